import { setTimeout as sleep } from 'node:timers/promises';
import { readEvents, type ReceivedEvent } from '#libs/control-client';
import { Failure } from '#libs/kernel';
import { type ServiceClient } from '../services/service-client';

/** How long to wait before a service is called again; doubled after each failure. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** A stream sends at least a comment every 15 s. */
const SILENCE_MS = 40_000;

/** What a follower has to tell. */
export interface Told {
  readonly service: string;
  /** The message of the service, or `service` with a change of its status. */
  readonly message: ReceivedEvent | { readonly event: 'service'; readonly data: string };
}

/** Keeps a stream to one service open, and opens it again after it has ended. */
export class ServiceFollower {
  private status: 'ready' | 'silent' | undefined;

  /**
   * @param query the filters
   * @param position where an earlier stream of the service ended
   */
  constructor(
    private readonly client: ServiceClient,
    private readonly query: string,
    private position: string | undefined,
  ) {}

  get name(): string {
    return this.client.name;
  }

  /** @param tell resolves when there is room for more */
  async run(tell: (told: Told) => Promise<void>, signal: AbortSignal): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    for (;;) {
      const why = await this.follow(tell, signal, () => {
        waitMs = FIRST_WAIT_MS;
      });
      if (signal.aborted) return;
      await this.change('silent', why, tell);
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    }
  }

  /** @returns why the stream has ended */
  private async follow(
    tell: (told: Told) => Promise<void>,
    signal: AbortSignal,
    onReady: () => void,
  ): Promise<string> {
    const silence = new Silence();
    try {
      const after = this.position === undefined ? '' : `&after=${this.position}`;
      const until = AbortSignal.any([signal, silence.signal]);
      const body = await this.client.stream(`/events/stream?${this.query}${after}`, until);
      onReady();
      await this.change('ready', undefined, tell);
      for await (const message of readEvents(silence.watch(body))) {
        this.position = message.id;
        await tell({ service: this.name, message });
      }
      return `${this.name} closed the connection.`;
    } catch (error) {
      return error instanceof Failure ? error.detail : `${this.name} closed the connection.`;
    } finally {
      silence.end();
    }
  }

  private async change(
    status: 'ready' | 'silent',
    detail: string | undefined,
    tell: (told: Told) => Promise<void>,
  ): Promise<void> {
    if (this.status === status) return;
    this.status = status;
    const data = JSON.stringify({ service: this.name, status, detail });
    await tell({ service: this.name, message: { event: 'service', data } });
  }
}

/** Ends a stream that no longer sends anything, while somebody waits for it. */
class Silence {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  async *watch(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.start();
    for await (const chunk of body) {
      // Not while the reader is busy: a slow client is no silence of the service.
      this.end();
      yield chunk;
      this.start();
    }
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private start(): void {
    this.timer = setTimeout(() => {
      this.controller.abort();
    }, SILENCE_MS);
  }
}
