import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  returning,
  tableOf,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import {
  InvoiceDocumentRow,
  InvoiceEventRow,
  InvoiceRow,
  NumberCounterRow,
} from '../invoices/invoice.row';
import { countsOf, numbered, type Delivery, type NumberedDocument } from './distributed-document';
import { DistributedDocumentRow } from './distributed-document.row';

const COUNTER_SUFFIX = ' nsu';

/** A distributed document with its content. */
export interface ReadDocument extends NumberedDocument {
  /** The signed NFS-e or event. */
  readonly xml: string;
}

/** A part of the documents of a recipient. */
export interface DocumentRange {
  readonly recipient: string;
  /** The first number of the part, if the recipient has it; otherwise the next one. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** Stores the documents that the national environment distributes. Each recipient has its own numbers (NSU). */
@Injectable()
export class DistributionRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The documents of a part, in ascending order of their numbers. */
  async read({ recipient, from, to, limit }: DocumentRange): Promise<readonly ReadDocument[]> {
    const database = await this.sandboxes.database();
    const document = EntitySql.of(database, DistributedDocumentRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT d.*, COALESCE(e.xml, x.nfse_xml) AS xml FROM ${document.table} AS d ` +
        `LEFT JOIN ${tableOf(database, InvoiceEventRow)} AS e ON e.access_key = d.access_key ` +
        'AND e.type = d.event_type AND e.event_number = d.event_number ' +
        `LEFT JOIN ${tableOf(database, InvoiceRow)} AS i ON i.access_key = d.access_key AND d.event_type = '' ` +
        `LEFT JOIN ${tableOf(database, InvoiceDocumentRow)} AS x ON x.invoice_id = i.id ` +
        'WHERE d.recipient = $1 AND d.nsu BETWEEN $2 AND $3 ORDER BY d.nsu LIMIT $4',
      [recipient, from, to, limit],
    );
    return rows.map((row) => Object.assign(document.read(row), { xml: String(row['xml']) }));
  }

  /** The documents of an invoice, for all recipients. */
  async ofInvoice(accessKey: string): Promise<readonly NumberedDocument[]> {
    const database = await this.sandboxes.database();
    const document = EntitySql.of(database, DistributedDocumentRow);
    const { sql, parameters } = document.select({ accessKey });
    const rows = await returning<SqlRow>(database, sql, parameters);
    return rows.map((row) => document.read(row));
  }

  /**
   * Distributes documents in the transaction that stores them, so that no number is lost and no document is missing.
   * It is the last step of the transaction, and done only once in it: it locks the counters of the recipients in
   * ascending order, so that two transactions never wait for each other.
   */
  *distribute(tx: UnitOfWork, deliveries: readonly Delivery[]): Transactional<void> {
    const counts = countsOf(deliveries);
    if (counts.length === 0) return;
    const raised = yield {
      sql: raiseCounters(tx.table(NumberCounterRow), counts.length),
      parameters: counts.flatMap(([recipient, count]) => [recipient + COUNTER_SUFFIX, count]),
    };
    const last = new Map(
      raised.map((row) => [
        String(row['counter']).slice(0, -COUNTER_SUFFIX.length),
        Number(row['last_number']),
      ]),
    );
    yield tx.sql(DistributedDocumentRow).insertMany(numbered(deliveries, last));
  }
}

/** The rows are locked in the order of the values. */
function raiseCounters(table: string, count: number): string {
  const values = Array.from({ length: count }, (_, index) => {
    const place = 2 * index + 1;
    return `($${String(place)}, $${String(place + 1)})`;
  });
  return (
    `INSERT INTO ${table} AS c (counter, last_number) VALUES ${values.join(', ')} ON CONFLICT (counter) ` +
    'DO UPDATE SET last_number = c.last_number + excluded.last_number RETURNING counter, last_number'
  );
}
