import { ApiProperty } from '@nestjs/swagger';
import {
  SKIP_REASONS,
  TEST_VALUE_REASONS,
  type SkipReason,
  type TestValueReason,
} from '#libs/journal';
import { MATCH } from './expectations.request';

/** The number of requests that match a filter. */
export class CountResponse {
  /**
   * Number of requests.
   * @example 1
   */
  count!: number;
}

/** A rule that matched a request and had no effect on it. */
export class SkippedRuleResponse {
  /**
   * UUID of the rule.
   * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
   */
  rule!: string;

  /**
   * `nth`, `skip`, `times` and `probability` are members of the rule. `operation`: the operation does not have the outcome.
   * `unused`: the request ended before the service used the outcome.
   * @example unused
   */
  @ApiProperty({ enum: SKIP_REASONS, enumName: 'SkipReason' })
  reason!: SkipReason;
}

/** A test value of a request. */
export class NotedTestValueResponse {
  /** @example ac03@outcome.example */
  value!: string;

  /**
   * Why the value had no effect; absent if it had. `off`: the sandbox does not take test values. `unknown`: the operation has no
   * outcome with this value. `unused`: the request ended before the service used the outcome, or a rule requested another one.
   * @example unknown
   */
  @ApiProperty({ enum: TEST_VALUE_REASONS, enumName: 'TestValueReason' })
  reason?: TestValueReason | undefined;

  /**
   * If the value is `unknown`: the most similar value that the operation has.
   * @example am04@outcome.example
   */
  nearest?: string | undefined;
}

/** How many rows of a table a request has changed. */
export class TableChangeResponse {
  /** @example transactions */
  table!: string;

  /** @example 1 */
  inserted!: number;

  /** @example 0 */
  updated!: number;

  /** @example 0 */
  deleted!: number;
}

/** The start of a request in the journal, without headers and bodies. Sensitive data is masked. */
export class RequestStartResponse {
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
   * Status of the response. Absent if no response was started, and for messages over TCP.
   * @example 200
   */
  status?: number | undefined;

  /** @example 3 */
  durationMs!: number;

  /** @example run-42-first */
  correlationId!: string;

  /** Id of the rule that took effect. */
  rule?: string | undefined;

  /** The test values of the request, and whether they had an effect; absent if there are none. */
  testValues?: NotedTestValueResponse[] | undefined;

  /**
   * `answered`, or `lost` if the client did not receive the whole response.
   * @example answered
   */
  outcome!: 'answered' | 'lost';

  /**
   * Name of the simulator that sent the request; absent for other clients. It is taken from the header
   * `X-Calling-Service`, which any client can send.
   * @example openfinance
   */
  caller?: string | undefined;
}

/** A request in the journal. Sensitive data is masked. */
export class JournalEntryResponse extends RequestStartResponse {
  requestHeaders!: Record<string, string>;

  requestBody?: string | undefined;

  responseHeaders!: Record<string, string>;

  /** Body of the response, even if the response was lost. */
  responseBody?: string | undefined;

  /**
   * The rules that matched the request and had no effect on it; absent if there are none. `GET
   * /__admin/rules/{id}/near-misses` explains the reasons.
   */
  skippedRules?: SkippedRuleResponse[] | undefined;

  /**
   * The rows that the request has changed in the database, by table, until its response ended; absent if there are none. Without
   * the simulator's own tables, such as those of rules.
   */
  changes?: TableChangeResponse[] | undefined;
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
   * The reason for a failure that is caused by missing entries: the journal no longer has all the requests that are
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
