import { Inject, Injectable } from '@nestjs/common';
import { Referee } from '#libs/exams';
import { type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { type ExamRun, type GradedStep } from '../exam-run';
import { ExamRuns } from '../exam-runs.repository';
import { findItem } from '../items/exam-items';
import { gradeCapacity, windowEndOf } from './capacity';
import { CapacityRepository } from './capacity.repository';
import { grade } from './grade';
import { TrafficRepository } from './traffic.repository';

/** Grades runs by the messages of their participants. */
@Injectable()
export class SpiReferee extends Referee<ExamRun> {
  constructor(
    dueWork: DueWork,
    runs: ExamRuns,
    private readonly traffic: TrafficRepository,
    private readonly capacity: CapacityRepository,
    @Inject(CLOCK) clock: Clock,
  ) {
    super(dueWork, runs, clock);
  }

  protected async stepsOf(run: ExamRun, now: string): Promise<GradedStep[]> {
    const item = findItem(run.item);
    if (run.capacity !== null) {
      const untilAt = windowEndOf(run.capacity, run.startedAt);
      const measures = await this.capacity.measure({ ...run, untilAt }, now > run.endsAt);
      return gradeCapacity(run.capacity, run, measures, now);
    }
    if (item?.kind !== 'dialogue') return [];
    return grade(item, run, await this.traffic.of(item, run), now);
  }
}
