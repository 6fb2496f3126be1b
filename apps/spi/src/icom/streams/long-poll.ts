import { type RequestContext } from '#libs/http';
import { type Holds, type Listener } from '#libs/sandbox';

/** The request, and the events that end its wait. */
export interface LongPollConditions {
  readonly context: RequestContext;
  readonly holds: Holds;
  readonly listener: Listener;
  /** Aborted, with a Failure as its reason, when the sandbox is being closed. */
  readonly closing: AbortSignal;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
  /** Starts to listen to other instances. Returns a function that stops it. */
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

  /** @param ms the maximum wait, in milliseconds on the clock of the machine */
  constructor(
    ms: number,
    private readonly conditions: LongPollConditions,
  ) {
    const { context, listener, closing, stopping } = conditions;
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

  /** How long the request can still wait, in milliseconds. 0 if the time is over or the service stops. */
  get remainingMs(): number {
    if (this.conditions.stopping.aborted) return 0;
    return Math.max(0, this.endsMs - performance.now());
  }

  /** Whether the client has closed the connection. It must get no messages then. */
  get isAbandoned(): boolean {
    return this.hasLeft;
  }

  /**
   * Waits until there may be messages, or until the time is over. A hold of the sandbox does not wait for this request, but this
   * request continues only after the hold.
   * @throws Failure if the sandbox is closed during the wait
   */
  async wait(): Promise<void> {
    const { context, holds, closing, watch } = this.conditions;
    this.unwatch ??= watch(this.listener);
    holds.pause(context);
    await this.listener.wait(this.remainingMs, this.ending.signal);
    // Also when the time is over, because the caller then reads or removes messages.
    const isAdmitted = await holds.enter(context, closing);
    if (!isAdmitted || closing.aborted) throw closing.reason;
  }

  close(): void {
    const { closing, stopping, listener } = this.conditions;
    for (const signal of [closing, stopping]) signal.removeEventListener('abort', this.end);
    this.unwatch?.();
    listener.close();
  }
}
