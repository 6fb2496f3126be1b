import { Injectable } from '@nestjs/common';
import { type Subject, Watch } from '#libs/sandbox';
import { isFinished, type ExamRun } from '../exam-run';
import { Referee } from './referee.service';

/** Waits for the result of a run. */
@Injectable()
export class ExamWatch {
  constructor(
    private readonly referee: Referee,
    private readonly watch: Watch,
  ) {}

  /** The run when it is finished, or as it is after the time. */
  finished(run: ExamRun, waitSeconds: number): Promise<ExamRun> {
    const { id } = run;
    const subject: Subject<ExamRun> = {
      id: `exam ${id}`,
      read: () => this.referee.graded(id),
      stateOf: ({ status, steps }) =>
        JSON.stringify([status, steps.map((step) => [step.status, step.detail])]),
      isFinished,
    };
    return this.watch.finished(subject, run, waitSeconds);
  }
}
