import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { Holds, passTime, Sandboxes } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { networkMessage } from '../messages/complete';
import { MessageResponse } from '../messages/message.response';
import { StanSequence } from '../messages/stan-sequence.repository';
import { type TcpClient } from '../tcp/tcp-server';
import { type EchoResponse, type EchoResultResponse } from './echo.response';
import { ListenersService } from './listeners.service';

/** DE70. */
const ECHO_TEST = '301';

/** Sends an echo test (0800 with DE70 301) from the host to the clients of a listener. */
@Injectable()
export class EchoService {
  constructor(
    private readonly listeners: ListenersService,
    private readonly stans: StanSequence,
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  /**
   * Waits for the response of every client, at most ISO8583_ANSWER_MS by the clock of the sandbox.
   * @throws ListenerNotFound, ProfileUnknown
   */
  async echo(name: string): Promise<EchoResponse> {
    const open = this.listeners.find(name);
    const codec = await this.listeners.codec(open);
    const openSandbox = await this.sandboxes.current();
    const message = networkMessage(ECHO_TEST, openSandbox.nowMs(), await this.stans.next());
    const over = new AbortController();
    const end = () => {
      over.abort();
    };
    const context = currentContext();
    context.onEnd(end);
    // From now on this request only waits, so a hold of the sandbox does not wait for it.
    this.holds.pause(context);
    const { answerMs } = this.config;
    const timeout = passTime(openSandbox, answerMs, { clock: 'sandbox', signal: over.signal });
    const sent = { message, codec, payload: codec.encode(message) };
    try {
      const { clients } = open.server;
      const results = await Promise.all(clients.map((client) => ask(client, sent, timeout)));
      return { request: MessageResponse.of(message, sent.payload), results };
    } finally {
      end();
      // Without clients nothing awaits the timeout, which fails when the sandbox closes.
      timeout.catch(() => undefined);
    }
  }
}

interface SentMessage {
  readonly message: IsoMessage;
  readonly codec: Codec;
  readonly payload: Buffer;
}

async function ask(
  { address, connection, expected }: TcpClient,
  { message, codec, payload }: SentMessage,
  timeout: Promise<void>,
): Promise<EchoResultResponse> {
  const sentMs = performance.now();
  const arrival = expected.expect(message);
  try {
    if (!connection.send(payload)) return { client: address, response: null, elapsedMs: null };
    const response = await Promise.race([arrival, timeout.then(() => undefined)]);
    if (response === undefined) return { client: address, response: null, elapsedMs: null };
    const elapsedMs = Math.round(performance.now() - sentMs);
    return {
      client: address,
      response: MessageResponse.of(response, codec.encode(response)),
      elapsedMs,
    };
  } finally {
    expected.forget(message);
  }
}
