import type { DataSource } from 'typeorm';
import { EntitySql, forUpdate, type AtomicWork, type SqlRow } from '#libs/database';
import { INITIAL_STATE, type NetworkState } from './network-state';
import { NetworkStateRow } from './network.rows';

/** The maximum number of institutions that are shown. */
const MAX_SHOWN = 1_000;

/** The database steps of the network state. */
export class NetworkStatements {
  private readonly states: EntitySql<NetworkStateRow>;
  private readonly lockText: string;

  constructor(database: DataSource) {
    this.states = EntitySql.of(database, NetworkStateRow);
    this.lockText = `SELECT * FROM ${this.states.table} WHERE institution = $1${forUpdate(database)}`;
  }

  /**
   * A column for the `SELECT` of another statement, which `stateIn` reads: the state of the institution, or without one
   * of its own, that of messages that name no institution.
   * @param parameter of the institution, such as `$2`
   */
  stateText(parameter: string): string {
    // The empty text sorts first.
    return (
      `(SELECT state FROM ${this.states.table} WHERE institution IN (${parameter}, '') ` +
      'ORDER BY institution DESC LIMIT 1) AS network_state'
    );
  }

  /** The state in a row with the column of `stateText`. */
  stateIn(row: SqlRow | undefined): NetworkState {
    const text = row?.['network_state'];
    return typeof text === 'string' ? (JSON.parse(text) as NetworkState) : INITIAL_STATE;
  }

  /** The state of the institution; without one of its own, that of messages that name no institution. */
  *find(institution: string): AtomicWork<NetworkState> {
    const [row] = yield { sql: `SELECT ${this.stateText('$1')}`, parameters: [institution] };
    return this.stateIn(row);
  }

  /** Locks the state of the institution until the end of the transaction. Its first use creates it. */
  *lock(institution: string, now: string): AtomicWork<NetworkState> {
    const found = yield* this.locked(institution);
    if (found !== undefined) return found;
    const state = { ...(yield* this.find(institution)), institution };
    yield this.states.insert({ institution, state, changedAt: now }, 'ON CONFLICT DO NOTHING');
    return (yield* this.locked(institution)) ?? state;
  }

  *save(state: NetworkState, now: string): AtomicWork<void> {
    const { institution } = state;
    const suffix =
      'ON CONFLICT (institution) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at';
    yield this.states.insert({ institution, state, changedAt: now }, suffix);
  }

  /** The states, sorted by institution; at most 1,000. */
  *all(): AtomicWork<NetworkStateRow[]> {
    const sql = `SELECT * FROM ${this.states.table} ORDER BY institution LIMIT ${String(MAX_SHOWN)}`;
    const rows = yield { sql, parameters: [] };
    return rows.map((row) => this.states.read(row));
  }

  *clear(): AtomicWork<void> {
    yield { sql: `DELETE FROM ${this.states.table}`, parameters: [] };
  }

  private *locked(institution: string): AtomicWork<NetworkState | undefined> {
    const [row] = yield { sql: this.lockText, parameters: [institution] };
    return row === undefined ? undefined : this.states.read(row).state;
  }
}
