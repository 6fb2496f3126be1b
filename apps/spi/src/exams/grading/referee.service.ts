import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { isFinished, statusOf, type ExamRun, type GradedStep } from '../exam-run';
import { EXAM_DUE, ExamRuns } from '../exam-runs.repository';
import { findItem } from '../items/exam-items';
import { gradeCapacity, windowEndOf } from './capacity';
import { CapacityRepository } from './capacity.repository';
import { grade } from './grade';
import { TrafficRepository } from './traffic.repository';

/** Grades runs by the messages of their participants, and stores the results. */
@Injectable()
export class Referee {
  constructor(
    dueWork: DueWork,
    private readonly runs: ExamRuns,
    private readonly traffic: TrafficRepository,
    private readonly capacity: CapacityRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(EXAM_DUE, async ({ key }) => {
      await this.graded(key);
    });
  }

  /** The run with the steps as they are now. A run that is finished keeps its result. */
  async graded(id: string): Promise<ExamRun | undefined> {
    const run = await this.runs.find(id);
    if (run === null || isFinished(run)) return run ?? undefined;
    const now = toIsoUtc(this.clock.nowMs());
    const steps = await this.stepsOf(run, now);
    const status = statusOf(steps, now > run.endsAt);
    if (status === 'running') return { ...run, steps };
    await this.runs.finish(run, status, steps, now);
    return (await this.runs.find(id)) ?? undefined;
  }

  /** Ends a run without a result. */
  async cancel(run: ExamRun): Promise<void> {
    const now = toIsoUtc(this.clock.nowMs());
    await this.runs.finish(run, 'cancelled', await this.stepsOf(run, now), now);
  }

  private async stepsOf(run: ExamRun, now: string): Promise<GradedStep[]> {
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
