import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, databaseUnderTest, notes, type TestApp } from '#libs/testing';

const ADMIN = 'token-of-administrator';
const A = { name: 'team-a', token: 'token-of-team-a-0123', sandboxes: ['team-a-*', 'shared'] };
const B = { name: 'team-b', token: 'token-of-team-b-0123', sandboxes: ['team-b-*', 'shared'] };

type Method = 'get' | 'post' | 'put' | 'delete';

describe(`Tokens of teams on ${databaseUnderTest}`, () => {
  let folder: string;
  let file: string;
  let test: TestApp;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'teams-'));
    file = join(folder, 'tokens.json');
    writeFileSync(file, JSON.stringify([A, B]));
    test = await createTestApp(notes, {
      LOG_LEVEL: 'silent',
      SANDBOX_HOST: 'sim.example',
      ADMIN_TOKEN: ADMIN,
      ADMIN_TOKENS_FILE: file,
    });
    for (const name of ['team-a-1', 'team-b-1', 'shared']) {
      await as(ADMIN, 'post', '/__admin/sandboxes', { name }).expect(201);
      await as(ADMIN, 'post', `/__admin/sandboxes/${name}/snapshots/saved`).expect(201);
    }
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const as = (token: string, method: Method, path: string, body?: object, headers = {}) => {
    const request = test.http[method](path).set({ Authorization: `Bearer ${token}`, ...headers });
    return body === undefined ? request : request.send(body);
  };
  const CLOCK = { mode: 'real', allowPast: true };

  it.each([
    ['get', '/s/team-a-1/__admin/clock', undefined],
    ['put', '/s/team-a-1/__admin/clock', CLOCK],
    ['get', '/s/shared/__admin/requests', undefined],
    ['get', '/__admin/sandboxes/team-a-1', undefined],
    ['get', '/__admin/sandboxes/team-a-1/snapshots', undefined],
    ['post', '/__admin/sandboxes/team-a-1/reset', undefined],
    ['post', '/__admin/sandboxes/team-a-1/snapshots/saved/restore', { into: 'team-a-copy' }],
    ['post', '/__admin/sandboxes/shared/snapshots/saved/restore', { into: 'team-a-copy' }],
    ['get', '/s/team-b-1/__admin/rules/outcomes', undefined],
  ] as const)('open for the team: %s %s', async (method, path, body) => {
    await as(A.token, method, path, body).expect(200);
  });

  it.each([
    ['get', '/s/team-b-1/__admin/clock', undefined, 'team-b-1'],
    ['put', '/s/team-b-1/__admin/clock', CLOCK, 'team-b-1'],
    ['post', '/s/team-b-1/__admin/clock/advance', { by: 'PT1H' }, 'team-b-1'],
    ['get', '/s/team-b-1/__admin/requests', undefined, 'team-b-1'],
    ['delete', '/s/team-b-1/__admin/requests', undefined, 'team-b-1'],
    ['post', '/s/team-b-1/__admin/rules', {}, 'team-b-1'],
    ['post', '/s/team-b-1/__admin/reset', undefined, 'team-b-1'],
    ['get', '/__admin/sandboxes/team-b-1', undefined, 'team-b-1'],
    ['delete', '/__admin/sandboxes/team-b-1', undefined, 'team-b-1'],
    ['delete', '/__admin/sandboxes/%74eam-b-1', undefined, 'team-b-1'],
    ['post', '/__admin/sandboxes/team-b-1/reset', undefined, 'team-b-1'],
    ['put', '/__admin/sandboxes/team-b-1/hold', { id: 'x', seconds: 1 }, 'team-b-1'],
    ['delete', '/__admin/sandboxes/team-b-1/hold/x', undefined, 'team-b-1'],
    ['get', '/__admin/sandboxes/team-b-1/snapshots', undefined, 'team-b-1'],
    ['post', '/__admin/sandboxes/team-b-1/snapshots/saved', undefined, 'team-b-1'],
    ['delete', '/__admin/sandboxes/team-b-1/snapshots/saved', undefined, 'team-b-1'],
    ['post', '/__admin/sandboxes/team-b-1/snapshots/saved/rename', { to: 'x' }, 'team-b-1'],
    ['post', '/__admin/sandboxes/team-b-1/snapshots/saved/restore', {}, 'team-b-1'],
    [
      'post',
      '/__admin/sandboxes/team-b-1/snapshots/saved/restore',
      { into: 'team-a-copy' },
      'team-b-1',
    ],
    [
      'post',
      '/__admin/sandboxes/team-a-1/snapshots/saved/restore',
      { into: 'team-b-1' },
      'team-b-1',
    ],
    ['post', '/__admin/sandboxes', { name: 'team-b-2' }, 'team-b-2'],
    ['post', '/__admin/sandboxes', {}, 'default'],
    ['post', '/__admin/reset', undefined, 'default'],
    ['delete', '/__admin/sandboxes/default', undefined, 'default'],
    ['delete', '/__admin/sandboxes/TEAM-A-1', undefined, '"TEAM-A-1"'],
    ['delete', '/__admin/sandboxes/team-a-1%2fteam-b-1', undefined, '"team-a-1/team-b-1"'],
  ] as const)('are refused for others: %s %s %j', async (method, path, body, sandbox) => {
    // Named by a header too, so that only the place that decides is checked.
    const headers = path.startsWith('/__admin/sandboxes/team') ? { 'X-Sandbox': 'team-a-1' } : {};
    const answer = await as(A.token, method, path, body, headers).expect(403);
    const hint =
      sandbox === 'default' ? ' A request without X-Sandbox is about the sandbox default.' : '';
    expect(answer.body).toMatchObject({
      code: 'ADMIN_SANDBOX_FORBIDDEN',
      detail: `The token team-a does not open the sandbox ${sandbox}. It opens team-a-*, shared.${hint}`,
    });
  });

  it.each([
    ['the header', { 'X-Sandbox': 'team-b-1' }, 403],
    ['baggage', { baggage: 'sandbox=team-b-1' }, 403],
    ['the host name', { Host: 'team-b-1.localhost' }, 403],
    ['a host name below SANDBOX_HOST', { Host: 'Team-B-1.sim.example' }, 403],
    ['two places that disagree', { 'X-Sandbox': 'team-a-1', Host: 'team-b-1.localhost' }, 400],
    [
      'the header, whatever baggage says',
      { 'X-Sandbox': 'team-a-1', baggage: 'sandbox=team-b-1' },
      200,
    ],
    ['a host name of the team', { Host: 'TEAM-A-1.sim.example' }, 200],
  ])('are about the sandbox that %s names', async (_, headers, status) => {
    await as(A.token, 'get', '/__admin/clock', undefined, headers).expect(status);
  });

  it('open the limits of the service to nobody but the administrator', async () => {
    const inA = { 'X-Sandbox': 'team-a-1' };
    const { body } = await as(A.token, 'get', '/__admin/limits', undefined, inA).expect(403);
    expect(body).toMatchObject({
      code: 'ADMIN_SANDBOX_FORBIDDEN',
      detail:
        'The operation concerns all sandboxes, and the token team-a opens only team-a-*, shared. It needs ADMIN_TOKEN.',
    });
    await as(ADMIN, 'get', '/__admin/limits').expect(200);
  });

  it('list the sandboxes that they open', async () => {
    const namesFor = async (token: string) => {
      const { body } = await as(token, 'get', '/__admin/sandboxes').expect(200);
      return (body as { name: string }[])
        .map(({ name }) => name)
        .filter((name) => name !== 'team-a-copy');
    };
    expect(await namesFor(A.token)).toEqual(['shared', 'team-a-1']);
    expect(await namesFor(B.token)).toEqual(['shared', 'team-b-1']);
    expect(await namesFor(ADMIN)).toEqual(['shared', 'team-a-1', 'team-b-1']);
  });

  it('are refused with 401 in another form or place', async () => {
    for (const headers of [
      { Authorization: `Bearer ${A.token.toUpperCase()}` },
      { Authorization: `Bearer  ${A.token}` },
      { Authorization: `Basic ${A.token}` },
      { Authorization: A.token },
      { Authorization: '', 'X-Admin-Token': A.token },
      { Authorization: '', Cookie: `token=${A.token}` },
    ]) {
      const answer = await test.http.get('/s/team-a-1/__admin/clock').set(headers).expect(401);
      expect(answer.body).toMatchObject({ code: 'ADMIN_TOKEN_WRONG' });
    }
    await test.http.get(`/s/team-a-1/__admin/requests?token=${A.token}`).expect(400);
  });

  it('are replaced without a restart; while the file has a mistake, the earlier ones stay valid', async () => {
    const status = async (token: string) =>
      (await as(token, 'get', '/s/team-a-1/__admin/clock')).status;
    const next = { ...A, name: 'team-a-next', token: 'token-of-team-a-4567' };
    writeFileSync(file, JSON.stringify([A, next]));
    expect([await status(A.token), await status(next.token)]).toEqual([200, 200]);
    writeFileSync(file, JSON.stringify([next]));
    expect([await status(A.token), await status(next.token)]).toEqual([401, 200]);
    writeFileSync(file, 'not JSON');
    expect([await status(A.token), await status(next.token)]).toEqual([401, 200]);
    writeFileSync(file, JSON.stringify([A, B]));
    expect([await status(A.token), await status(next.token)]).toEqual([200, 401]);
  });

  it('do not protect the simulated system: a sandbox separates tests, not users', async () => {
    await test.http.post('/notes/x/y').set('X-Sandbox', 'team-b-1').expect(201);
  });
});
