import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, EntitySql, type AtomicWork, type NewRow } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { ParticipantRow } from '../participants/participant.row';
import { TransactionRow } from '../transactions/transaction.row';
import { instantOf, type PaymentSeries } from './payment-series';
import { PaymentSeriesRow } from './payment-series.row';

/** The kind of due work that sends the next batch of a series. */
export const SERIES_DUE = 'spi-payment-series';

/** A series as the request asks for it. */
export type NewSeries = NewRow<PaymentSeriesRow>;

/** Stores series together with the due work that sends their next batches. */
@Injectable()
export class PaymentSeriesRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
  ) {}

  /**
   * Stores a series and schedules its first batch. The caller calls `announce`.
   * @returns the series that has the EndToEndId already; undefined if there was none
   */
  async add(series: NewSeries): Promise<PaymentSeriesRow | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, PaymentSeriesRow);
    const next = () => this.scheduling(database, series);
    const { endToEndId } = series;
    return atomically(database, function* () {
      const rows = yield sql.insert(series, 'ON CONFLICT DO NOTHING RETURNING sequence');
      if (rows.length > 0) return yield* next();
      const text = `SELECT * FROM ${sql.table} WHERE end_to_end_id = $1`;
      const [earlier] = yield { sql: text, parameters: [endToEndId] };
      return earlier && sql.read(earlier);
    });
  }

  async find(id: string): Promise<PaymentSeries | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(PaymentSeriesRow).findOneBy({ id });
  }

  async findByEndToEndId(endToEndId: string): Promise<PaymentSeriesRow | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(PaymentSeriesRow).findOneBy({ endToEndId });
  }

  /**
   * Stores that a batch was sent, and schedules the next one.
   * @param end the number of payments that are sent now
   */
  async noteSent(series: PaymentSeries, end: number): Promise<void> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, PaymentSeriesRow);
    const next = () => this.scheduling(database, { ...series, sent: end });
    const sql =
      `UPDATE ${table} SET sent = $1, status = CASE WHEN status = 'RUNNING' AND $1 >= count ` +
      `THEN 'COMPLETED' ELSE status END WHERE id = $2 AND sent = $3 RETURNING status`;
    await atomically(database, function* () {
      const [row] = yield { sql, parameters: [end, series.id, series.sent] };
      if (row?.['status'] === 'RUNNING') yield* next();
    });
    this.dueWork.announce();
  }

  /** Ends a series that is running. A batch that is being sent is still sent. */
  async end(id: string, status: 'STOPPED' | 'FAILED', failure: string | null): Promise<void> {
    const database = await this.sandboxes.database();
    const { dueWork } = this;
    const { table } = EntitySql.of(database, PaymentSeriesRow);
    const sql =
      `UPDATE ${table} SET status = $1, failure = $2 ` +
      `WHERE id = $3 AND status = 'RUNNING' RETURNING id`;
    await atomically(database, function* () {
      yield { sql, parameters: [status, failure, id] };
      yield dueWork.cancelling(database, SERIES_DUE, id);
    });
  }

  announce(): void {
    this.dueWork.announce();
  }

  /** Whether a participant answers for itself: then the simulator does not send messages for it. */
  async playsItself(ispb: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    return database.getRepository(ParticipantRow).existsBy({ ispb, player: 'CLIENT' });
  }

  /** Whether a payment with this EndToEndId is stored. */
  async isTaken(endToEndId: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    return database.getRepository(TransactionRow).existsBy({ endToEndId });
  }

  private *scheduling(
    database: DataSource,
    series: Pick<PaymentSeries, 'id' | 'sent' | 'startMs' | 'perSecond'>,
  ): AtomicWork<undefined> {
    const { id, sent } = series;
    const dueAt = toIsoUtc(instantOf(series, sent));
    // The payload differs for each batch: due work that is done removes only the work that it was.
    const payload = { sent };
    yield this.dueWork.enlisting(database, { kind: SERIES_DUE, key: id, dueAt, payload });
    return undefined;
  }
}
