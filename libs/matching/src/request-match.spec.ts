import { readJson } from '#libs/schema';
import {
  compiledMatch,
  failedChecks,
  matches,
  mismatchOf,
  requestMatch,
  type Mismatch,
  type RequestMatch,
} from './request-match';
import { bodyView, type BodyView, type RequestView } from './request-view';

const XML =
  '<Envelope xmlns="urn:e"><AppHdr><Fr>1</Fr></AppHdr><Document xmlns="urn:d"><Tx><Id> E1 </Id></Tx>' +
  '<Tx><Id>E2</Id></Tx></Document></Envelope>';
const JSON_BODY =
  '{"amount":100,"text":"100","payer":{"name":"Maria"},"tags":["a","b"],"none":null}';

function parsed(definition: unknown): RequestMatch {
  const read = readJson(requestMatch, definition);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept));
  return compiledMatch(read.value, definition);
}

function requestOf(changes: Partial<RequestView> = {}): RequestView {
  return {
    method: 'POST',
    path: '/spi/pacs.008',
    query: { status: 'ACCEPTED', page: ['1', '2'], empty: '' },
    headers: { 'x-run': '7', accept: ['a/b', 'c/d'] },
    body: bodyView(JSON_BODY, 'application/json'),
    ...changes,
  };
}

function mismatches(match: RequestMatch, request: RequestView): Mismatch[] {
  return failedChecks(match, request).map((check) => mismatchOf(check, request));
}

const xmlRequest = requestOf({ body: bodyView(XML, 'application/xml') });

