import { Matches } from 'class-validator';

export class RegisterSlipRequest {
  /** In reais, with two decimal places. @example 10.00 */
  @Matches(/^\d{1,9}\.\d{2}$/)
  readonly amount!: string;
}
