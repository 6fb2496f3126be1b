import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork, EntitySql, forUpdate, newestFirst } from '#libs/database';
import { type JsonList } from '#libs/platform';
import { Sandboxes } from '#libs/sandbox';
import { LookupRow } from './lookup.row';
import { merged, partiesOf, type NewTransfer } from './transfer';
import { TransferListeners } from './transfer-listeners';
import { TransferRow } from './transfer.row';

/** Payments that are stored in one piece of work. */
const STEP = 100;

/** Stores the payments that are known. */
@Injectable()
export class TransferStore {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly listeners: TransferListeners,
  ) {}

  async find(endToEndId: string): Promise<TransferRow | undefined> {
    const database = await this.sandboxes.database();
    return (await database.getRepository(TransferRow).findOneBy({ endToEndId })) ?? undefined;
  }

  /** The payments of the SPI that were not settled or rejected when they were last read, the oldest first. */
  async pending(limit: number): Promise<readonly TransferRow[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(TransferRow).find({
      where: { status: 'PENDING', source: 'SPI' },
      order: { sequence: 'ASC' },
      take: limit,
    });
  }

  /** The newest first. @param write the JSON text of one */
  list(write: (transfer: TransferRow) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      return database.getRepository(TransferRow).createQueryBuilder('t');
    }, write);
  }

  /** Stores payments, and what is new of those that are stored already. */
  async merge(transfers: readonly NewTransfer[]): Promise<void> {
    const database = await this.sandboxes.database();
    for (let start = 0; start < transfers.length; start += STEP) {
      const part = transfers.slice(start, start + STEP);
      const added = await atomically(database, () => this.merging(database, part));
      await this.listeners.stored(database, added);
    }
  }

  /** Stores all of the payments or none. @returns them in the same order */
  async declare(transfers: readonly NewTransfer[]): Promise<readonly TransferRow[]> {
    const database = await this.sandboxes.database();
    const { stored, added } = await atomically(database, () => this.declaring(database, transfers));
    await this.listeners.stored(database, added);
    return stored;
  }

  private *declaring(
    database: DataSource,
    transfers: readonly NewTransfer[],
  ): AtomicWork<{
    readonly stored: readonly TransferRow[];
    readonly added: readonly TransferRow[];
  }> {
    const stored: TransferRow[] = [];
    const added: TransferRow[] = [];
    for (let start = 0; start < transfers.length; start += STEP) {
      const part = transfers.slice(start, start + STEP);
      added.push(...(yield* this.merging(database, part)));
      const ids = part.map(({ endToEndId }) => endToEndId);
      const rows = new Map((yield* rowsOf(database, ids)).map((row) => [row.endToEndId, row]));
      stored.push(...ids.flatMap((id) => rows.get(id) ?? []));
    }
    return { stored, added };
  }

  /** @param transfers at most 100 @returns those that were not stored before */
  *merging(
    database: DataSource,
    transfers: readonly NewTransfer[],
  ): AtomicWork<readonly TransferRow[]> {
    const ids = transfers.map(({ endToEndId }) => endToEndId);
    const stored = new Map(
      (yield* rowsOf(database, ids)).map((row) => [row.endToEndId, row] as const),
    );
    const parties = yield* partiesByLookups(database, ids);
    const unknown: NewTransfer[] = [];
    for (const transfer of transfers) {
      const known = stored.get(transfer.endToEndId);
      const next = merged(known, transfer, parties.get(transfer.endToEndId));
      if (known === undefined) unknown.push(next);
      else yield* change(database, known, next);
    }
    if (unknown.length === 0) return [];
    const sql = EntitySql.of(database, TransferRow);
    const rows = yield sql.insertMany(unknown, 'ON CONFLICT DO NOTHING RETURNING *');
    const added = rows.map((row) => sql.read(row));
    for (const transfer of added) yield* this.listeners.ordered(database, transfer);
    return added;
  }
}

/** What the lookups of payments say of their parties. */
function* partiesByLookups(
  database: DataSource,
  ids: readonly string[],
): AtomicWork<ReadonlyMap<string, ReturnType<typeof partiesOf>>> {
  const sql = EntitySql.of(database, LookupRow);
  const rows = yield {
    sql: `SELECT * FROM ${sql.table} WHERE end_to_end_id IN (${marks(ids)}) ORDER BY sequence`,
    parameters: ids,
  };
  const lookups = rows.map((row) => sql.read(row));
  return new Map(lookups.map((lookup) => [lookup.endToEndId, partiesOf(lookup)]));
}

function* change(database: DataSource, known: TransferRow, next: NewTransfer): AtomicWork<void> {
  const sql = EntitySql.of(database, TransferRow);
  const changed = Object.entries(next).filter(
    ([name, value]) => known[name as keyof NewTransfer] !== value,
  );
  if (changed.length === 0) return;
  const { columns, parameters } = sql.assignments(Object.fromEntries(changed), 1);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE end_to_end_id = $1 RETURNING sequence`,
    parameters: [known.endToEndId, ...parameters],
  };
}

function* rowsOf(database: DataSource, ids: readonly string[]): AtomicWork<readonly TransferRow[]> {
  const sql = EntitySql.of(database, TransferRow);
  const rows = yield {
    sql: `SELECT * FROM ${sql.table} WHERE end_to_end_id IN (${marks(ids)}) ORDER BY end_to_end_id${forUpdate(database)}`,
    parameters: ids,
  };
  return rows.map((row) => sql.read(row));
}

function marks(values: readonly unknown[]): string {
  return values.map((_, index) => `$${String(index + 1)}`).join(', ');
}
