import { Injectable } from '@nestjs/common';
import { type Subject, Watch } from '#libs/sandbox';
import { type ExamRunHead, isFinished } from './exam-run';
import { Referee } from './referee';

/** Waits for the result of a run. The module of a service provides its `Referee`. */
@Injectable()
export class ExamWatch {
  constructor(
    private readonly referee: Referee,
    private readonly watch: Watch,
  ) {}

  /** The run when it is finished, or as it is after the time. */
  finished<Run extends ExamRunHead>(run: Run, waitSeconds: number): Promise<Run> {
    const { id } = run;
    const subject: Subject<Run> = {
      id: `exam ${id}`,
      read: () => this.referee.graded(id) as Promise<Run | undefined>,
      stateOf: ({ status, steps }) =>
        JSON.stringify([status, steps.map((step) => [step.status, step.detail])]),
      isFinished,
    };
    return this.watch.finished(subject, run, waitSeconds);
  }
}
