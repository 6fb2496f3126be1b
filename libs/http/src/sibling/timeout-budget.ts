import { LruCache } from '#libs/kernel';
import { currentContext } from '../context/request-context';
import { callSibling, type SiblingRequest, type SiblingResponse } from './call-sibling';
import { UpstreamFailed, UpstreamTimeout } from './upstream.errors';

/** After this number of timeouts within WINDOW_MS, the service is not called until WINDOW_MS has passed. */
const MAX_TIMEOUTS = 2;
const WINDOW_MS = 60_000;
/** The maximum number of sandboxes with a budget. */
const MAX_SANDBOXES = 1_000;

interface Spent {
  count: number;
  /** On the monotonic clock. */
  readonly sinceMs: number;
}

/**
 * Limits how long a service that never answers can delay another service: due work can call it many times while the
 * clock of a sandbox is advanced. After two timeouts within a minute of machine time, it is not called again in that
 * minute. A rule can make a service silent in one sandbox only, so each sandbox has its own budget.
 */
export class TimeoutBudget {
  private readonly spent = new LruCache<string, Spent>(MAX_SANDBOXES);

  /** @param monotonicMs the time of the machine, which is never put back */
  constructor(private readonly monotonicMs: () => number = () => performance.now()) {}

  isSpent(sandbox: string): boolean {
    return (this.current(sandbox)?.count ?? 0) >= MAX_TIMEOUTS;
  }

  /** A call got no answer in time. */
  spend(sandbox: string): void {
    const current = this.current(sandbox);
    if (current === undefined) this.spent.set(sandbox, { count: 1, sinceMs: this.monotonicMs() });
    else current.count += 1;
  }

  /** The service has answered. */
  clear(sandbox: string): void {
    this.spent.set(sandbox, { count: 0, sinceMs: 0 });
  }

  private current(sandbox: string): Spent | undefined {
    const spent = this.spent.get(sandbox);
    return spent !== undefined && this.monotonicMs() - spent.sinceMs < WINDOW_MS
      ? spent
      : undefined;
  }
}

/**
 * Calls a service as `callSibling` does, unless it has answered too few calls in time.
 * @throws UpstreamFailed at once if the budget is spent
 */
export async function callWithin(
  budget: TimeoutBudget,
  request: SiblingRequest,
): Promise<SiblingResponse> {
  const { sandbox } = currentContext();
  if (budget.isSpent(sandbox)) {
    throw new UpstreamFailed(
      `${request.service} did not answer the last calls in time. The next call is made after a minute.`,
    );
  }
  try {
    const response = await callSibling(request);
    budget.clear(sandbox);
    return response;
  } catch (error) {
    if (error instanceof UpstreamTimeout) budget.spend(sandbox);
    throw error;
  }
}
