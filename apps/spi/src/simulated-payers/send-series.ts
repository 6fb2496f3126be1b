import { Inject, Injectable } from '@nestjs/common';
import { Failure, toIsoUtc, type Clock } from '#libs/kernel';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { CLOCK, DueWork, Sandboxes } from '#libs/sandbox';
import { SimulatedPayer } from '../settlement/payments/simulated-payer';
import { endOfBatch, instantOf, paymentOf, type PaymentSeries } from './payment-series';
import { PaymentSeriesRepository, type NewSeries } from './payment-series.repository';

/** The kind of due work that sends the next batch of a series. */
const SERIES_DUE = 'spi-payment-series';

/** Sends the payments of series in batches. Each batch is due work that is stored with the series. */
@Injectable()
export class SendSeries {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly series: PaymentSeriesRepository,
    private readonly payer: SimulatedPayer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(SERIES_DUE, ({ key }) => this.sendBatch(key));
  }

  /**
   * Stores a series and schedules its first batch.
   * @returns false if a series with its EndToEndId is stored already; then nothing is stored
   */
  start(series: NewSeries): Promise<boolean> {
    const insert = (tx: UnitOfWork) => this.series.insert(tx, series);
    const schedule = (tx: UnitOfWork) => this.schedule(tx, series);
    return this.sandboxes.atomically(function* (tx) {
      if (!(yield* insert(tx))) return false;
      yield* schedule(tx);
      return true;
    });
  }

  /** Ends a series that is running. A batch that is being sent is still sent. */
  async end(id: string, status: 'STOPPED' | 'FAILED', failure: string | null): Promise<void> {
    const { dueWork, series } = this;
    await this.sandboxes.atomically(function* (tx) {
      yield* series.end(tx, id, status, failure);
      yield* dueWork.cancel(tx, SERIES_DUE, id);
    });
  }

  /** Sends the payments that are due. If a batch is sent a second time, its payments are stored already and nothing happens. */
  async sendBatch(id: string): Promise<void> {
    const series = await this.series.find(id);
    if (series?.status !== 'RUNNING') return;
    const end = endOfBatch(series, this.clock.nowMs());
    const indices = Array.from({ length: end - series.sent }, (_, index) => series.sent + index);
    const sends = indices.map((index) => this.payer.send(paymentOf(series, index)));
    const failed = (await Promise.allSettled(sends)).find(({ status }) => status === 'rejected');
    if (failed === undefined) return this.noteSent(series, end);
    const reason: unknown = (failed as PromiseRejectedResult).reason;
    if (reason instanceof Failure) await this.end(id, 'FAILED', reason.detail);
    throw reason;
  }

  private async noteSent(series: PaymentSeries, end: number): Promise<void> {
    const note = (tx: UnitOfWork) => this.series.noteSent(tx, series, end);
    const schedule = (tx: UnitOfWork) => this.schedule(tx, { ...series, sent: end });
    await this.sandboxes.atomically(function* (tx) {
      if (yield* note(tx)) yield* schedule(tx);
    });
  }

  private schedule(
    tx: UnitOfWork,
    series: Pick<PaymentSeries, 'id' | 'sent' | 'startMs' | 'perSecond'>,
  ): Transactional<void> {
    const { id: key, sent } = series;
    const dueAt = toIsoUtc(instantOf(series, sent));
    // The payload differs for each batch, so due work that has run does not remove the next one.
    return this.dueWork.schedule(tx, { kind: SERIES_DUE, key, dueAt, payload: { sent } });
  }
}
