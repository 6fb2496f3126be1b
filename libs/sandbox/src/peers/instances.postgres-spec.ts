import 'reflect-metadata';
import pg from 'pg';
import {
  createTestApp,
  createTestData,
  type TestApp,
  type TestData,
  admin,
  inSandbox,
  type Note,
  notes,
} from '#libs/testing';

const START = '2999-01-01T00:00:00.000Z';

/** All tests of several instances must also pass with one pooled connection each. */
describe.each(['1', '10'])(
  'Two instances on one PostgreSQL, with DATABASE_POOL_SIZE=%s',
  (poolSize) => {
    let data: TestData;
    let one: TestApp;
    let other: TestApp;
    beforeAll(async () => {
      data = await createTestData();
      const settings = { LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: poolSize, SANDBOXES_MAX: '40' };
      one = await createTestApp(notes, settings, data);
      other = await createTestApp(notes, settings, data);
    });
    afterAll(async () => {
      await Promise.all([one.stop(), other.stop()]);
      await data.remove();
    });

    const instance = (index: number): TestApp => (index % 2 === 0 ? one : other);
    const now = async (test: TestApp, sandbox: string): Promise<string> =>
      ((await admin(test, sandbox).call('get', '/clock').expect(200)).body as { now: string }).now;

    describe('the clock', () => {
      it('adds alternating advances of both instances', async () => {
        await admin(one, 'alternating').frozen(START).expect(200);
        for (let index = 0; index < 6; index += 1) {
          const clock = admin(instance(index), 'alternating');
          await clock.call('post', '/clock/advance', { by: 'PT1H' }).expect(200);
        }
        expect(await now(one, 'alternating')).toBe('2999-01-01T06:00:00.000Z');
        expect(await now(other, 'alternating')).toBe('2999-01-01T06:00:00.000Z');
      });

      it('adds 40 simultaneous advances', async () => {
        await admin(one, 'at-once').frozen(START).expect(200);
        const answers = await Promise.all(
          Array.from({ length: 40 }, (_, index) =>
            admin(instance(index), 'at-once').call('post', '/clock/advance', { by: 'PT1M' }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
        expect(await now(one, 'at-once')).toBe('2999-01-01T00:40:00.000Z');
        expect(await now(other, 'at-once')).toBe('2999-01-01T00:40:00.000Z');
      });

      it('set on one instance applies to the next request on the other', async () => {
        for (let hour = 10; hour < 24; hour += 1) {
          const instant = `2999-01-01T${String(hour)}:00:00.000Z`;
          await admin(instance(hour), 'moved').frozen(instant).expect(200);
          expect(await now(instance(hour + 1), 'moved')).toBe(instant);
        }
      });
    });

    describe('a hold', () => {
      const held = (test: TestApp, name: string, id: string) =>
        admin(test, 'default').call('put', `/sandboxes/${name}/hold`, { id, seconds: 30 });
      const released = (test: TestApp, name: string, id: string) =>
        admin(test, 'default').call('delete', `/sandboxes/${name}/hold/${id}`).expect(204);

      it('of one instance holds the requests on the other, until any instance releases it', async () => {
        await inSandbox(other, 'held').write('before').expect(201);
        await held(one, 'held', 'h-1').expect(200);
        let isAnswered = false;
        const writing = inSandbox(other, 'held')
          .write('during')
          .then((answer) => {
            isAnswered = true;
            return answer;
          });
        await inSandbox(other, 'not-held').write('x').expect(201);
        expect(isAnswered).toBe(false);
        await released(other, 'held', 'h-1');
        expect((await writing).status).toBe(201);
      });

      it('is given to one of several clients', async () => {
        const answers = await Promise.all(
          Array.from({ length: 6 }, (_, index) =>
            held(instance(index), 'wanted', `h-${String(index)}`),
          ),
        );
        const granted = answers.filter(({ status }) => status === 200);
        expect(granted.length).toBeLessThanOrEqual(1);
        for (const [index] of answers.entries()) {
          await released(instance(index), 'wanted', `h-${String(index)}`);
        }
        await held(other, 'wanted', 'last').expect(200);
        await released(one, 'wanted', 'last');
        await inSandbox(other, 'wanted').write('x').expect(201);
      });
    });

    it('turns test values off and on in both', async () => {
      const turn = (index: number, enabled: boolean) =>
        admin(instance(index), 'test-values').call('put', '/test-values', { enabled }).expect(200);
      const write = (index: number, id: string) =>
        inSandbox(instance(index), 'test-values').write(id).expect(201);
      await write(0, 'first');
      await write(1, 'second');
      for (const index of [0, 1]) {
        await turn(index, false);
        const off = await write(index + 1, `n00${String(index + 1)}@outcome.example`);
        expect(off.body).toEqual({ stored: true });
        await turn(index, true);
        const on = await write(index + 1, 'n001@outcome.example');
        expect(on.body).toMatchObject({ refused: 'N001' });
      }
    });

    describe('a rule', () => {
      it('set on one instance applies to the next request on the other, and so does its end', async () => {
        for (let round = 0; round < 10; round += 1) {
          const setter = admin(instance(round), 'ruled');
          const { write } = inSandbox(instance(round + 1), 'ruled');
          await setter.rule({ effect: { respond: { status: 418 } } });
          await write(`refused-${String(round)}`).expect(418);
          await setter.call('delete', '/rules').expect(204);
          await write(`written-${String(round)}`).expect(201);
        }
      });

      it('gives its outcome to exactly `times` of simultaneous requests, of which some are repeats', async () => {
        for (let known = 0; known < 5; known += 1) {
          await inSandbox(one, 'exactly')
            .write(`known-${String(known)}`)
            .expect(201);
        }
        await admin(one, 'exactly').rule({ effect: { outcome: 'N002' }, times: 6 });
        await admin(other, 'exactly').rule({ effect: { outcome: 'N002' }, times: 2 });
        await Promise.all(
          Array.from({ length: 40 }, (_, index) =>
            inSandbox(instance(index), 'exactly').write(
              index % 4 === 0 ? `known-${String(index % 5)}` : `new-${String(index % 23)}`,
            ),
          ),
        );
        const { body } = await other.http.get('/notes').set('X-Sandbox', 'exactly').expect(200);
        expect((body as Note[]).filter(({ text }) => text === 'N002')).toHaveLength(8);
        const { body: rules } = await admin(one, 'exactly').call('get', '/rules').expect(200);
        expect(rules).toMatchObject([{ hits: 6 }, { hits: 2 }]);
      });

      it('has its own position when many are created at once', async () => {
        await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            admin(instance(index), 'many').rule({ name: String(index), effect: { delay: 0 } }),
          ),
        );
        const list = async (test: TestApp) =>
          (await admin(test, 'many').call('get', '/rules')).body as { id: string }[];
        const ids = (await list(one)).map(({ id }) => id);
        expect(ids).toHaveLength(12);
        expect((await list(other)).map(({ id }) => id)).toEqual(ids);
      });

      it('holds although the connection between the instances was cut', async () => {
        await inSandbox(one, 'cut').write('a').expect(201);
        await inSandbox(other, 'cut').write('b').expect(201);
        const client = new pg.Client({ connectionString: data.environment['DATABASE_URL'] });
        await client.connect();
        await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND application_name LIKE 'simulators:%'`,
        );
        await client.end();
        const rule = { effect: { respond: { status: 418 } } };
        const requestError = () => admin(one, 'cut').call('post', '/rules', rule);
        expect(await onceAvailable(requestError)).toBe(201);
        expect(await onceAvailable(() => inSandbox(other, 'cut').write('c'))).toBe(418);
      });
    });

    describe('a sandbox', () => {
      it('is created by one of many calls', async () => {
        const answers = await Promise.all(
          Array.from({ length: 64 }, (_, index) =>
            admin(instance(index), 'default').call('post', '/sandboxes', { name: 'once' }),
          ),
        );
        const statuses = answers.map(({ status }) => status).sort();
        expect(statuses).toEqual([201, ...Array<number>(63).fill(409)]);
      });

      it.each(['drop', 'reset', 'restore'] as const)(
        'never causes a 500 when one instance does a %s under load',
        async (action) => {
          const name = `under-${action}`;
          await inSandbox(one, name).write('first').expect(201);
          await admin(one, name).call('post', `/sandboxes/${name}/snapshots/s`).expect(201);
          const control = (test: TestApp) => {
            const { call } = admin(test, 'default');
            if (action === 'drop') return call('delete', `/sandboxes/${name}`);
            if (action === 'reset') return call('post', `/sandboxes/${name}/reset`);
            return call('post', `/sandboxes/${name}/snapshots/s/restore`);
          };
          const answers = await Promise.all(
            Array.from({ length: 120 }, (_, index) =>
              index % 20 === 10
                ? control(instance(index / 20))
                : inSandbox(instance(index), name).write(`n${String(index)}`),
            ),
          );
          const wrong = answers.filter(
            ({ status, body }) =>
              ![200, 201, 204, 404].includes(status) &&
              (body as { code?: string }).code !== 'SANDBOX_REPLACED',
          );
          expect(wrong.map(({ status, text }) => [status, text])).toEqual([]);
          await inSandbox(other, name).write('last').expect(201);
          expect(await inSandbox(one, name).ids()).toContain('last');
        },
      );

      it('that is dropped while its snapshot waits for its turn is not saved: 503', async () => {
        await inSandbox(one, 'unsaved').write('x').expect(201);
        const turn = await takeTurn(data, 'notes_unsaved');
        const dropping = admin(other, 'default')
          .call('delete', '/sandboxes/unsaved')
          .then(({ status }) => status);
        await turn.waitFor(1);
        const saving = admin(one, 'default')
          .call('post', '/sandboxes/unsaved/snapshots/s')
          .then(({ status, body }) => [status, (body as { code: string }).code]);
        await turn.waitFor(2);
        await turn.end();
        expect(await dropping).toBe(204);
        expect(await saving).toEqual([503, 'SANDBOX_REPLACED']);
        await admin(one, 'default').call('get', '/sandboxes/unsaved').expect(404);
      });

      it('is seen empty by the other instance right after a reset', async () => {
        for (let round = 0; round < 6; round += 1) {
          await inSandbox(instance(round), 'emptied').write('x').expect(201);
          await admin(instance(round + 1), 'emptied')
            .frozen(START)
            .expect(200);
          await admin(instance(round), 'emptied').call('post', '/reset').expect(200);
          expect(await inSandbox(instance(round + 1), 'emptied').ids()).toEqual([]);
          const { body } = await admin(instance(round + 1), 'emptied').call('get', '/clock');
          expect(body).toMatchObject({ mode: 'real' });
        }
      });

      it('is not created beyond the quota by any number of calls on any instance', async () => {
        const { body } = await admin(one, 'default').call('get', '/sandboxes');
        const left = 40 - (body as unknown[]).length;
        const answers = await Promise.all(
          Array.from({ length: left + 20 }, (_, index) =>
            inSandbox(instance(index), `quota-${String(index)}`).write('x'),
          ),
        );
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(left);
        const refused = answers.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(20);
        expect(refused[0]?.body).toMatchObject({ code: 'SANDBOX_QUOTA_REACHED' });
      });
    });
  },
);

/** Takes the turn to change a sandbox as a whole, as an instance does. */
async function takeTurn(data: TestData, schema: string) {
  const client = new pg.Client({ connectionString: data.environment['DATABASE_URL'] });
  await client.connect();
  await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [schema]);
  return {
    /** Resolves when so many others wait for their turn. */
    async waitFor(others: number): Promise<void> {
      for (;;) {
        const { rowCount } = await client.query(
          `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
           WHERE d.datname = current_database() AND locktype = 'advisory' AND NOT granted`,
        );
        if (rowCount === others) return;
      }
    },
    end: () => client.end(),
  };
}

/** The first status that is not 503. A request right after the cut can get a closed connection. */
async function onceAvailable(
  send: () => PromiseLike<{ readonly status: number }>,
): Promise<number> {
  for (;;) {
    const { status } = await send();
    if (status !== 503) return status;
  }
}

it('An unused instance knows the holds of another one', async () => {
  const data = await createTestData();
  const settings = { LOG_LEVEL: 'silent' };
  const used = await createTestApp(notes, settings, data);
  const unused = await createTestApp(notes, settings, data);
  const hold = { id: 'deploy-7', seconds: 30 };
  const path = '/sandboxes/held/hold';
  await admin(used, 'default').call('put', path, hold).expect(200);
  const renewal = await admin(unused, 'default').call('put', path, { ...hold, renew: true });
  await Promise.all([used.stop(), unused.stop()]);
  await data.remove();
  expect(renewal.status).toBe(200);
});
