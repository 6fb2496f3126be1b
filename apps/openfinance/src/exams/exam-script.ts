import { Injectable } from '@nestjs/common';
import { ExamScript, gradeSteps, type RunStart } from '#libs/exams';
import { PlannedFlaws } from '../authorization-server/flaws/planned-flaw.repository';
import { ExamCalls } from './watch/exam-calls.repository';
import { inAnotherRun, withoutClient } from './exam-refusals';
import { type ExamRun, type GradedStep } from './exam-run';
import { ExamRuns } from './exam-runs.repository';
import { examRequest, type ExamRequest } from './exam.request';
import { type ClientItem } from './items/exam-item';
import { EXAM_ITEMS } from './items/exam-items';

/** The exam of a client of open banking. Runs are graded by the codes, tokens and calls of the client. */
@Injectable()
export class ClientExamScript extends ExamScript<ExamRun, ClientItem, ExamRequest> {
  readonly items = EXAM_ITEMS;

  constructor(
    private readonly runs: ExamRuns,
    private readonly calls: ExamCalls,
    private readonly planned: PlannedFlaws,
  ) {
    super();
  }

  bodyOf() {
    return examRequest;
  }

  stepsOf({ steps }: ClientItem) {
    return steps;
  }

  /** @throws ExamNotReady */
  async begin({ item, body, head }: RunStart<ClientItem, ExamRequest>): Promise<void> {
    const clientId = await this.runs.clientOf(body.ispb, body.clientId);
    if (clientId === undefined) throw withoutClient(body.ispb);
    const { runs, planned } = this;
    await runs.begin(function* (tx) {
      // One run at a time: the calls of a client belong to one run.
      const other = yield* runs.runningOf(tx, clientId);
      if (other !== undefined) throw inAnotherRun(other);
      yield* runs.adding(tx, { ...head, clientId });
      const { flaw } = item;
      if (flaw !== undefined) {
        yield* planned.plan(tx, { runId: head.id, clientId, place: flaw.place, flaw: flaw.code });
      }
      return true;
    });
  }

  async grade({ steps }: ClientItem, run: ExamRun, now: string): Promise<GradedStep[]> {
    return gradeSteps(steps, await this.calls.sceneOf(run, now));
  }

  exampleRun() {
    return Promise.resolve({ item: 'journey', ispb: '87654321', clientId: 'example-client' });
  }

  override beforeEnd({ id }: ExamRun): Promise<void> {
    return this.planned.withdraw(id);
  }
}
