import { type Signal } from '#libs/states-language';
import { type TaskOutcome } from '../../tasks/task-resource';
import { type LiveFrame } from '../live/live-frame';

/** A task that this instance performs at the moment. */
interface InFlight {
  readonly frame: LiveFrame;
  readonly controller: AbortController;
}

/** The end of a task. */
export interface TaskEnd {
  readonly frame: LiveFrame;
  readonly outcome: TaskOutcome;
  readonly attempt: number;
}

/** A task that could not be performed, for example because the database is down. It is tried again later. */
interface TaskFault {
  readonly frame: LiveFrame;
  readonly fault: Error;
}

/** The tasks of one execution that this instance performs, and the results of those that have ended. */
export class TasksInFlight {
  private readonly running = new Map<number, InFlight>();
  private ended: (TaskEnd | TaskFault)[] = [];
  private wake: () => void = () => undefined;

  constructor(
    private readonly perform: (frame: LiveFrame, abort: AbortSignal) => Promise<TaskOutcome>,
  ) {}

  get isIdle(): boolean {
    return this.running.size === 0 && this.ended.length === 0;
  }

  get hasEnded(): boolean {
    return this.ended.length > 0;
  }

  /** Calls the listener whenever a task has ended. */
  onEnd(listener: () => void): void {
    this.wake = listener;
  }

  start(frame: LiveFrame): void {
    const { number, task } = frame.row;
    if (task === null) return;
    const controller = new AbortController();
    const inFlight = { frame, controller };
    this.running.set(number, inFlight);
    const end = (ended: TaskEnd | TaskFault): void => {
      // If it was abandoned, the frame may have another task by now.
      if (this.running.get(number) !== inFlight) return;
      this.running.delete(number);
      this.ended.push(ended);
      this.wake();
    };
    this.perform(frame, controller.signal).then(
      (outcome) => {
        end({ frame, outcome, attempt: task.attempt });
      },
      (error: unknown) => {
        end({ frame, fault: error instanceof Error ? error : new Error(String(error)) });
      },
    );
  }

  /** Aborts the task of the frame, because its result is not needed any more. */
  abandon({ row: { number } }: LiveFrame): void {
    this.running.get(number)?.controller.abort();
    this.running.delete(number);
    this.ended = this.ended.filter(({ frame }) => frame.row.number !== number);
  }

  /** @throws Error if one of them could not be performed */
  takeEnded(): readonly TaskEnd[] {
    const { ended } = this;
    this.ended = [];
    return ended.map((each) => {
      if ('fault' in each) throw each.fault;
      return each;
    });
  }

  abortAll(): void {
    for (const { controller } of this.running.values()) controller.abort();
    this.running.clear();
    this.ended = [];
  }
}

/** The signal for the end of a task; undefined if a request completes the task later. */
export function signalOf({ outcome, attempt }: TaskEnd): Signal | undefined {
  switch (outcome.kind) {
    case 'succeeded':
      return { type: 'result', output: outcome.output, attempt };
    case 'failed':
      return { type: 'error', error: outcome.error, cause: outcome.cause, attempt };
    case 'pending':
      return undefined;
  }
}

/** The key of the webhook call that completes the task. */
export function waitsForOf({ outcome }: TaskEnd): string | undefined {
  return outcome.kind === 'pending' ? outcome.waitsFor : undefined;
}
