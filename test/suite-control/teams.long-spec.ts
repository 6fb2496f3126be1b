import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUnderTest, frozenAt, type TestApp } from '#libs/testing';
import { startSuiteUnderTest, type SuiteUnderTest } from '../suite/suite-under-test';
import { startControl } from './clients';

const ADMIN_TOKEN = 'token-of-administrator';
const A = { name: 'team-a', token: 'token-of-team-a-0123', sandboxes: ['team-a-*'] };
const B = { name: 'team-b', token: 'token-of-team-b-0123', sandboxes: ['team-b-*'] };

describe(`Tokens of teams in the suite control on ${databaseUnderTest}`, () => {
  let folder: string;
  let file: string;
  let suite: SuiteUnderTest;
  let guarded: TestApp;
  let open: TestApp;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'teams-'));
    file = join(folder, 'tokens.json');
    writeFileSync(file, JSON.stringify([A, B]));
    const settings = { ADMIN_TOKEN, ADMIN_TOKENS_FILE: file };
    suite = await startSuiteUnderTest({ settings });
    guarded = await startControl(suite.addresses, settings);
    // One that knows no token, on the machine of a tester.
    open = await startControl(suite.addresses);
  });
  afterAll(async () => {
    await open.close();
    await guarded.close();
    await suite.close();
    rmSync(folder, { recursive: true });
  });

  type Method = 'get' | 'post' | 'put' | 'delete';
  const send = (control: TestApp, token: string, method: Method, path: string, body?: object) => {
    const request = control.http[method](path).set('Authorization', `Bearer ${token}`);
    return body === undefined ? request : request.send(body);
  };

  it('let a team do everything with its sandboxes', async () => {
    const as = (method: Method, path: string, body?: object) =>
      send(guarded, A.token, method, path, body);
    await as('post', '/__admin/sandboxes', { name: 'team-a-1' }).expect(201);
    await as('put', '/s/team-a-1/__admin/clock', frozenAt('2999-01-01')).expect(200);
    await as('post', '/s/team-a-1/__admin/clock/advance', { by: 'PT1H' }).expect(200);
    await as('post', '/__admin/sandboxes/team-a-1/snapshots/s').expect(201);
    await as('post', '/__admin/sandboxes/team-a-1/snapshots/s/restore', {
      into: 'team-a-2',
    }).expect(200);
    await as('get', '/s/team-a-1/__admin/requests').expect(200);
    await as('get', '/s/team-a-1/__admin/rules/outcomes').expect(200);
    const { body } = await as('get', '/s/team-a-1/__admin/rules/operations').expect(200);
    const start = { service: 'workflow', method: 'POST', path: '/workflows/{id}/executions' };
    expect(body).toContainEqual({ ...start, outcomes: ['FAILED', 'TIMED_OUT', 'STUCK'] });
    await as('post', '/s/team-a-2/__admin/reset').expect(200);
    await as('delete', '/__admin/sandboxes/team-a-2').expect(204);
  });

  it.each([
    ['the suite control', () => guarded],
    ['the services, if the suite control knows no token', () => open],
  ])('are checked by %s', async (_, control) => {
    const as = (token: string, method: Method, path: string, body?: object) =>
      send(control(), token, method, path, body);
    await as(B.token, 'post', '/__admin/sandboxes', { name: 'team-b-1' });
    await as(B.token, 'post', '/__admin/sandboxes/team-b-1/snapshots/s').expect(201);
    for (const [method, path, body] of [
      ['put', '/s/team-b-1/__admin/clock', frozenAt('2999-01-01')],
      ['get', '/s/team-b-1/__admin/requests', undefined],
      ['delete', '/s/team-b-1/__admin/rules', undefined],
      ['post', '/__admin/sandboxes/team-b-1/reset', undefined],
      ['delete', '/__admin/sandboxes/team-b-1', undefined],
      ['post', '/__admin/sandboxes/team-b-1/snapshots/s/restore', { into: 'team-a-3' }],
      ['post', '/__admin/sandboxes/team-b-1/snapshots/s', undefined],
      ['delete', '/__admin/sandboxes/team-b-1/snapshots/s', undefined],
      ['post', '/__admin/reset', undefined],
    ] as const) {
      const { body: problem, status } = await as(A.token, method, path, body);
      expect([path, status, problem]).toEqual([
        path,
        403,
        expect.objectContaining({ code: 'ADMIN_SANDBOX_FORBIDDEN' }),
      ]);
    }
    const namesFor = async (token: string) => {
      const { body } = await as(token, 'get', '/__admin/sandboxes').expect(200);
      const { sandboxes } = body as { readonly sandboxes: readonly { readonly name: string }[] };
      return sandboxes.map(({ name }) => name);
    };
    expect(await namesFor(A.token)).toEqual(['team-a-1']);
    expect(await namesFor(B.token)).toEqual(['team-b-1']);
    expect(await namesFor(ADMIN_TOKEN)).toEqual(['team-a-1', 'team-b-1']);
    // Nothing was held or changed.
    const found = await as(B.token, 'get', '/__admin/sandboxes/team-b-1/snapshots').expect(200);
    expect(found.body).toMatchObject([{ name: 's', isComplete: true }]);
    await as(B.token, 'post', '/s/team-b-1/__admin/clock/advance', { by: 'PT1S' }).expect(200);
  });

  it('are refused with 401 if nobody has them, also by the services', async () => {
    for (const control of [guarded, open]) {
      const clock = send(control, 'token-of-nobody-01234', 'get', '/s/team-a-1/__admin/clock');
      expect((await clock.expect(401)).body).toMatchObject({ code: 'ADMIN_TOKEN_WRONG' });
      await control.http.get('/s/team-a-1/__admin/clock').expect(401);
    }
  });
});
