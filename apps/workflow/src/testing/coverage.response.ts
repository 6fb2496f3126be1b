import { type Coverage, type Reached } from './coverage';

/** A state, a transition or a retrier that executions can reach. */
export class ReachedResponse {
  /** @example Paid */
  name!: string;

  /** How often it was reached. */
  count!: number;
}

/** The coverage of states, of transitions or of retriers. */
export class CoveredResponse {
  total!: number;

  /** How many of them were reached at least once. */
  covered!: number;

  /** Those that were never reached. */
  missing!: string[];

  reached!: ReachedResponse[];

  static of(all: readonly Reached[]): CoveredResponse {
    const reached = all.filter(({ count }) => count > 0);
    const missing = all.filter(({ count }) => count === 0).map(({ name }) => name);
    return { total: all.length, covered: reached.length, missing, reached };
  }
}

/** The coverage of a version by its executions. */
export class CoverageResponse {
  version!: number;

  /** How many executions were counted. */
  executions!: number;

  states!: CoveredResponse;

  /** Next, the branches of a Choice, and catchers: `From -> To`. */
  transitions!: CoveredResponse;

  /** States with Retry: how often they were tried again. */
  retries!: CoveredResponse;

  static of(version: number, { executions, states, transitions, retries }: Coverage) {
    return {
      version,
      executions,
      states: CoveredResponse.of(states),
      transitions: CoveredResponse.of(transitions),
      retries: CoveredResponse.of(retries),
    };
  }
}
