import { formatCents, toIsoUtc } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { endToEndIdOf, instantOf, type PaymentSeries, type SeriesStatus } from './payment-series';

/** The maximum number of EndToEndIds in a response. */
const IDS_LISTED = 100;

/** Payments of a payer that the simulator plays. */
@LinksTo(
  {
    findPayments: { id: '/id' },
    stopPayments: { id: '/id' },
    findTransaction: { endToEndId: '/first' },
  },
  {
    sendReturn: { endToEndId: '/first' },
  },
)
export class PaymentSeriesResponse {
  /**
   * The id of the payments in `/__admin/payments/{id}`, a UUID.
   * @example 00000000-0000-4000-8000-000000000041
   */
  id!: string;

  /**
   * RUNNING: not all payments are sent yet. COMPLETED: all are sent. STOPPED: the rest will not be sent. FAILED: the same, for
   * the reason in `failure`.
   * @example COMPLETED
   */
  status!: SeriesStatus;

  /** @example 99999003 */
  from!: string;

  /** @example 12345678 */
  to!: string;

  /**
   * The amount of each payment, in reais.
   * @example 150.00
   */
  amount!: string;

  /**
   * The number of payments.
   * @example 1
   */
  count!: number;

  /**
   * The number of payments per second.
   * @example 10
   */
  perSecond!: number;

  /**
   * The number of payments that have been sent.
   * @example 1
   */
  sent!: number;

  /**
   * The instant of the first payment, on the clock of the sandbox.
   * @example 2026-01-31T12:00:00.000Z
   */
  startsAt!: string;

  /**
   * The instant of the last payment.
   * @example 2026-01-31T12:00:00.000Z
   */
  endsAt!: string;

  /**
   * EndToEndId of the first payment.
   * @example E9999900320260131120012345670000
   */
  first!: string;

  /**
   * EndToEndId of the last payment.
   * @example E9999900320260131120012345670000
   */
  last!: string;

  /**
   * All EndToEndIds, if there are at most 100 payments.
   * @example ["E9999900320260131120012345670000"]
   */
  endToEndIds?: string[];

  /** Why the payments could not be sent. */
  failure?: string;

  static of(series: PaymentSeries): PaymentSeriesResponse {
    const { id, status, template, count, perSecond, sent, startMs, failure } = series;
    const ids = count > IDS_LISTED ? undefined : Array.from({ length: count }, (_, at) => at);
    return {
      id,
      status,
      from: template.from,
      to: template.to,
      amount: formatCents(template.amount),
      count,
      perSecond,
      sent,
      startsAt: toIsoUtc(startMs),
      endsAt: toIsoUtc(instantOf(series, count - 1)),
      first: endToEndIdOf(series, 0),
      last: endToEndIdOf(series, count - 1),
      ...(ids === undefined ? {} : { endToEndIds: ids.map((at) => endToEndIdOf(series, at)) }),
      ...(failure === null ? {} : { failure }),
    };
  }
}
