import { type RequestContext } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { workOf } from '../work/sandbox-work';
import { type OpenSandbox } from './open-sandbox';

/** A sandbox that is open or being opened, and the requests and other work that use it. */
export class SandboxEntry {
  /** Set once it is open. */
  openSandbox: OpenSandbox | undefined;
  /** Another instance has replaced the sandbox while this one was opening it. */
  isOutdated = false;
  /** Time of the last use, or of the opening if background work opened it; on the monotonic clock. */
  lastUsedMs = performance.now();
  /** Whether it was used by anything other than background work. */
  wasUsed = false;
  readonly opening: Promise<OpenSandbox>;
  private readonly users = new Set<RequestContext>();
  private whenIdle: (() => void) | undefined;

  constructor(
    readonly name: string,
    open: () => Promise<OpenSandbox>,
  ) {
    this.opening = open().then((openSandbox) => (this.openSandbox = openSandbox));
  }

  get isUsed(): boolean {
    return this.users.size > 0;
  }

  /** Counts the work as a user until it ends. */
  hold(context: RequestContext): void {
    this.users.add(context);
    if (!workOf(context).isBackground) {
      this.lastUsedMs = performance.now();
      this.wasUsed = true;
    }
    context.onEnd(() => {
      this.release(context);
    });
  }

  release(context: RequestContext): void {
    this.users.delete(context);
    if (!this.isUsed) this.whenIdle?.();
  }

  /** Ends the waits in the sandbox. Running work continues; if it fails now, its client gets `reason`. */
  interrupt(reason: Failure): void {
    for (const context of this.users) context.interruption ??= reason;
    this.openSandbox?.close(reason);
  }

  /** Resolves when the sandbox is no longer in use, or after `patienceMs`. */
  async idle(patienceMs: number): Promise<void> {
    if (!this.isUsed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      this.whenIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
