import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import {
  createTestData,
  databaseUnderTest,
  newEndToEndId,
  pacs008,
  startBuilt,
  type BuiltService,
  type TestData,
} from '#libs/testing';

const CONNECTIONS = 20;

describe(`A service that is told to stop, on ${databaseUnderTest}`, () => {
  let data: TestData;
  let service: BuiltService;
  beforeAll(async () => {
    data = await createTestData();
  });
  afterEach(() => service.child.kill('SIGKILL'));
  afterAll(() => data.remove());

  it('answers requests on open connections, closes each with its response, and ends', async () => {
    service = await startBuilt('spi', data, { STOP_TIMEOUT_MS: '600000' });
    const ended = once(service.child, 'exit');
    const clients = Array.from({ length: CONNECTIONS }, () => keepAliveClient(service.address));
    await Promise.all(clients.map(({ isBusy }) => isBusy));
    service.child.kill('SIGTERM');
    const ends = await Promise.all(clients.map(({ end }) => end));
    expect(ends).toEqual(Array.from(clients, () => 'closed with a whole answer'));
    expect(await ended).toEqual([0, null]);
  });

  it('cuts off a request that does not end in time', async () => {
    service = await startBuilt('spi', data, { STOP_TIMEOUT_MS: '100' });
    const ended = once(service.child, 'exit');
    const headers = { 'Content-Type': 'application/json', 'X-Sandbox': 'endless' };
    const control = (method: string, path: string, body: object) =>
      fetch(`${service.address}/__admin/${path}`, { method, headers, body: JSON.stringify(body) });
    expect((await control('PUT', 'clock', { mode: 'frozen' })).status).toBe(200);
    const delay = { fixedMs: 60_000, clock: 'sandbox' };
    const rule = { match: { path: '/spi/transactions' }, effect: { delay } };
    expect((await control('POST', 'rules', rule)).status).toBe(201);
    const waiting = fetch(`${service.address}/spi/transactions`, { headers }).then(
      ({ status }) => status,
      () => 'cut off',
    );
    // Sent after it on purpose: once this one is answered, the one before it has arrived.
    expect((await fetch(`${service.address}/health`)).status).toBe(200);
    service.child.kill('SIGTERM');
    expect(await waiting).toBe('cut off');
    await ended;
    expect(service.child.signalCode).toBeNull();
  });
});

/** Posts one payment after the other on one connection, until an answer says that the connection closes. */
function keepAliveClient(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let reportBusy: () => void;
  const isBusy = new Promise<void>((resolve) => {
    reportBusy = resolve;
  });
  const run = async (): Promise<string> => {
    for (let answers = 0; ; answers += 1) {
      if (answers === 5) reportBusy();
      const { statusCode, headers, isWhole } = await post(agent, `${address}/spi/pacs.008`);
      if (statusCode !== 200 || !isWhole) return `answered ${String(statusCode)}`;
      if (headers.connection === 'close') return 'closed with a whole answer';
    }
  };
  return { isBusy, end: run().catch((error: unknown) => String(error)) };
}

async function post(agent: Agent, address: string) {
  const headers = { 'Content-Type': 'application/xml' };
  const sent = request(address, { method: 'POST', agent, headers });
  sent.end(pacs008({ endToEndId: newEndToEndId() }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return {
    statusCode: response.statusCode,
    headers: response.headers,
    isWhole: response.complete,
  };
}
