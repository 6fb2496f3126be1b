import { IsIn, IsOptional } from 'class-validator';
import { type Settle } from '../settlement/payments/contract-orders.repository';

const SETTLE = ['now', 'async'] as const;

/** How a payment is settled. */
export class SettleRequest {
  /**
   * now: settles in the response. async: the institution of the receiver decides. Default: the variable `SPI_SETTLE`.
   * @example now
   */
  @IsOptional()
  @IsIn(SETTLE, { message: `Must be one of ${SETTLE.join(', ')}.` })
  settle?: Settle;
}
