import { formatCents } from '#libs/kernel';
import { type Slip } from './slip';

export class SlipResponse {
  /** @format uuid */
  readonly id!: string;
  /** In reais, with two decimal places. @example 10.00 */
  readonly amount!: string;

  static of({ id, amount }: Slip): SlipResponse {
    return { id, amount: formatCents(amount) };
  }
}
