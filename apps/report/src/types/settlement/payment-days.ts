import { type Row } from '#libs/tabular';
import { type Receivable } from './receivables';

/** The sums of one day of payment, in cents. */
interface PaymentDay {
  readonly gross: number;
  readonly discount: number;
  readonly net: number;
  readonly anticipationFee: number;
  readonly paid: number;
  readonly count: number;
}

const NOTHING: PaymentDay = {
  ...{ gross: 0, discount: 0, net: 0, anticipationFee: 0, paid: 0 },
  count: 0,
};

/** The payments of an acquirer by day. Their number is limited by the days of the period and of the longest plan. */
export class PaymentDays {
  private readonly days = new Map<string, PaymentDay>();

  get count(): number {
    return this.days.size;
  }

  add(receivables: readonly Receivable[]): void {
    for (const { paymentDay, gross, discount, net, anticipationFee, paid } of receivables) {
      const day = this.days.get(paymentDay) ?? NOTHING;
      this.days.set(paymentDay, {
        gross: day.gross + gross,
        discount: day.discount + discount,
        net: day.net + net,
        anticipationFee: day.anticipationFee + anticipationFee,
        paid: day.paid + paid,
        count: day.count + 1,
      });
    }
  }

  /** One row for each day, in their order. `installments` is the number of receivables. */
  rows(today: string): Row[] {
    return [...this.days]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, { gross, discount, net, anticipationFee, paid, count }]) => [
        ...['payment', null, null, null, null, null, null, count],
        ...[gross, discount, net, anticipationFee, paid],
        ...[null, day, day <= today ? 'paid' : 'scheduled', null, null, null],
      ]);
  }
}
