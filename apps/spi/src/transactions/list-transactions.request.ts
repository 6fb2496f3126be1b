import { IsIn, IsOptional, Matches } from 'class-validator';
import { ISPB } from '#libs/brazil';
import { IsInstant, PageRequest } from '#libs/platform';
import { TRANSACTION_STATUSES, type TransactionStatus } from './transaction';

const ISPB_EXPECTED = 'Must be an ISPB (8 digits or capital letters).';

/** The filters of the transaction list. Without filters, all transactions are listed. */
export class ListTransactionsRequest extends PageRequest {
  /** Only transactions with this status. */
  @IsOptional()
  @IsIn(TRANSACTION_STATUSES, { message: `Must be one of ${TRANSACTION_STATUSES.join(', ')}.` })
  status?: TransactionStatus;

  /** Only transactions with this institution (ISPB) as the payer. */
  @IsOptional()
  @Matches(ISPB, { message: ISPB_EXPECTED })
  debtorIspb?: string;

  /** Only transactions with this institution (ISPB) as the receiver. */
  @IsOptional()
  @Matches(ISPB, { message: ISPB_EXPECTED })
  creditorIspb?: string;

  /** Only transactions created at this instant or later (ISO 8601). Without a time zone, it is in UTC. */
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only transactions created before this instant (ISO 8601). Without a time zone, it is in UTC. */
  @IsOptional()
  @IsInstant()
  to?: string;
}
