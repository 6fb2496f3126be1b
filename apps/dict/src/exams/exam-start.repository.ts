import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { addDuration, LAST_INSTANT_MS, newUuid, parseDuration, toIsoUtc } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type ClaimMoment } from '../claims/claim-work';
import { Restrictions } from '../restrictions/restrictions.service';
import { type ExamParameters } from './exam-body';
import { type ExamRun, type Subject } from './exam-run';
import { ExamRuns } from './exam-runs.repository';
import { Openings } from './examiner/openings.repository';
import { capacityEndMs } from './grading/capacity';
import { type ServedItem } from './items/exam-item';

/** How a run is started. */
export interface RunStart {
  readonly item: ServedItem;
  readonly ispb: string;
  readonly parameters: ExamParameters;
  readonly nowMs: number;
  /** What was done for it before. */
  readonly subjects: readonly Subject[];
}

/** Starts runs: the run and what the examiner does at first are stored together, or nothing is. */
@Injectable()
export class ExamStarts {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly restrictions: Restrictions,
    private readonly openings: Openings,
    private readonly runs: ExamRuns,
  ) {}

  /** @returns the id of the run @throws ExamNotReady */
  async begin(start: RunStart): Promise<string> {
    const database = await this.sandboxes.database();
    const restrictions = await this.restrictions.current();
    const moment = { nowMs: start.nowMs, restrictions };
    const run = await atomically(database, () => this.beginning(database, start, moment));
    this.runs.announce();
    return run.id;
  }

  private *beginning(
    database: DataSource,
    { item, ispb, parameters, nowMs, subjects }: RunStart,
    moment: ClaimMoment,
  ): AtomicWork<ExamRun> {
    const newest = yield* this.runs.newest(database);
    const opened = yield* this.openings.open(database, item.opening, { ispb, parameters, moment });
    const run: ExamRun = {
      ...{ id: newUuid(), item: item.item, ispb, parameters },
      ...{ subjects: [...subjects, ...opened], ...newest },
      startedAt: toIsoUtc(nowMs),
      endsAt: toIsoUtc(Math.min(LAST_INSTANT_MS - 1, endMsOf(item, parameters, nowMs))),
      ...{ status: 'running', steps: [], finishedAt: null },
    };
    yield* this.runs.adding(database, run);
    return run;
  }
}

function endMsOf({ opening, timeLimit }: ServedItem, parameters: ExamParameters, nowMs: number) {
  return opening === 'watch'
    ? capacityEndMs(parameters.minutes ?? 0, nowMs)
    : addDuration(nowMs, parseDuration(timeLimit) ?? { months: 0, ms: 0 });
}
