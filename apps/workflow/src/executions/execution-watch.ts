import { Injectable } from '@nestjs/common';
import { type Subject, Watch } from '#libs/sandbox';
import { type Execution, hasEnded } from './execution';
import { ExecutionRepository } from './execution.repository';

/** Follows executions until they have ended. */
@Injectable()
export class ExecutionWatch {
  constructor(
    private readonly repository: ExecutionRepository,
    private readonly watch: Watch,
  ) {}

  /** The execution as it is now, and again each time it has changed, until it has ended. */
  follow(id: string): AsyncGenerator<Execution> {
    return this.watch.follow(this.subject(id));
  }

  /** The execution when it has ended, or as it is after the time. */
  ended(execution: Execution, waitSeconds: number): Promise<Execution> {
    return this.watch.finished(this.subject(execution.id), execution, waitSeconds);
  }

  private subject(id: string): Subject<Execution> {
    return {
      id,
      read: () => this.repository.byId(id),
      stateOf: ({ status, eventCount }) => `${status} ${String(eventCount)}`,
      isFinished: hasEnded,
    };
  }
}
