import { Inject, Injectable } from '@nestjs/common';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { CONFIG, currentContext } from '#libs/platform';
import { Holds, passTime, Sandboxes } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { messageResponse } from '../messages/issuer.service';
import { Numbers } from '../messages/numbers.repository';
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
    private readonly numbers: Numbers,
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
    const message = await this.numbers.networkMessage(ECHO_TEST);
    const over = new AbortController();
    const end = () => {
      over.abort();
    };
    const context = currentContext();
    context.onEnd(end);
    // From now on the work only waits, so that a hold of the sandbox does not wait for it.
    this.holds.pause(context);
    const { answerMs } = this.config;
    const timeout = passTime(openSandbox, answerMs, { clock: 'sandbox', signal: over.signal });
    const sent = { message, codec, payload: codec.encode(message) };
    try {
      const { clients } = open.server;
      const results = await Promise.all(clients.map((client) => ask(client, sent, timeout)));
      return { request: messageResponse(message, codec), results };
    } finally {
      end();
      // With no clients, nobody has waited for it: it can fail when the sandbox closes.
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
    return { client: address, response: messageResponse(response, codec), elapsedMs };
  } finally {
    expected.forget(message);
  }
}
