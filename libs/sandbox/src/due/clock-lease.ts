import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { newUuid } from '#libs/kernel';
import { comparing, isPostgres, returning, SERVER_TIME_MS, tableOf } from '#libs/database';
import { ClockBusy } from '../store/sandbox.errors';
import { type OpenSandbox } from '../open/open-sandbox';
import { ClockLeaseRow, SandboxStateRow } from '../state/sandbox.rows';
import { type ClockState } from '../clock/clock-state';

/** A lease that is not renewed ends after this time: its holder was killed or hangs. */
const LEASE_MS = 10_000;
const RENEW_MS = 2_500;
/** The maximum time that a control call waits for the lease. */
const PATIENCE_MS = 30_000;
const FIRST_RETRY_MS = 4;
const LONGEST_RETRY_MS = 64;

/**
 * The right to move a sandbox's clock and to run its due work. One instance holds it at a time, so that clock
 * settings are never lost and due work never runs twice. It is a row of the sandbox's database and keeps no
 * connection; docs/adr/0021.
 */
export class ClockLease {
  private readonly logger = new Logger('ClockLease');
  private readonly holder = newUuid();
  private renewal: NodeJS.Timeout | undefined;
  private heldUntilMs = 0;

  private constructor(private readonly openSandbox: OpenSandbox) {}

  /**
   * Runs `work` while nothing else, in this or another instance, moves the clock of the sandbox. The clock and the
   * rules are read from the database first.
   *
   * @throws ClockBusy if another instance does not release the lease in time
   */
  static async hold<T>(
    openSandbox: OpenSandbox,
    work: (lease: ClockLease) => Promise<T>,
  ): Promise<T> {
    const done = await openSandbox.inTurn(() => ClockLease.run(openSandbox, work, PATIENCE_MS));
    if (done === undefined) throw new ClockBusy(openSandbox.name);
    return done.result;
  }

  /** Like hold, but returns false and does nothing if another instance holds the lease. */
  static async tryToHold(
    openSandbox: OpenSandbox,
    work: (lease: ClockLease) => Promise<unknown>,
  ): Promise<boolean> {
    return (await openSandbox.inTurn(() => ClockLease.run(openSandbox, work, 0))) !== undefined;
  }

  /**
   * Call this before each step of the work.
   * @throws ClockBusy if another instance has taken the lease because it was not renewed in time
   */
  async check(): Promise<void> {
    if (performance.now() <= this.heldUntilMs) return;
    if (!(await this.renew())) throw new ClockBusy(this.openSandbox.name);
  }

  /**
   * Stores a clock and shows it.
   * @throws ClockBusy if the lease was lost; then nothing is stored
   */
  async setClock(clock: ClockState): Promise<void> {
    const { database } = this.openSandbox;
    const stored = await returning(
      database,
      `UPDATE ${tableOf(database, SandboxStateRow)} SET clock = $1 WHERE EXISTS
       (SELECT 1 FROM ${tableOf(database, ClockLeaseRow)} WHERE holder = $2) RETURNING id`,
      [JSON.stringify(clock), this.holder],
    );
    if (stored.length === 0) throw new ClockBusy(this.openSandbox.name);
    this.openSandbox.showClock(clock);
  }

  private static async run<T>(
    openSandbox: OpenSandbox,
    work: (lease: ClockLease) => Promise<T>,
    patienceMs: number,
  ): Promise<{ readonly result: T } | undefined> {
    const lease = new ClockLease(openSandbox);
    if (!(await lease.acquire(patienceMs))) return undefined;
    try {
      await openSandbox.read();
      return { result: await work(lease) };
    } finally {
      await lease.release();
    }
  }

  private async acquire(patienceMs: number): Promise<boolean> {
    const untilMs = performance.now() + patienceMs;
    let retryMs = FIRST_RETRY_MS;
    while (!(await this.claim())) {
      if (performance.now() >= untilMs) return false;
      this.openSandbox.closing.throwIfAborted();
      await sleep(retryMs);
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
    }
    this.renewal = setInterval(() => {
      this.renew().catch((error: unknown) => {
        this.logger.warn(`The lease of ${this.openSandbox.name} was not renewed: ${String(error)}`);
      });
    }, RENEW_MS).unref();
    return true;
  }

  /** Takes the lease if no instance holds it. */
  private claim(): Promise<boolean> {
    return this.write(
      (table, until) => `INSERT INTO ${table} AS lease (id, holder, expires_at_ms)
       VALUES (1, $1, ${until}) ON CONFLICT (id) DO UPDATE
       SET holder = excluded.holder, expires_at_ms = excluded.expires_at_ms
       WHERE lease.expires_at_ms <= excluded.expires_at_ms - ${String(LEASE_MS)} RETURNING id`,
    );
  }

  /**
   * Renews the lease. An expired lease is still held if no other instance has taken it. Of two renewals at the same time, the
   * one that began earlier may be written later, and must not shorten the lease.
   */
  private renew(): Promise<boolean> {
    const { greatest } = comparing(this.openSandbox.database);
    return this.write(
      (table, until) =>
        `UPDATE ${table} SET expires_at_ms = ${greatest}(expires_at_ms, ${until})
         WHERE holder = $1 RETURNING id`,
    );
  }

  private async write(statement: (table: string, until: string) => string): Promise<boolean> {
    const { database, machineMs } = this.openSandbox;
    const askedMs = performance.now();
    const now = isPostgres(database) ? SERVER_TIME_MS : '$2';
    const sql = statement(tableOf(database, ClockLeaseRow), `${now} + ${String(LEASE_MS)}`);
    const parameters = isPostgres(database) ? [this.holder] : [this.holder, machineMs];
    const written = await returning(database, sql, parameters);
    if (written.length === 0) return false;
    this.heldUntilMs = askedMs + LEASE_MS;
    return true;
  }

  private async release(): Promise<void> {
    clearInterval(this.renewal);
    const { database } = this.openSandbox;
    try {
      await returning(
        database,
        `DELETE FROM ${tableOf(database, ClockLeaseRow)} WHERE holder = $1 RETURNING id`,
        [this.holder],
      );
    } catch (error) {
      // The lease expires by itself, and the work is already done.
      this.logger.warn(`The lease of ${this.openSandbox.name} was not released: ${String(error)}`);
    }
  }
}
