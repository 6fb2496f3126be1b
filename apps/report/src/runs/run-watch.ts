import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/platform';
import { Sandboxes } from '#libs/sandbox';
import { isFinished, type Run } from './run';
import { RunNews } from './run-news';
import { RunRepository } from './run.repository';

/** How often the database is asked: another instance may write the file. */
const POLL_MS = 250;

/** Follows runs until they are finished. */
@Injectable()
export class RunWatch {
  constructor(
    private readonly repository: RunRepository,
    private readonly news: RunNews,
    private readonly sandboxes: Sandboxes,
  ) {}

  /**
   * The run as it is now, and again each time it has changed, until it is finished. Ends earlier when the client
   * leaves, when the sandbox or the service closes, or when the signal is aborted.
   */
  async *follow(id: string, until?: AbortSignal): AsyncGenerator<Run> {
    const signal = await this.ending(until);
    const listener = this.news.listen(id);
    try {
      let shown = '';
      while (!signal.aborted) {
        const run = await this.repository.byId(id);
        if (run === undefined) return;
        const state = `${run.status} ${String(run.attempt)} ${String(run.rows)}`;
        if (state !== shown) yield run;
        shown = state;
        if (isFinished(run)) return;
        await listener.wait(POLL_MS, signal);
      }
    } finally {
      listener.close();
    }
  }

  /** The run when it is finished, or as it is after the time. */
  async finished(run: Run, waitSeconds: number): Promise<Run> {
    if (waitSeconds === 0 || isFinished(run)) return run;
    const time = new AbortController();
    const timer = setTimeout(() => {
      time.abort();
    }, waitSeconds * 1_000);
    try {
      let last = run;
      for await (const current of this.follow(run.id, time.signal)) last = current;
      return last;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Aborted when nobody waits any more, or when waits in the sandbox must end. */
  private async ending(until: AbortSignal | undefined): Promise<AbortSignal> {
    const ending = new AbortController();
    const end = (): void => {
      ending.abort();
    };
    const { closing } = await this.sandboxes.current();
    const context = currentContext();
    for (const signal of [closing, until]) {
      if (signal?.aborted === true) end();
      signal?.addEventListener('abort', end, { once: true });
    }
    context.onEnd(() => {
      closing.removeEventListener('abort', end);
      end();
    });
    return ending.signal;
  }
}
