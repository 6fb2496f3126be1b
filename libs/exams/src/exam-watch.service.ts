import { Injectable } from '@nestjs/common';
import { type Subject, Watch } from '#libs/sandbox';
import { isFinished } from './exam-run';
import { type ExamRunColumns } from './exam-run.row';
import { Referee } from './referee';

/** Waits for the result of a run. The module of a service provides its `Referee`. */
@Injectable()
export class ExamWatch {
  constructor(
    private readonly referee: Referee,
    private readonly watch: Watch,
  ) {}

  /** The run when it is finished, or as it is after the time. */
  finished<Row extends ExamRunColumns>(run: Row, waitSeconds: number): Promise<Row> {
    const { id } = run;
    const subject: Subject<Row> = {
      id: `exam ${id}`,
      read: () => this.referee.graded(id) as Promise<Row | undefined>,
      stateOf: ({ status, steps }) =>
        JSON.stringify([status, steps.map((step) => [step.status, step.detail])]),
      isFinished,
    };
    return this.watch.finished(subject, run, waitSeconds);
  }
}
