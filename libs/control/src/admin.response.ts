import { ApiProperty } from '@nestjs/swagger';
import { MATCH } from './journal/expectations.document';
import { RULE } from './rules/rule.document';

/** What the clock of a sandbox shows. */
export class ClockResponse {
  /**
   * real: the machine's time; offset: runs on from another instant; frozen: stands.
   * @example offset
   */
  mode!: 'real' | 'offset' | 'frozen';

  /**
   * The sandbox's now, ISO 8601 UTC.
   * @example 2030-01-01T00:00:00.000Z
   */
  now!: string;
}

/** Work that was due and has been done. */
export class WorkDoneResponse {
  /**
   * Which kind of work.
   * @example hold
   */
  kind!: string;

  /**
   * Which of its kind.
   * @example "7"
   */
  key!: string;

  /**
   * The instant it was done at, by the sandbox's clock.
   * @example 2026-11-21T12:00:00.000Z
   */
  dueAt!: string;

  /**
   * done, or failed: it is tried again later, and the log says why.
   * @example done
   */
  outcome!: 'done' | 'failed';
}

/** What the clock shows now, and what was done because time had passed. */
export class ClockSetResponse extends ClockResponse {
  /** In due order. */
  ran!: WorkDoneResponse[];
}

/** A sandbox of this service. */
export class SandboxResponse {
  /**
   * Its name, as in `X-Sandbox`.
   * @example run-42
   */
  name!: string;

  /**
   * What its data take, in bytes.
   * @example 65536
   */
  sizeBytes!: number;

  /**
   * When it was made, by the machine's clock.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string | null;

  /**
   * When it was last closed, or made.
   * @example 2026-11-21T12:00:00.000Z
   */
  lastUsedAt!: string | null;

  /** What its clock shows. */
  clock!: ClockResponse;

  /** Whether it is open, or only on the disk. */
  open!: boolean;
}

/** A saved state of a sandbox: data, clock and rules. */
export class SnapshotResponse {
  /**
   * Its name.
   * @example before-payment
   */
  name!: string;

  /**
   * What it takes, in bytes.
   * @example 65536
   */
  sizeBytes!: number;

  /**
   * When it was saved, by the machine's clock.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;
}

/** A rule of the sandbox. */
export class RuleResponse {
  /**
   * UUID of the rule.
   * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
   */
  id!: string;

  /**
   * Rules are tried in this order, from 1; the first that takes effect on a request is the only one.
   * @example 1
   */
  position!: number;

  /**
   * Requests that matched.
   * @example 1
   */
  matched!: number;

  /**
   * Requests that it took effect on.
   * @example 1
   */
  hits!: number;

  /** The rule as it was posted. */
  @ApiProperty({ allOf: [RULE] })
  rule!: object;
}

/** How many requests the filter finds. */
export class CountResponse {
  /**
   * So many.
   * @example 1
   */
  count!: number;
}

/** A request as the journal shows it, masked. */
export class JournalEntryResponse {
  /**
   * Rising with each request.
   * @example 1
   */
  id!: number;

  /**
   * When it arrived, by the sandbox's clock; by the machine's clock where the request was refused before
   * its sandbox was opened.
   * @example 2026-11-21T12:00:00.000Z
   */
  at!: string;

  /** @example POST */
  method!: string;

  /**
   * With its query.
   * @example /spi/pacs.008
   */
  path!: string;

  /**
   * The status that it was answered with; left out where no answer was begun.
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

  /** What was answered, also where the answer was lost. */
  responseBody?: string | undefined;

  /** The rule that took effect. */
  rule?: string | undefined;

  /**
   * answered, or lost on its way.
   * @example answered
   */
  outcome!: 'answered' | 'lost';
}

/** In what a request differs from a match. */
export class DifferenceResponse {
  /**
   * What differs: `method`, `path`, `headers/x-run`, `body/amount`.
   * @example path
   */
  field!: string;

  /**
   * What the match asks for.
   * @example /spi/pacs.008
   */
  expected!: string;

  /**
   * What the request has; left out where it has nothing there.
   * @example /spi/transactions
   */
  actual?: string | undefined;
}

/** A request of the journal, in short. */
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

/** A request that came close to what was expected. */
export class NearestMissResponse {
  /** The request, in short. */
  entry!: ShortEntryResponse;

  /** In what it differs. */
  differences!: DifferenceResponse[];
}

/** What became of one expectation. */
export class ExpectationResponse {
  /** Whether it holds. */
  pass!: boolean;

  /**
   * What was expected.
   * @example times 1
   */
  expected!: string;

  /**
   * Requests that match.
   * @example 1
   */
  count!: number;

  /**
   * Why the expectation fails although it may be true: entries that could decide it are missing from the
   * journal.
   */
  message?: string | undefined;

  /** The match as it was posted. */
  @ApiProperty({ allOf: [MATCH] })
  match!: object;

  /** The requests that came closest, where there are too few. */
  nearestMisses!: NearestMissResponse[];
}

/** What became of the expectations. */
export class VerifyResponse {
  /** Whether all of them hold. */
  pass!: boolean;

  /**
   * Entries of the sandbox that the journal dropped to make room, since it was last cleared.
   * @example 0
   */
  dropped!: number;

  /** One for each expectation, in their order. */
  results!: ExpectationResponse[];
}
