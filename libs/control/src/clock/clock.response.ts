/** The clock of a sandbox. */
export class ClockResponse {
  /**
   * `real`: the time of the machine. `offset`: the clock runs, but started at another instant. `frozen`: it
   * does not run.
   * @example offset
   */
  mode!: 'real' | 'offset' | 'frozen';

  /**
   * The current time of the sandbox, ISO 8601 UTC.
   * @example 2030-01-01T00:00:00.000Z
   */
  now!: string;
}

/** Due work that was run. */
export class WorkDoneResponse {
  /**
   * Kind of the work.
   * @example hold
   */
  kind!: string;

  /**
   * Key of the work. It is unique among the work of the same kind.
   * @example "7"
   */
  key!: string;

  /**
   * The instant at which the work was due and was run, by the clock of the sandbox.
   * @example 2026-11-21T12:00:00.000Z
   */
  dueAt!: string;

  /**
   * `done`, or `failed`. Failed work is tried again later, and the log has the error.
   * @example done
   */
  outcome!: 'done' | 'failed';
}

/** Work that was accepted earlier, such as an execution or a report, and that the clock waited for. */
export class AwaitedWorkResponse {
  /**
   * Kind of the work.
   * @example workflow-executions
   */
  kind!: string;

  /**
   * Key of the work, such as the id of the execution.
   * @example 5c0a3c6a-2f0b-4f5e-8a55-7a1d3f6a9b11
   */
  key!: string;

  /**
   * `done`: it has ended, or it waits for an instant or a call. `unfinished`: it made no progress for
   * `CLOCK_PATIENCE_MS`, and the clock does not wait for it again.
   * @example done
   */
  outcome!: 'done' | 'unfinished';
}

/** The clock after the change, and the work that was due by then. */
export class ClockSetResponse extends ClockResponse {
  /** The work that was run, in the order in which it was due. */
  ran!: WorkDoneResponse[];

  /** The work that the clock waited for before it moved forward, if any: at most 100 items, unfinished work first. */
  waitedFor?: AwaitedWorkResponse[];
}

/** The work of a sandbox that is due next. */
export class NextDueResponse {
  /**
   * The instant, by the clock of the sandbox; null if no work is waiting.
   * @example 2026-11-21T12:00:00.000Z
   */
  nextDueAt!: string | null;

  /**
   * The names of the services that this work may call. Absent if it may call all services.
   * @example ["spi"]
   */
  mayCall?: string[];

  /** The work in progress that the response waited for, if any: at most 100 items, unfinished work first. */
  waitedFor?: AwaitedWorkResponse[];
}
