import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { isServed } from './exam-item';
import { type ExamRunHead, isFinished, statusOf, type ExamStatus } from './exam-run';
import { ExamRunStore } from './exam-run-store.repository';
import { ExamScript } from './exam-script';

/** Grades runs, and stores the results. */
@Injectable()
export class Referee {
  constructor(
    dueWork: DueWork,
    private readonly runs: ExamRunStore,
    private readonly script: ExamScript,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    dueWork.handle(runs.dueKind, async ({ key }) => {
      await this.graded(key);
    });
  }

  /** The run with the current state of its steps. A finished run keeps its result. */
  async graded(id: string): Promise<ExamRunHead | undefined> {
    const run: ExamRunHead | undefined = await this.runs.find(id);
    if (run === undefined || isFinished(run)) return run;
    const nowMs = this.clock.nowMs();
    const steps = await this.stepsOf(run, nowMs);
    const status = statusOf(steps, toIsoUtc(nowMs) > run.endsAt);
    if (status === 'running') return { ...run, steps };
    await this.finish({ ...run, steps }, status, nowMs);
    return this.runs.find(id);
  }

  /** Ends a run without a result. A finished run keeps its result. */
  async cancel(run: ExamRunHead): Promise<void> {
    if (isFinished(run)) return;
    const nowMs = this.clock.nowMs();
    const steps = await this.stepsOf(run, nowMs);
    await this.finish({ ...run, steps }, 'cancelled', nowMs);
  }

  private async stepsOf(run: ExamRunHead, nowMs: number): Promise<ExamRunHead['steps']> {
    const item = this.script.items.find((candidate) => candidate.item === run.item);
    if (item === undefined || !isServed(item)) return [];
    return this.script.grade(item, run, toIsoUtc(nowMs));
  }

  private async finish(run: ExamRunHead, status: ExamStatus, nowMs: number): Promise<void> {
    await this.script.beforeEnd?.(run, nowMs);
    await this.runs.finish(run, status, toIsoUtc(nowMs));
  }
}
