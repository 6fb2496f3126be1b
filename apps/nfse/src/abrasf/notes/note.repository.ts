import { Injectable } from '@nestjs/common';
import { EntitySql, returning, type SqlRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Invoice } from '../../invoices/invoice';
import { InvoiceRow } from '../../invoices/invoice.row';

/** Which notes are wanted. An absent member does not restrict them. */
export interface NoteFilter {
  readonly municipality: string;
  readonly provider?: string | undefined;
  readonly customer?: string | undefined;
  readonly number?: number | undefined;
  readonly fromNumber?: number | undefined;
  readonly toNumber?: number | undefined;
  /** Issued at this instant or later. */
  readonly fromMs?: number | undefined;
  /** Issued before this instant. */
  readonly untilMs?: number | undefined;
}

/** The largest number of notes to return, and where they begin: after so many, or after one of them. */
export interface Range {
  readonly skip?: number;
  readonly after?: Pick<Invoice, 'number' | 'sequence'> | undefined;
  readonly take: number;
}

const CONDITIONS: Readonly<Record<keyof NoteFilter, string>> = {
  municipality: 'municipality =',
  provider: 'provider =',
  customer: 'customer =',
  number: 'number =',
  fromNumber: 'number >=',
  toNumber: 'number <=',
  fromMs: 'issued_at_ms >=',
  untilMs: 'issued_at_ms <',
};

/** Finds the accepted invoices of a municipality. */
@Injectable()
export class NoteRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** In the order of their numbers. */
  async find(filter: NoteFilter, { skip = 0, after, take }: Range): Promise<readonly Invoice[]> {
    const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
    const conditions = wanted.map(
      ([name], index) => `${CONDITIONS[name as keyof NoteFilter]} $${String(index + 1)}`,
    );
    const parameters: unknown[] = wanted.map(([, value]: [string, unknown]) => value);
    if (after !== undefined) {
      const place = parameters.push(after.number, after.sequence);
      conditions.push(`(number, sequence) > ($${String(place - 1)}, $${String(place)})`);
    }
    return this.select(
      `${conditions.join(' AND ')} AND number IS NOT NULL ` +
        `ORDER BY number, sequence LIMIT ${String(take)} OFFSET ${String(skip)}`,
      parameters,
    );
  }

  /** In the order of the ids. */
  async byIds(ids: readonly string[]): Promise<readonly Invoice[]> {
    if (ids.length === 0) return [];
    const places = ids.map((_, index) => `$${String(index + 1)}`).join(', ');
    const found = await this.select(`id IN (${places})`, ids);
    const byId = new Map(found.map((invoice) => [invoice.id, invoice]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

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
}
