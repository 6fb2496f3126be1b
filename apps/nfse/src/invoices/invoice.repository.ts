import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  EntitySql,
  findRow,
  newestFirst,
  returning,
  RowTotals,
  type Transactional,
  type SqlRow,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { mayFollow, type Invoice, type InvoiceStatus, type NewInvoice } from './invoice';
import { InvoiceDocumentRow, InvoiceRow, NumberCounterRow } from './invoice.row';

/** The filter of a list of invoices. An undefined member does not restrict it. */
export interface InvoiceFilter {
  readonly provider?: string | undefined;
  readonly customer?: string | undefined;
  readonly reference?: string | undefined;
  readonly status?: InvoiceStatus | undefined;
  readonly number?: number | undefined;
  readonly series?: string | undefined;
  /** Created at this instant or later, in ms. */
  readonly fromMs?: number | undefined;
  /** Created before this instant. */
  readonly toMs?: number | undefined;
}

/** The signed documents of an invoice. */
export interface InvoiceDocuments {
  readonly dpsXml: string;
  readonly nfseXml: string;
}

/** The number of digits of the number of a DPS, at the end of its id. */
export const DPS_NUMBER_DIGITS = 15;

/** Another invoice of the sandbox has the same reference, or the same number of the DPS. */
export class InvoiceTaken extends Error {}

/**
 * Reads and writes invoices. A change depends on the status that was read, so only one of two simultaneous changes is
 * made.
 */
@Injectable()
export class InvoiceRepository {
  /** An invoice keeps its amount when it is cancelled or rejected. Only one that is issued again can get another one. */
  private readonly totals = new RowTotals();

  constructor(private readonly sandboxes: Sandboxes) {}

  byId(id: string): Promise<Invoice | undefined> {
    return this.byColumn('id', id);
  }

  byAccessKey(accessKey: string): Promise<Invoice | undefined> {
    return this.byColumn('accessKey', accessKey);
  }

  byDpsId(dpsId: string): Promise<Invoice | undefined> {
    return this.byColumn('dpsId', dpsId);
  }

  async byReference(provider: string, reference: string): Promise<Invoice | undefined> {
    const [invoice] = await this.select('provider = $1 AND reference = $2', [provider, reference]);
    return invoice;
  }

  /** The first invoices with the number, of one provider or of any. */
  byNumber(
    number: number,
    { provider, limit }: { readonly provider: string | undefined; readonly limit: number },
  ): Promise<readonly Invoice[]> {
    const order = `ORDER BY sequence LIMIT ${String(limit)}`;
    return provider === undefined
      ? this.select(`number = $1 ${order}`, [number])
      : this.select(`number = $1 AND provider = $2 ${order}`, [number, provider]);
  }

