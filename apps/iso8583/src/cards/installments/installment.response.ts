import { brasiliaDate } from '#libs/brazil';
import { type Installment, scheduleOf, yearlyCostOf } from '../../account/installments/schedule';
import { type InstallmentType } from '../../account/installments/installments';
import { type CardTransaction } from '../../account/transaction';

/** One monthly installment. Amounts are in cents. */
export class InstallmentResponse {
  /** @example 1 */
  number!: number;
  /**
   * The day of Brasília on which it is due.
   * @example 2026-12-21
   */
  dueDate!: string;
  /** @example 52261 */
  amount!: number;
  /**
   * The part that pays the purchase.
   * @example 49261
   */
  principal!: number;
  /**
   * The interest of the issuer.
   * @example 3000
   */
  interest!: number;

  static of({ number, dueDate, amount, principal, interest }: Installment): InstallmentResponse {
    return { number, dueDate, amount, principal, interest };
  }
}

/** A payment in installments, as the cardholder pays it. Amounts are in cents. */
export class InstallmentPlanResponse {
  /**
   * Id of the transaction.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  transactionId!: string;
  /** Who finances the plan: the merchant (without interest) or the issuer (with interest). */
  type!: InstallmentType;
  /** @example 2 */
  count!: number;
  /**
   * The interest per month, in percent, when the payment was approved.
   * @example "3.00"
   */
  monthlyRate!: string;
  /**
   * The CET (custo efetivo total) per year, in percent. There is no IOF and no fee.
   * @example "42.57"
   */
  cet!: string;
  /**
   * The amount of the purchase that was not reversed.
   * @example 100000
   */
  principal!: number;
  /**
   * The interest of all installments.
   * @example 4522
   */
  interest!: number;
  /**
   * The sum of all installments: principal + interest.
   * @example 104522
   */
  total!: number;
  /**
   * Time of the purchase, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;
  installments!: InstallmentResponse[];

  static of({ id, installments: plan, netAmount, createdAt }: CardTransaction) {
    if (plan === null) throw new Error(`Transaction ${id} has no installments.`);
    const schedule = scheduleOf(netAmount, plan, brasiliaDate(Date.parse(createdAt)));
    const interest = schedule.reduce((sum, each) => sum + each.interest, 0);
    const response: InstallmentPlanResponse = {
      ...{ transactionId: id, type: plan.type, count: plan.count },
      ...{ monthlyRate: plan.monthlyRate ?? '0.00', cet: yearlyCostOf(netAmount, schedule) },
      ...{ principal: netAmount, interest, total: netAmount + interest, createdAt },
      installments: schedule.map((each) => InstallmentResponse.of(each)),
    };
    return response;
  }
}

/** The installments of a card that are due in one month. Amounts are in cents. */
export class InstallmentMonthResponse {
  /** @example 2026-12 */
  month!: string;
  /**
   * The number of installments.
   * @example 1
   */
  installments!: number;
  /** @example 49261 */
  principal!: number;
  /** @example 3000 */
  interest!: number;
  /**
   * The amount in the bill of the month: principal + interest.
   * @example 52261
   */
  total!: number;
}
