import { type RequestContext } from '#libs/platform';
import { type Holds, type Listener } from '#libs/sandbox';

/** What a wait depends on. */
export interface LongPollSurroundings {
  readonly context: RequestContext;
  readonly holds: Holds;
  readonly listener: Listener;
  /** Aborted, with a Failure as its reason, when the sandbox is being closed. */
  readonly closing: AbortSignal;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
  /** Starts to listen to other instances, and returns how to end that. */
  readonly watch: (listener: Listener) => () => void;
}

/** The wait of one request for messages. */
export class LongPoll {
  readonly listener: Listener;
  private readonly endsMs: number;
  private readonly ending = new AbortController();
  private hasLeft = false;
  private unwatch: (() => void) | undefined;
  private readonly end = (): void => {
    this.ending.abort();
  };

  /** @param ms the longest wait, in milliseconds of the machine */
  constructor(
    ms: number,
    private readonly surroundings: LongPollSurroundings,
  ) {
    const { context, listener, closing, stopping } = surroundings;
    this.listener = listener;
    this.endsMs = performance.now() + ms;
    for (const signal of [closing, stopping]) {
      if (signal.aborted) this.end();
      signal.addEventListener('abort', this.end);
    }
    context.onEnd(() => {
      this.hasLeft = true;
      this.end();
    });
  }

  /** How long the request can still wait; 0 when the time is over or the service stops. */
  get remainingMs(): number {
    if (this.surroundings.stopping.aborted) return 0;
    return Math.max(0, this.endsMs - performance.now());
  }

  /** Whether the client has left, and must be given no messages. */
  get isAbandoned(): boolean {
    return this.hasLeft;
  }

  /**
   * Waits until there may be messages, or until the time is over. A hold of the sandbox does not wait for this, but this goes
   * on only when the hold has ended.
   * @throws Failure if the sandbox is closed meanwhile
   */
  async wait(): Promise<void> {
    const { context, holds, closing, watch } = this.surroundings;
    this.unwatch ??= watch(this.listener);
    holds.pause(context);
    await this.listener.wait(this.remainingMs, this.ending.signal);
    // Also when the time is over: what comes next reads or removes messages.
    const isAdmitted = await holds.enter(context, closing);
    if (!isAdmitted || closing.aborted) throw closing.reason;
  }

  close(): void {
    const { closing, stopping, listener } = this.surroundings;
    for (const signal of [closing, stopping]) signal.removeEventListener('abort', this.end);
    this.unwatch?.();
    listener.close();
  }
}
