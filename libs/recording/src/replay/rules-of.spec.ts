import { bodyView, compiledMatch, matches, requestMatch, type RequestView } from '#libs/matching';
import {
  RECORDING_FORMAT,
  type RecordedBody,
  type RecordedExchange,
  type Recording,
} from '../format/recording';
import { fixturesOf } from './fixtures-of';
import { rulesOf, type ReplayRule } from './rules-of';

interface Sketch {
  readonly method?: string;
  /** With the query. */
  readonly address?: string;
  readonly type?: string;
  readonly sent?: string;
  readonly got?: string;
  readonly more?: Partial<RecordedExchange>;
}

function exchange(sketch: Sketch, number: number): RecordedExchange {
  const {
    method = 'POST',
    address = '/a',
    type = 'application/json',
    sent,
    got = 'x',
    more,
  } = sketch;
  const [path = '', query] = address.split('?');
  const body = (text: string | undefined): { body?: RecordedBody } =>
    text === undefined ? {} : { body: { text } };
  return {
    number,
    request: {
      method,
      path,
      ...(query === undefined ? {} : { query }),
      headers: { 'content-type': type },
      ...body(sent),
    },
    response: { status: 200, headers: { 'content-type': 'text/plain' }, ...body(got) },
    tookMs: 1,
    ...more,
  };
}

function recording(...sketches: readonly Sketch[]): Recording {
  const exchanges = sketches.map((sketch, index) => exchange(sketch, index + 1));
  const at = '2026-11-21T12:00:00.000Z';
  return { format: RECORDING_FORMAT, version: 1, origin: 'http://a', recordedAt: at, exchanges };
}

/** Answers requests as a sandbox with the rules does. */
function answering(rules: readonly ReplayRule[]) {
  const left = rules.map(({ times = Infinity }) => times);
  return (sketch: Sketch): string | undefined => {
    const { request } = exchange(sketch, 1);
    const query: Record<string, string> = Object.fromEntries(
      new URLSearchParams(request.query ?? ''),
    );
    const view: RequestView = {
      method: request.method,
      path: decodeURIComponent(request.path),
      query,
      headers: request.headers,
      body: bodyView(sketch.sent, request.headers['content-type']),
    };
    const index = rules.findIndex(
      ({ match }, at) =>
        (left[at] ?? 0) > 0 && matches(compiledMatch(requestMatch.parse(match), match), view),
    );
    left[index] = (left[index] ?? 0) - 1;
    return rules[index]?.effect.respond.body;
  };
}

const ids = {
  endToEndId: 'E12345678202611211200abcdefghijk',
  createdAt: '2026-11-21T12:00:00Z',
  idempotencyKey: 'k1',
  requestId: '123e4567-e89b-42d3-a456-426614174000',
};
const others = {
  endToEndId: 'E12345678202611221300zzzzzzzzzzz',
  createdAt: '2026-11-22T13:00:00Z',
  idempotencyKey: 'k2',
  requestId: '00000000-0000-4000-8000-000000000000',
};