  async documents(invoiceId: string): Promise<InvoiceDocuments | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, InvoiceDocumentRow, { invoiceId });
  }

  list(filter: InvoiceFilter, write: (invoice: Invoice) => string): JsonList {
    return newestFirst(() => this.filtered(filter), write, 'amount', this.totals);
  }

  /**
   * @throws InvoiceTaken if another invoice has the reference, or the number of the DPS; the transaction is then rolled
   * back
   */
  *insert(tx: UnitOfWork, invoice: NewInvoice): Transactional<Invoice> {
    const sql = tx.sql(InvoiceRow);
    const [row] = yield sql.insert(invoice, 'ON CONFLICT DO NOTHING RETURNING sequence');
    if (row === undefined) throw new InvoiceTaken();
    return { ...invoice, sequence: Number(row['sequence']) };
  }

  /**
   * Changes an invoice, if its status has not changed since it was read, and it has not got a number since.
   * @returns the changed invoice; undefined if another change was first
   * @throws Error if the transition is not allowed
   */
  *change(
    tx: UnitOfWork,
    invoice: Invoice,
    change: Partial<Invoice>,
  ): Transactional<Invoice | undefined> {
    const { status = invoice.status } = change;
    if (status !== invoice.status && !mayFollow(invoice.status, status)) {
      throw new Error(`An invoice that is ${invoice.status} cannot become ${status}.`);
    }
    const sql = tx.sql(InvoiceRow);
    const { columns, parameters } = sql.assignments(change, 2);
    const number = invoice.number === null ? 'number IS NULL' : 'number IS NOT NULL';
    const rows = yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 AND status = $2 AND ${number} RETURNING id`,
      parameters: [invoice.id, invoice.status, ...parameters],
    };
    if (rows.length === 0) return undefined;
    const { amount = invoice.amount } = change;
    if (amount !== invoice.amount) this.totals.forget(tx);
    return { ...invoice, ...change };
  }

  /**
   * Locks an invoice until the end of the transaction, so that nothing else changes it or adds an event.
   * @returns its status
   */
  *lock(tx: UnitOfWork, id: string): Transactional<InvoiceStatus | undefined> {
    const lock = tx.isPostgres ? ' FOR UPDATE' : '';
    const [row] = yield {
      sql: `SELECT status FROM ${tx.table(InvoiceRow)} WHERE id = $1${lock}`,
      parameters: [id],
    };
    return row?.['status'] as InvoiceStatus | undefined;
  }

  /**
   * Marks the invoice with the key as replaced.
   * @returns undefined if it is not authorized; then nothing is changed
   */
  *markReplaced(
    tx: UnitOfWork,
    { accessKey, by, nowMs }: { readonly accessKey: string; by: string; nowMs: number },
  ): Transactional<Invoice | undefined> {
    const sql = tx.sql(InvoiceRow);
    const [row] = yield {
      sql:
        `UPDATE ${sql.table} SET status = 'substituted', status_updated_at_ms = $2, replaced_by = $3 ` +
        `WHERE access_key = $1 AND status = 'authorized' RETURNING *`,
      parameters: [accessKey, nowMs, by],
    };
    return row && sql.read(row);
  }

  *storeDocuments(
    tx: UnitOfWork,
    invoiceId: string,
    documents: InvoiceDocuments,
  ): Transactional<void> {
    yield tx
      .sql(InvoiceDocumentRow)
      .insert(
        { invoiceId, ...documents },
        'ON CONFLICT (invoice_id) DO UPDATE SET nfse_xml = excluded.nfse_xml',
      );
  }

  /** The next number of a counter, from 1. The transaction locks the counter, so a rollback leaves no gap. */
  *nextNumber(tx: UnitOfWork, counter: string): Transactional<number> {
    const table = tx.table(NumberCounterRow);
    const [row] = yield {
      sql:
        `INSERT INTO ${table} AS c (counter, last_number) VALUES ($1, 1) ` +
        'ON CONFLICT (counter) DO UPDATE SET last_number = c.last_number + 1 RETURNING last_number',
      parameters: [counter],
    };
    return Number(row?.['last_number']);
  }

  /** Makes sure that a counter continues after a number that the sender has used. */
  *raiseCounter(tx: UnitOfWork, counter: string, number: number): Transactional<void> {
    const table = tx.table(NumberCounterRow);
    yield {
      sql:
        `INSERT INTO ${table} AS c (counter, last_number) VALUES ($1, $2) ` +
        'ON CONFLICT (counter) DO UPDATE SET last_number = ' +
        'CASE WHEN c.last_number < excluded.last_number THEN excluded.last_number ELSE c.last_number END',
      parameters: [counter, number],
    };
  }

  /**
   * The smallest free number of the series of a DPS. It reads all DPSs of the series, so it is only called if the
   * highest number is used. The transaction must hold the counter of the series.
   */
  *freeDpsNumber(tx: UnitOfWork, dpsId: string): Transactional<number> {
    const table = tx.table(InvoiceRow);
    const start = dpsId.slice(0, -DPS_NUMBER_DIGITS);
    const number = `CAST(SUBSTR(dps_id, ${String(start.length + 1)}) AS BIGINT)`;
    const [row] = yield {
      sql:
        'SELECT MIN(n) + 1 AS free FROM (SELECT n, LEAD(n) OVER (ORDER BY n) AS following FROM ' +
        `(SELECT 0 AS n UNION ALL SELECT ${number} AS n FROM ${table} WHERE dps_id BETWEEN $1 AND $2) AS used` +
        ') AS gaps WHERE following IS NULL OR following > n + 1',
      parameters: [start + '0'.repeat(DPS_NUMBER_DIGITS), start + '9'.repeat(DPS_NUMBER_DIGITS)],
    };
    return Number(row?.['free']);
  }

  private async byColumn(
    property: 'id' | 'accessKey' | 'dpsId',
    value: string,
  ): Promise<Invoice | undefined> {
    return findRow(await this.sandboxes.database(), InvoiceRow, { [property]: value });
  }

  /** Without the query builder, because it takes as long as the statement itself. */
  private async select(
    condition: string,
    parameters: readonly unknown[],
  ): Promise<readonly Invoice[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, InvoiceRow);
    const statement = `SELECT * FROM ${sql.table} WHERE ${condition}`;
    const rows = await returning<SqlRow>(database, statement, parameters);
    return rows.map((row) => sql.read(row));
  }

  private async filtered(filter: InvoiceFilter): Promise<SelectQueryBuilder<InvoiceRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(InvoiceRow).createQueryBuilder('t');
    const { fromMs, toMs, ...equal } = filter;
    for (const [name, value] of Object.entries(equal)) {
      if (value !== undefined) query.andWhere(`t.${name} = :${name}`, { [name]: value });
    }
    if (fromMs !== undefined) query.andWhere('t.createdAtMs >= :fromMs', { fromMs });
    if (toMs !== undefined) query.andWhere('t.createdAtMs < :toMs', { toMs });
    return query;
  }
}
