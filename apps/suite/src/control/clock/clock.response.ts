/** The clock of a sandbox in one service. */
export class ServiceClockResponse {
  /**
   * Name of the service.
   * @example spi
   */
  service!: string;

  /**
   * `real`: the time of the machine. `offset`: the clock runs, but started at another instant. `frozen`: it
   * does not run.
   * @example frozen
   */
  mode!: 'real' | 'offset' | 'frozen';

  /**
   * The current time of the sandbox, ISO 8601 UTC.
   * @example 2030-01-01T00:00:00.000Z
   */
  now!: string;
}

/** The clocks of a sandbox in all services. */
export class SuiteClockResponse {
  /**
   * The mode of the clocks; if they differ, the mode of the first service.
   * @example frozen
   */
  mode!: 'real' | 'offset' | 'frozen';

  /**
   * The time that the clocks show, ISO 8601 UTC; if they differ, the latest.
   * @example 2030-01-01T00:00:00.000Z
   */
  now!: string;

  /** Whether all clocks have the same mode and show the same time. Running clocks may differ by two seconds. */
  agree!: boolean;

  /** The clock of each service. */
  services!: ServiceClockResponse[];
}

/** Due work that was run. */
export class ServiceWorkResponse {
  /**
   * Name of the service that ran it.
   * @example openfinance
   */
  service!: string;

  /**
   * Kind of the work.
   * @example settle
   */
  kind!: string;

  /**
   * Key of the work. It is unique among the work of the same kind and service.
   * @example "7"
   */
  key!: string;

  /**
   * The instant at which the work was due and was run, by the clock of the sandbox.
   * @example 2026-11-21T12:00:00.000Z
   */
  dueAt!: string;

  /**
   * `done`, or `failed`. Failed work is tried again later, and the log of the service has the error.
   * @example done
   */
  outcome!: 'done' | 'failed';
}

/** Work that was accepted before, such as an execution or a report, and that the clocks have waited for. */
export class ServiceAwaitedWorkResponse {
  /**
   * Name of the service that does it.
   * @example workflow
   */
  service!: string;

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
   * `CLOCK_PATIENCE_MS` of the service, and the clocks do not wait for it again.
   * @example done
   */
  outcome!: 'done' | 'unfinished';
}

/** The clocks after the change, and the work that was due by then. */
export class ClockSetResponse {
  /**
   * The mode of the clocks.
   * @example frozen
   */
  mode!: 'real' | 'offset' | 'frozen';

  /**
   * The time that the clocks show, ISO 8601 UTC.
   * @example 2030-01-01T00:00:00.000Z
   */
  now!: string;

  /** The work of all services that was run, in the order in which it was due. */
  ran!: ServiceWorkResponse[];

  /** The work that the clocks have waited for before they moved forward, if there was any. */
  waitedFor?: ServiceAwaitedWorkResponse[];
}
