import { Inject, Injectable } from '@nestjs/common';
import { FIRST_INSTANT_MS, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { ExamRuns } from './exam-runs.repository';

/**
 * A run that every sandbox has, so that the examples of the API's documentation work on a fresh start. It is made when it
 * is first named.
 */
export const EXAMPLE_RUN = '00000000-0000-4000-8000-000000000042';

const MINUTE_MS = 60_000;
/** Its time limit is over, so that nobody waits for its result. */
const STARTED_BEFORE_MS = 60 * MINUTE_MS;
const TIME_LIMIT_MS = 10 * MINUTE_MS;

/** Makes the run of the documentation. */
@Injectable()
export class ExampleRuns {
  constructor(
    private readonly runs: ExamRuns,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns whether the example has the id; then it exists now */
  async make(id: string): Promise<boolean> {
    if (id !== EXAMPLE_RUN) return false;
    const startMs = Math.max(FIRST_INSTANT_MS, this.clock.nowMs() - STARTED_BEFORE_MS);
    await this.runs.add({
      ...{ id, item: '1', ispb: '12345678' },
      ...{ subject: null, deadlineAt: null, seriesId: null, capacity: null },
      afterSequence: await this.runs.lastMessage(),
      startedAt: toIsoUtc(startMs),
      endsAt: toIsoUtc(startMs + TIME_LIMIT_MS),
      ...{ status: 'running', steps: [], finishedAt: null },
    });
    return true;
  }
}
