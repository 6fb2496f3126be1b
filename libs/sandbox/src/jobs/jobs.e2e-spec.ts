import 'reflect-metadata';
import { RequestContext, runInContext } from '#libs/http';
import {
  createTestApp,
  createTestData,
  databaseUnderTest,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { SandboxPool } from '../open/sandbox-pool';
import { Sandboxes } from '../open/sandboxes';
import { JobRow } from '../state/sandbox.rows';
import { Jobs } from './jobs';
import { chores, forget, gate, happened, until } from './test/chores';

const SILENT = { LOG_LEVEL: 'silent' };

/** Changes the jobs of a sandbox directly in the database, as another instance would. */
async function inDatabase<T>(
  test: TestApp,
  sandbox: string,
  work: (jobs: Awaited<ReturnType<typeof rowsOf>>) => Promise<T>,
): Promise<T> {
  const context = new RequestContext('correlation-1', sandbox);
  try {
    return await runInContext(context, async () => work(await rowsOf(test)));
  } finally {
    context.end();
  }
}

async function rowsOf({ app }: TestApp) {
  return (await app.get(Sandboxes).database()).getRepository(JobRow);
}

describe(`Jobs on ${databaseUnderTest}`, () => {
  let data: TestData;
  let test: TestApp;
  beforeEach(async () => {
    forget();
    data = await createTestData();
    test = await createTestApp(chores, SILENT, data);
  });
  afterEach(async () => {
    await test.stop();
    await data.remove();
  });

  const add = (sandbox: string, ...keys: string[]) =>
    test.http.post('/chores').set('X-Sandbox', sandbox).send({ keys }).expect(201);
  const begin = (sandbox: string, ...keys: string[]) =>
    test.http.post('/chores/begun').set('X-Sandbox', sandbox).send({ keys }).expect(201);
  const leases = (sandbox: string) => inDatabase(test, sandbox, (jobs) => jobs.find());
  const left = (sandbox: string) =>
    inDatabase(test, sandbox, async (jobs) => (await jobs.find()).map(({ key }) => key));

  it('are done once, in the order in which they were added', async () => {
    await add('one', 'a', 'b', 'a', 'c');
    for (const key of ['a', 'b', 'c']) await until(`done one/${key}`);
    expect(happened.filter((event) => event.startsWith('begun'))).toEqual([
      'begun one/a 1',
      'begun one/b 1',
      'begun one/c 1',
    ]);
    expect(await left('one')).toEqual([]);
  });

  it('are done two at a time, and every sandbox has its turn', async () => {
    await add('busy', 'slow-1', 'slow-2', 'slow-3', 'slow-4');
    await until('begun busy/slow-2 1');
    await add('other', 'a');
    gate('slow-1').open();
    await until('begun busy/slow-3 1');
    expect(happened).not.toContain('begun other/a 1');
    gate('slow-2').open();
    await until('begun busy/slow-4 1');
    expect(happened.indexOf('done other/a')).toBeGreaterThan(0);
    for (const key of ['slow-3', 'slow-4']) gate(key).open();
    await until('done busy/slow-4');
  });

  it('that begin after their commit get the given value, and have a lease', async () => {
    await begin('begun', 'slow-1', 'slow-1', 'slow-2', 'slow-3');
    await until('given begun/slow-1 gift of slow-1');
    await until('given begun/slow-2 gift of slow-2');
    const [first, second, third] = await leases('begun');
    expect(first).toMatchObject({ key: 'slow-1', epoch: 1, attempts: 1 });
    expect(second).toMatchObject({ key: 'slow-2', epoch: 1, attempts: 1 });
    expect(first?.leaseUntilMs).toBeGreaterThan(Date.now());
    // There are two places.
    expect(third).toMatchObject({ key: 'slow-3', holder: null });
    const keys = ['slow-1', 'slow-2', 'slow-3'];
    for (const key of keys) gate(key).open();
    for (const key of keys) await until(`done begun/${key}`);
    expect(happened).not.toContain('given begun/slow-3 gift of slow-3');
    expect(await left('begun')).toEqual([]);
  });

  it('that begin after their commit and fail stay, without the given value', async () => {
    await begin('begun', 'bad');
    await until('stopped begun/bad: Error');
    await inDatabase(test, 'begun', (jobs) => jobs.update({ key: 'bad' }, { key: 'good' }));
    test.app.get(Jobs).look('begun');
    expect(await leases('begun')).toMatchObject([{ key: 'good', holder: null, attempts: 1 }]);
    expect(happened).toEqual([
      'begun begun/bad 1',
      'given begun/bad gift of bad',
      'stopped begun/bad: Error',
    ]);
  });

  it('that begin after their commit leave no place taken if it fails', async () => {
    await test.http
      .post('/chores/begun')
      .set('X-Sandbox', 'begun')
      .send({ keys: ['slow-1', null] })
      .expect(500);
    await begin('begun', 'slow-2', 'slow-3');
    await until('given begun/slow-2 gift of slow-2');
    await until('given begun/slow-3 gift of slow-3');
    for (const key of ['slow-2', 'slow-3']) gate(key).open();
    await until('done begun/slow-3');
    expect(happened).not.toContain('begun begun/slow-1 1');
  });

  it('that fail stay, and others continue', async () => {
    await add('failing', 'bad', 'good');
    await until('done failing/good');
    expect(await left('failing')).toEqual(['bad']);
    expect(happened).toContain('stopped failing/bad: Error');
  });

  it('that are cancelled end at once', async () => {
    await add('cancelled', 'slow');
    await until('begun cancelled/slow 1');
    await test.http.delete('/chores/slow').set('X-Sandbox', 'cancelled').expect(200);
    await until('stopped cancelled/slow: JobLost');
    expect(await left('cancelled')).toEqual([]);
  });

  it('cannot be finished after another instance has taken them', async () => {
    await add('taken', 'slow');
    await until('begun taken/slow 1');
    await inDatabase(test, 'taken', (jobs) => jobs.increment({ key: 'slow' }, 'epoch', 1));
    gate('slow').open();
    await until('stopped taken/slow: JobLost');
    expect(await left('taken')).toEqual(['slow']);
  });

  it('end when their sandbox is reset', async () => {
    await add('reset', 'slow');
    await until('begun reset/slow 1');
    await test.http.post('/__admin/reset').set('X-Sandbox', 'reset').expect(200);
    await until('stopped reset/slow: SandboxReplaced');
    expect(await left('reset')).toEqual([]);
  });

  it.each([
    ['its own sandbox', {}, 'saved'],
    ['a new sandbox', { into: 'restored' }, 'restored'],
  ])('go on at once when a snapshot is restored into %s', async (_, target, into) => {
    const snapshot = '/__admin/sandboxes/saved/snapshots/s';
    await add('saved', 'slow', 'bad');
    await until('begun saved/slow 1');
    await until('stopped saved/bad: Error');
    await test.http.post(snapshot).expect(201);
    if (into !== 'saved') gate('slow').open();
    const [first] = await leases('saved');
    happened.length = 0;
    await test.http.post(`${snapshot}/restore`).send(target).expect(200);
    // The attempt counts as the first one, because a restore is not a crash. A failed job is tried again at once.
    await until(`begun ${into}/slow 1`);
    await until(`begun ${into}/bad 2`);
    const [again] = await leases(into);
    expect(again?.epoch).toBe((first?.epoch ?? 0) + 2);
    gate('slow').open();
    await until(`done ${into}/slow`);
  });

  it('are given back when the service stops, and done by the next one', async () => {
    await add('stopped', 'slow');
    await until('begun stopped/slow 1');
    await test.stop();
    expect(happened).toContain('stopped stopped/slow: ServiceStopping');
    forget();
    gate('slow').open();
    test = await createTestApp(chores, SILENT, data);
    await until('begun stopped/slow 1');
    await until('done stopped/slow');
  });

  it('that a killed instance has left are found when the service starts', async () => {
    await add('killed', 'bad');
    await until('stopped killed/bad: Error');
    // As after a killed process: the lease has expired, and its holder no longer exists.
    await inDatabase(test, 'killed', (jobs) =>
      jobs.update({ key: 'bad' }, { key: 'orphan', holder: 'gone', leaseUntilMs: 0 }),
    );
    await test.stop();
    test = await createTestApp(chores, SILENT, data);
    await until('begun killed/orphan 2');
    await until('done killed/orphan');
  });

  it('do not keep a sandbox from being closed when they are done', async () => {
    await add('closing', 'a');
    await until('done closing/a');
    const sandboxes = test.app.get(Sandboxes);
    while (sandboxes.peek('closing') !== undefined) {
      test.app.get(SandboxPool).closeUnused(0);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await test.app.get(Jobs).beforeApplicationShutdown();
  });
});
