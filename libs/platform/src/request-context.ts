import { AsyncLocalStorage } from 'node:async_hooks';
import type { Failure } from '#libs/kernel';
import { runGuarded } from './guarded';

/** The W3C headers of a request that calls to other services pass on, by their names. */
export type TraceHeaders = Readonly<
  Partial<Record<'traceparent' | 'tracestate' | 'baggage', string>>
>;

export const NO_TRACE: TraceHeaders = {};

/** The context of the current request or background work. */
export class RequestContext {
  private releases: (() => void)[] = [];
  private isOver = false;
  /** The business outcome that a rule ordered; the domain of the service carries it out. */
  outcome: string | undefined = undefined;
  /** The instant of due work, if it differs from the current time of the sandbox. */
  instantMs: number | undefined = undefined;
  /** The rule that took effect. */
  rule: string | undefined = undefined;
  /**
   * An outer reason why the work can no longer succeed, if there is one; reported to the client.
   */
  interruption: Failure | undefined = undefined;

  /** The `code` of the problem that the response is; for the log. */
  problemCode: string | undefined = undefined;
  /** The trace headers of the request, for calls to other services; empty for background work. */
  trace: TraceHeaders = NO_TRACE;
  /** `/s/run-42` if the client named the sandbox by the path: the start of every address sent to the client. */
  pathPrefix = '';

  constructor(
    readonly correlationId: string,
    /** The name of the sandbox of the work. */
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

/** Like currentContext, but undefined outside of a context: for the log. */
export function contextIfAny(): RequestContext | undefined {
  return storage.getStore();
}
