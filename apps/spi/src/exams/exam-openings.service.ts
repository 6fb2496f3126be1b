import { Injectable } from '@nestjs/common';
import { formatCents, toCents, type Cents } from '#libs/kernel';
import { VirtualOrders } from '../settlement/payments/virtual-orders.repository';
import { endToEndIdOf } from '../virtual-payers/payment-series';
import { PaymentSeriesRepository } from '../virtual-payers/payment-series.repository';
import { PaymentSeriesService } from '../virtual-payers/payment-series.service';
import { VirtualReturnsRepository } from '../virtual-returns/virtual-returns.repository';
import { type ExamBody } from './exam-body';
import { rejected, withoutClient, withoutPayment } from './exam-refusals';
import { type ExamRun } from './exam-run';
import { ordersOf, perSecondOf } from './grading/capacity';
import { type Opening } from './items/exam-item';

/** What the examiner has sent. */
export type Opened = Pick<ExamRun, 'subject' | 'deadlineAt' | 'seriesId'>;

const NOTHING: Opened = { subject: null, deadlineAt: null, seriesId: null };
/** The amount of a payment of the examiner, if the request names none. */
const AMOUNT = toCents(1_000);

/** Does what the examiner does when a run begins. */
@Injectable()
export class ExamOpenings {
  constructor(
    private readonly series: PaymentSeriesService,
    private readonly players: PaymentSeriesRepository,
    private readonly payments: VirtualReturnsRepository,
    private readonly orders: VirtualOrders,
  ) {}

  /** @throws ExamNotReady if the participant cannot get what the examiner sends */
  async open(opening: Opening, body: ExamBody): Promise<Opened> {
    if (opening === 'none') return NOTHING;
    const { ispb } = body;
    if (!(await this.players.playsItself(ispb))) throw withoutClient(ispb);
    if (opening === 'payment') return this.pay(body);
    return opening === 'return' ? this.giveBack(body) : this.load(body);
  }

  /** Stops what the examiner still has to send. */
  async stop({ seriesId }: Pick<Opened, 'seriesId'>): Promise<void> {
    if (seriesId !== null) await this.series.stop(seriesId);
  }

  private async pay({ ispb, amount }: ExamBody): Promise<Opened> {
    const series = await this.series.start(paymentOf(ispb, amount));
    const subject = endToEndIdOf(series, 0);
    const payment = await this.payments.find(subject);
    if (payment?.status === 'REJECTED') throw rejected('order', payment.reasonCode);
    return { subject, deadlineAt: payment?.deadlineAt ?? null, seriesId: null };
  }

  private async giveBack({ ispb, amount, endToEndId }: ExamBody): Promise<Opened> {
    const payment = await this.payments.returnable(ispb, endToEndId);
    if (payment === null) throw withoutPayment(ispb);
    const given = await this.orders.giveBack(payment.endToEndId, amount, 'MD06');
    if (given === undefined) throw withoutPayment(ispb);
    const { returnId: subject, deadlineAt, status, reasonCode } = given;
    if (status === 'REJECTED') throw rejected('return', reasonCode);
    return { subject, deadlineAt, seriesId: null };
  }

  private async load(body: ExamBody): Promise<Opened> {
    if (body.role === 'PAYER') return NOTHING;
    const pace = { count: ordersOf(body), perSecond: perSecondOf(body) };
    const { id: seriesId } = await this.series.start({
      ...paymentOf(body.ispb, body.amount ?? toCents(1)),
      ...pace,
    });
    return { ...NOTHING, seriesId };
  }
}

function paymentOf(to: string, amount: Cents | undefined): object {
  return { to, amount: formatCents(amount ?? AMOUNT) };
}
