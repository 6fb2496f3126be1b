import { setMaxListeners } from 'node:events';
import { Logger } from '@nestjs/common';
import type { DataSource, Repository } from 'typeorm';
import { type Schema } from '#libs/app';
import { toIsoUtc, type Clock, type Failure } from '#libs/kernel';
import { nowOf, REAL_TIME, type ClockState } from '../clock/clock-state';
import { type Peers } from '../peers/peers';
import { type OutcomeOperations } from '../rules/outcome-operations';
import { parseRule, type Rule } from '../rules/rule';
import { connectionOf, EntitySql, isPostgres, returning } from '#libs/database';
import { ClockLeaseRow, RULE_ORDER, RuleRow, SandboxStateRow } from '../state/sandbox.rows';

const THE_ROW = 1;

/** The settings of an open sandbox. */
export interface OpenSandboxSettings {
  readonly app: string;
  readonly schema: Schema;
  readonly machine: Clock;
  /** Other instances that may change the clock and the rules in the same database. */
  readonly peers: Peers;
  /** Which operations of the service have which outcomes. */
  readonly outcomes: OutcomeOperations;
}

/** One sandbox of one service while it is open: its database, its clock and its rules. */
export class OpenSandbox implements Clock {
  clock: ClockState = REAL_TIME;
  rules: readonly Rule[] = [];
  /** Whether a key or an e-mail address such as ac03@outcome.example requests an outcome. */
  takesTestValues = true;
  /**
   * Increases when the clock and the rules are read again: after each change of the settings of the sandbox that an
   * instance has announced. A cached setting is valid for one version, and only while the sandbox is not stale.
   */
  version = 0;
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
    // All jobs and all waits in the sandbox listen to it.
    setMaxListeners(0, this.ending.signal);
  }

  static async open(
    name: string,
    database: DataSource,
    settings: OpenSandboxSettings,
  ): Promise<OpenSandbox> {
    const now = toIsoUtc(settings.machine.nowMs());
    await setCreation(database, settings.schema, now);
    const clock = JSON.stringify(REAL_TIME);
    const insert = EntitySql.of(database, SandboxStateRow).insert(
      {
        id: THE_ROW,
        app: settings.app,
        createdAt: now,
        lastUsedAt: now,
        clock,
        takesTestValues: true,
      },
      'ON CONFLICT DO NOTHING RETURNING id',
    );
    const created = await returning(database, insert.sql, insert.parameters);
    // A killed process may have left its lease in a database that only one process uses.
    if (!isPostgres(database)) await database.getRepository(ClockLeaseRow).clear();
    const openSandbox = new OpenSandbox(name, database, settings, { isNew: created.length > 0 });
    await openSandbox.read();
    return openSandbox;
  }

  get outcomes(): OutcomeOperations {
    return this.settings.outcomes;
  }

  get machineMs(): number {
    return this.settings.machine.nowMs();
  }

  nowMs(): number {
    return nowOf(this.clock, this.machineMs);
  }

  /** Aborted, with a Failure as its reason, when the sandbox is being closed. Then all waits in it must end. */
  get closing(): AbortSignal {
    return this.ending.signal;
  }

  /** Ends all waits in the sandbox. */
  close(reason: Failure): void {
    this.ending.abort(reason);
  }

  /** Whether the clock, the rules and the settings must be read again before they are used. */
  get isStale(): boolean {
    return this.isOutdated || !this.settings.peers.isConnected;
  }

  /** Makes the next use read the clock and the rules again. */
  invalidate(): void {
    this.isOutdated = true;
  }

  /** Reads the clock and the rules from the database. Calls are done one after the other: the last one wins. */
  async read(): Promise<void> {
    const read = this.reading.then(() => this.readNow());
    this.reading = read.catch(() => undefined);
    await read;
  }

  /** Uses a clock that has been stored. */
  showClock(clock: ClockState): void {
    this.clock = clock;
    for (const listener of [...this.clockListeners]) listener();
  }

  async noteUse(): Promise<void> {
    const lastUsedAt = toIsoUtc(this.machineMs);
    await this.state.update(THE_ROW, { lastUsedAt });
  }

  /** Turns test values on or off. The caller makes the other instances read the change. */
  async setTestValues(isOn: boolean): Promise<void> {
    await this.state.update(THE_ROW, { takesTestValues: isOn });
    await this.read();
  }

  /** Frees the pages of the database that SQLite keeps in memory, up to 16 MiB. The next statements read them again. */
  freeCache(): void {
    if (!isPostgres(this.database)) connectionOf(this.database).pragma('shrink_memory');
  }

  /** Runs operations on the sandbox one after the other: moving its clock, saving it, running due work. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Calls `listener` whenever the clock is set. The returned function removes the listener. */
  onClockSet(listener: () => void): () => void {
    this.clockListeners.add(listener);
    return () => this.clockListeners.delete(listener);
  }

  private async readNow(): Promise<void> {
    this.isOutdated = false;
    this.version += 1;
    try {
      const state = await this.state.findOneByOrFail({ id: THE_ROW });
      const rows = await this.database.getRepository(RuleRow).find({ order: RULE_ORDER });
      this.rules = rows.flatMap(readableRule);
      this.takesTestValues = state.takesTestValues;
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

/** A rule from an earlier version may no longer be valid. It is logged and has no effect. */
function readableRule(row: RuleRow): Rule[] {
  const rule = parseRule(JSON.parse(row.definition) as unknown, row);
  if (rule.ok) return [rule.value];
  new Logger('Rules').error(`Rule ${row.id} is ignored: ${JSON.stringify(rule.refusal.kept)}`);
  return [];
}

/**
 * Sets the instants of the rows that the migrations have written, if the sandbox is new. Runs before the sandbox has its
 * row, so that a process that is killed in between does it again.
 */
async function setCreation(
  database: DataSource,
  { createdWithSandbox = [] }: Schema,
  now: string,
): Promise<void> {
  if (createdWithSandbox.length === 0) return;
  if (await database.getRepository(SandboxStateRow).existsBy({ id: THE_ROW })) return;
  for (const { entity, properties } of createdWithSandbox) {
    for (const property of properties) {
      await database.getRepository(entity).update({ [property]: toIsoUtc(0) }, { [property]: now });
    }
  }
}
