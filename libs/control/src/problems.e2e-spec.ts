import 'reflect-metadata';
import {
  admin,
  createTestApp,
  databaseUnderTest,
  documentedProblem,
  frozenAt,
  notes,
  type TestApp,
} from '#libs/testing';

const RULE = { match: { path: '/**' }, effect: { reset: true } };

/** Requests that cause the documented errors: method, path below /__admin, body, and the path in the document. */
const REQUESTS: readonly (readonly [
  code: string,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body: object | undefined,
  documentedPath: string,
])[] = [
  ['RULE_INVALID', 'post', '/rules', { ...RULE, times: 0 }, '/rules'],
  ['RULE_NOT_FOUND', 'get', '/rules/refuse-next', undefined, '/rules/{id}'],
  [
    'EXPECTATIONS_INVALID',
    'post',
    '/verify',
    { expectations: [{ match: { path: 'spi' } }] },
    '/verify',
  ],
  ['CLOCK_SETTING_INVALID', 'post', '/clock/advance', { by: '1 hour' }, '/clock/advance'],
  ['NAME_INVALID', 'post', '/sandboxes', { name: 'A' }, '/sandboxes'],
  ['SANDBOX_NOT_FOUND', 'get', '/sandboxes/run-42', undefined, '/sandboxes/{name}'],
  [
    'SNAPSHOT_NOT_FOUND',
    'delete',
    '/sandboxes/run-42/snapshots/before-payment',
    undefined,
    '/sandboxes/{name}/snapshots/{snapshot}',
  ],
];

describe(`The documented errors of /__admin on ${databaseUnderTest}`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(notes, { LOG_LEVEL: 'silent' });
  });
  afterAll(() => test.close());

  it.each(REQUESTS)(
    'have the texts of the service: %s',
    async (code, method, path, sent, documentedPath) => {
      const { body } = await admin(test, 'default').call(method, path, sent);
      const operation = `${method} /__admin${documentedPath}`;
      expect(body).toMatchObject(await documentedProblem(test, operation, code));
    },
  );

  it('have the texts of the service for a clock that would go backwards', async () => {
    const { call, frozen } = admin(test, 'clock');
    await frozen('2026-11-21T12:00:00.000Z').expect(200);
    const past = { ...frozenAt('2026-11-21T11:00:00.000Z'), allowPast: false };
    const { body } = await call('put', '/clock', past);
    expect(body).toMatchObject(
      await documentedProblem(test, 'put /__admin/clock', 'CLOCK_BACKWARDS'),
    );
  });

  it('have the texts of the service for the journal of a sandbox that does not exist', async () => {
    const none = { expectations: [{ match: { path: '/**' }, times: 0 }] };
    const { body } = await admin(test, 'run-42').call('post', '/verify', none);
    expect(body).toMatchObject(
      await documentedProblem(test, 'post /__admin/verify', 'SANDBOX_NOT_FOUND'),
    );
  });

  it('have the texts of the service for a request of a foreign page', async () => {
    const { body } = await test.http.get('/__admin/rules').set('Sec-Fetch-Site', 'cross-site');
    expect(body).toMatchObject(
      await documentedProblem(test, 'get /__admin/rules', 'ADMIN_ORIGIN_FOREIGN'),
    );
  });
});
