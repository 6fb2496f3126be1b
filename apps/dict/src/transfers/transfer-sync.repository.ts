import { Injectable } from '@nestjs/common';
import { findRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { TransferStore } from './transfer-store.repository';
import { type NewTransfer } from './transfer';
import { TransferSyncRow } from './transfer-sync.row';

/** There is one list, and so one row. */
const ID = 1;

export type SyncState = Pick<TransferSyncRow, 'version' | 'newest' | 'gaps'>;

/** Stores the position in the list of payments of the SPI. */
@Injectable()
export class TransferSyncs {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: TransferStore,
  ) {}

  async read(): Promise<SyncState> {
    const database = await this.sandboxes.database();
    const row = await findRow(database, TransferSyncRow, { id: ID });
    return row ?? { version: 0, newest: null, gaps: [] };
  }

  /**
   * Stores the payments of a page and the new position.
   * @returns the new state; undefined if another instance has read on. Then that instance reads the rest.
   */
  async keep(
    transfers: readonly NewTransfer[],
    before: SyncState,
    after: Omit<SyncState, 'version'>,
  ): Promise<SyncState | undefined> {
    // The payments are stored first: if the process ends here, they are only read again.
    await this.store.mergeAll(transfers);
    const next = { ...after, version: before.version + 1 };
    const isKept = await this.sandboxes.atomically(function* (tx) {
      const sql = tx.sql(TransferSyncRow);
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
