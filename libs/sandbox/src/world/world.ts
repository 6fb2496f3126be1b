import { Logger } from '@nestjs/common';
import type { DataSource, Repository } from 'typeorm';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { nowOf, REAL_TIME, type ClockState } from '../clock/clock-state';
import { parseRule, type Rule } from '../rules/rule';
import { RuleRow, SandboxStateRow } from './world.rows';

const THE_ROW = 1;

/** What a world is opened with. */
export interface WorldSettings {
  readonly app: string;
  readonly machine: Clock;
  /** Other processes may use the same database: what they change has to be noticed. */
  readonly isShared: boolean;
}

/** How old what is known of the clock and rules may be where other instances can change them. */
const STALE_MS = 1_000;

/** One sandbox of one service while it is open: its database, its clock and its rules. */
export class World implements Clock {
  clock: ClockState = REAL_TIME;
  rules: readonly Rule[] = [];
  private readMs = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly clockListeners = new Set<() => void>();

  private constructor(
    readonly name: string,
    readonly database: DataSource,
    private readonly settings: WorldSettings,
  ) {}

  static async open(name: string, database: DataSource, settings: WorldSettings): Promise<World> {
    const world = new World(name, database, settings);
    const now = toIsoUtc(settings.machine.nowMs());
    await database
      .createQueryBuilder()
      .insert()
      .into(SandboxStateRow)
      .values({
        id: THE_ROW,
        app: settings.app,
        createdAt: now,
        lastUsedAt: now,
        clock: JSON.stringify(REAL_TIME),
      })
      .orIgnore()
      .updateEntity(false)
      .execute();
    await world.read();
    return world;
  }

  get machineMs(): number {
    return this.settings.machine.nowMs();
  }

  nowMs(): number {
    return nowOf(this.clock, this.machineMs);
  }

  /** Whether other instances may have changed the clock or the rules since they were read. */
  get isStale(): boolean {
    return this.settings.isShared && this.machineMs - this.readMs > STALE_MS;
  }

  /** Reads clock and rules as they are in the database: behind a change of ours, or of another instance. */
  async read(): Promise<void> {
    this.readMs = this.machineMs;
    const state = await this.state.findOneByOrFail({ id: THE_ROW });
    const rows = await this.database.getRepository(RuleRow).find({ order: { position: 'ASC' } });
    this.rules = rows.flatMap(readableRule);
    this.showClock(JSON.parse(state.clock) as ClockState);
  }

  async setClock(clock: ClockState): Promise<void> {
    await this.state.update(THE_ROW, { clock: JSON.stringify(clock) });
    this.showClock(clock);
  }

  async noteUse(): Promise<void> {
    const lastUsedAt = toIsoUtc(this.machineMs);
    await this.state.update(THE_ROW, { lastUsedAt });
  }

  /** Does one piece of work on the world after the other: advancing, restoring, running what is due. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Calls `listener` whenever the clock is set; the answer ends that. */
  onClockSet(listener: () => void): () => void {
    this.clockListeners.add(listener);
    return () => this.clockListeners.delete(listener);
  }

  private get state(): Repository<SandboxStateRow> {
    return this.database.getRepository(SandboxStateRow);
  }

  private showClock(clock: ClockState): void {
    this.clock = clock;
    for (const listener of [...this.clockListeners]) listener();
  }
}

/** A rule that an earlier version accepted may not be valid any more: it is logged and has no effect. */
function readableRule(row: RuleRow): Rule[] {
  const rule = parseRule(JSON.parse(row.definition) as unknown, row);
  if (rule.ok) return [rule.value];
  new Logger('Rules').error(`Rule ${row.id} is ignored: ${JSON.stringify(rule.refusal)}`);
  return [];
}
