import type { DataSource } from 'typeorm';
import { type Peers } from '../peers/peers';
import { type Prepare } from './prepared';

/**
 * What is known of a sandbox without opening it. The instants and the clock come from its row of
 * `sandbox_state`; they are undefined while nobody has written it yet.
 */
export interface SandboxDescription {
  readonly name: string;
  /** What it takes on disk or in memory, with indexes and what is not yet folded into the file. */
  readonly sizeBytes: number;
  /** ISO 8601 UTC, by the machine's clock. */
  readonly createdAt: string | undefined;
  readonly lastUsedAt: string | undefined;
  /** The ClockState, as JSON. */
  readonly clock: string | undefined;
}

/** A copy of all that a sandbox held at one instant. */
export interface SnapshotDescription {
  readonly name: string;
  readonly sizeBytes: number;
  /** ISO 8601 UTC, by the machine's clock. */
  readonly createdAt: string;
}

/** Where a snapshot is found. */
export interface SnapshotAddress {
  readonly sandbox: string;
  readonly snapshot: string;
}

/**
 * Where the databases of one service's sandboxes are, and how one is opened and closed, described,
 * dropped, copied and brought back. Names are checked by who calls.
 */
export interface SandboxStore {
  /** The other instances that use the same databases. */
  readonly peers: Peers;
  /** The sandbox's database as it is, not opened: for TypeORM's command line. */
  dataSource(sandbox: string): DataSource;
  /**
   * Opens the sandbox's database, created and migrated where necessary. `prepare` runs on it before any other instance
   * can replace it.
   * @throws SandboxQuotaReached if it would have to be created and there are too many already
   */
  open(sandbox: string, prepare?: Prepare): Promise<DataSource>;
  /** Closes it; what it holds stays. */
  close(sandbox: string, database: DataSource): Promise<void>;
  /** Fails where the databases cannot be reached. */
  check(): Promise<void>;
  /** Lets go of what the store itself holds, after the last database was closed. */
  end(): Promise<void>;

  /** The names of all the service's sandboxes, open or not, sorted. */
  list(): Promise<string[]>;
  /** Undefined where there is no such sandbox. */
  describe(sandbox: string): Promise<SandboxDescription | undefined>;
  /** Removes its data and keeps its snapshots. The caller has closed it. */
  clear(sandbox: string): Promise<void>;
  /** Removes a closed sandbox and its snapshots; false where there was no such sandbox. */
  drop(sandbox: string): Promise<boolean>;

  /** Copies what is committed in the open sandbox, in place of an older snapshot of the same name. */
  saveSnapshot(
    sandbox: string,
    snapshot: string,
    database: DataSource,
  ): Promise<SnapshotDescription>;
  /** The sandbox's snapshots, sorted by name; none where there is no such sandbox. */
  listSnapshots(sandbox: string): Promise<SnapshotDescription[]>;
  /** False where there was none. */
  deleteSnapshot(sandbox: string, snapshot: string): Promise<boolean>;
  /**
   * Replaces all that the closed sandbox `into` holds, whether it exists or not, whosever snapshot it
   * is; creates it where necessary. Fails with one of ./snapshot.errors or SandboxQuotaReached, and then leaves the
   * sandbox as it was. A snapshot of an older version is migrated when the sandbox is opened.
   */
  restoreSnapshot(from: SnapshotAddress, into: string): Promise<void>;
}
