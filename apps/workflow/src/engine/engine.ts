import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/platform';
import { Jobs, News } from '#libs/sandbox';
import { EngineRepository, EXECUTION_JOBS } from './store/engine.repository';

/** How long due work waits for a runner that has the execution already, and how often it looks. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 20;

/** Lets executions run, after a change that makes it necessary. */
@Injectable()
export class Engine {
  constructor(
    private readonly jobs: Jobs,
    private readonly news: News,
    private readonly repository: EngineRepository,
  ) {}

  /**
   * Call this after a commit that has added a job or a signal. In due work the execution runs at once, so that the clock
   * does not go on before.
   */
  async go(id: string): Promise<void> {
    this.news.tell(runnerOf(id));
    if (currentContext().instantMs === undefined) this.jobs.announce(EXECUTION_JOBS);
    else await this.jobs.perform({ kind: EXECUTION_JOBS, key: id });
  }

  /** A time of the execution has come: the clock waits until everything that follows from it is done. */
  async wake(id: string, dueAtMs: number): Promise<void> {
    const endMs = performance.now() + PATIENCE_MS;
    for (;;) {
      if (!(await this.repository.addJob(id))) return;
      if (await this.jobs.perform({ kind: EXECUTION_JOBS, key: id })) return;
      // Somebody runs it at the moment, and sees the time too.
      this.news.tell(runnerOf(id));
      const nextMs = await this.repository.dueAtMs(id);
      if (nextMs === undefined || nextMs > dueAtMs || performance.now() > endMs) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}

/** What the runner of an execution listens to; those who follow the execution listen to its id. */
export function runnerOf(id: string): string {
  return `runner of ${id}`;
}
