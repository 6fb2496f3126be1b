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

  /** Yields the execution now and after each change, until it has ended. */
  follow(id: string): AsyncGenerator<Execution> {
    return this.watch.follow(this.subject(id));
  }

  /**
   * Waits until the execution has ended or the time is over, and returns it.
   * @param isNew this request has just started the execution
   */
  ended(execution: Execution, waitSeconds: number, isNew = false): Promise<Execution> {
    return this.watch.finished(this.subject(execution.id), execution, waitSeconds, isNew);
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
