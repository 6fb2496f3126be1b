import 'reflect-metadata';
import pg from 'pg';
import {
  admin,
  createCitusDatabase,
  createDatabaseProxy,
  createTestApp,
  inSandbox,
  notes,
  type CitusDatabase,
  type DatabaseProxy,
  type TestApp,
} from '#libs/testing';
import { newUuid } from '#libs/kernel';

/** As many as it takes until each worker has one. */
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('A worker of Citus that is down', () => {
  const proxies: DatabaseProxy[] = [];
  let database: CitusDatabase;
  let test: TestApp;
  /** A sandbox on the worker that will be down, and one on another worker. */
  let lost: string;
  let other: string;

  beforeAll(async () => {
    const name = `test_${newUuid().replaceAll('-', '')}`;
    database = await createCitusDatabase(
      process.env['TEST_CITUS_URL'] ?? '',
      name,
      async (workerUrl) => {
        const proxy = await createDatabaseProxy(workerUrl);
        proxies.push(proxy);
        return proxy.url;
      },
    );
    test = await createTestApp(notes, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
    for (const sandbox of NAMES) await inSandbox(test, sandbox).write('before').expect(201);
    const ports = await portsOfSandboxes(database.url);
    const [down] = proxies;
    const port = new URL(down?.url ?? '').port;
    lost = NAMES.find((sandbox) => ports.get(sandbox) === port) ?? '';
    other = NAMES.find((sandbox) => ports.get(sandbox) !== port) ?? '';
  });
  afterAll(async () => {
    await test.stop();
    for (const proxy of proxies) await proxy.close();
    await database.remove();
  });

  it('gives 503 for its sandboxes and for new ones; the other sandboxes go on, and nothing is lost', async () => {
    expect({ lost, other }).not.toMatchObject({ lost: '', other: '' });
    await admin(test, other).call('post', `/sandboxes/${other}/snapshots/s`).expect(201);

    await proxies[0]?.cut();
    const refused = [
      () => inSandbox(test, lost).write('meanwhile'),
      () => test.http.get('/notes').set('X-Sandbox', lost),
      () => admin(test, lost).frozen('2999-01-01T00:00:00.000Z'),
      () => admin(test, lost).call('post', `/sandboxes/${lost}/snapshots/s`),
      () => admin(test, lost).call('post', `/sandboxes/${lost}/reset`),
      // Citus changes tables on all workers or on none.
      () => inSandbox(test, 'new').write('meanwhile'),
      () => admin(test, other).call('post', `/sandboxes/${other}/snapshots/s/restore`),
      () => admin(test, other).call('post', `/sandboxes/${other}/reset`),
    ];
    for (const request of refused) {
      const { status, body, headers } = await request();
      expect({ status, body: body as unknown, headers }).toMatchObject({
        status: 503,
        body: { code: 'DATABASE_UNAVAILABLE' },
        headers: { 'retry-after': '5' },
      });
    }
    await inSandbox(test, other).write('meanwhile').expect(201);
    await admin(test, other).frozen('2999-01-01T00:00:00.000Z').expect(200);
    await test.http.get('/health/ready').expect(200);

    await proxies[0]?.restore();
    expect(await inSandbox(test, lost).ids()).toEqual(['before']);
    expect(await inSandbox(test, other).ids()).toEqual(['before', 'meanwhile']);
    await admin(test, other).call('post', `/sandboxes/${other}/snapshots/s/restore`).expect(200);
    expect(await inSandbox(test, other).ids()).toEqual(['before']);
    await inSandbox(test, lost).write('after').expect(201);
    await inSandbox(test, 'new').write('after').expect(201);
    expect(await inSandbox(test, 'new').ids()).toEqual(['after']);
  });
});

/** The port of the worker of each sandbox. */
async function portsOfSandboxes(url: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly schema: string; readonly port: string }>(
      `SELECT n.nspname AS schema, min(s.nodeport)::text AS port FROM citus_shards s
       JOIN pg_class c ON c.oid = s.table_name JOIN pg_namespace n ON n.oid = c.relnamespace
       GROUP BY n.nspname`,
    );
    return new Map(rows.map(({ schema, port }) => [schema.replace(/^[a-z]+_/, ''), port]));
  } finally {
    await client.end();
  }
}
