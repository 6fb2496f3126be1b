import 'reflect-metadata';
import pg from 'pg';
import {
  admin,
  createTestApp,
  createTestData,
  inSandbox,
  notes,
  type TestApp,
  type TestData,
} from '#libs/testing';
import { newerNotes } from './test/newer-notes';

const REFUSALS = ['SANDBOX_OF_NEWER_VERSION', 'SANDBOX_REPLACED'];

describe('An older and a newer version on one PostgreSQL', () => {
  let data: TestData;
  let older: TestApp;
  let newer: TestApp;
  const settings = { LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '2' };
  beforeAll(async () => {
    data = await createTestData();
    older = await createTestApp(notes, settings, data);
    newer = await createTestApp(newerNotes, settings, data);
  });
  afterAll(async () => {
    await Promise.all([older.stop(), newer.stop()]);
    await data.remove();
  });
  const codeOf = (body: unknown) => (body as { readonly code?: string }).code;

  it('share the sandboxes that the newer one has not opened', async () => {
    await inSandbox(older, 'opened').write('a').expect(201);
    await inSandbox(older, 'other').write('a').expect(201);
    expect(await inSandbox(newer, 'opened').ids()).toEqual(['a']);
    const { body } = await inSandbox(older, 'opened').write('b').expect(503);
    expect(codeOf(body)).toBe('SANDBOX_OF_NEWER_VERSION');
    await inSandbox(older, 'other').write('b').expect(201);
    await inSandbox(newer, 'opened').write('b').expect(201);
  });

  it('lose nothing and store nothing twice while the newer one takes a sandbox over', async () => {
    const name = 'taken-over';
    await inSandbox(older, name).write('first').expect(201);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const id = `n${String(index)}`;
        const test = index % 2 === 1 && index > 50 ? newer : older;
        const { status, body } = await inSandbox(test, name).write(id);
        return { id, status, code: codeOf(body) };
      }),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    const wrong = refused.filter(({ code = '' }) => !REFUSALS.includes(code));
    expect(wrong).toEqual([]);
    const stored = answers.filter(({ status }) => status === 201).map(({ id }) => id);
    expect(await inSandbox(newer, name).ids()).toEqual(['first', ...stored].sort());
    expect(codeOf((await inSandbox(older, name).write('late')).body)).toBe(REFUSALS[0]);
  });

  it('refuses a snapshot of the newer one in words, and drops its sandbox', async () => {
    await inSandbox(newer, 'saved').write('a').expect(201);
    await admin(newer, 'saved').call('post', '/sandboxes/saved/snapshots/s').expect(201);
    const restored = await admin(older, 'default').call(
      'post',
      '/sandboxes/saved/snapshots/s/restore',
      { into: 'elsewhere' },
    );
    expect([restored.status, codeOf(restored.body)]).toEqual([422, 'SNAPSHOT_OF_NEWER_VERSION']);
    await admin(older, 'default').call('delete', '/sandboxes/saved').expect(204);
    await inSandbox(older, 'saved').write('b').expect(201);
  });

  it('migrates a sandbox at the next opening if the connection of the first one ends in the middle', async () => {
    const name = 'ended';
    await inSandbox(older, name).write('a').expect(201);
    const client = new pg.Client({ connectionString: data.environment['DATABASE_URL'] });
    await client.connect();
    // The table is created, and the migration waits until it can be noted.
    await client.query(`BEGIN; LOCK TABLE "notes_${name}".migrations IN SHARE MODE`);
    const opening = inSandbox(newer, name)
      .write('b')
      .then(({ status }) => status);
    const isEnded = async (): Promise<boolean> => {
      const { rows } = await client.query<{ ended: boolean }>(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_locks
         WHERE relation = '"notes_${name}".migrations'::regclass AND NOT granted`,
      );
      return rows[0]?.ended === true;
    };
    while (!(await isEnded())) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await opening).toBe(503);
    await client.query('COMMIT');
    const { rows } = await client.query(`SELECT to_regclass('"notes_${name}".labels') AS found`);
    expect(rows).toEqual([{ found: null }]);
    await client.end();
    await inSandbox(older, name).write('c').expect(201);
    await inSandbox(newer, name).write('d').expect(201);
    expect(await inSandbox(newer, name).ids()).toEqual(['a', 'c', 'd']);
  });

  it('migrates each of 50 sandboxes once when two newer instances open all of them at once', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `many-${String(index)}`);
    for (const name of names) await inSandbox(older, name).write('a').expect(201);
    const second = await createTestApp(newerNotes, settings, data);
    const answers = await Promise.all(
      names.flatMap((name) =>
        [newer, second].map((test, index) => inSandbox(test, name).write(`b${String(index)}`)),
      ),
    );
    const failed = answers.filter(({ status }) => status !== 201);
    expect(failed.map(({ text }) => text)).toEqual([]);
    for (const name of names) {
      expect(await inSandbox(newer, name).ids()).toEqual(['a', 'b0', 'b1']);
    }
    await second.stop();
  });
});
