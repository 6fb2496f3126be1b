import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { Failure, RequestInvalid, type Clock } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { CLOCK, DueWork } from '#libs/sandbox';
import { VirtualOrders } from '../settlement/payments/virtual-orders.repository';
import { ExampleSeries } from './example-series';
import { newSeries } from './new-series';
import { paymentBody } from './payment-body';
import { endOfBatch, orderOf, type PaymentSeries } from './payment-series';
import {
  ParticipantPlaysItself,
  PaymentConflict,
  PaymentSeriesNotFound,
} from './payment-series.errors';
import { PaymentSeriesRepository, SERIES_DUE, type NewSeries } from './payment-series.repository';

/** Sends payments for participants that the simulator plays. */
@Injectable()
export class PaymentSeriesService {
  constructor(
    dueWork: DueWork,
    private readonly repository: PaymentSeriesRepository,
    private readonly orders: VirtualOrders,
    private readonly examples: ExampleSeries,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(SERIES_DUE, ({ key }) => this.sendBatch(key));
  }

  /**
   * Starts the payments that a body asks for. Those that are sent now are sent when it resolves.
   * @throws RequestInvalid if the body is not valid
   */
  async start(body: unknown): Promise<PaymentSeries> {
    const read = readJson(paymentBody, body);
    if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
    const nowMs = this.clock.nowMs();
    const series = newSeries(read.value, nowMs);
    const { from } = series.template;
    if (await this.repository.playsItself(from)) throw new ParticipantPlaysItself(from);
    const earlier = await this.add(series);
    if (earlier !== undefined) return earlier;
    audit('send virtual payments', series.id);
    // Due work would wait until the clock of the sandbox moves.
    if (series.startMs <= nowMs) await this.sendBatch(series.id);
    this.repository.announce();
    return this.find(series.id);
  }

  async find(id: string): Promise<PaymentSeries> {
    const stored = await this.repository.find(id);
    const series =
      stored ?? ((await this.examples.make(id)) ? await this.repository.find(id) : null);
    if (series === null) throw new PaymentSeriesNotFound(id);
    return series;
  }

  /** Stops a series. It stays as it is if it has ended. */
  async stop(id: string): Promise<PaymentSeries> {
    await this.find(id);
    await this.repository.end(id, 'STOPPED', null);
    audit('stop virtual payments', id);
    return this.find(id);
  }

  /** Stores the series; returns the earlier one if the same request was received before. */
  private async add(series: NewSeries): Promise<PaymentSeries | undefined> {
    const { endToEndId, content } = series;
    if (endToEndId === null) return this.repository.add(series);
    const known = await this.repository.findByEndToEndId(endToEndId);
    if (known === null && (await this.repository.isTaken(endToEndId))) {
      throw new PaymentConflict(endToEndId);
    }
    const earlier = known ?? (await this.repository.add(series));
    if (earlier !== undefined && earlier.content !== content) throw new PaymentConflict(endToEndId);
    return earlier;
  }

  /** Sends the payments that are due. The second time it sends the same ones, which then have no effect. */
  private async sendBatch(id: string): Promise<void> {
    const series = await this.repository.find(id);
    if (series?.status !== 'RUNNING') return;
    const end = endOfBatch(series, this.clock.nowMs());
    const indices = Array.from({ length: end - series.sent }, (_, index) => series.sent + index);
    const sends = indices.map((index) => this.orders.send(orderOf(series, index)));
    const failed = (await Promise.allSettled(sends)).find(({ status }) => status === 'rejected');
    if (failed === undefined) return this.repository.noteSent(series, end);
    const reason: unknown = (failed as PromiseRejectedResult).reason;
    if (reason instanceof Failure) await this.repository.end(id, 'FAILED', reason.detail);
    throw reason;
  }
}
