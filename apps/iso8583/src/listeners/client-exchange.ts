import { Injectable } from '@nestjs/common';
import { withMessageMac } from '#libs/card-security';
import { currentContext } from '#libs/http';
import { type Codec, type IsoMessage } from '#libs/iso8583';
import { toIsoUtc } from '#libs/kernel';
import { Holds, passTime, Sandboxes } from '#libs/sandbox';
import { checkMessageMac, type NetworkSession } from '../network/network-session';
import { NetworkSessions } from '../network/network-sessions';
import { type ArrivedResponse } from '../tcp/expected-responses';
import { type TcpClient } from '../tcp/tcp-server';

/** A message of the host to an institution, as it is sent. */
export interface HostMessage {
  /** With a MAC, if the sandbox requires one. */
  readonly message: IsoMessage;
  readonly packed: Buffer;
  readonly codec: Codec;
  readonly session: NetworkSession;
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
  /** Undefined if none arrived in time, or if the MAC of the response is refused. */
  readonly response: IsoMessage | undefined;
  /** The reason why the MAC of the response is refused. */
  readonly problem: string | undefined;
  /** By the monotonic clock; null without a response. */
  readonly elapsedMs: number | null;
}

/** A response as it arrived, before its MAC is checked. */
interface Arrival {
  readonly client: TcpClient;
  readonly isSent: boolean;
  readonly arrived: ArrivedResponse | undefined;
  readonly elapsedMs: number | null;
}

/**
 * Sends messages of the host to clients that are connected to a listener, and waits for their responses. Both have a MAC if
 * the sandbox requires one: with the MAC key of the institution.
 */
@Injectable()
export class ClientExchange {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    private readonly sessions: NetworkSessions,
  ) {}

  /**
   * Adds the MAC to a message, if the sandbox requires one, and packs it.
   * @param institution whose MAC key it is; empty: the one without a number
   * @throws Iso8583Error if the profile cannot write the message
   */
  async prepare(message: IsoMessage, codec: Codec, institution: string): Promise<HostMessage> {
    const session = await this.sessions.find(institution);
    const { state, security } = session;
    const key = Buffer.from(state.macKey.current, 'hex');
    const sent = security.mac === 'require' ? withMessageMac(message, codec, key) : message;
    return { message: sent, packed: codec.encode(sent), codec, session };
  }

  /** Sends a message to all these clients at once, and waits for the response of each. */
  async ask(
    sent: HostMessage,
    clients: readonly TcpClient[],
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
    try {
      const arrivals = await Promise.all(clients.map((client) => arrivalOf(client, sent, timeout)));
      const now = toIsoUtc(openSandbox.nowMs());
      const answers: ClientAnswer[] = [];
      for (const arrival of arrivals) answers.push(await this.checked(arrival, sent, now));
      return answers;
    } finally {
      end();
      // Without clients nothing awaits the timeout, which fails when the sandbox closes.
      timeout.catch(() => undefined);
    }
  }

  /** Checks the MAC of a response. A new MAC key that it uses is the current one from now on. */
  private async checked(
    { arrived, ...arrival }: Arrival,
    { codec, session }: HostMessage,
    now: string,
  ): Promise<ClientAnswer> {
    if (arrived === undefined) return { ...arrival, response: undefined, problem: undefined };
    const { refusal, key } = checkMessageMac(session, { ...arrived, codec });
    if (refusal !== undefined) {
      const problem = `The response does not count. ${refusal.detail}`;
      return { ...arrival, response: undefined, problem };
    }
    if (key !== undefined) await this.sessions.putMacKeyInUse(session, key, now);
    return { ...arrival, response: arrived.message, problem: undefined };
  }
}

async function arrivalOf(
  client: TcpClient,
  { message, packed }: HostMessage,
  timeout: Promise<void>,
): Promise<Arrival> {
  const { connection, expected } = client;
  const sentMs = performance.now();
  const arrival = expected.expect(message);
  try {
    const isSent = connection.send(packed);
    const arrived = isSent
      ? await Promise.race([arrival, timeout.then(() => undefined)])
      : undefined;
    const elapsedMs = arrived === undefined ? null : Math.round(performance.now() - sentMs);
    return { client, isSent, arrived, elapsedMs };
  } finally {
    expected.forget(message);
  }
}
