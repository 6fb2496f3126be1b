import { Inject, Injectable } from '@nestjs/common';
import { EXAMPLE_RUN, exampleRun, type RunExamples } from '#libs/exams';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { ExamRuns } from './exam-runs.repository';

/** Makes the run of the documentation. */
@Injectable()
export class ExampleRuns implements RunExamples {
  constructor(
    private readonly runs: ExamRuns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async make(id: string): Promise<boolean> {
    if (id !== EXAMPLE_RUN) return false;
    await this.runs.add({
      ...exampleRun(this.clock.nowMs()),
      ...{ item: 'preload', ispb: '12345678', parameters: { keyType: 'PHONE' } },
      ...{ subjects: [], afterKey: 0, afterLookup: 0 },
    });
    return true;
  }
}
