import { Injectable } from '@nestjs/common';
import { atomically, EntitySql } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { TransferStore } from './transfer-store.repository';
import { type NewTransfer } from './transfer';
import { TransferSyncRow } from './transfer-sync.row';

/** The state of the one list that is read. */
const ID = 1;

export type SyncState = Pick<TransferSyncRow, 'version' | 'newest' | 'gaps'>;

/** Keeps how far the list of the SPI was read. */
@Injectable()
export class TransferSyncs {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: TransferStore,
  ) {}

  async read(): Promise<SyncState> {
    const database = await this.sandboxes.database();
    const row = await database.getRepository(TransferSyncRow).findOneBy({ id: ID });
    return row ?? { version: 0, newest: null, gaps: [] };
  }

  /**
   * Stores the payments of a page, and how far the list was read then.
   * @returns the new state; undefined if another instance has read on: then it stores the rest
   */
  async keep(
    transfers: readonly NewTransfer[],
    before: SyncState,
    after: Omit<SyncState, 'version'>,
  ): Promise<SyncState | undefined> {
    const database = await this.sandboxes.database();
    // Payments that are stored before the state are only read once more if the process ends here.
    await this.store.merge(transfers);
    const next = { ...after, version: before.version + 1 };
    const sql = EntitySql.of(database, TransferSyncRow);
    const isKept = await atomically(database, function* () {
      if (before.version === 0) {
        const added = yield sql.insert({ id: ID, ...next }, 'ON CONFLICT DO NOTHING RETURNING id');
        return added.length > 0;
      }
      const { columns, parameters } = sql.assignments(next, 2);
      const changed = yield {
        sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 AND version = $2 RETURNING id`,
        parameters: [ID, before.version, ...parameters],
      };
      return changed.length > 0;
    });
    return isKept ? next : undefined;
  }
}
