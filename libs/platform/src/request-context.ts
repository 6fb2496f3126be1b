import { AsyncLocalStorage } from 'node:async_hooks';
import type { Failure } from '#libs/kernel';
import { runGuarded } from './guarded';

/** The W3C headers of a request that calls to other services pass on, by their names. */
export type TraceHeaders = Readonly<
  Partial<Record<'traceparent' | 'tracestate' | 'baggage', string>>
>;

export const NO_TRACE: TraceHeaders = {};

/** What is known of the work under way, wherever in the code one stands. */
export class RequestContext {
  private releases: (() => void)[] = [];
  private isOver = false;
  /** The business outcome that a rule orders; the service's domain carries it out. */
  outcome: string | undefined = undefined;
  /** The instant that the work happens at, where it is not the sandbox's now: work that had become due. */
  instantMs: number | undefined = undefined;
  /** The rule that took effect. */
  rule: string | undefined = undefined;
  /** Why the work can no longer succeed, if something outside of it has made it impossible; an answer to its client. */
  interruption: Failure | undefined = undefined;

  /** The `code` of the problem that the response is; for the log. */
  problemCode: string | undefined = undefined;
  /** The trace headers of the request, for calls to other services; empty for background work. */
  trace: TraceHeaders = NO_TRACE;
  /** `/s/run-42` if the client named the sandbox by the path: the start of every address sent to the client. */
  pathPrefix = '';

  constructor(
    readonly correlationId: string,
    /** The name of the sandbox that the work happens in. */
    readonly sandbox: string,
  ) {}

  /**
   * Calls `release` when the work is over: when the response or its socket is closed; at once if it is over already.
   * An error of `release` is logged.
   */
  onEnd(release: () => void): void {
    if (this.isOver) runGuarded(release);
    else this.releases.push(release);
  }

  /** Calls every release, also where one of them throws. */
  end(): void {
    const { releases } = this;
    this.isOver = true;
    this.releases = [];
    for (const release of releases) runGuarded(release);
  }
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @throws Error outside of a request or of background work that was started in a context */
export function currentContext(): RequestContext {
  const context = storage.getStore();
  if (context === undefined) throw new Error('This code runs outside a request context.');
  return context;
}

/** As currentContext, where there may be none: for the log. */
export function contextIfAny(): RequestContext | undefined {
  return storage.getStore();
}
