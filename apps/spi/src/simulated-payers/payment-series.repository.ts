import { Injectable } from '@nestjs/common';
import { findRow, type NewRow, type Transactional, type UnitOfWork } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type PaymentSeries } from './payment-series';
import { PaymentSeriesRow } from './payment-series.row';

/** A series that is not stored yet. */
export type NewSeries = NewRow<PaymentSeriesRow>;

/** The rows of series. */
@Injectable()
export class PaymentSeriesRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** @returns false if a series with its EndToEndId is stored already; then nothing is stored */
  *insert(tx: UnitOfWork, series: NewSeries): Transactional<boolean> {
    const sql = tx.sql(PaymentSeriesRow);
    const rows = yield sql.insert(series, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return rows.length > 0;
  }

  async find(id: string): Promise<PaymentSeries | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, PaymentSeriesRow, { id });
  }

  async findByEndToEndId(endToEndId: string): Promise<PaymentSeriesRow | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, PaymentSeriesRow, { endToEndId });
  }

  /**
   * Stores that a batch was sent. Does nothing if that is stored already.
   * @param end the number of payments that have been sent
   * @returns whether the series still has payments to send
   */
  *noteSent(tx: UnitOfWork, { id, sent }: PaymentSeries, end: number): Transactional<boolean> {
    const [row] = yield {
      sql:
        `UPDATE ${tx.table(PaymentSeriesRow)} SET sent = $1, status = CASE WHEN status = 'RUNNING' AND $1 >= count ` +
        `THEN 'COMPLETED' ELSE status END WHERE id = $2 AND sent = $3 RETURNING status`,
      parameters: [end, id, sent],
    };
    return row?.['status'] === 'RUNNING';
  }

  /** Ends a series that is running. */
  *end(
    tx: UnitOfWork,
    id: string,
    status: 'STOPPED' | 'FAILED',
    failure: string | null,
  ): Transactional<void> {
    yield {
      sql:
        `UPDATE ${tx.table(PaymentSeriesRow)} SET status = $1, failure = $2 ` +
        `WHERE id = $3 AND status = 'RUNNING' RETURNING id`,
      parameters: [status, failure, id],
    };
  }
}
