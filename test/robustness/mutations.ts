import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type Json, type JsonObject } from './openapi';

/** Changes the text of a body. */
type TextMutation = fc.Arbitrary<string>;

const MANY_MEMBERS = 70_000;

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a@b.c\udfff',
  '\r\nX-Injected: 1',
  '😀'.repeat(40),
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  'PT1E9H',
  'P99999999Y',
  '(a+)+$',
  '*'.repeat(300),
  'x'.repeat(5_000),
  'A'.repeat(200_000),
] as const;

const VALUES: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  200.5,
  1e21,
  -1e308,
  2 ** 53,
  '1',
  [],
  {},
  [null],
  [[]],
  ['x', 'x'],
  { toString: 1 },
  'abc',
  ...TEXTS,
];

/** Texts in the place of a JSON value, not all of them JSON. */
const TOKENS = [
  'NaN',
  'Infinity',
  '1e400',
  '01',
  "'x'",
  'undefined',
  '-',
  '123456789012345678901234567890',
  '"\\ud800"',
  '{"__proto__":{"polluted":1}}',
  '[{"constructor":{"prototype":{"polluted":1}}}]',
  '['.repeat(2_000) + ']'.repeat(2_000),
  '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000),
  wide(),
];

/** JSON that is not quite what was valid. */
export function jsonLike(valid: Json): TextMutation {
  const text = JSON.stringify(valid);
  const whole = [null, [], [valid], 'x', 1, true, ''].map((value) => JSON.stringify(value));
  const paths = pathsIn(valid);
  const changed =
    paths.length === 0
      ? fc.constantFrom(...TOKENS)
      : fc.oneof(
          { weight: 4, arbitrary: replaced(valid, paths, fc.constantFrom(...VALUES)) },
          { weight: 1, arbitrary: replaced(valid, paths, fc.constant(undefined)) },
          { weight: 2, arbitrary: tokenIn(valid, paths) },
        );
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: fc.constantFrom(...whole, ...TOKENS) },
    { weight: 1, arbitrary: cut(text) },
    { weight: 1, arbitrary: inserted(text, ['\u0000', '}', '"', ',', '\\']) },
  );
}

/** XML that is not quite what was valid. */
export function xmlLike(valid: string): TextMutation {
  const texts = [...valid.matchAll(/>([^<>]*[^<>\s][^<>]*)</g)].map(({ index, 1: text = '' }) => ({
    start: index + 1,
    length: text.length,
  }));
  // A document without text gets one in its last element that is open.
  const places = texts.length > 0 ? texts : [{ start: valid.lastIndexOf('</'), length: 0 }];
  const inElement = (content: string): TextMutation =>
    fc
      .constantFrom(...places)
      .map(({ start, length }) => valid.slice(0, start) + content + valid.slice(start + length));
  const escaped = TEXTS.map((each) => each.replaceAll('<', '&lt;'));
  const markup = [
    '&#0;',
    '&#xD800;',
    '&a;',
    '&',
    '<![CDATA[x]]>',
    '<?pi x?>',
    '\u0008',
    '1e5',
    '-1',
  ];
  const nested = '<a>'.repeat(5_000) + '</a>'.repeat(5_000);
  return fc.oneof(
    fc.constantFrom(...escaped, ...markup, nested, '<a/>'.repeat(MANY_MEMBERS)).chain(inElement),
    cut(valid),
    inserted(valid, ['\u0000', '<', '&', ']]>']),
    fc.constantFrom(
      valid + valid,
      valid.replace(/<(\w+)>([^<]*)<\/\1>/, '$&$&'),
      valid.replace(/(<\w+>[^<]*<\/\w+>)/, (element) => element.repeat(10_000)),
      valid.replace(/xmlns="[^"]*"/, 'xmlns="urn:other"'),
      valid.replace(/encoding="[^"]*"/, 'encoding="UTF-16"'),
      `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(50)}">]>${valid}`,
    ),
  );
}

export const SEGMENTS = fc.constantFrom(
  '..',
  '%2e%2e%2fetc',
  '%00',
  'a%00b',
  '%2f',
  '%',
  '%zz',
  '%c0%ae',
  '%ff',
  'x'.repeat(41),
  'x'.repeat(4_000),
  '%F0%9F%98%80',
  '%0d%0aX-Injected:1',
  '-1',
  'null',
  '__proto__',
  "'%3B--",
  'My_Profile',
  '00000000-0000-0000-0000-000000000000',
);

