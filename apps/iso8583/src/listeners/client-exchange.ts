import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { Holds, passTime, Sandboxes } from '#libs/sandbox';
import { type TcpClient } from '../tcp/tcp-server';

/** A message of the host to the clients of a listener. */
export interface HostMessage {
  readonly message: IsoMessage;
  readonly codec: Codec;
  readonly clients: readonly TcpClient[];
}

/** How long a message waits for its responses. */
export interface AnswerTime {
  readonly ms: number;
  /** The clock of the sandbox, or the monotonic clock of the machine. */
  readonly clock: 'sandbox' | 'real';
}

/** The response of one client. */
export interface ClientAnswer {
  readonly client: TcpClient;
  /** Whether the message was sent: the connection was not ending. */
  readonly isSent: boolean;
  /** Undefined if none arrived in time. */
  readonly response: IsoMessage | undefined;
  /** By the monotonic clock; null without a response. */
  readonly elapsedMs: number | null;
}

/** Sends messages of the host to clients that are connected to a listener, and waits for their responses. */
@Injectable()
export class ClientExchange {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
  ) {}

  /** Sends a message to all these clients at once, and waits for the response of each. */
  async ask(
    { message, codec, clients }: HostMessage,
    { ms, clock }: AnswerTime,
  ): Promise<ClientAnswer[]> {
    const openSandbox = await this.sandboxes.current();
    const over = new AbortController();
    const end = () => {
      over.abort();
    };
    const context = currentContext();
    context.onEnd(end);
    // From now on this request only waits, so a hold of the sandbox does not wait for it.
    this.holds.pause(context);
    const timeout = passTime(openSandbox, ms, { clock, signal: over.signal });
    const payload = codec.encode(message);
    try {
      const answers = clients.map((client) => answerOf(client, { message, payload }, timeout));
      return await Promise.all(answers);
    } finally {
      end();
      // Without clients nothing awaits the timeout, which fails when the sandbox closes.
      timeout.catch(() => undefined);
    }
  }
}

async function answerOf(
  client: TcpClient,
  { message, payload }: { readonly message: IsoMessage; readonly payload: Buffer },
  timeout: Promise<void>,
): Promise<ClientAnswer> {
  const { connection, expected } = client;
  const sentMs = performance.now();
  const arrival = expected.expect(message);
  try {
    const isSent = connection.send(payload);
    const response = isSent
      ? await Promise.race([arrival, timeout.then(() => undefined)])
      : undefined;
    const elapsedMs = response === undefined ? null : Math.round(performance.now() - sentMs);
    return { client, isSent, response, elapsedMs };
  } finally {
    expected.forget(message);
  }
}
