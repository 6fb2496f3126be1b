import type { DataSource } from 'typeorm';
import {
  comparing,
  EntitySql,
  isPostgres,
  returning,
  SERVER_TIME_MS,
  tableOf,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { newUuid } from '#libs/kernel';
import { type OpenSandbox } from '../open/open-sandbox';
import { JobRow } from '../state/sandbox.rows';
import { type Job } from './job';

/** A lease that is not renewed ends after this time: its holder was killed or hangs. */
const LEASE_MS = 10_000;
/** Names this process in the leases that it takes. */
const PROCESS = newUuid();

/** The right of an instance to do one job, for ten seconds or until the last renewal expires. */
export class JobLease {
  private heldUntilMs = 0;

  private constructor(
    readonly openSandbox: OpenSandbox,
    readonly job: Pick<JobRow, 'sequence' | 'kind' | 'key' | 'epoch' | 'attempts'>,
  ) {}

  /** How often a lease should be renewed. */
  static readonly RENEW_MS = LEASE_MS / 4;

  /**
   * Takes the oldest job of the kind that no instance is doing; undefined if there is none.
   * @param key only this one
   */
  static async take(
    openSandbox: OpenSandbox,
    kind: string,
    key?: string,
  ): Promise<JobLease | undefined> {
    const { database, machineMs } = openSandbox;
    const askedMs = performance.now();
    const now = isPostgres(database) ? SERVER_TIME_MS : '$3';
    const keys = key === undefined ? [] : [key];
    const isIt = key === undefined ? '' : `AND key = $${isPostgres(database) ? '3' : '4'}`;
    const table = tableOf(database, JobRow);
    const [row] = await returning<SqlRow>(
      database,
      `UPDATE ${table} SET holder = $2, epoch = epoch + 1, attempts = attempts + 1,
         lease_until_ms = ${now} + ${String(LEASE_MS)}
       WHERE sequence = (SELECT sequence FROM ${table} WHERE kind = $1 ${isIt} AND ${isFree(database, now)}
         ORDER BY sequence LIMIT 1 ${isPostgres(database) ? 'FOR UPDATE SKIP LOCKED' : ''}) RETURNING *`,
      [kind, PROCESS, ...(isPostgres(database) ? [] : [machineMs]), ...keys],
    );
    if (row === undefined) return undefined;
    const lease = new JobLease(openSandbox, EntitySql.of(database, JobRow).read(row));
    lease.heldUntilMs = askedMs + LEASE_MS;
    return lease;
  }

  /** Adds a job that this instance already has; undefined if there is a job with this key. */
  static *added(
    tx: UnitOfWork,
    openSandbox: OpenSandbox,
    { kind, key }: Pick<Job, 'kind' | 'key'>,
  ): Transactional<JobLease | undefined> {
    const askedMs = performance.now();
    const now = tx.isPostgres ? SERVER_TIME_MS : '$4';
    const [row] = yield {
      sql: `INSERT INTO ${tx.table(JobRow)} (kind, key, epoch, attempts, holder, lease_until_ms)
        VALUES ($1, $2, 1, 1, $3, ${now} + ${String(LEASE_MS)}) ON CONFLICT (kind, key) DO NOTHING RETURNING sequence`,
      parameters: [kind, key, PROCESS, ...(tx.isPostgres ? [] : [openSandbox.machineMs])],
    };
    if (row === undefined) return undefined;
    const sequence = Number(row['sequence']);
    const lease = new JobLease(openSandbox, { sequence, kind, key, epoch: 1, attempts: 1 });
    lease.heldUntilMs = askedMs + LEASE_MS;
    return lease;
  }

  /** Whether the lease has expired, so that another instance may have taken the job. */
  get isOver(): boolean {
    return performance.now() > this.heldUntilMs;
  }

  /** False if the job was cancelled, or if another instance has taken it. */
  async renew(): Promise<boolean> {
    const askedMs = performance.now();
    // Of two renewals at the same time, the one that began earlier may be written later, and must not shorten the lease.
    const { greatest } = comparing(this.openSandbox.database);
    const isHeld = await this.change(
      (now) => `lease_until_ms = ${greatest}(lease_until_ms, ${now} + ${String(LEASE_MS)})`,
    );
    if (isHeld) this.heldUntilMs = askedMs + LEASE_MS;
    return isHeld;
  }

  /** Releases the job at once without counting the attempt, because the service stops. */
  async giveBack(): Promise<void> {
    await this.change((now) => `attempts = attempts - 1, holder = NULL, lease_until_ms = ${now}`);
  }

  /** Releases the job, which can be taken again after this time. */
  async putOff(ms: number): Promise<void> {
    await this.change((now) => `holder = NULL, lease_until_ms = ${now} + ${String(ms)}`);
  }

  /** Removes a job whose handler returned without ending it. */
  async end(): Promise<void> {
    const { database } = this.openSandbox;
    const { sequence, epoch } = this.job;
    const table = tableOf(database, JobRow);
    const statement = `DELETE FROM ${table} WHERE sequence = $1 AND epoch = $2 RETURNING sequence`;
    await returning(database, statement, [sequence, epoch]);
  }

  /** @param assignments for `UPDATE ... SET`, with the current time in ms */
  private async change(assignments: (now: string) => string): Promise<boolean> {
    const { database, machineMs } = this.openSandbox;
    const { sequence, epoch } = this.job;
    const now = isPostgres(database) ? SERVER_TIME_MS : '$3';
    const rows = await returning(
      database,
      `UPDATE ${tableOf(database, JobRow)} SET ${assignments(now)}
       WHERE sequence = $1 AND epoch = $2 RETURNING sequence`,
      [sequence, epoch, ...(isPostgres(database) ? [] : [machineMs])],
    );
    return rows.length > 0;
  }
}

/** A SQLite database belongs to one process, so a lease of another process was left by a crash. */
function isFree(database: DataSource, now: string): string {
  const isOver = `lease_until_ms <= ${now}`;
  return isPostgres(database) ? isOver : `(${isOver} OR holder <> $2)`;
}
