import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { type Clock } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { CLOCK } from '#libs/sandbox';
import { ParticipantRepository } from '../participants/participant.repository';
import { TransactionRepository } from '../settlement/transaction.repository';
import { EXAMPLE_SERIES, exampleSeries } from './example-series';
import { newSeries } from './new-series';
import { paymentRequest } from './payment.request';
import { type PaymentSeries } from './payment-series';
import {
  ParticipantPlaysItself,
  PaymentConflict,
  PaymentSeriesNotFound,
} from './payment-series.errors';
import { PaymentSeriesRepository, type NewSeries } from './payment-series.repository';
import { SendSeries } from './send-series';

/** Payments of payers that the simulator plays. */
@Injectable()
export class PaymentSeriesService {
  constructor(
    private readonly series: PaymentSeriesRepository,
    private readonly sending: SendSeries,
    private readonly participants: ParticipantRepository,
    private readonly transactions: TransactionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Starts the payments of a request. Those that are due now have been sent when it resolves.
   * @throws RequestInvalid if the body is not valid
   */
  async start(body: unknown): Promise<PaymentSeries> {
    const nowMs = this.clock.nowMs();
    const series = newSeries(readRequest(paymentRequest, body), nowMs);
    const { from } = series.template;
    if (await this.participants.isClient(from)) throw new ParticipantPlaysItself(from);
    const earlier = await this.store(series);
    if (earlier !== undefined) return earlier;
    audit('send virtual payments', series.id);
    // Due work would wait until the clock of the sandbox moves.
    if (series.startMs <= nowMs) await this.sending.sendBatch(series.id);
    return this.find(series.id);
  }

  async find(id: string): Promise<PaymentSeries> {
    const stored = await this.series.find(id);
    if (stored !== undefined) return stored;
    if (id !== EXAMPLE_SERIES) throw new PaymentSeriesNotFound(id);
    await this.sending.start(exampleSeries(this.clock.nowMs()));
    return this.find(id);
  }

  /** Stops a series. A series that has ended does not change. */
  async stop(id: string): Promise<PaymentSeries> {
    await this.find(id);
    await this.sending.end(id, 'STOPPED', null);
    audit('stop virtual payments', id);
    return this.find(id);
  }

  /** Stores the series. @returns the earlier one if the same request was received before */
  private async store(series: NewSeries): Promise<PaymentSeries | undefined> {
    const { endToEndId, content } = series;
    const known = endToEndId === null ? undefined : await this.series.findByEndToEndId(endToEndId);
    if (known === undefined) {
      const isTaken = endToEndId !== null && (await this.transactions.isStored(endToEndId));
      if (isTaken) throw new PaymentConflict(endToEndId);
      if (await this.sending.start(series)) return undefined;
    }
    if (endToEndId === null) throw new Error(`The id ${series.id} is not new.`);
    // If it is not known, a simultaneous request has stored it.
    const earlier = known ?? (await this.series.findByEndToEndId(endToEndId));
    if (earlier?.content !== content) throw new PaymentConflict(endToEndId);
    return earlier;
  }
}
