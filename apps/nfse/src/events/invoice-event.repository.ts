import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  returning,
  type Statement,
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
    const events = EntitySql.of(database, InvoiceEventRow);
    const { sql, parameters } = selectOf(events, accessKey);
    const rows = await returning<SqlRow>(database, sql, parameters);
    return rows.map((row) => events.read(row));
  }

  /** As `ofInvoice`, in a transaction. It sees all events if the transaction has locked the invoice. */
  *ofInvoiceIn(tx: UnitOfWork, accessKey: string): Transactional<readonly RegisteredEvent[]> {
    const events = tx.sql(InvoiceEventRow);
    return (yield selectOf(events, accessKey)).map((row) => events.read(row));
  }

  /** How many events an invoice has. It counts all if the transaction has locked the invoice. */
  *countIn(tx: UnitOfWork, accessKey: string): Transactional<number> {
    const sql = `SELECT count(*) AS events FROM ${tx.table(InvoiceEventRow)} WHERE access_key = $1`;
    const [counted] = yield { sql, parameters: [accessKey] };
    return Number(counted?.['events']);
  }

  /** Stores an event. Every event of the service is stored by this. An event that is stored already stays as it is. */
  *insert(tx: UnitOfWork, event: RegisteredEvent): Transactional<void> {
    yield tx.sql(InvoiceEventRow).insert(event, 'ON CONFLICT DO NOTHING');
  }
}

function selectOf(events: EntitySql<InvoiceEventRow>, accessKey: string): Statement {
  return {
    sql: `SELECT * FROM ${events.table} WHERE access_key = $1 ORDER BY registered_at_ms, type, event_number`,
    parameters: [accessKey],
  };
}
