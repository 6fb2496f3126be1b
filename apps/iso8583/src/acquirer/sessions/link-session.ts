import { setTimeout as sleep } from 'node:timers/promises';
import { guarded, runInContext, type RequestContext } from '#libs/http';
import { isApproval, type Codec, type IsoMessage } from '#libs/iso8583';
import { toIsoUtc } from '#libs/kernel';
import { type AddressGuard } from '#libs/outbound';
import { passTime, type OpenSandbox } from '#libs/sandbox';
import { HostConnection } from './host-connection';
import { LinkBusy, LinkDown } from '../links/link.errors';
import { reconnectAfterMs, type Link, type LinkState, type LinkStatus } from '../links/link';
import { LinkTraffic, type SentMessage } from './link-traffic';

/** DE70 of network messages. */
export const NETWORK_CODES = { 'sign-on': '001', 'sign-off': '002', echo: '301' } as const;
export type NetworkAction = keyof typeof NETWORK_CODES;

/** How long a network message of the link itself waits for its response, on the monotonic clock. */
const NETWORK_ANSWER_MS = 5_000;
/** After a failure, uses of the link fail for this time without another attempt. */
const FAIL_FAST_MS = 200;
/** Messages of one link that wait for their responses at the same time. */
const MOST_WAITING = 10_000;

/** The parts that a session gets from its process. */
export interface SessionParts {
  readonly link: Link;
  readonly codec: Codec;
  readonly targets: AddressGuard;
  /** A complete network message with new numbers. */
  readonly networkMessage: (code: string) => Promise<IsoMessage>;
  readonly openSandbox: OpenSandbox;
  /** The background work of the session, which keeps its sandbox open. */
  readonly context: RequestContext;
  /** Called once, when the session is over. */
  readonly onEnd: () => void;
}

/** A link in this process: its connection, the messages under way, and its state. */
export class LinkSession {
  /** On the monotonic clock. */
  lastUsedMs = performance.now();
  readonly traffic: LinkTraffic;
  private readonly ended = new AbortController();
  private status: LinkStatus = 'down';
  private lastError: string | null = null;
  private connection: HostConnection | undefined;
  private opening: Promise<void> | undefined;
  private failures = 0;
  private failedAtMs = -Infinity;
  private retry: NodeJS.Timeout | undefined;

  constructor(private readonly parts: SessionParts) {
    this.traffic = new LinkTraffic(
      parts.codec.profile,
      () => toIsoUtc(parts.openSandbox.nowMs()),
      (code) => {
        if (code === NETWORK_CODES['sign-on']) this.status = 'signed-on';
        if (code === NETWORK_CODES['sign-off']) this.status = 'connected';
      },
    );
    parts.openSandbox.closing.addEventListener('abort', this.onSandboxClosing, { once: true });
    void this.sendEchoes();
  }

  get link(): Link {
    return this.parts.link;
  }

  get codec(): Codec {
    return this.parts.codec;
  }

  get state(): LinkState {
    return { status: this.status, counts: { ...this.traffic.counts }, lastError: this.lastError };
  }

  get isIdle(): boolean {
    return this.traffic.waiting === 0 && this.opening === undefined;
  }

  /**
   * Connects and signs on, if that is not yet done.
   * @throws LinkDown
   */
  async ready(): Promise<void> {
    this.lastUsedMs = performance.now();
    if (this.ended.signal.aborted) throw this.down('The link was closed.');
    if (this.connection !== undefined && this.opening === undefined) return;
    this.opening ??= runInContext(this.parts.context, () => this.open()).finally(() => {
      this.opening = undefined;
    });
    await this.opening;
  }

  /**
   * Sends a message. `ready` must have resolved just before.
   *
   * @param onLate is called with a response that arrives after the message was given up
   * @param packed the bytes of the message
   * @throws LinkDown, LinkBusy: nothing was sent
   */
  send(
    request: IsoMessage,
    {
      onLate,
      packed = this.codec.encode(request),
    }: { onLate?: (response: IsoMessage) => void; packed?: Buffer } = {},
  ): SentMessage {
    if (this.traffic.waiting >= MOST_WAITING) {
      const reason = `${String(MOST_WAITING)} messages wait for their responses, which is the maximum. Try again later.`;
      throw new LinkBusy(this.link.name, reason);
    }
    if (this.connection?.send(packed) !== true) {
      throw this.down(this.lastError ?? 'The connection is closed.');
    }
    return this.traffic.add(request, onLate);
  }

  /** Notes that the time of a message is over. A response that arrives later is late. */
  giveUp(message: SentMessage): void {
    this.traffic.giveUp(message);
  }

