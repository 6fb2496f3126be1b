import { MAX_VIOLATIONS, type Violation } from './violation';

/** The kind of a failure, independent of HTTP. Only libs/platform maps it to an HTTP status. */
export type FailureKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'rate-limited'
  | 'upstream-failed'
  | 'unavailable'
  | 'upstream-timeout'
  | 'storage-full';

/**
 * A request that fails for a reason that the caller can understand and fix. There is one subclass per
 * failure. Any other thrown error is a defect and is answered with 500.
 */
export abstract class Failure extends Error {
  abstract readonly kind: FailureKind;
  /** Stable, in upper snake case. Tests assert on it. */
  abstract readonly code: string;
  /** A short name of the problem, the same for every occurrence. */
  abstract readonly title: string;
  /** After how many seconds the request can be sent again. */
  readonly retryAfterSeconds?: number;
  /** The URI of the problem type, if a standard defines one. */
  readonly type?: string;
  /** Additional members that this standard defines, by name. */
  readonly members?: Readonly<Record<string, string | readonly string[]>>;

  /** At most MAX_VIOLATIONS of them. */
  readonly violations: readonly Violation[];
  /** How many more there are. */
  readonly omittedViolations: number;

  /** @param omitted number of violations that are not in `violations` */
  constructor(
    /** The error and what would be right. */
    readonly detail: string,
    violations: readonly Violation[] = [],
    omitted = 0,
  ) {
    super(detail);
    this.name = new.target.name;
    this.violations = violations.slice(0, MAX_VIOLATIONS);
    this.omittedViolations = omitted + violations.length - this.violations.length;
  }
}
