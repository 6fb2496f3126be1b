import { IsIn, IsOptional } from 'class-validator';
import { type Settle } from '../settlement/payments/contract-payments';

const SETTLE = ['now', 'async'] as const;

export class SettleRequest {
  /**
   * now: the payment settles before the response. async: the institution of the receiver decides later. Default: the variable
   * `SPI_SETTLE`.
   * @example now
   */
  @IsOptional()
  @IsIn(SETTLE, { message: `Must be one of ${SETTLE.join(', ')}.` })
  settle?: Settle;
}
