import { ApiProperty } from '@nestjs/swagger';
import { MATCH } from './journal/expectations.document';
import { RULE } from './rules/rule.document';

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

/** An execution, a report or the like that was accepted before, and that the clock has waited for. */
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

  /** The work that the clock has waited for before it moved forward, if there was any: at most 100, the unfinished first. */
  waitedFor?: AwaitedWorkResponse[];
}

/** The work of a sandbox that is due next. */
export class NextDueResponse {
  /**
   * The instant, by the clock of the sandbox; null if no work is waiting.
   * @example 2026-11-21T12:00:00.000Z
   */
  nextDueAt!: string | null;

  /** The work under way that the response has waited for, if there was any: at most 100, the unfinished first. */
  waitedFor?: AwaitedWorkResponse[];
}

/** A sandbox of this service. */
export class SandboxResponse {
  /**
   * Name of the sandbox, as in `X-Sandbox`.
   * @example run-42
   */
  name!: string;

  /**
   * Size of the data of the sandbox, in bytes.
   * @example 65536
   */
  sizeBytes!: number;

  /**
   * Time when the sandbox was created, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string | null;

  /**
   * Time when the sandbox was last closed or created, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  lastUsedAt!: string | null;

  /**
   * Time from which the sandbox is dropped if it is not used before, by the clock of the machine. Null if it stays:
   * without SANDBOX_TTL, and always for `default`.
   * @example 2026-11-28T12:00:00.000Z
   */
  expiresAt!: string | null;

  /** The clock of the sandbox. */
  clock!: ClockResponse;

  /** True if the sandbox is open; false if it is only stored. */
  open!: boolean;
}

/** A saved state of a sandbox: data, clock and rules. */
export class SnapshotResponse {
  /**
   * Name of the snapshot.
   * @example before-payment
   */
  name!: string;

  /**
   * Size of the snapshot, in bytes.
   * @example 65536
   */
  sizeBytes!: number;

  /**
   * Time when the snapshot was saved, by the clock of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * The save in several services that the snapshot is a part of. Missing if it was saved in this service alone.
   * @example 0a1b2c3d
   */
  save?: string;
}

/** A rule of the sandbox. */
export class RuleResponse {
  /**
   * UUID of the rule.
   * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
   */
  id!: string;

  /**
   * Position of the rule, from 1. Rules are tried in this order, and only the first one that takes effect is
   * applied to a request.
   * @example 1
   */
  position!: number;

  /**
   * Number of requests that matched the rule.
   * @example 1
   */
  matched!: number;

  /**
   * Number of requests to which the rule was applied.
   * @example 1
   */
  hits!: number;

  /** The rule as it was posted. */
  @ApiProperty({ allOf: [RULE] })
  rule!: object;
}

/** The number of requests that match a filter. */
export class CountResponse {
  /**
   * Number of requests.
   * @example 1
   */
  count!: number;
}

/** A request in the journal. Sensitive data is masked. */
export class JournalEntryResponse {
  /**
   * Number of the request. It increases with each request.
   * @example 1
   */
  id!: number;

  /**
   * Time when the request arrived, by the clock of the sandbox. If the request was refused before the
   * sandbox was opened, it is the time of the machine.
   * @example 2026-11-21T12:00:00.000Z
   */
  at!: string;

  /**
   * The same time by the clock of the machine, with microseconds. It orders requests across services.
   * @example 2026-11-21T12:00:00.000123Z
   */
  receivedAt!: string;

  /** @example POST */
  method!: string;

  /**
   * Path and query of the request.
   * @example /spi/pacs.008
   */
  path!: string;

  /**
   * Status of the response. Absent if no response was started.
   * @example 200
   */
  status?: number | undefined;

  /** @example 3 */
  durationMs!: number;

  /** @example run-42-first */
  correlationId!: string;

  requestHeaders!: Record<string, string>;

  requestBody?: string | undefined;

  responseHeaders!: Record<string, string>;

  /** Body of the response, even if the response was lost. */
  responseBody?: string | undefined;

  /** Id of the rule that was applied. */
  rule?: string | undefined;

  /**
   * `answered`, or `lost` if the client did not receive the whole response.
   * @example answered
   */
  outcome!: 'answered' | 'lost';
}

/** A difference between a request and a match. */
export class DifferenceResponse {
  /**
   * The part that differs, such as `method`, `path`, `headers/x-run` or `body/amount`.
   * @example path
   */
  field!: string;

  /**
   * The value that the match requires.
   * @example /spi/pacs.008
   */
  expected!: string;

  /**
   * The value in the request. Absent if the request has none.
   * @example /spi/transactions
   */
  actual?: string | undefined;
}

/** A short form of a request in the journal. */
export class ShortEntryResponse {
  /** @example 1 */
  id!: number;

  /** @example POST */
  method!: string;

  /** @example /spi/pacs.008 */
  path!: string;

  /** @example 2026-11-21T12:00:00.000Z */
  at!: string;

  /** @example 200 */
  status?: number | undefined;
}

/** A request that almost matched an expectation. */
export class NearestMissResponse {
  /** The request in its short form. */
  entry!: ShortEntryResponse;

  /** The differences between the request and the match. */
  differences!: DifferenceResponse[];
}

/** The result of one expectation. */
export class ExpectationResponse {
  /** True if the expectation is met. */
  pass!: boolean;

  /**
   * The expected number of requests.
   * @example times 1
   */
  expected!: string;

  /**
   * Number of requests that match.
   * @example 1
   */
  count!: number;

  /**
   * Explains a failure that is caused by missing entries: the journal no longer has all the requests that are
   * needed to decide.
   */
  message?: string | undefined;

  /** The match as it was posted. */
  @ApiProperty({ allOf: [MATCH] })
  match!: object;

  /** If too few requests match: the requests with the fewest differences. */
  nearestMisses!: NearestMissResponse[];
}

/** The result of all expectations. */
export class VerifyResponse {
  /** True if all expectations are met. */
  pass!: boolean;

  /**
   * Number of entries of the sandbox that the journal dropped because of its size limit, since it was last
   * cleared.
   * @example 0
   */
  dropped!: number;

  /** One result for each expectation, in the same order. */
  results!: ExpectationResponse[];
}
