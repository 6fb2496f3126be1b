import { IsDirection, PeriodRequest, type Direction } from '#libs/http';

/** The filters of the entries of an account. */
export class ListEntriesRequest extends PeriodRequest {
  /**
   * Only entries that credit the account, or only those that debit it.
   * @example CREDIT
   */
  @IsDirection()
  direction?: Direction;
}
