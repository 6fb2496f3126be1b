import { Injectable } from '@nestjs/common';
import { type Run } from '../runs/run';
import { RunWatch } from '../runs/run-watch';
import { EXAMPLE_BODIES, EXAMPLE_TO_CANCEL } from './examples';
import { Generating } from './generating.service';

/** An example has twenty rows; it is written long before. */
const WAIT_SECONDS = 10;

/** Generates the reports of the documentation. */
@Injectable()
export class ExampleReports {
  constructor(
    private readonly generating: Generating,
    private readonly watch: RunWatch,
  ) {}

  /** The report, if the documentation has one with the id. */
  async make(id: string): Promise<Run | undefined> {
    const body = EXAMPLE_BODIES.get(id);
    if (body === undefined) return undefined;
    if (id === EXAMPLE_TO_CANCEL) {
      return this.generating.generate(body, { id, ordered: 'STUCK_PENDING' });
    }
    return this.watch.finished(await this.generating.generate(body, { id }), WAIT_SECONDS);
  }
}
