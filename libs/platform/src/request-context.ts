import { AsyncLocalStorage } from 'node:async_hooks';
import { type Failure } from '#libs/kernel';
import { guarded } from './guarded';

/** Trace Context and Baggage (W3C). */
export interface TraceHeaders {
  readonly traceparent?: string;
  readonly tracestate?: string;
  readonly baggage?: string;
}

/** What is known of the work under way, wherever in the code one stands. */
export class RequestContext {
  private readonly releases: (() => void)[] = [];
  private isOver = false;
  /** The business outcome that a rule orders; the service's domain carries it out. */
  outcome: string | undefined = undefined;
  /** The instant that the work happens at, where it is not the sandbox's now: work that had become due. */
  instantMs: number | undefined = undefined;
  /** The rule that took effect. */
  rule: string | undefined = undefined;
  /** The W3C headers of the request, for the calls to other services that it causes. */
  trace: TraceHeaders = {};
  /** Why the work can no longer succeed, if something outside of it has made it impossible; an answer to its client. */
  interruption: Failure | undefined = undefined;

  constructor(
    readonly correlationId: string,
    /** The name of the sandbox that the work happens in. */
    readonly sandbox: string,
  ) {}

  /** Calls `release` when the work is over: when the response or its socket is closed; at once if it is over already. */
  onEnd(release: () => void): void {
    if (this.isOver) release();
    else this.releases.push(release);
  }

  /** Calls every release, also where one of them throws: the error is logged. */
  end(): void {
    this.isOver = true;
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
