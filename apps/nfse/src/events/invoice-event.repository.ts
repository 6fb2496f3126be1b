import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  returning,
  type Transactional,
  type SqlRow,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { InvoiceEventRow } from '../invoices/invoice.row';
import { type RegisteredEvent } from './invoice-event';

/** Reads and writes the events of invoices. */
@Injectable()
export class InvoiceEventRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The events of an invoice, in the order of their registration. */
  async ofInvoice(accessKey: string): Promise<readonly RegisteredEvent[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, InvoiceEventRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${sql.table} WHERE access_key = $1 ORDER BY registered_at_ms, type, event_number`,
      [accessKey],
    );
    return rows.map((row) => sql.read(row));
  }

  *insert(tx: UnitOfWork, event: RegisteredEvent): Transactional<void> {
    yield tx.sql(InvoiceEventRow).insert(event, 'ON CONFLICT DO NOTHING');
  }
}
