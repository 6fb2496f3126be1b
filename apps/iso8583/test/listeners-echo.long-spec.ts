import 'reflect-metadata';
import { compile, PROFILES, type IsoMessage } from '#libs/iso8583';
import { databaseUnderTest, type TestApp } from '#libs/testing';
import { cardHost, createCardHost, tcpClient } from './card-host';

interface Echo {
  readonly request: IsoMessage;
  readonly results: readonly {
    readonly client: string;
    readonly response: IsoMessage | null;
    readonly elapsedMs: number | null;
  }[];
}

type Client = Awaited<ReturnType<typeof tcpClient>>;

const NOW = '2026-11-21T12:00:00.000Z';
const LISTENERS = '/iso8583/tools/listeners';

describe(`Echo tests of the host on ${databaseUnderTest}`, () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await createCardHost({ LOG_LEVEL: 'silent' });
    const body = { name: 'switch', profile: 'bcd', framing: 'binary2-tpdu' };
    const opened = await host().post(LISTENERS, body).expect(201);
    port = (opened.body as { port: number }).port;
    await host().freeze(NOW);
  });
  afterAll(() => test.close());

  const host = () => cardHost(test, 'echo');
  const client = () =>
    tcpClient(test, { port, framing: 'binary2-tpdu', codec: compile(PROFILES.bcd) });
  const echo = async (): Promise<Echo> =>
    (await host().post(`${LISTENERS}/switch/echo`, {}).expect(200)).body as Echo;
  const connected = async (count: number): Promise<void> => {
    const path = `${LISTENERS}/switch`;
    while ((await host().get<{ connections: number }>(path)).connections !== count);
  };
  const answerTo = ({ fields }: IsoMessage, changes: object = {}): IsoMessage => ({
    mti: '0810',
    fields: { ...fields, '39': '00', ...changes },
  });
  const leave = async (...clients: Client[]): Promise<void> => {
    for (const { socket } of clients) socket.destroy();
    await connected(0);
  };

  it('reach all clients, and return their responses', async () => {
    const clients = [await client(), await client()];
    await connected(2);
    const echoed = echo();
    for (const one of clients) {
      const request = await one.next();
      expect(request).toMatchObject({ mti: '0800', fields: { '7': '1121120000', '70': '301' } });
      one.send(answerTo(request));
    }
    const { request, results } = await echoed;
    expect(results.map(({ response }) => response?.mti)).toEqual(['0810', '0810']);
    for (const { response } of results) {
      expect(response?.fields).toMatchObject({ '11': request.fields['11'], '39': '00' });
    }
    await leave(...clients);
  });

  it.each([
    ['another DE11', { '11': '999999' }],
    ['another DE7', { '7': '0101000000' }],
  ])('ignore a response with %s, and end by the clock of the sandbox', async (_, changes) => {
    const one = await client();
    await connected(1);
    const echoed = echo();
    one.send(answerTo(await one.next(), changes));
    // Answered after the response above, which was ignored.
    const sign = { mti: '0800', fields: { '7': '1121120000', '11': '000009', '70': '001' } };
    expect((await one.ask(sign)).fields['39']).toBe('00');
    await host().advance('PT1M');
    expect((await echoed).results).toMatchObject([{ response: null, elapsedMs: null }]);
    await host().freeze(NOW);
    await leave(one);
  });

  it('do not wait for a client that leaves', async () => {
    const one = await client();
    await connected(1);
    const echoed = echo();
    await one.next();
    one.socket.destroy();
    expect((await echoed).results).toMatchObject([{ response: null }]);
    await connected(0);
  });

  it('have no results without clients', async () => {
    expect((await echo()).results).toEqual([]);
  });

  it('need a listener', async () => {
    const { body } = await host().post(`${LISTENERS}/absent/echo`, {}).expect(404);
    expect(body).toMatchObject({ code: 'LISTENER_NOT_FOUND' });
  });
});
