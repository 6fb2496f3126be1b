import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Failure, LAST_INSTANT_MS, toIsoUtc, type Clock } from '#libs/kernel';
import { bodyView, type RequestView } from '#libs/matching';
import {
  applyOutcomeRules,
  CLOCK,
  DueWork,
  Sandboxes,
  takeOutcome,
  type Work,
} from '#libs/sandbox';
import { FILE_OUTCOMES } from '../runs/outcomes';
import { nextDueMs } from './due-days';
import { type DueFile, type Schedule } from './schedule';
import { ScheduleRepository } from './schedule.repository';
import { ScheduledRuns } from './scheduled-runs';

/** The kind of the due work that is due when a schedule is; the key is its id. */
export const DUE_SCHEDULES = 'report-schedules';
/** The kind of the due work that generates a late file; the key is the id of the schedule and the number of the file. */
export const LATE_FILES = 'report-late-files';

const LATE_MS = 2 * 3_600_000;

/** The payload of the due work of a late file. */
type LateFile = DueFile & { readonly schedule: string };

/**
 * Generates the files of schedules. A file gets its number, its run and the next instant of the schedule in one
 * transaction, so that a crash leaves all of them or none, and no file is generated twice.
 */
@Injectable()
export class ScheduleFiles {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly schedules: ScheduleRepository,
    private readonly runs: ScheduledRuns,
    private readonly due: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The due work of a schedule. */
  async generateDue({ key: id, dueAt }: Work): Promise<void> {
    const schedule = await this.schedules.find(id);
    if (schedule === undefined) return;
    await applyOutcomeRules(await this.sandboxes.current(), requestFor(schedule));
    const dueAtMs = Date.parse(dueAt);
    await this.sandboxes.atomically((tx) => this.generateIfDue(tx, id, dueAtMs));
  }

  /** Generates a file at once, beside those that are due. @returns undefined if there is no such schedule */
  generateNow(id: string): Promise<Schedule | undefined> {
    const nowMs = this.clock.nowMs();
    return this.sandboxes.atomically((tx) => this.generateIn(tx, id, nowMs));
  }

  /** The due work of a late file. */
  async generateLate({ payload }: Work): Promise<void> {
    const { schedule: id, ...file } = payload as LateFile;
    await this.sandboxes.atomically((tx) => this.startLate(tx, id, file));
  }

  /** Schedules the next file. */
  *scheduleNext(
    tx: UnitOfWork,
    { id, nextDueAtMs }: Pick<Schedule, 'id' | 'nextDueAtMs'>,
  ): Transactional<void> {
    if (nextDueAtMs === null) return;
    const work = { kind: DUE_SCHEDULES, key: id, dueAt: toIsoUtc(nextDueAtMs), payload: null };
    yield* this.due.schedule(tx, work);
  }

  private *generateIfDue(tx: UnitOfWork, id: string, dueAtMs: number): Transactional<void> {
    const schedule = yield* this.schedules.lock(tx, id);
    // Otherwise an earlier attempt has generated the file.
    if (schedule?.nextDueAtMs !== dueAtMs) return;
    const nextDueAtMs = nextDueMs(schedule, dueAtMs) ?? null;
    yield* this.generate(tx, schedule, { dueAtMs, nextDueAtMs });
    yield* this.scheduleNext(tx, { id, nextDueAtMs });
  }

  private *generateIn(
    tx: UnitOfWork,
    id: string,
    dueAtMs: number,
  ): Transactional<Schedule | undefined> {
    const schedule = yield* this.schedules.lock(tx, id);
    if (schedule === undefined) return undefined;
    const { nextDueAtMs } = schedule;
    return yield* this.generate(tx, schedule, { dueAtMs, nextDueAtMs });
  }

  /** Generates the next file, unless a rule leaves it out or delays it. */
  private *generate(
    tx: UnitOfWork,
    schedule: Schedule,
    { dueAtMs, nextDueAtMs }: { readonly dueAtMs: number; readonly nextDueAtMs: number | null },
  ): Transactional<Schedule> {
    const { id, createdAtMs, lastNumber } = schedule;
    const lastDueAtMs = schedule.lastDueAtMs ?? createdAtMs;
    const file: DueFile = { number: lastNumber + 1, dueAtMs, lastDueAtMs };
    const outcome = yield* takeOutcome(tx, FILE_OUTCOMES);
    let { missing, late, error } = schedule;
    if (outcome === 'MISSING_FILE') missing += 1;
    else if (outcome === 'LATE_FILE') {
      late += 1;
      yield* this.delay(tx, id, file);
    } else {
      const refusal = yield* this.runs.start(tx, schedule, { file, outcome });
      error = refusal === undefined ? null : errorOf(refusal);
    }
    const change = {
      ...{ lastNumber: file.number, lastDueAtMs: dueAtMs, nextDueAtMs },
      ...{ missing, late, error },
    };
    yield* this.schedules.update(tx, id, change);
    return { ...schedule, ...change };
  }

  private delay(tx: UnitOfWork, id: string, file: DueFile): Transactional<void> {
    const dueAt = toIsoUtc(Math.min(LAST_INSTANT_MS, file.dueAtMs + LATE_MS));
    const key = `${id} ${String(file.number)}`;
    const payload: LateFile = { ...file, schedule: id };
    return this.due.schedule(tx, { kind: LATE_FILES, key, dueAt, payload });
  }

  private *startLate(tx: UnitOfWork, id: string, file: DueFile): Transactional<void> {
    const schedule = yield* this.schedules.lock(tx, id);
    if (schedule === undefined) return;
    const refusal = yield* this.runs.start(tx, schedule, { file, outcome: undefined });
    if (refusal !== undefined) {
      yield* this.schedules.update(tx, id, { error: errorOf(refusal) });
    }
  }
}

function errorOf({ code, title, detail }: Failure) {
  return { code, title, detail };
}

/** What a client would send for the next file. Rules match it. */
function requestFor({ id, report }: Schedule): RequestView {
  return {
    method: 'POST',
    path: `/reports/schedules/${id}/files`,
    query: {},
    headers: {},
    body: bodyView(JSON.stringify(report), 'application/json'),
  };
}
