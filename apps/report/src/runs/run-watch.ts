import { Injectable } from '@nestjs/common';
import { type Subject, Watch } from '#libs/sandbox';
import { isFinished, type Run } from './run';
import { RunRepository } from './run.repository';

/** Follows runs until they are finished. */
@Injectable()
export class RunWatch {
  constructor(
    private readonly repository: RunRepository,
    private readonly watch: Watch,
  ) {}

  /** Yields the run now and after each change, until it is finished. */
  follow(id: string): AsyncGenerator<Run> {
    return this.watch.follow(this.subject(id));
  }

  /** Waits until the run is finished or the time is over, and returns it. */
  finished(run: Run, waitSeconds: number): Promise<Run> {
    return this.watch.finished(this.subject(run.id), run, waitSeconds);
  }

  private subject(id: string): Subject<Run> {
    return {
      id,
      read: () => this.repository.byId(id),
      stateOf: ({ status, attempt, rows }) => `${status} ${String(attempt)} ${String(rows)}`,
      isFinished,
    };
  }
}
