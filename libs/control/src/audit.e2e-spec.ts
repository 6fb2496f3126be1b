import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, notes, type TestApp } from '#libs/testing';

const ADMIN = 'token-of-administrator';
const TEAM = { name: 'team-a', token: 'token-of-team-a-0123', sandboxes: ['team-a-*'] };
const WRONG = 'token-of-nobody-01234';

type Line = Readonly<Record<string, unknown>>;

describe('The audit log', () => {
  let folder: string;
  let test: TestApp;
  let written: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'audit-'));
    const file = join(folder, 'tokens.json');
    writeFileSync(file, JSON.stringify([TEAM]));
    const settings = { ADMIN_TOKEN: ADMIN, ADMIN_TOKENS_FILE: file };
    const log = { LOG_LEVEL: 'info', LOG_FORMAT: 'json', LOG_REQUESTS: 'off' };
    test = await createTestApp(notes, { ...settings, ...log });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  // The log goes to the output of the process.
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  const now = performance.now.bind(performance);
  beforeEach(() => {
    written = [];
    stdout.write = (text: unknown): boolean => {
      written.push(String(text));
      return true;
    };
  });
  afterEach(() => {
    stdout.write = write;
    performance.now = now;
  });

  const send = (token: string, method: 'post' | 'put' | 'delete', path: string, body = {}) =>
    test.http[method](path).set('Authorization', `Bearer ${token}`).send(body);
  const lines = (): Line[] => {
    const text = written.join('');
    for (const secret of [ADMIN, TEAM.token, WRONG]) expect(text).not.toContain(secret);
    return text
      .split('\n')
      .filter((line) => line.includes('"Audit"'))
      .map((line) => JSON.parse(line) as Line);
  };

  it('names the sandbox that a change concerns, and the caller', async () => {
    await send(TEAM.token, 'post', '/__admin/sandboxes', { name: 'team-a-1' }).expect(201);
    await send(TEAM.token, 'post', '/__admin/sandboxes/team-a-1/snapshots/s').expect(201);
    const restore = '/__admin/sandboxes/team-a-1/snapshots/s/restore';
    await send(ADMIN, 'post', restore, { into: 'copy' }).expect(200);
    await send(TEAM.token, 'put', '/s/team-a-1/__admin/clock', { mode: 'real' }).expect(200);
    await send(TEAM.token, 'put', '/s/team-a-1/__admin/rules/order', { ids: [] }).expect(200);
    await send(TEAM.token, 'post', '/s/team-a-1/__admin/verify', { expectations: [] });
    await send(ADMIN, 'delete', '/__admin/sandboxes/none').expect(404);
    const shown = lines().map(({ action, sandbox, caller, correlationId }) => {
      expect(correlationId).toEqual(expect.any(String));
      return `${String(action)}, ${String(sandbox)}, ${String(caller)}`;
    });
    expect(shown).toEqual([
      'create sandbox, team-a-1, team-a',
      'save snapshot, team-a-1, team-a',
      'restore snapshot, copy, administrator',
      'set clock, team-a-1, team-a',
      'order rules, team-a-1, team-a',
    ]);
  });

  it('has the refused attempts', async () => {
    await send(TEAM.token, 'delete', '/__admin/sandboxes/team-b-1').expect(403);
    await send(TEAM.token, 'delete', '/__admin/sandboxes/Any%20text').expect(403);
    await send(WRONG, 'delete', '/__admin/sandboxes/team-b-1').expect(401);
    await send(ADMIN, 'put', '/__admin/clock').set('Origin', 'https://evil.example').expect(403);
    const common = { level: 'warn', outcome: 'refused' };
    const [drop, reset] = ['drop sandbox', 'set clock'];
    expect(lines()).toEqual([
      expect.objectContaining({
        ...common,
        ...{ action: drop, code: 'ADMIN_SANDBOX_FORBIDDEN' },
        ...{ caller: 'team-a', sandbox: 'team-b-1' },
      }),
      expect.not.objectContaining({ sandbox: expect.anything() as unknown }),
      expect.objectContaining({ ...common, action: drop, code: 'ADMIN_TOKEN_WRONG' }),
      expect.objectContaining({ ...common, action: reset, code: 'ADMIN_ORIGIN_FOREIGN' }),
    ]);
  });

  it('is not filled by a client without a token, which hides no attempt of a team', async () => {
    // No further line is earned meanwhile.
    const nowMs = performance.now();
    performance.now = () => nowMs;
    for (let index = 0; index < 30; index += 1) {
      await send(WRONG, 'delete', '/__admin/sandboxes/team-b-1').expect(401);
    }
    await send(TEAM.token, 'delete', '/__admin/sandboxes/team-b-1').expect(403);
    const codes = lines().map(({ code }) => code);
    expect(codes.filter((code) => code === 'ADMIN_TOKEN_WRONG').length).toBeLessThanOrEqual(20);
    expect(codes.at(-1)).toBe('ADMIN_SANDBOX_FORBIDDEN');
  });
});
