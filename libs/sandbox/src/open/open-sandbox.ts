import { Logger } from '@nestjs/common';
import type { DataSource, Repository } from 'typeorm';
import { toIsoUtc, type Clock, type Failure } from '#libs/kernel';
import { nowOf, REAL_TIME, type ClockState } from '../clock/clock-state';
import { type Peers } from '../peers/peers';
import { parseRule, type Rule } from '../rules/rule';
import { isPostgres, returning, tableOf } from '#libs/database';
import { ClockLeaseRow, RULE_ORDER, RuleRow, SandboxStateRow } from '../state/sandbox.rows';

const THE_ROW = 1;

/** What a sandbox is opened with. */
export interface OpenSandboxSettings {
  readonly app: string;
  readonly machine: Clock;
  /** Other instances that may change the clock and the rules in the same database. */
  readonly peers: Peers;
}

/** One sandbox of one service while it is open: its database, its clock and its rules. */
export class OpenSandbox implements Clock {
  clock: ClockState = REAL_TIME;
  rules: readonly Rule[] = [];
  /** Whether the sandbox did not exist before it was opened. */
  readonly isNew: boolean;
  private readonly ending = new AbortController();
  private isOutdated = false;
  private turn: Promise<unknown> = Promise.resolve();
  private reading: Promise<unknown> = Promise.resolve();
  private readonly clockListeners = new Set<() => void>();

  private constructor(
    readonly name: string,
    readonly database: DataSource,
    private readonly settings: OpenSandboxSettings,
    { isNew }: { readonly isNew: boolean },
  ) {
    this.isNew = isNew;
  }

  static async open(
    name: string,
    database: DataSource,
    settings: OpenSandboxSettings,
  ): Promise<OpenSandbox> {
    const now = toIsoUtc(settings.machine.nowMs());
    const created = await returning(
      database,
      `INSERT INTO ${tableOf(database, SandboxStateRow)} (id, app, created_at, last_used_at, clock)
       VALUES (${String(THE_ROW)}, $1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id`,
      [settings.app, now, now, JSON.stringify(REAL_TIME)],
    );
    // A process that has a database for itself and was killed may have left its lease.
    if (!isPostgres(database)) await database.getRepository(ClockLeaseRow).clear();
    const openSandbox = new OpenSandbox(name, database, settings, { isNew: created.length > 0 });
    await openSandbox.read();
    return openSandbox;
  }

  get machineMs(): number {
    return this.settings.machine.nowMs();
  }

  nowMs(): number {
    return nowOf(this.clock, this.machineMs);
  }

  /** Aborted, with a Failure as its reason, when the sandbox is being closed: nothing may wait in it any longer. */
  get closing(): AbortSignal {
    return this.ending.signal;
  }

  /** Ends all waiting in the sandbox. */
  close(reason: Failure): void {
    this.ending.abort(reason);
  }

  /** Whether the clock and the rules have to be read again before they are used. */
  get isStale(): boolean {
    return this.isOutdated || !this.settings.peers.isConnected;
  }

  /** Has the clock and the rules read again before they are used next. */
  invalidate(): void {
    this.isOutdated = true;
  }

  /** Reads the clock and the rules from the database. Calls are done one after the other: the last one wins. */
  async read(): Promise<void> {
    const read = this.reading.then(() => this.readNow());
    this.reading = read.catch(() => undefined);
    await read;
  }

  /** Shows a clock that has been stored. */
  showClock(clock: ClockState): void {
    this.clock = clock;
    for (const listener of [...this.clockListeners]) listener();
  }

  async noteUse(): Promise<void> {
    const lastUsedAt = toIsoUtc(this.machineMs);
    await this.state.update(THE_ROW, { lastUsedAt });
  }

  /** Does one piece of work on the sandbox after the other: moving its clock, saving it, running what is due. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Calls `listener` whenever the clock is set, until the function that is returned is called. */
  onClockSet(listener: () => void): () => void {
    this.clockListeners.add(listener);
    return () => this.clockListeners.delete(listener);
  }

  private async readNow(): Promise<void> {
    this.isOutdated = false;
    try {
      const state = await this.state.findOneByOrFail({ id: THE_ROW });
      const rows = await this.database.getRepository(RuleRow).find({ order: RULE_ORDER });
      this.rules = rows.flatMap(readableRule);
      this.showClock(JSON.parse(state.clock) as ClockState);
    } catch (error) {
      this.isOutdated = true;
      throw error;
    }
  }

  private get state(): Repository<SandboxStateRow> {
    return this.database.getRepository(SandboxStateRow);
  }
}

/** A rule that an earlier version accepted may not be valid any more: it is logged and has no effect. */
function readableRule(row: RuleRow): Rule[] {
  const rule = parseRule(JSON.parse(row.definition) as unknown, row);
  if (rule.ok) return [rule.value];
  new Logger('Rules').error(`Rule ${row.id} is ignored: ${JSON.stringify(rule.refusal.kept)}`);
  return [];
}
