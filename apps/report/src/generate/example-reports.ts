import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { type Run } from '../runs/run';
import { RunWatch } from '../runs/run-watch';
import { EXAMPLE_BODIES, EXAMPLE_TO_CANCEL } from './examples';
import { GenerateReport } from './generate-report';

/** An example has only twenty rows, so it is finished much earlier. */
const WAIT_SECONDS = 10;

/** Generates the reports of the documentation. */
@Injectable()
export class ExampleReports {
  constructor(
    private readonly generating: GenerateReport,
    private readonly watch: RunWatch,
  ) {}

  /** The report, if the documentation has one with the id. */
  async make(id: string): Promise<Run | undefined> {
    const body = EXAMPLE_BODIES.get(id);
    if (body === undefined || currentContext().isObserver) return undefined;
    if (id === EXAMPLE_TO_CANCEL) {
      return this.generating.generate(body, { id, requestedOutcome: 'STUCK_PENDING' });
    }
    return this.watch.finished(await this.generating.generate(body, { id }), WAIT_SECONDS);
  }
}
