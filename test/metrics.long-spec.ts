import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { type RunningService } from '#libs/app';
import { createTestApp, fetched, freePorts, pacs008, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { startSuite } from '../apps/suite/src/start-suite';
import { spi } from '../apps/spi/src/spi.app';

/** The samples of a scrape: `name{labels}` and the value. */
type Samples = ReadonlyMap<string, number>;

function samplesOf(text: string): Samples {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

async function scrape(address: string): Promise<Samples> {
  const response = await fetch(`${address}/metrics`);
  expect(response.status).toBe(200);
  return samplesOf(await response.text());
}

const SETTINGS = { DATA_DIR: ':memory:', DATABASE_URL: '', LOG_LEVEL: 'silent' };

/** The sandboxes, as `/__admin` lists them. */
async function sandboxNames(address: string): Promise<string[]> {
  const response = await fetch(`${address}/__admin/sandboxes`);
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
}

describe('The metrics of several services in one process', () => {
  let services: readonly RunningService[];
  const addressOf = (name: string): string =>
    services.find(({ definition }) => definition.name === name)?.address ?? '';
  beforeAll(async () => {
    services = await startSuite(apps, { ...SETTINGS, ...freePorts(apps) });
  });
  afterAll(() => Promise.all(services.map((service) => service.stop())));

  it('count the requests of each service for itself, by the pattern of the route', async () => {
    const dict = addressOf('dict');
    for (const key of ['12345678901', '12345678902']) {
      const response = await fetch(`${dict}/dict/keys/CPF/${key}`);
      expect(response.status).toBe(404);
      await response.arrayBuffer();
    }
    const text = await (await fetch(`${dict}/metrics`)).text();
    const labels = 'method="GET",route="/dict/keys/:keyType/:keyValue"';
    const samples = samplesOf(text);
    expect(samples.get(`http_requests_total{${labels},status="404"}`)).toBe(2);
    expect(samples.get(`http_request_duration_seconds_count{${labels}}`)).toBe(2);
    expect(samples.get(`http_request_duration_seconds_bucket{le="+Inf",${labels}}`)).toBe(2);
    expect(text).not.toContain('1234567890');
    for (const { definition, address } of services) {
      if (definition.name === 'dict') continue;
      expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('/dict/keys');
    }
  });

  it('name the service, and show the process at each of them', async () => {
    for (const { definition, address } of services) {
      const names = [...(await scrape(address)).keys()];
      expect(names).toContainEqual(
        expect.stringMatching(`^simulator_info{service="${definition.name}",version="\\d`),
      );
      expect(names).toEqual(
        expect.arrayContaining(['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds']),
      );
    }
  });

  it('are all described on the page for operators, which describes no others', async () => {
    const found = new Set<string>();
    for (const { address } of services) {
      const text = await (await fetch(`${address}/metrics`)).text();
      // The types are also there for a metric that has no value yet.
      for (const [, name = ''] of text.matchAll(/^# TYPE (\w+)/gm)) {
        found.add(name.replace(/^(process|nodejs)_.*/, '$1_*'));
      }
    }
    const page = readFileSync('docs/operation.md', 'utf8');
    const described = [...page.matchAll(/^\| `((?:http|simulator|process|nodejs)_[\w*]+)`/gm)];
    const documented = described.map(([, name = '']) => name);
    expect(documented.sort()).toEqual([...found].sort());
  });
});

describe('GET /metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(spi, SETTINGS);
  });
  afterAll(() => test.close());

  it.each(['/metrics', '/s/run-42/metrics'])(
    'creates no sandbox and no journal entry: %s',
    async (path) => {
      const response = await test.http.get(path).set('X-Sandbox', 'run-42').expect(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(await sandboxNames(test.address)).not.toContain('run-42');
      const { body } = await test.http.get('/__admin/requests').set('X-Sandbox', 'default');
      expect(body).toEqual([]);
    },
  );

  it('follows no rule', async () => {
    const rule = { match: { path: '/**' }, effect: { respond: { status: 503 } }, times: 1 };
    await test.http.post('/__admin/rules').set('X-Sandbox', 'ruled').send(rule).expect(201);
    await test.http.get('/metrics').set('X-Sandbox', 'ruled').expect(200);
  });

  it('answers HEAD without a body and refuses other methods', async () => {
    const head = await test.http.head('/metrics').expect(200);
    expect(head.text).toBeUndefined();
    const { headers, body } = await test.http.post('/metrics').expect(405);
    expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
    expect(body).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it('is not there with METRICS=off', async () => {
    const off = await createTestApp(spi, { ...SETTINGS, METRICS: 'off' });
    await off.http.get('/metrics').set('X-Sandbox', 'run-42').expect(404);
    expect(await sandboxNames(off.address)).toEqual([]);
    await off.close();
  });

  it('counts a response that a rule requested under its route, and one that was lost as lost', async () => {
    const send = (path: string): Promise<string> =>
      fetched(test.address + path, { 'X-Sandbox': 'faults' });
    const addRule = (path: string, effect: object) =>
      test.http.post('/__admin/rules').set('X-Sandbox', 'faults').send({ match: { path }, effect });
    await addRule('/spi/transactions', { respond: { status: 418 } }).expect(201);
    await addRule('/spi/transactions/E1', { empty: true }).expect(201);
    expect(await send('/spi/transactions')).toBe('418 ');
    await send('/spi/transactions/E1');
    const samples = await scrape(test.address);
    const count = (route: string, status: string) =>
      samples.get(`http_requests_total{method="GET",route="${route}",status="${status}"}`);
    expect(count('/spi/transactions', '418')).toBe(1);
    expect(count('/spi/transactions/:endToEndId', 'lost')).toBe(1);
  });

  it('shows sandboxes and journals beside their limits', async () => {
    const limited = await createTestApp(spi, {
      ...SETTINGS,
      SANDBOXES_MAX: '7',
      SANDBOXES_OPEN: '2',
      JOURNAL_SIZE: '2',
    });
    const { http, address } = limited;
    for (const [index, sandbox] of ['a', 'b', 'c', 'c', 'c', 'c'].entries()) {
      const body = pacs008({ endToEndId: `E${String(index)}` });
      const headers = { 'X-Sandbox': sandbox, 'Content-Type': 'application/xml' };
      await http.post('/spi/pacs.008').set(headers).send(body).expect(200);
    }
    expect(Object.fromEntries(await scrape(address))).toMatchObject({
      simulator_sandboxes: 3,
      simulator_sandboxes_max: 7,
      simulator_sandboxes_open: 2,
      simulator_sandboxes_open_max: 2,
      simulator_journal_entries: 4,
      simulator_journal_dropped_entries_total: 2,
      http_requests_in_progress: 1,
    });
    await limited.close();
  });
});
