import { AsyncLocalStorage } from 'node:async_hooks';
import { type Failure } from '#libs/kernel';
import { guarded } from './guarded';

/** The context of the current request or background work. */
export class RequestContext {
  private readonly releases: (() => void)[] = [];
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

  constructor(
    readonly correlationId: string,
    /** The name of the sandbox of the work. */
    readonly sandbox: string,
  ) {}

  /**
   * Calls `release` when the work has ended, that is, when the response or its socket is closed. If it has
   * already ended, calls it at once.
   */
  onEnd(release: () => void): void {
    if (this.isOver) release();
    else this.releases.push(release);
  }

  /** Calls every release, even if one of them throws. The error is logged. */
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
  if (context === undefined) throw new Error('This code runs outside a request context.');
  return context;
}

/** Like currentContext, but undefined outside of a context: for the log. */
export function contextIfAny(): RequestContext | undefined {
  return storage.getStore();
}
