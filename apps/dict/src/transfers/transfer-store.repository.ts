import { Injectable } from '@nestjs/common';
import { findRow, newestFirst, type Transactional, type UnitOfWork } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { LookupRow } from './lookup.row';
import { merged, partiesOf, type NewTransfer } from './transfer';
import { TransferListeners } from './transfer-listeners';
import { TransferRow } from './transfer.row';

/** Payments that are stored in one transaction. */
const STEP = 100;

/** The payments that DICT knows. */
@Injectable()
export class TransferStore {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly listeners: TransferListeners,
  ) {}

  async find(endToEndId: string): Promise<TransferRow | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, TransferRow, { endToEndId });
  }

  /** The payments of the SPI that were PENDING when they were last read, oldest first. */
  async pending(limit: number): Promise<readonly TransferRow[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(TransferRow).find({
      where: { status: 'PENDING', source: 'SPI' },
      order: { sequence: 'ASC' },
      take: limit,
    });
  }

  /** Lists payments, newest first. `write` returns the JSON text of one. */
  list(write: (transfer: TransferRow) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      return database.getRepository(TransferRow).createQueryBuilder('t');
    }, write);
  }

  /** Stores new payments, and the changes of known ones. */
  async mergeAll(transfers: readonly NewTransfer[]): Promise<void> {
    for (let start = 0; start < transfers.length; start += STEP) {
      const part = transfers.slice(start, start + STEP);
      const added = await this.sandboxes.atomically((tx) => this.merge(tx, part));
      await this.listeners.stored(added);
    }
  }

  /** Stores all of the payments or none. @returns them in the same order */
  async declare(transfers: readonly NewTransfer[]): Promise<readonly TransferRow[]> {
    const merge = this.merge.bind(this);
    const { stored, added } = await this.sandboxes.atomically(function* (tx) {
      const stored: TransferRow[] = [];
      const added: TransferRow[] = [];
      for (let start = 0; start < transfers.length; start += STEP) {
        const part = transfers.slice(start, start + STEP);
        added.push(...(yield* merge(tx, part)));
        const ids = part.map(({ endToEndId }) => endToEndId);
        const rows = new Map((yield* rowsOf(tx, ids)).map((row) => [row.endToEndId, row]));
        stored.push(...ids.flatMap((id) => rows.get(id) ?? []));
      }
      return { stored, added };
    });
    await this.listeners.stored(added);
    return stored;
  }

  /** @param transfers at most 100 @returns the payments that were not stored before */
  *merge(tx: UnitOfWork, transfers: readonly NewTransfer[]): Transactional<readonly TransferRow[]> {
    const ids = transfers.map(({ endToEndId }) => endToEndId);
    const stored = new Map((yield* rowsOf(tx, ids)).map((row) => [row.endToEndId, row] as const));
    const parties = yield* partiesByLookups(tx, ids);
    const unknown: NewTransfer[] = [];
    for (const transfer of transfers) {
      const known = stored.get(transfer.endToEndId);
      const next = merged(known, transfer, parties.get(transfer.endToEndId));
      if (known === undefined) unknown.push(next);
      else yield* change(tx, known, next);
    }
    if (unknown.length === 0) return [];
    const sql = tx.sql(TransferRow);
    const rows = yield sql.insertMany(unknown, 'ON CONFLICT DO NOTHING RETURNING *');
    const added = rows.map((row) => sql.read(row));
    for (const transfer of added) yield* this.listeners.added(tx, transfer);
    return added;
  }
}

/** The parties of payments, by their lookups. */
function* partiesByLookups(
  tx: UnitOfWork,
  ids: readonly string[],
): Transactional<ReadonlyMap<string, ReturnType<typeof partiesOf>>> {
  const sql = tx.sql(LookupRow);
  const rows = yield {
    sql: `SELECT * FROM ${sql.table} WHERE end_to_end_id IN (${marks(ids)}) ORDER BY sequence`,
    parameters: ids,
  };
  const lookups = rows.map((row) => sql.read(row));
  return new Map(lookups.map((lookup) => [lookup.endToEndId, partiesOf(lookup)]));
}

function* change(tx: UnitOfWork, known: TransferRow, next: NewTransfer): Transactional<void> {
  const sql = tx.sql(TransferRow);
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

function* rowsOf(tx: UnitOfWork, ids: readonly string[]): Transactional<readonly TransferRow[]> {
  const sql = tx.sql(TransferRow);
  const rows = yield {
    sql: `SELECT * FROM ${sql.table} WHERE end_to_end_id IN (${marks(ids)}) ORDER BY end_to_end_id${tx.forUpdate()}`,
    parameters: ids,
  };
  return rows.map((row) => sql.read(row));
}

function marks(values: readonly unknown[]): string {
  return values.map((_, index) => `$${String(index + 1)}`).join(', ');
}
