import { Inject, Injectable } from '@nestjs/common';
import { Referee } from '#libs/exams';
import { type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { type ExamRun, type GradedStep } from '../exam-run';
import { ExamRuns } from '../exam-runs.repository';
import { Withdrawal } from '../examiner/withdrawal.repository';
import { findItem } from '../items/exam-items';
import { ExamRecordsRepository } from './exam-records.repository';
import { grade } from './grade';

/** Grades runs by what the directory has stored. */
@Injectable()
export class DictReferee extends Referee<ExamRun> {
  constructor(
    dueWork: DueWork,
    runs: ExamRuns,
    private readonly records: ExamRecordsRepository,
    private readonly withdrawal: Withdrawal,
    @Inject(CLOCK) clock: Clock,
  ) {
    super(dueWork, runs, clock);
  }

  protected async stepsOf(run: ExamRun, now: string): Promise<GradedStep[]> {
    const item = findItem(run.item);
    if (item?.served !== true) return [];
    return grade(item, run, await this.records.of(item, run), now);
  }

  protected override async beforeEnd(run: ExamRun, nowMs: number): Promise<void> {
    await this.withdrawal.ofRun(run, nowMs);
  }
}
