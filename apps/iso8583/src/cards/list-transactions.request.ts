import { IsIn, IsOptional, Matches } from 'class-validator';
import { PeriodRequest } from '#libs/http';
import { TRANSACTION_KINDS, type TransactionKind } from '../account/transaction';

/** The filters of the transactions of all cards. Without filters, all transactions are listed. */
export class ListTransactionsRequest extends PeriodRequest {
  /**
   * Only transactions of the card with this number.
   * @example "4000000000000001"
   */
  @IsOptional()
  @Matches(/^[0-9]{12,19}$/, { message: 'Must be a card number of 12 to 19 digits.' })
  pan?: string;

  /** Only transactions with this effect on the account. */
  @IsOptional()
  @IsIn(TRANSACTION_KINDS, { message: `Must be one of ${TRANSACTION_KINDS.join(', ')}.` })
  kind?: TransactionKind;

  /**
   * Only transactions with this response code (DE39).
   * @example "00"
   */
  @IsOptional()
  @Matches(/^[0-9A-Z]{2}$/, { message: 'Must be a response code of two characters, as in 05.' })
  responseCode?: string;
}
