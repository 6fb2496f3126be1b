import { type Sandbox } from '../sandbox/sandbox';
import { balancedBooks } from './balanced-books';
import { type Outcome } from './outcome';
import { paidOnce } from './paid-once';
import { received, type Received } from './received';

/** The result of a matcher of jest and vitest. */
export interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Matchers for `expect.extend` of jest and vitest. Each needs `await`. */
export const matchers = {
  toHaveReceived: (box: Sandbox, expected: Received) => result(received(box, expected)),
  toHavePaidOnce: (box: Sandbox, endToEndId: string) => result(paidOnce(box, endToEndId)),
  toHaveBalancedBooks: (box: Sandbox) => result(balancedBooks(box)),
};

/** The types of the matchers, for `expect` of jest and vitest. */
export interface SandboxMatchers<Result> {
  /** The service has received the requests; default: at least one. `await expect(box).toHaveReceived({ service: 'spi', path: '/spi/pacs.008', times: 1 })`. */
  toHaveReceived(expected: Received): Result;
  /** The payment is settled, and only once. */
  toHavePaidOnce(endToEndId: string): Result;
  /** The accounts, cards and payments of the sandbox agree. */
  toHaveBalancedBooks(): Result;
}

async function result(outcome: Promise<Outcome>): Promise<MatcherResult> {
  const { pass, message } = await outcome;
  return { pass, message: () => message };
}
