import { IsIn, IsOptional, Matches } from 'class-validator';
import { ISPB } from '#libs/brazil';
import { PeriodRequest } from '#libs/http';
import { TRANSACTION_STATUSES, type TransactionStatus } from '../settlement/transaction';

const ISPB_EXPECTED = 'Must be an ISPB (8 digits or capital letters).';

/** The filters of the transaction list. Without filters, all transactions are listed. */
export class ListTransactionsRequest extends PeriodRequest {
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
}