describe('matches', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ method: 'post' }, true],
    [{ method: 'PUT' }, false],
    [{ path: '/spi/*' }, true],
    [{ path: '/dict/**' }, false],
    [{ headers: { 'X-Run': '7' } }, true],
    [{ headers: { 'x-run': '70' } }, false],
    [{ headers: { accept: 'c/d' } }, true],
    [{ headers: { accept: { contains: 'b' } } }, true],
    [{ headers: { 'x-none': { exists: false } } }, true],
    [{ headers: { 'x-run': { exists: false } } }, false],
    [{ headers: { constructor: { exists: false } } }, true],
    [{ query: { status: 'ACCEPTED', page: '2' } }, true],
    [{ query: { page: '3' } }, false],
    [{ query: { status: { matches: '^ACC' } } }, true],
    [{ query: { empty: { equals: '' } } }, true],
    [{ query: { toString: { exists: true } } }, false],
    [{ body: [{ pointer: '/amount', equals: 100 }] }, true],
    [{ body: [{ pointer: '/amount', equals: '100' }] }, false],
    [{ body: [{ pointer: '/text', equals: '100' }] }, true],
    [{ body: [{ pointer: '/payer', equals: { name: 'Maria' } }] }, true],
    [{ body: [{ pointer: '/none', equals: null }] }, true],
    [{ body: [{ pointer: '/none', exists: true }] }, true],
    [{ body: [{ pointer: '/nowhere', exists: false }] }, true],
    [{ body: [{ pointer: '/nowhere', equals: null }] }, false],
    [{ body: [{ pointer: '/tags/1', matches: '^b$' }] }, true],
    [{ body: [{ pointer: '/amount', matches: '^1' }] }, true],
    [{ body: [{ pointer: '', contains: 'Maria' }] }, true],
    [{ body: [{ contains: 'Maria' }, { matches: 'M.r[^x]a' }] }, true],
    [{ body: [{ contains: 'Joana' }] }, false],
    [{ body: [{ equals: JSON_BODY }] }, true],
    [{ body: [{ element: 'amount', exists: false }] }, true],
  ])('%j on a JSON request: %p', (definition, expected) => {
    expect(matches(parsed(definition), requestOf())).toBe(expected);
    expect(mismatches(parsed(definition), requestOf()).length === 0).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    [{ element: 'Document/Tx/Id', equals: 'E1' }, true],
    [{ element: 'Document/Tx/Id', equals: 'E2' }, true],
    [{ element: 'Document/Tx/Id', equals: 'E3' }, false],
    [{ element: 'Envelope/Document/Tx/Id', matches: '^E2$' }, true],
    [{ element: 'AppHdr/Fr', contains: '1' }, true],
    [{ element: 'Tx/Id', exists: true }, false],
    [{ element: 'Document/Tx', exists: true }, true],
    [{ pointer: '/Document', exists: false }, true],
    [{ contains: '<Fr>' }, true],
  ])('%j on an XML request: %p', (condition, expected) => {
    expect(matches(parsed({ body: [condition] }), xmlRequest)).toBe(expected);
  });

  it.each([undefined, ''])('finds no body in %p', (text) => {
    const request = requestOf({ body: bodyView(text, undefined) });
    expect(matches(parsed({ body: [{ exists: false }] }), request)).toBe(true);
    expect(matches(parsed({ body: [{ contains: 'x' }] }), request)).toBe(false);
  });

  it('does not read the body of a request that differs before', () => {
    let reads = 0;
    const read = (): undefined => {
      reads += 1;
      return undefined;
    };
    const body = { text: undefined, json: read, xml: read } satisfies BodyView;
    const definition = { body: [{ pointer: '/a', equals: 1 }], headers: { 'x-run': '8' } };
    expect(matches(parsed(definition), requestOf({ body }))).toBe(false);
    expect(reads).toBe(0);
    expect(matches(parsed({ body: definition.body }), requestOf({ body }))).toBe(false);
    expect(reads).toBe(1);
  });

  it.each([
    ['/accounts/v2/x', true],
    ['/accounts/v1/*', true],
    ['/accounts/v3/*', false],
  ])('accepts %s for a path and for the one by which it is routed: %s', (path, expected) => {
    const request = requestOf({ path: '/accounts/v2/x', routedPath: '/accounts/v1/x' });
    expect(matches(parsed({ path }), request)).toBe(expected);
  });

  it('searches a hostile text in linear time', () => {
    const request = requestOf({ body: bodyView('a'.repeat(50_000), undefined) });
    const started = performance.now();
    expect(matches(parsed({ body: [{ matches: '(a+)+$b' }] }), request)).toBe(false);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('failedChecks', () => {
  it('returns every difference, with the actual value', () => {
    const definition = {
      method: 'get',
      path: '/dict/:key',
      query: { status: 'REJECTED', other: { exists: true } },
      headers: { 'X-Run': { matches: '^8' } },
      body: [
        { pointer: '/amount', equals: '100' },
        { pointer: '/text', equals: 100 },
        { contains: 'Joana' },
        { element: 'A/B', equals: 'x' },
      ],
    };
    expect(mismatches(parsed(definition), requestOf())).toEqual([
      { field: 'method', expected: 'GET', actual: 'POST' },
      { field: 'path', expected: '/dict/:key', actual: '/spi/pacs.008' },
      { field: 'query/status', expected: 'equals REJECTED', actual: 'ACCEPTED' },
      { field: 'query/other', expected: 'exists', actual: undefined },
      { field: 'headers/x-run', expected: 'matches ^8', actual: '7' },
      { field: 'body/amount', expected: 'equals "100"', actual: '100' },
      { field: 'body/text', expected: 'equals 100', actual: '"100"' },
      { field: 'body', expected: 'contains Joana', actual: JSON_BODY },
      { field: 'body/A/B', expected: 'equals x', actual: undefined },
    ]);
  });

  it('shows all values of a repeated element, and shortens long values', () => {
    const twice = parsed({ body: [{ element: 'Document/Tx/Id', equals: 'E3' }] });
    expect(mismatches(twice, xmlRequest)[0]?.actual).toBe('E1, E2');
    const long = requestOf({ body: bodyView('x'.repeat(1000), undefined) });
    expect(mismatches(parsed({ body: [{ contains: 'y' }] }), long)[0]?.actual).toHaveLength(201);
  });
});

describe('requestMatch', () => {
  it('keeps the definition to show it again', () => {
    const definition = { method: 'post', headers: { a: 'b' } };
    expect(parsed(definition).definition).toEqual(definition);
  });

  it.each<[unknown, string, string]>([
    [[], '', 'object'],
    ['POST', '', 'object'],
    [{ url: '/x' }, '/url', 'known names are method, path, query, headers, body'],
    [{ 'a/b': 1 }, '/a~1b', 'known'],
    [{ method: '' }, '/method', 'HTTP method'],
    [{ method: ['GET'] }, '/method', 'HTTP method'],
    [{ path: 'spi' }, '/path', "start with '/'"],
    [{ path: 7 }, '/path', "starts with '/'"],
    [{ headers: [] }, '/headers', 'object'],
    [{ headers: { 'x-a': 7 } }, '/headers/x-a', 'string'],
    [{ headers: { 'x-a': '' } }, '/headers/x-a', 'not empty'],
    [{ headers: { '': 'a' } }, '/headers/', 'not empty'],
    [{ headers: { 'x-a': {} } }, '/headers/x-a', 'exactly one of'],
    [{ headers: { 'x-a': { equals: 7 } } }, '/headers/x-a/equals', 'string'],
    [{ query: { a: { equals: 'b', exists: true } } }, '/query/a', 'exactly one of'],
    [{ query: { a: { equals: 'b', like: 'c' } } }, '/query/a/like', 'known names are equals'],
    [{ query: { a: { exists: 'yes' } } }, '/query/a/exists', 'true or false'],
    [{ query: { a: { contains: '' } } }, '/query/a/contains', 'not empty'],
    [{ query: { a: { matches: '(' } } }, '/query/a/matches', 'missing closing )'],
    [{ query: { a: { matches: '(?=a)' } } }, '/query/a/matches', 'no look-around'],
    [{ query: { a: { matches: 'a'.repeat(501) } } }, '/query/a/matches', 'at most 500'],
    [
      { query: { a: { matches: '(\\pL{1000}){1}(\\pL{1000})x{9}' } } },
      '/query/a/matches',
      'smaller',
    ],
    [{ body: {} }, '/body', 'array'],
    [{ body: ['Maria'] }, '/body/0', 'object'],
    [
      { body: [{ contains: 'a' }, { pointer: 'a', equals: 1 }] },
      '/body/1/pointer',
      "starts with '/'",
    ],
    [{ body: [{ pointer: '/a~', equals: 1 }] }, '/body/0/pointer', 'RFC 6901'],
    [{ body: [{ pointer: 7, equals: 1 }] }, '/body/0/pointer', 'JSON Pointer'],
    [{ body: [{ element: '', equals: 'a' }] }, '/body/0/element', 'local names'],
    [{ body: [{ element: '/A/B', equals: 'a' }] }, '/body/0/element', 'local names'],
    [{ body: [{ element: 'ns:A', equals: 'a' }] }, '/body/0/element', 'without prefixes'],
    [{ body: [{ element: 'A', equals: 7 }] }, '/body/0/equals', 'string'],
    [{ body: [{ equals: { a: 1 } }] }, '/body/0/equals', '"pointer"'],
    [{ body: [{ element: 'A', pointer: '/a', equals: 'a' }] }, '/body/0', 'not both'],
    [{ body: [{ pointer: '/a' }] }, '/body/0', 'exactly one of'],
    [{ body: Array(21).fill({ contains: 'a' }) }, '', 'at most 20 conditions'],
  ])('refuses %j at %p', (definition, pointer, detail) => {
    expect(readJson(requestMatch, definition, '/match')).toMatchObject({
      ok: false,
      refusal: {
        kept: [{ pointer: `/match${pointer}`, detail: expect.stringContaining(detail) }],
        omitted: 0,
      },
    });
  });

  it('reports all errors at once', () => {
    const result = readJson(
      requestMatch,
      {
        verb: 'GET',
        method: 1,
        path: 'a',
        headers: { a: 1, b: { matches: '[' } },
        query: { c: '' },
        body: [{ pointer: 'x', matches: '(', also: 1 }],
      },
      '/match',
    );
    expect(!result.ok && result.refusal.kept.map(({ pointer }) => pointer)).toEqual([
      '/match/verb',
      '/match/method',
      '/match/path',
      '/match/query/c',
      '/match/headers/a',
      '/match/headers/b/matches',
      '/match/body/0/also',
      '/match/body/0/pointer',
      '/match/body/0/matches',
    ]);
  });

  it('accepts twenty conditions, and refuses a value that is nested too deep', () => {
    const twenty = { body: Array(20).fill({ contains: 'a' }) };
    expect(readJson(requestMatch, twenty).ok).toBe(true);
    const deep: unknown = JSON.parse('['.repeat(70) + ']'.repeat(70));
    expect(readJson(requestMatch, { body: [{ pointer: '', equals: deep }] })).toMatchObject({
      refusal: { kept: [{ pointer: '/body/0/equals' }] },
    });
  });
});
