import { digestOf, parseTokenList } from './token-list';

const TOKEN = 'token-of-team-a-0123';
const SECRETS = new Map([
  ['token-of-administrator', 'ADMIN_TOKEN'],
  ['change-me-to-a-secret', 'an example of the documentation'],
]);
const ENTRY = { name: 'team-a', token: TOKEN, sandboxes: ['team-a-*', 'shared'] };
const parse = (value: unknown) =>
  parseTokenList(typeof value === 'string' ? value : JSON.stringify(value), SECRETS);

describe('parseTokenList', () => {
  it('keeps digests of the tokens, and what each of them opens', () => {
    const next = { name: 'team-a-next', token: `${TOKEN}x`, sandboxes: ['team-a-*'] };
    expect(parse([ENTRY, next])).toEqual({
      ok: true,
      value: [
        { digest: digestOf(TOKEN), caller: { name: 'team-a', sandboxes: ['team-a-*', 'shared'] } },
        { digest: digestOf(`${TOKEN}x`), caller: { name: 'team-a-next', sandboxes: ['team-a-*'] } },
      ],
    });
  });

  it('accepts a list without tokens', () => {
    expect(parse([])).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['nothing', '', /^it is not valid JSON/],
    ['half a file', JSON.stringify([ENTRY]).slice(0, 40), /^it is not valid JSON/],
    ['an object', ENTRY, /^it is not a list/],
    ['null', null, /^it is not a list/],
    ['a text as an entry', [TOKEN], /^\/0: Must be an object\.$/],
    ['a list as an entry', [[]], /^\/0: Must be an object\.$/],
    ['a missing token', [{ ...ENTRY, token: undefined }], /^\/0\/token: Is missing/],
    ['a token that is a number', [{ ...ENTRY, token: 1 }], /^\/0\/token: Must be a string/],
    [
      'a short token',
      [{ ...ENTRY, token: 'fifteen-letters' }],
      /^\/0\/token: Must be a string of 16/,
    ],
    ['a token with a space', [{ ...ENTRY, token: `${TOKEN} x` }], /^\/0\/token: Must be/],
    ['a long token', [{ ...ENTRY, token: 'x'.repeat(201) }], /^\/0\/token: Must be/],
    ['a wrong name', [{ ...ENTRY, name: 'Team A' }], /^\/0\/name: Must be 1 to 40 characters/],
    ['a reserved name', [{ ...ENTRY, name: 'loopback' }], /^\/0\/name: loopback is reserved/],
    [
      'an unknown member',
      [{ ...ENTRY, sandbox: 'x' }],
      /^\/0\/sandbox: .*did you mean "sandboxes"/,
    ],
    ['a repeated name', [ENTRY, { ...ENTRY, token: `${TOKEN}x` }], /^\/1\/name: .* of \/0 too/],
    ['a repeated token', [ENTRY, { ...ENTRY, name: 'b' }], /^\/1\/token: .* the token of \/0\./],
    [
      'the token of the administrator',
      [{ ...ENTRY, token: 'token-of-administrator' }],
      /^\/0\/token: It is the same as ADMIN_TOKEN\./,
    ],
    [
      'a token of the documentation',
      [{ ...ENTRY, token: 'change-me-to-a-secret' }],
      /^\/0\/token: It is the same as an example of the documentation\./,
    ],
    [
      'a text for a list',
      [{ ...ENTRY, sandboxes: 'team-a-*' }],
      /^\/0\/sandboxes: Must be an array/,
    ],
    ['an empty list', [{ ...ENTRY, sandboxes: [] }], /^\/0\/sandboxes: Must have at least one/],
    ...['*', '', 'team-*-x', '*-a', 'Team-a-*', 'team_a', 'team-a-**', 'a b', 'x'.repeat(41)].map(
      (pattern) =>
        [
          `the pattern ${JSON.stringify(pattern)}`,
          [{ ...ENTRY, sandboxes: ['team-a-*', pattern] }],
          /^\/0\/sandboxes\/1: Must be the name of a sandbox/,
        ] as const,
    ),
  ] as const)('refuses %s', (_, value, line) => {
    const read = parse(value);
    if (read.ok) throw new Error('It was accepted.');
    expect(read.refusal).toEqual([expect.stringMatching(line)]);
    expect(read.refusal.join()).not.toContain(TOKEN);
  });

  it('has one line for each mistake', () => {
    const read = parse([
      { ...ENTRY, token: 'short' },
      { ...ENTRY, name: 'X', sandboxes: [] },
    ]);
    expect(read).toMatchObject({
      ok: false,
      refusal: [/token/, /name/, /sandboxes/].map((each) => expect.stringMatching(each) as unknown),
    });
  });
});