describe('rulesOf', () => {
  it('answers identical requests in the recorded order, and repeats the last response', () => {
    const get = { method: 'GET' };
    const { rules } = rulesOf(recording(...['1', '2', '2', '3'].map((got) => ({ ...get, got }))));
    expect(rules.map(({ times }) => times)).toEqual([1, 2, undefined]);
    const answer = answering(rules);
    expect([1, 2, 3, 4, 5, 6].map(() => answer(get))).toEqual(['1', '2', '2', '3', '3', '3']);
  });

  it.each<[string, Sketch, Sketch]>([
    ['methods', { method: 'GET' }, { method: 'DELETE' }],
    ['paths', { address: '/a/1' }, { address: '/a/2' }],
    ['queries', { address: '/a?x=1' }, { address: '/a?x=2' }],
    ['a missing query', { address: '/a' }, { address: '/a?x=1' }],
    ['JSON values', { sent: '{"a":{"b":1}}' }, { sent: '{"a":{"b":2}}' }],
    ['types of JSON values', { sent: '{"a":"1"}' }, { sent: '{"a":1}' }],
    ['items', { sent: '{"a":[1,2]}' }, { sent: '{"a":[1,3]}' }],
    ['members', { sent: '{"a":1}' }, { sent: '{"a":1,"b":2}' }],
    [
      'elements',
      { type: 'text/xml', sent: '<a><b>1</b></a>' },
      { type: 'text/xml', sent: '<a><b>2</b></a>' },
    ],
    [
      'forms',
      { type: 'application/x-www-form-urlencoded', sent: 'a=1&b=2' },
      { type: 'application/x-www-form-urlencoded', sent: 'a=1&b=3' },
    ],
    ['texts', { type: 'text/plain', sent: 'one' }, { type: 'text/plain', sent: 'two' }],
    ['keys', { sent: `{"key":"${ids.requestId}"}` }, { sent: `{"key":"${others.requestId}"}` }],
  ])('distinguishes %s, in each order', (_, one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const { rules } = rulesOf(
        recording({ ...first, got: 'first' }, { ...second, got: 'second' }),
      );
      const answer = answering(rules);
      expect([answer(second), answer(first)]).toEqual(['second', 'first']);
    }
  });

  it('distinguishes requests with more values than a rule can have', () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`m${String(index)}`, index]),
    );
    const sent = (last: number): string => JSON.stringify({ ...many, last });
    const { rules } = rulesOf(
      recording({ sent: sent(1), got: 'one' }, { sent: sent(2), got: 'two' }),
    );
    expect(answering(rules)({ sent: sent(2) })).toBe('two');
  });

  it.each([
    ['JSON', 'application/json', (values: object) => JSON.stringify({ ...values, amount: 1 })],
    [
      'XML',
      'application/xml',
      (values: object) =>
        `<a>${Object.entries(values)
          .map(([name, value]) => `<${name}>${String(value)}</${name}>`)
          .join('')}<amount>1</amount></a>`,
    ],
  ])('answers a request with other ids and instants in %s', (_, type, body) => {
    const { rules } = rulesOf(recording({ type, sent: body(ids) }));
    expect(answering(rules)({ type, sent: body(others) })).toBe('x');
  });

  it.each<[string, Sketch, Sketch]>([
    ['a segment of a path', { address: '/a/***/b' }, { address: '/a/secret/b' }],
    ['a parameter', { address: '/a?token=***' }, { address: '/a?token=secret' }],
    ['a member', { sent: '{"token":"***","a":1}' }, { sent: '{"token":"secret","a":1}' }],
    ['a part of a path that looks like a pattern', { address: '/a/b*c' }, { address: '/a/b*c' }],
  ])('answers a request in which %s is hidden', (_, recorded, sent) => {
    expect(answering(rulesOf(recording(recorded)).rules)(sent)).toBe('x');
  });

  it.each<[string, Partial<RecordedExchange>]>([
    ['failed', { failure: 'client-left' }],
    ['request-body', { request: { method: 'GET', path: '/', headers: {}, omitted: 'too-large' } }],
    ['response-body', { response: { status: 200, headers: {}, omitted: 'not-masked' } }],
    ['status', { response: { status: 101, headers: {} } }],
  ])('makes no rule of an exchange that is not complete: %s', (reason, more) => {
    expect(rulesOf(recording({ more }))).toEqual({ rules: [], skipped: [{ number: 1, reason }] });
  });

  it('sends the headers of the response, except hidden ones', () => {
    const headers = {
      'content-type': 'text/plain',
      'set-cookie': '***',
      'x-other': '***',
      etag: '"1"',
    };
    const [rule] = rulesOf(recording({ more: { response: { status: 201, headers } } })).rules;
    expect(rule?.effect.respond).toEqual({
      status: 201,
      headers: { 'content-type': 'text/plain', etag: '"1"' },
    });
  });
});

describe('fixturesOf', () => {
  it('has the messages by operation', () => {
    const response = {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: { json: { a: 1 } },
    };
    const fixtures = fixturesOf(
      recording(
        { method: 'GET', address: '/keys/CPF/52998224725?x=1', more: { response } },
        { method: 'GET', address: '/keys/CPF/11144477735', got: 'none' },
        { sent: '{"b":2}' },
        { more: { failure: 'client-left' } },
      ),
    );
    expect(Object.keys(fixtures)).toEqual(['GET /keys/CPF/:id', 'POST /a']);
    expect(fixtures['GET /keys/CPF/:id']).toMatchObject([
      { address: '/keys/CPF/52998224725?x=1', response: { status: 200, body: { a: 1 } } },
      { address: '/keys/CPF/11144477735', response: { body: 'none' } },
    ]);
    expect(fixtures['POST /a']?.[0]?.request.body).toEqual({ b: 2 });
  });
});
