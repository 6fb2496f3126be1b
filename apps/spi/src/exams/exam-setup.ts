import { Injectable } from '@nestjs/common';
import { formatCents, toCents, type Cents } from '#libs/kernel';
import { ParticipantRepository } from '../participants/participant.repository';
import { ReturnPayment } from '../settlement/returns/return-payment';
import { TransactionRepository } from '../settlement/transaction.repository';
import { endToEndIdOf } from '../simulated-payers/payment-series';
import { PaymentSeriesService } from '../simulated-payers/payment-series.service';
import { type ExamRequest } from './exam.request';
import { rejected, withoutClient, withoutPayment } from './exam-refusals';
import { type ExamRun } from './exam-run';
import { capacityOf, paymentsOf, perSecondOf } from './grading/capacity';
import { type Setup } from './items/exam-item';

/** The payment, return or series of payments that the examiner sent. */
export type Prepared = Pick<ExamRun, 'subject' | 'deadlineAt' | 'seriesId'>;

export const NOTHING_SENT: Prepared = { subject: null, deadlineAt: null, seriesId: null };
/** The amount of a payment of the examiner, if the request names none. */
const AMOUNT = toCents(1_000);

/** The actions of the examiner when a run begins. */
@Injectable()
export class ExamSetup {
  constructor(
    private readonly series: PaymentSeriesService,
    private readonly participants: ParticipantRepository,
    private readonly payments: TransactionRepository,
    private readonly returns: ReturnPayment,
  ) {}

  /** @throws ExamNotReady if the participant cannot receive the messages of the examiner */
  async prepare(setup: Setup, body: ExamRequest): Promise<Prepared> {
    if (setup === 'none') return NOTHING_SENT;
    const { ispb } = body;
    if (!(await this.participants.isClient(ispb))) throw withoutClient(ispb);
    if (setup === 'payment') return this.pay(body);
    return setup === 'return' ? this.giveBack(body) : this.load(body);
  }

  /** Stops the remaining payments of the examiner. */
  async stop({ seriesId }: Pick<Prepared, 'seriesId'>): Promise<void> {
    if (seriesId !== null) await this.series.stop(seriesId);
  }

  private async pay({ ispb, amount }: ExamRequest): Promise<Prepared> {
    const series = await this.series.start(paymentOf(ispb, amount));
    const subject = endToEndIdOf(series, 0);
    const payment = await this.payments.findByEndToEndId(subject);
    if (payment?.status === 'REJECTED') throw rejected('payment', payment.reasonCode);
    return { subject, deadlineAt: payment?.deadlineAt ?? null, seriesId: null };
  }

  private async giveBack({ ispb, amount, endToEndId }: ExamRequest): Promise<Prepared> {
    const payment = await this.payments.returnable(ispb, endToEndId);
    if (payment === null) throw withoutPayment(ispb);
    const given = await this.returns.giveBack(payment.endToEndId, amount, 'MD06');
    if (given === undefined) throw withoutPayment(ispb);
    const { returnId: subject, deadlineAt, status, reasonCode } = given;
    if (status === 'REJECTED') throw rejected('return', reasonCode);
    return { subject, deadlineAt, seriesId: null };
  }

  private async load(body: ExamRequest): Promise<Prepared> {
    const capacity = capacityOf(body);
    if (capacity.role === 'PAYER') return NOTHING_SENT;
    const pace = { count: paymentsOf(capacity), perSecond: perSecondOf(capacity) };
    const { id: seriesId } = await this.series.start({
      ...paymentOf(body.ispb, body.amount ?? toCents(1)),
      ...pace,
    });
    return { ...NOTHING_SENT, seriesId };
  }
}

function paymentOf(to: string, amount: Cents | undefined): object {
  return { to, amount: formatCents(amount ?? AMOUNT) };
}
