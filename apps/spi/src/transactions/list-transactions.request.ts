import { IsIn, IsOptional, Matches } from 'class-validator';
import { ISPB } from '#libs/brazil';
import { IsInstant, PageRequest } from '#libs/platform';
import { TRANSACTION_STATUSES, type TransactionStatus } from './transaction';

const ISPB_EXPECTED = 'Must be an ISPB (8 digits or capital letters).';

/** Which transactions to list; without any of it, all of them. */
export class ListTransactionsRequest extends PageRequest {
  /** Only transactions in this state. */
  @IsOptional()
  @IsIn(TRANSACTION_STATUSES, { message: `Must be one of ${TRANSACTION_STATUSES.join(', ')}.` })
  status?: TransactionStatus;

  /** Only transactions that this institution pays. */
  @IsOptional()
  @Matches(ISPB, { message: ISPB_EXPECTED })
  debtorIspb?: string;

  /** Only transactions that this institution receives. */
  @IsOptional()
  @Matches(ISPB, { message: ISPB_EXPECTED })
  creditorIspb?: string;

  /** Only transactions created at this instant or later, ISO 8601; UTC where it names no zone. */
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only transactions created before this instant, ISO 8601; UTC where it names no zone. */
  @IsOptional()
  @IsInstant()
  to?: string;
}
