import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, returning, type AtomicWork, type SqlRow } from '#libs/database';
import { rpsTaken } from '#libs/nfse';
import { Sandboxes } from '#libs/sandbox';
import { type Invoice, type NewInvoice } from './invoice';
import { InvoiceRefused } from './invoice.errors';
import { RpsRow } from './invoice.row';

/** An invoice with what its request declares. */
export type DeclaredInvoice = Pick<NewInvoice, 'declaration' | 'provider' | 'municipality'>;

/**
 * Which invoice each RPS became. An RPS is known by its number, series and type at its provider in the municipality, and
 * becomes one invoice only (ABRASF, E10). A rejected invoice gives its RPS back.
 */
@Injectable()
export class RpsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** @throws InvoiceRefused (E10) if the RPS of the invoice became another one before */
  async refuseIfTaken(invoice: DeclaredInvoice): Promise<void> {
    const { rps } = invoice.declaration ?? {};
    if (rps?.number === undefined) return;
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, RpsRow);
    const [row] = await returning<SqlRow>(database, select(table), keyOf(invoice));
    if (row !== undefined) throw new InvoiceRefused([rpsTaken(rps, String(row['invoice_id']))]);
  }

  /**
   * Takes the RPS of an invoice, which may have taken it before.
   * @throws InvoiceRefused (E10) if another invoice has it; then the work is undone
   */
  *taking(database: DataSource, invoice: DeclaredInvoice & Pick<Invoice, 'id'>): AtomicWork<void> {
    const { rps } = invoice.declaration ?? {};
    if (rps?.number === undefined) return;
    const { table } = EntitySql.of(database, RpsRow);
    const parameters = keyOf(invoice);
    const taken = yield {
      sql:
        `INSERT INTO ${table} (provider, municipality, series, number, type, invoice_id) ` +
        'VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING invoice_id',
      parameters: [...parameters, invoice.id],
    };
    if (taken.length > 0) return;
    const [row] = yield { sql: select(table), parameters };
    const owner = String(row?.['invoice_id']);
    if (owner !== invoice.id) throw new InvoiceRefused([rpsTaken(rps, owner)]);
  }

  /** Gives the RPS of a rejected invoice back. */
  *releasing(database: DataSource, invoiceId: string): AtomicWork<void> {
    const { table } = EntitySql.of(database, RpsRow);
    yield {
      sql: `DELETE FROM ${table} WHERE invoice_id = $1`,
      parameters: [invoiceId],
    };
  }
}

function select(table: string): string {
  return (
    `SELECT invoice_id FROM ${table} ` +
    'WHERE provider = $1 AND municipality = $2 AND series = $3 AND number = $4 AND type = $5'
  );
}

function keyOf({ provider, municipality, declaration }: DeclaredInvoice): readonly string[] {
  const { number = '', series = '', type = '' } = declaration?.rps ?? {};
  return [provider, municipality, series, number, type];
}
