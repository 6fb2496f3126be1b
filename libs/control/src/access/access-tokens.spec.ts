import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessTokens } from './access-tokens';
import { ADMINISTRATOR, LOOPBACK } from './caller';

const ADMIN_TOKEN = 'token-of-administrator';
const TEAM = { name: 'team-a', token: 'token-of-team-a-0123', sandboxes: ['team-a-*'] };

describe('AccessTokens', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'access-tokens-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const tokens = (
    host: string,
    adminToken: string | undefined,
    list: readonly unknown[] | undefined,
  ): AccessTokens => {
    const file = join(folder, 'tokens.json');
    if (list !== undefined) writeFileSync(file, JSON.stringify(list));
    const adminTokensFile = list === undefined ? undefined : file;
    return new AccessTokens({ host, adminToken, adminTokensFile });
  };

  it('opens a service on loopback without tokens to everybody on the machine', () => {
    const open = tokens('127.0.0.1', undefined, undefined);
    expect(open.areNeeded).toBe(false);
    expect(open.callerOf('')).toBe(LOOPBACK);
  });

  it.each([
    [ADMIN_TOKEN, ADMINISTRATOR],
    [TEAM.token, { name: 'team-a', sandboxes: ['team-a-*'] }],
    [TEAM.token.toUpperCase(), undefined],
    [`${TEAM.token} `, undefined],
    [` ${TEAM.token}`, undefined],
    [TEAM.token.slice(1), undefined],
    ['team-a', undefined],
    ['', undefined],
  ])('knows the sender of %j', (token, caller) => {
    expect(tokens('127.0.0.1', ADMIN_TOKEN, [TEAM]).callerOf(token)).toEqual(caller);
  });

  it.each([
    ['no token off loopback', '0.0.0.0', undefined, undefined, /^ADMIN_TOKEN must be set/],
    ['teams without ADMIN_TOKEN', 'localhost', undefined, [TEAM], /needs ADMIN_TOKEN too/],
    ['a published ADMIN_TOKEN', '0.0.0.0', 'change-me-to-a-secret', undefined, /no secret/],
    ['a file with a mistake', '0.0.0.0', ADMIN_TOKEN, [{}], /cannot be used: \/0\/name/],
    [
      'a team with ADMIN_TOKEN',
      '::1',
      ADMIN_TOKEN,
      [{ ...TEAM, token: ADMIN_TOKEN }],
      /\/0\/token: It is the same as ADMIN_TOKEN/,
    ],
  ])('refuses %s', (_, host, adminToken, list, line) => {
    expect(() => tokens(host, adminToken, list)).toThrow(line);
  });

  it('accepts a published ADMIN_TOKEN on loopback', () => {
    expect(() => tokens('127.0.0.1', 'change-me-to-a-secret', undefined)).not.toThrow();
  });
});