export const QUERIES = fc.constantFrom(
  ...['-1', '0', '1e9', 'abc', '', '1.5', 'NaN', '9007199254740993'].map((n) => `limit=${n}`),
  'limit=1&limit=2',
  'limit[]=1',
  ...['x', '', '%00', '-1', '99999999999999999999', 'A'.repeat(4_000)].map((c) => `cursor=${c}`),
  'cursor[__proto__]=1',
  'a=%zz',
  '%00=1',
  '&&&&',
  'a=1&'.repeat(1_500),
  'a[b][c][d][e][f][g]=1',
  'since=2026-13-45T99:99:99Z',
  'from=yesterday&to=9999-99-99',
  'status=NOPE',
  'path=/%00',
  'path=/**/**/**',
  'profile=__proto__',
  'clientId=%00',
);

export const HEADERS: fc.Arbitrary<readonly (readonly [string, string])[]> = fc.constantFrom(
  [['X-Sandbox', 'Bad Name!']] as const,
  [['X-Sandbox', '']] as const,
  [['X-Sandbox', 'x'.repeat(41)]] as const,
  [['X-Sandbox', '__proto__']] as const,
  [
    ['X-Sandbox', 'a'],
    ['X-Sandbox', 'b'],
  ] as const,
  [['X-Correlation-Id', 'x'.repeat(9_000)]] as const,
  [['X-Big', 'y'.repeat(40_000)]] as const,
  [['Accept', 'application/xml']] as const,
  [['Accept', ';;;,,q=']] as const,
  [['Authorization', 'Bearer x.y.z']] as const,
  [['Authorization', 'Basic !!!']] as const,
  [['Expect', 'x']] as const,
  [['Origin', 'http://evil.example']] as const,
  [['X-A', 'a\u0000b']] as const,
  [['Content-Length', '-1']] as const,
  [['Host', 'second.example']] as const,
);

export const TYPES = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;charset="utf-8',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'image/png',
  '',
  '/',
);

/** Encodings and what they make of a body. */
export const ENCODINGS: fc.Arbitrary<readonly [name: string, encode: (body: Buffer) => Buffer]> =
  fc.constantFrom(
    ['gzip', () => gzipSync(Buffer.alloc(20_000_000, ' '))] as const,
    ['gzip', (body: Buffer) => gzipSync(body).subarray(0, 12)] as const,
    ['gzip', (body: Buffer) => gzipSync(body)] as const,
    ['br', (body: Buffer) => body] as const,
    ['unknown', (body: Buffer) => body] as const,
  );

function replaced(
  valid: Json,
  paths: readonly (readonly string[])[],
  values: fc.Arbitrary<Json | undefined>,
): TextMutation {
  return fc
    .tuple(fc.constantFrom(...paths), values)
    .map(([path, value]) => JSON.stringify(withAt(valid, path, value)));
}

function tokenIn(valid: Json, paths: readonly (readonly string[])[]): TextMutation {
  return fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...TOKENS))
    .map(([path, token]) =>
      JSON.stringify(withAt(valid, path, '@token@')).replace('"@token@"', () => token),
    );
}

function cut(text: string): TextMutation {
  return fc.nat(Math.max(0, text.length - 1)).map((length) => text.slice(0, length));
}

function inserted(text: string, parts: readonly string[]): TextMutation {
  return fc
    .tuple(fc.nat(text.length), fc.constantFrom(...parts))
    .map(([at, part]) => text.slice(0, at) + part + text.slice(at));
}

function pathsIn(value: Json, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, Json]) => {
    const path = [...at, name];
    return [path, ...pathsIn(member, path)];
  });
}

/** A copy with another value at the path; without the member if there is no value. */
function withAt(value: Json, [name, ...rest]: readonly string[], to: Json | undefined): Json {
  if (name === undefined) return to ?? null;
  const entries = Object.entries(value as JsonObject).flatMap(([key, member]): [string, Json][] => {
    if (key !== name) return [[key, member]];
    if (rest.length === 0 && to === undefined) return [];
    return [[key, withAt(member, rest, to)]];
  });
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

function wide(): string {
  const members = Array.from({ length: MANY_MEMBERS }, (_, index) => `"m${String(index)}":1`);
  return `{${members.join()}}`;
}
