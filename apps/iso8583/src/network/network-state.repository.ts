import { Injectable } from '@nestjs/common';
import { lockRow, readRow, type SqlRow, type Transactional, type UnitOfWork } from '#libs/database';
import { INITIAL_STATE, type NetworkState } from './network-state';
import { NetworkStateRow } from './network.rows';

/** The maximum number of institutions that are listed. */
const MAX_LISTED = 1_000;

@Injectable()
export class NetworkStateRepository {
  /**
   * A column for the SELECT of another statement, which `stateIn` reads: the state of the institution. If it has no state
   * of its own, the state of messages that name no institution.
   * @param parameter of the institution, such as `$2`
   */
  stateText(tx: UnitOfWork, parameter: string): string {
    // The empty text sorts first.
    return (
      `(SELECT state FROM ${tx.table(NetworkStateRow)} WHERE institution IN (${parameter}, '') ` +
      'ORDER BY institution DESC LIMIT 1) AS network_state'
    );
  }

  /** The state in a row with the column of `stateText`. */
  stateIn(row: SqlRow | undefined): NetworkState {
    const text = row?.['network_state'];
    return typeof text === 'string' ? (JSON.parse(text) as NetworkState) : INITIAL_STATE;
  }

  /** The state of the institution. If it has no state of its own, the state of messages that name no institution. */
  *find(tx: UnitOfWork, institution: string): Transactional<NetworkState> {
    const [row] = yield { sql: `SELECT ${this.stateText(tx, '$1')}`, parameters: [institution] };
    return this.stateIn(row);
  }

  /** The state of the institution itself; undefined if it has none of its own. */
  *row(tx: UnitOfWork, institution: string): Transactional<NetworkStateRow | undefined> {
    return yield* readRow(tx, NetworkStateRow, { institution });
  }

  /** Locks the state of the institution until the end of the transaction. Its first use creates it. */
  *lock(tx: UnitOfWork, institution: string, now: string): Transactional<NetworkState> {
    const found = yield* this.locked(tx, institution);
    if (found !== undefined) return found;
    const state = { ...(yield* this.find(tx, institution)), institution };
    const row = { institution, state, changedAt: now };
    yield tx.sql(NetworkStateRow).insert(row, 'ON CONFLICT DO NOTHING');
    return (yield* this.locked(tx, institution)) ?? state;
  }

  *save(tx: UnitOfWork, state: NetworkState, now: string): Transactional<void> {
    const { institution } = state;
    const suffix =
      'ON CONFLICT (institution) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at';
    yield tx.sql(NetworkStateRow).insert({ institution, state, changedAt: now }, suffix);
  }

  /** The states, sorted by institution; at most 1,000. */
  *all(tx: UnitOfWork): Transactional<NetworkStateRow[]> {
    const states = tx.sql(NetworkStateRow);
    const sql = `SELECT * FROM ${states.table} ORDER BY institution LIMIT ${String(MAX_LISTED)}`;
    const rows = yield { sql, parameters: [] };
    return rows.map((row) => states.read(row));
  }

  *clear(tx: UnitOfWork): Transactional<void> {
    yield { sql: `DELETE FROM ${tx.table(NetworkStateRow)}`, parameters: [] };
  }

  private *locked(tx: UnitOfWork, institution: string): Transactional<NetworkState | undefined> {
    return (yield* lockRow(tx, NetworkStateRow, { institution }))?.state;
  }
}
