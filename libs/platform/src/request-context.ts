import { AsyncLocalStorage } from 'node:async_hooks';
import { guarded } from './guarded';

/** What is known of the work under way, wherever in the code one stands. */
export class RequestContext {
  private readonly releases: (() => void)[] = [];
  /** The business outcome that a rule orders; the service's domain carries it out. */
  outcome: string | undefined = undefined;
  /** The instant that the work happens at, where it is not the sandbox's now: work that had become due. */
  instantMs: number | undefined = undefined;
  /** The rule that took effect. */
  rule: string | undefined = undefined;

  constructor(
    readonly correlationId: string,
    /** The sandbox whose world the work happens in. */
    readonly sandbox: string,
  ) {}

  /** Has `release` called when the work is over: when the response has gone, or its socket has. */
  onEnd(release: () => void): void {
    this.releases.push(release);
  }

  /** Calls every release, also where one of them throws: the error is logged. */
  end(): void {
    for (const release of this.releases.splice(0)) guarded(release)();
  }
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @throws Error outside of a request or of background work that was started in a context */
export function currentContext(): RequestContext {
  const context = storage.getStore();
  if (context === undefined) throw new Error('There is no request context here.');
  return context;
}

/** As currentContext, where there may be none: for the log. */
export function contextIfAny(): RequestContext | undefined {
  return storage.getStore();
}
