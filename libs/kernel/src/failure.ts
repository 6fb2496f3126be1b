import { MAX_VIOLATIONS, type Violation } from './violation';

/**
 * What kind of trouble a failure is, in the words of the domain. Only the edge (libs/platform) knows
 * which HTTP status each kind becomes.
 */
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
 * A request that cannot be carried out for a reason the caller can understand and mend.
 * One subclass a failure; anything else that is thrown is a defect and is answered as such.
 */
export abstract class Failure extends Error {
  abstract readonly kind: FailureKind;
  /** Stable, upper snake case: what a test asserts on. */
  abstract readonly code: string;
  /** A few words that name the kind of problem, the same for every occurrence. */
  abstract readonly title: string;
  /** When the same request may fare better, in whole seconds from now; for one that comes too early. */
  readonly retryAfterSeconds?: number;
  /** The URI of this kind of problem, where a standard has one for it. */
  readonly type?: string;
  /** What such a standard has a program read besides, by name. */
  readonly members?: Readonly<Record<string, string | readonly string[]>>;

  /** At most MAX_VIOLATIONS of them. */
  readonly violations: readonly Violation[];
  /** How many more there are. */
  readonly omittedViolations: number;

  /** @param omitted violations that were found besides `violations` */
  constructor(
    /** What was wrong this time and what would be right. */
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
