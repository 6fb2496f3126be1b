import { LruCache } from '#libs/kernel';
import { currentContext } from '../http/request-context';
import { callSibling, type SiblingRequest, type SiblingResponse } from './call-sibling';
import { UpstreamFailed, UpstreamTimeout } from './upstream.errors';

/** Timeouts after which a service is not called any more, until the time is over. */
const MOST = 2;
const WINDOW_MS = 60_000;
/** Sandboxes that are remembered. */
const KEPT = 1_000;

interface Spent {
  count: number;
  /** On the monotonic clock. */
  readonly sinceMs: number;
}

/**
 * Bounds how long a service that never answers holds up the work of another one: work on the clock of a sandbox can call it
 * many times within one advance. After two timeouts within a minute of the machine it is not called again in that minute.
 * A rule can make it silent in one sandbox, so each sandbox has a budget of its own.
 */
export class TimeoutBudget {
  private readonly spent = new LruCache<string, Spent>(KEPT);

  /** @param monotonicMs the time of the machine, which is never put back */
  constructor(private readonly monotonicMs: () => number = () => performance.now()) {}

  isSpent(sandbox: string): boolean {
    return (this.current(sandbox)?.count ?? 0) >= MOST;
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
      `${request.service} has answered none of the last calls in time; it is called again after a minute.`,
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
