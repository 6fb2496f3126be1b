import 'reflect-metadata';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, databaseUnderTest, type TestApp, inSandbox, notes } from '#libs/testing';

describe(`Sandboxes on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent', SANDBOXES_OPEN: '3' });
  });
  afterAll(() => test.close());

  it('have separate data when 50 are used at the same time', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `world-${String(index)}`);
    await Promise.all(
      names.flatMap((name) =>
        Array.from({ length: 4 }, async (_, index) => {
          const { body } = await inSandbox(test, name)
            .write(`same-${String(index)}`)
            .expect(201);
          expect(body).toEqual({ stored: true });
        }),
      ),
    );
    const lists = await Promise.all(names.map((name) => inSandbox(test, name).ids()));
    for (const ids of lists) expect(ids).toEqual(['same-0', 'same-1', 'same-2', 'same-3']);
  });

  it('keep their data when they are closed and opened again', async () => {
    await inSandbox(test, 'kept').write('1').expect(201);
    for (const other of ['o1', 'o2', 'o3', 'o4'])
      await inSandbox(test, other).write('1').expect(201);
    expect(await inSandbox(test, 'kept').ids()).toEqual(['1']);
  });

  it('are not created by requests that need no sandbox', async () => {
    await test.http.get('/health/ready').set('X-Sandbox', 'health-only').expect(200);
    await test.http.get('/docs-json').set('X-Sandbox', 'docs-only').expect(200);
    const folder = test.environment['DATA_DIR'];
    if (folder === undefined) return;
    const sandboxes = join(folder, 'sandboxes');
    expect(readdirSync(sandboxes)).not.toContain('health-only');
    expect(readdirSync(sandboxes)).not.toContain('docs-only');
    expect(existsSync(join(sandboxes, 'kept', 'notes.sqlite'))).toBe(true);
  });

  it('write simultaneous rows so that only a refused row fails', async () => {
    const { write, ids } = inSandbox(test, 'group');
    const answers = await Promise.all([
      write('a'),
      write('b', 'toolong'.repeat(3)),
      write('c'),
      write('a', 'again'),
      write('d'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 500, 201, 201, 201]);
    const stored = answers.map(({ body }) => (body as { stored?: boolean }).stored);
    expect(stored).toEqual([true, undefined, true, false, true]);
    expect(await ids()).toEqual(['a', 'c', 'd']);
  });
});

describe('Sandboxes in memory', () => {
  it('keep their data while the process runs, even if few can be open', async () => {
    const test = await createTestApp(notes, {
      DATA_DIR: ':memory:',
      DATABASE_URL: '',
      SANDBOXES_OPEN: '1',
    });
    const names = ['a', 'b', 'c'];
    for (const name of names) await inSandbox(test, name).write(`in-${name}`).expect(201);
    for (const name of names) expect(await inSandbox(test, name).ids()).toEqual([`in-${name}`]);
    for (const name of names) await inSandbox(test, name).write('more').expect(201);
    expect(await inSandbox(test, 'a').ids()).toEqual(['in-a', 'more']);
    await test.close();
  });
});

describe('A database that cannot be reached', () => {
  it('keeps the service from starting', async () => {
    const environment = { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' };
    const data = { environment, remove: () => Promise.resolve() };
    await expect(createTestApp(notes, { LOG_LEVEL: 'silent' }, data)).rejects.toThrow(
      /^DATABASE_URL cannot be used: database none at 127\.0\.0\.1:1: connect ECONNREFUSED/,
    );
  });
});
