import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Environment } from '#libs/config';
import {
  compile,
  FrameReader,
  PROFILES,
  writeFrame,
  type Codec,
  type FramingChoice,
  type IsoMessage,
} from '#libs/iso8583';
import { createTestApp, frozenAt, type TestApp } from '#libs/testing';
import { iso8583 } from '../src/iso8583.app';

export { isoMessage } from '../src/issuer/test/requests';

export const codec = compile(PROFILES.ascii);

/** Starts the card host under test, with a TCP port that the system chooses. */
export function createCardHost(overrides: Environment = {}): Promise<TestApp> {
  return createTestApp(iso8583, { ISO8583_TCP_PORT: '0', ...overrides });
}

export interface Answer {
  readonly mti: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly responseCode: string;
  readonly approved: boolean;
  readonly message: string;
  readonly raw: string;
  readonly retry: string;
  readonly standInReason?: string;
  readonly trace: { readonly rule: string; readonly detail: string };
}

export interface CardView {
  readonly balance: number;
  readonly held: number;
  readonly available: number;
  readonly status: string;
  readonly pinFailures: number;
}

/** Requests to the card host in one sandbox. */
export function cardHost(test: TestApp, sandbox: string) {
  const inSandbox = { 'X-Sandbox': sandbox };
  const post = (path: string, body: object | string, type = 'application/json') =>
    test.http
      .post(path)
      .set({ ...inSandbox, 'Content-Type': type })
      .send(body);
  const issue = async (path: string, body: object): Promise<Answer> =>
    (await post(`/iso8583/issuer/${path}`, body).expect(200)).body as Answer;
  const get = async <T>(path: string): Promise<T> =>
    (await test.http.get(path).set(inSandbox).expect(200)).body as T;
  return {
    post,
    get,
    put: (path: string, body: object) => test.http.put(path).set(inSandbox).send(body),
    remove: (path: string) => test.http.delete(path).set(inSandbox),
    authorize: (body: object) => issue('authorize', body),
    financial: (body: object) => issue('financial', body),
    reversal: (body: object) => issue('reversal', body),
    card: (pan: string) => get<CardView>(`/admin/cards/${pan}`),
    rule: (effect: object, match: object = { path: '/iso8583/**' }, times = 1) =>
      post('/__admin/rules', { match, effect, times }).expect(201),
    freeze: (now: string) =>
      test.http.put('/__admin/clock').set(inSandbox).send(frozenAt(now)).expect(200),
    advance: (by: string) => post('/__admin/clock/advance', { by }).expect(200),
  };
}

/** Returns the port of the listener of the configuration. */
export function portOf(test: TestApp): number {
  const [, port = ''] = /:(\d+)$/.exec(test.sideListeners[0]?.address ?? '') ?? [];
  return Number(port);
}

interface ClientOptions {
  readonly port?: number;
  readonly framing?: FramingChoice;
  readonly codec?: Codec;
  /** The certificate of the authority, for a connection over TLS. */
  readonly ca?: string;
}

/** Opens a connection to the card host: to the listener of the configuration, unless the options say otherwise. */
export async function tcpClient(test: TestApp, options: ClientOptions = {}) {
  const { port = portOf(test), framing = 'binary2', codec: own = codec, ca } = options;
  const address = { port, host: '127.0.0.1', allowHalfOpen: true };
  const socket = ca === undefined ? connect(address) : connectTls({ ...address, ca });
  await once(socket, ca === undefined ? 'connect' : 'secureConnect');
  // As a client that closes its side when the host does.
  socket.once('end', () => socket.end());
  const received = receiver(socket, framing);
  const send = (message: IsoMessage) => socket.write(writeFrame(framing, own.encode(message)));
  const next = async (): Promise<IsoMessage> => own.decode(await received.frame());
  return {
    socket,
    ...received,
    next,
    send,
    ask: (message: IsoMessage): Promise<IsoMessage> => {
      send(message);
      return next();
    },
  };
}

function receiver(socket: Socket, framing: FramingChoice) {
  const reader = new FrameReader(framing);
  const arrived: Buffer[] = [];
  const waiting: ((payload: Buffer) => void)[] = [];
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    for (const { payload } of reader.push(chunk)) {
      const taker = waiting.shift();
      if (taker === undefined) arrived.push(payload);
      else taker(payload);
    }
  });
  const closed = new Promise<'closed'>((resolve) => {
    socket.once('close', () => {
      resolve('closed');
    });
    socket.on('error', () => undefined);
  });
  const frame = (): Promise<Buffer> => {
    const payload = arrived.shift();
    return payload === undefined
      ? new Promise((resolve) => waiting.push(resolve))
      : Promise.resolve(payload);
  };
  return {
    closed,
    /** The number of received bytes. */
    received: () => bytes,
    frame,
  };
}