  /** Sends a network message. @returns its response; undefined if none arrived in time */
  async network(action: NetworkAction): Promise<{ request: IsoMessage; response?: IsoMessage }> {
    const { context, networkMessage } = this.parts;
    const request = await runInContext(context, () => networkMessage(NETWORK_CODES[action]));
    const sent = this.send(request);
    const response = await within(NETWORK_ANSWER_MS, sent.answer);
    this.giveUp(sent);
    return response === undefined ? { request } : { request, response };
  }

  /** Signs off if it is signed on, and closes the connection. */
  async end(reason: string): Promise<void> {
    if (this.status === 'signed-on') {
      await within(1_000, this.network('sign-off')).catch(() => undefined);
    }
    this.close(reason);
  }

  /** Closes the connection at once. Messages under way are not answered. */
  close(reason: string): void {
    if (this.ended.signal.aborted) return;
    this.ended.abort();
    clearTimeout(this.retry);
    this.parts.openSandbox.closing.removeEventListener('abort', this.onSandboxClosing);
    this.connection?.close(reason);
    this.lost(reason);
    this.parts.onEnd();
  }

  private readonly onSandboxClosing = guarded(() => {
    this.close('The sandbox was closed.');
  });

  private async open(): Promise<void> {
    if (performance.now() - this.failedAtMs < FAIL_FAST_MS) {
      throw this.down(this.lastError ?? 'The host cannot be reached.');
    }
    this.status = 'connecting';
    try {
      await this.connect();
      if (this.link.signOn) await this.signOn();
      this.failures = 0;
    } catch (error) {
      const reason = error instanceof LinkDown ? error.reason : sentence(error);
      this.connection?.close(reason);
      this.lost(reason);
      this.failedAtMs = performance.now();
      this.reconnectLater();
      throw this.down(reason);
    }
  }

  private async connect(): Promise<void> {
    const { link, codec, targets } = this.parts;
    const closed = new AbortController();
    const connection: HostConnection = await HostConnection.open(
      { link, codec, targets },
      {
        onMessage: (message, answer) => {
          this.traffic.receive(message, answer);
        },
        onUnreadable: (detail) => {
          this.lastError = `A message of the host could not be read. ${detail}`;
          this.traffic.noteUnreadable(detail);
        },
        onClose: (reason) => {
          if (this.connection !== connection) {
            closed.abort();
            return;
          }
          this.lost(reason);
          if (this.opening === undefined) this.reconnectLater();
        },
      },
    );
    if (this.ended.signal.aborted || closed.signal.aborted) {
      connection.close('The link was closed.');
      throw this.down('The link was closed.');
    }
    this.connection = connection;
    this.status = 'connected';
  }

  private async signOn(): Promise<void> {
    const { response } = await this.network('sign-on');
    if (this.connection === undefined) throw this.down(this.lastError ?? 'The link was closed.');
    if (response === undefined) throw this.down('The host did not answer the sign-on.');
    const { '39': code = '' } = response.fields;
    if (!isApproval(code)) throw this.down(`The host answered the sign-on with ${code}.`);
  }

  /** The connection is closed: the result of the messages under way is unknown. */
  private lost(reason: string): void {
    this.connection = undefined;
    this.status = 'down';
    this.lastError = reason;
    this.traffic.giveUpAll();
  }

  private reconnectLater(): void {
    this.failures += 1;
    const waitMs = reconnectAfterMs(this.failures);
    if (waitMs === undefined || this.ended.signal.aborted) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(
      guarded(() => {
        // The reason of a failure is in `lastError`.
        if (this.connection === undefined) this.ready().catch(() => undefined);
      }),
      waitMs,
    ).unref();
  }

  /** Never rejects, because nothing awaits it. */
  private async sendEchoes(): Promise<void> {
    const { echoSeconds } = this.link;
    if (echoSeconds === null) return;
    const { openSandbox } = this.parts;
    const { signal } = this.ended;
    while (!signal.aborted) {
      try {
        await passTime(openSandbox, echoSeconds * 1_000, { clock: 'sandbox', signal });
        if (this.connection === undefined || this.opening !== undefined) continue;
        const { connection } = this;
        const { response } = await this.network('echo');
        if (response === undefined) connection.close('The host did not answer the echo test.');
      } catch (error) {
        if (openSandbox.closing.aborted) return;
        this.lastError = sentence(error);
      }
    }
  }

  private down(reason: string): LinkDown {
    return new LinkDown(this.link.name, reason);
  }
}

/** The value of a promise, or undefined after this time on the monotonic clock. */
async function within<T>(ms: number, value: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const timeout = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await Promise.race([value, timeout]);
  } finally {
    over.abort();
  }
}

function sentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
