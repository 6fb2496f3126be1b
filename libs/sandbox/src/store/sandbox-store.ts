import type { DataSource } from 'typeorm';
import { type Peers } from '../peers/peers';
import { type Prepare } from './prepared';
import { type EmptySnapshot, type SnapshotContent } from './snapshot-content';

/** Injection token of the service's SandboxStore. */
export const SANDBOX_STORE = Symbol('sandbox store');

/**
 * The description of a sandbox, read without opening it. The instants and the clock come from its row of
 * `sandbox_state`, and are undefined if there is no row yet.
 */
export interface SandboxDescription {
  readonly name: string;
  /** ISO 8601 UTC, by the machine's clock. */
  readonly createdAt: string | undefined;
  readonly lastUsedAt: string | undefined;
  /** The ClockState, as JSON. */
  readonly clock: string | undefined;
  /** When its next work is due, by the clock of the sandbox; ISO 8601 UTC. */
  readonly nextDueAt: string | undefined;
  /** Whether it has jobs that no instance is doing. */
  readonly hasWaitingJobs: boolean;
}

/** A copy of all data of a sandbox at one instant. */
export interface SnapshotDescription {
  readonly name: string;
  readonly sizeBytes: number;
  /** ISO 8601 UTC, by the machine's clock. */
  readonly createdAt: string;
  /** The save that it belongs to: 8 hexadecimal digits. Undefined if only this service was saved. */
  readonly save?: string;
}

/** A pool of connections to a database. */
export interface ConnectionPool {
  readonly name: string;
  readonly active: number;
  readonly idle: number;
  readonly max: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** The address of a snapshot. */
export interface SnapshotAddress {
  readonly sandbox: string;
  readonly snapshot: string;
}

/** The address of a snapshot that must belong to this save. */
export interface SnapshotOfSave extends SnapshotAddress {
  readonly save?: string | undefined;
}

/**
 * The databases of the sandboxes of one service: open, close, describe, drop, copy and restore them. The
 * caller validates the names.
 */
export interface SandboxStore {
  /** The other instances that use the same databases. */
  readonly peers: Peers;
  /** The current state of its connection pools; empty if the database needs none. */
  readonly pools: readonly ConnectionPool[];
  /** The unopened database of the sandbox, for the command line of TypeORM. */
  dataSource(sandbox: string): DataSource;
  /**
   * Opens the database of the sandbox. Creates and migrates it if necessary. `prepare` runs on it before
   * any other instance can replace it.
   * @throws SandboxQuotaReached if it does not exist and there are already too many
   */
  open(sandbox: string, prepare?: Prepare): Promise<DataSource>;
  /** Closes it; its data stay. */
  close(sandbox: string, database: DataSource): Promise<void>;
  /**
   * Must be called once, before all other methods. Fails if another process of the service uses the same databases and
   * this is not allowed. Moves the data of older versions to their current place.
   */
  begin(): Promise<void>;
  /** Fails if the databases cannot be reached. */
  check(): Promise<void>;
  /**
   * An id of these databases, in letters and digits. It is the same for every instance and after a restart. Undefined
   * if the databases end with the process.
   */
  identity(): Promise<string | undefined>;
  /** Closes the resources of the store, after the last database was closed. */
  end(): Promise<void>;

  /** The names of all the service's sandboxes, open or not, sorted. */
  list(): Promise<string[]>;
  /** Undefined if the sandbox does not exist. */
  describe(sandbox: string): Promise<SandboxDescription | undefined>;
  /**
   * The size of one sandbox, or of each, on disk or in memory, with indexes and the WAL; in bytes, by name. A database
   * server needs much more time for sizes than for a description.
   */
  sizes(sandbox?: string): Promise<ReadonlyMap<string, number>>;
  /** Removes its data and keeps its snapshots. The caller has closed it. */
  clear(sandbox: string): Promise<void>;
  /** Removes a closed sandbox and its snapshots; false if the sandbox did not exist. */
  drop(sandbox: string): Promise<boolean>;

  /**
   * Saves the committed data of the open sandbox. Replaces an older snapshot with the same name.
   * @param address includes the save that the snapshot belongs to, if any
   */
  saveSnapshot(address: SnapshotOfSave, database: DataSource): Promise<SnapshotDescription>;
  /** Gives it another name, in one step. Replaces a snapshot with that name. @throws SnapshotNotFound */
  renameSnapshot(from: SnapshotAddress, to: string): Promise<void>;
  /** The snapshots of the sandbox, sorted by name; empty if the sandbox does not exist. */
  listSnapshots(sandbox: string): Promise<SnapshotDescription[]>;
  /** False if it did not exist. */
  deleteSnapshot(sandbox: string, snapshot: string): Promise<boolean>;
  /**
   * Replaces all data of the closed sandbox `into` by the snapshot, which can be of another sandbox.
   * Creates the sandbox if necessary. Fails with one of ./snapshot.errors or SandboxQuotaReached, and then
   * leaves the sandbox as it was. A snapshot of an older version is migrated when the sandbox is opened.
   */
  restoreSnapshot(from: SnapshotOfSave, into: string): Promise<void>;

  /**
   * Reads a snapshot. Nobody replaces or deletes it meanwhile, so `read` must not wait for a client.
   * @throws SnapshotNotFound, SnapshotDamaged
   */
  readSnapshot<T>(
    from: SnapshotAddress,
    read: (content: SnapshotContent) => Promise<T>,
  ): Promise<T>;
  /**
   * Stores a snapshot that `fill` gives its rows. Replaces an older one with the same name; if it fails, nothing is
   * changed. The sandbox need not exist.
   * @param migrations the names of those that make the tables of the snapshot
   * @throws SnapshotOfNewerVersion, SnapshotOfAnotherApp, SnapshotDamaged
   */
  writeSnapshot(
    to: SnapshotOfSave,
    migrations: readonly string[],
    fill: (empty: EmptySnapshot) => Promise<void>,
  ): Promise<SnapshotDescription>;
}
