import { Injectable } from '@nestjs/common';
import {
  EntitySql,
  returning,
  type Transactional,
  type SqlRow,
  type UnitOfWork,
} from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Invoice, type NewInvoice } from './invoice';
import { RpsRow } from './invoice.row';

/** An invoice with the RPS that its request declares. */
export type DeclaredInvoice = Pick<NewInvoice, 'declaration' | 'provider' | 'municipality'>;

/**
 * The invoice of each RPS. An RPS is identified by provider, municipality, series, number and type, and only one invoice can
 * be issued for it (ABRASF, E10). The RPS of a rejected invoice is free again.
 */
@Injectable()
export class RpsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The id of the invoice that has the RPS; undefined if none has it, or if the RPS has no number. */
  async ownerOf(invoice: DeclaredInvoice): Promise<string | undefined> {
    if (invoice.declaration?.rps?.number === undefined) return undefined;
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, RpsRow);
    const [row] = await returning<SqlRow>(database, select(table), keyOf(invoice));
    return row && String(row['invoice_id']);
  }

  /**
   * Assigns the RPS to the invoice, unless it is assigned already.
   * @returns the id of the invoice that has it now; undefined if the RPS has no number
   */
  *take(
    tx: UnitOfWork,
    invoice: DeclaredInvoice & Pick<Invoice, 'id'>,
  ): Transactional<string | undefined> {
    if (invoice.declaration?.rps?.number === undefined) return undefined;
    const table = tx.table(RpsRow);
    const parameters = keyOf(invoice);
    const taken = yield {
      sql:
        `INSERT INTO ${table} (provider, municipality, series, number, type, invoice_id) ` +
        'VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING invoice_id',
      parameters: [...parameters, invoice.id],
    };
    if (taken.length > 0) return invoice.id;
    const [row] = yield { sql: select(table), parameters };
    return String(row?.['invoice_id']);
  }

  /** Makes the RPS of a rejected invoice free again. */
  *release(tx: UnitOfWork, invoiceId: string): Transactional<void> {
    const table = tx.table(RpsRow);
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
