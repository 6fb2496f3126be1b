import { entryOf } from './entry.fixture';
import { parseExpectations } from './expectation';
import { verify, type Evidence, type VerifyReport } from './verify';

const json = { 'content-type': 'application/json', 'x-run': '7' };
const entries = [
  entryOf(1, { path: '/pix?page=1', requestHeaders: json, requestBody: '{"amount":100}' }),
  entryOf(2, { path: '/pix?page=2', requestHeaders: json, requestBody: '{"amount":200}' }),
  entryOf(3, { path: '/pix', requestHeaders: json, requestBody: '{"amount":300}', status: 422 }),
  entryOf(4, { path: '/other', method: 'GET' }),
  entryOf(5, { path: '/pix', method: 'GET', status: undefined, outcome: 'lost' }),
];

function judged(expectations: unknown[], changes: Partial<Evidence> = {}): VerifyReport {
  const parsed = parseExpectations({ expectations });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return verify(parsed.value, { entries, dropped: 0, isOn: true, ...changes });
}

function report(...expectations: unknown[]): VerifyReport {
  return judged(expectations);
}

const posted = { method: 'POST', path: '/pix' };

describe('verify', () => {
  it.each<[object, boolean, string, number]>([
    [{ match: posted }, true, 'atLeast 1', 3],
    [{ match: posted, times: 3 }, true, 'times 3', 3],
    [{ match: posted, times: 2 }, false, 'times 2', 3],
    [{ match: posted, times: 4 }, false, 'times 4', 3],
    [{ match: posted, atLeast: 3 }, true, 'atLeast 3', 3],
    [{ match: posted, atLeast: 4 }, false, 'atLeast 4', 3],
    [{ match: posted, atMost: 3 }, true, 'atMost 3', 3],
    [{ match: posted, atMost: 2 }, false, 'atMost 2', 3],
    [{ match: posted, status: 422, times: 1 }, true, 'times 1', 1],
    [{ match: { path: '/none' }, times: 0 }, true, 'times 0', 0],
    [{ match: { query: { page: '2' } }, times: 1 }, true, 'times 1', 1],
    [{ match: { headers: { 'X-Run': '7' } }, times: 3 }, true, 'times 3', 3],
    [{ match: { body: [{ pointer: '/amount', equals: 200 }] }, times: 1 }, true, 'times 1', 1],
  ])('%j: %p', (expectation, pass, expected, count) => {
    const { results, ...whole } = report(expectation);
    expect(whole).toEqual({ pass, dropped: 0 });
    expect(results).toMatchObject([{ pass, expected, count }]);
  });

  it('passes only if every expectation passes', () => {
    const { pass, results } = report({ match: posted }, { match: { path: '/none' } });
    expect(pass).toBe(false);
    expect(results.map((result) => result.pass)).toEqual([true, false]);
    expect(results[0]?.match).toEqual(posted);
  });

  it('shows the nearest misses: fewest differences first, then the newest', () => {
    const match = { ...posted, body: [{ pointer: '/amount', equals: 250 }] };
    const { results } = report({ match, status: 200 });
    expect(results[0]?.nearestMisses).toEqual([
      {
        entry: {
          id: 2,
          method: 'POST',
          path: '/pix?page=2',
          at: '2026-11-21T12:00:00.000Z',
          status: 200,
        },
        differences: [{ field: 'body/amount', expected: 'equals 250', actual: '200' }],
      },
      expect.objectContaining({ entry: expect.objectContaining({ id: 1 }) }),
      expect.objectContaining({
        entry: expect.objectContaining({ id: 3 }),
        differences: [
          { field: 'body/amount', expected: 'equals 250', actual: '300' },
          { field: 'status', expected: '200', actual: '422' },
        ],
      }),
    ]);
  });

  it.each<[string, object, number[]]>([
    ['neither the method nor the path in common', { method: 'PUT', path: '/new' }, []],
    ['the path in common', { method: 'PUT', path: '/other' }, [4]],
    ['the method in common', { method: 'GET', path: '/new' }, [5, 4]],
    ['another path, if the match has no method', { path: '/new' }, []],
    ['neither asked for', { headers: { 'x-run': '8' } }, [5, 4, 3]],
  ])('looks for misses among requests with %s', (_title, match, ids) => {
    const { results } = report({ match });
    expect(results[0]?.nearestMisses.map(({ entry }) => entry.id)).toEqual(ids);
  });

  it('shows no misses if enough or too many requests match', () => {
    const { results } = report({ match: posted, times: 2 }, { match: posted, atMost: 1 });
    expect(results.map(({ nearestMisses }) => nearestMisses)).toEqual([[], []]);
  });

  it('shows that a lost request has no status', () => {
    const { results } = report({ match: { method: 'GET', path: '/pix' }, status: 200 });
    expect(results[0]?.nearestMisses[0]?.differences).toEqual([
      { field: 'status', expected: '200', actual: undefined },
    ]);
  });
});

describe('verify with an incomplete journal', () => {
  it.each<[object, boolean, boolean]>([
    [{ match: posted, atMost: 3 }, false, true],
    [{ match: posted, atMost: 4 }, false, true],
    [{ match: posted, atMost: 5 }, true, false],
    [{ match: posted, atMost: 2 }, false, false],
    [{ match: { path: '/none' }, atMost: 0 }, false, true],
    [{ match: posted, times: 3 }, false, true],
    [{ match: posted, times: 4 }, false, true],
    [{ match: posted, times: 2 }, false, false],
    [{ match: posted, atLeast: 3 }, true, false],
    [{ match: posted, atLeast: 5 }, false, true],
    [{ match: posted, atLeast: 6 }, false, false],
  ])('%j with two entries dropped: pass %p, undecided %p', (expectation, pass, isUndecided) => {
    const { dropped, results } = judged([expectation], { dropped: 2 });
    expect([dropped, results[0]?.pass, results[0]?.message !== undefined]).toEqual([
      2,
      pass,
      isUndecided,
    ]);
  });

  it('says how many entries are missing and what to do', () => {
    const [result] = judged([{ match: posted, atMost: 3 }], { dropped: 7 }).results;
    expect(result?.message).toMatch(/7 entries were dropped.*JOURNAL_SIZE/);
  });

  it('passes no expectation that needs entries if the journal is off', () => {
    const off = { entries: [], isOn: false };
    const { results } = judged(
      [
        { match: posted, atMost: 0 },
        { match: posted, times: 0 },
      ],
      off,
    );
    expect(results.map(({ pass }) => pass)).toEqual([false, false]);
    expect(results[0]?.message).toContain('JOURNAL_SIZE');
  });

  it('counts a truncated body as a possible match', () => {
    const requestBody = JSON.stringify({ amount: 100, text: 'x'.repeat(100) });
    const cut = [entryOf(1, { path: '/pix', requestHeaders: json, requestBody }, 50)];
    const body = [{ pointer: '/amount', equals: 100 }];
    const evidence = { entries: cut };
    const [undecided, other] = judged(
      [
        { match: { path: '/pix', body }, atMost: 0 },
        { match: { path: '/other', body }, atMost: 0 },
      ],
      evidence,
    ).results;
    expect(undecided).toMatchObject({ pass: false, count: 0 });
    expect(undecided?.message).toContain('the start of their bodies');
    expect(other?.pass).toBe(true);
  });
});

describe('verify of what is masked when it is shown', () => {
  const requestBody = '{"pan":"4000000000000001","pin":"1234","cpf":"12345678901"}';
  const secret = [
    entryOf(1, { path: '/dict/keys/CPF/12345678901?pin=1234', requestHeaders: json, requestBody }),
  ];

  it.each([
    { path: '/dict/keys/CPF/12345678901' },
    { query: { pin: '1234' } },
    { body: [{ pointer: '/pan', equals: '4000000000000001' }] },
    { body: [{ contains: '12345678901' }] },
  ])('matches what arrived: %j', (match) => {
    expect(judged([{ match, times: 1 }], { entries: secret }).pass).toBe(true);
    expect(judged([{ match, atMost: 0 }], { entries: secret }).pass).toBe(false);
  });

  it('masks the nearest misses', () => {
    const match = {
      path: '/x',
      query: { pin: '9' },
      body: [
        { pointer: '/pan', equals: 'x' },
        { pointer: '/pin', equals: 'x' },
        { pointer: '', equals: 'x' },
        { equals: 'x' },
      ],
    };
    const text = JSON.stringify(
      judged([{ match: { ...match, path: '/**' } }], { entries: secret }),
    );
    expect(text).toContain('400000******0001');
    for (const hidden of ['4000000000000001', '1234', '12345678901']) {
      expect(text).not.toContain(hidden);
    }
  });
});

describe('parseExpectations', () => {
  it.each<[unknown, string, string]>([
    [[], '', 'object'],
    [{}, '/expectations', 'array'],
    [{ expectations: [] }, '/expectations', 'one to 100'],
    [{ expectations: Array(101).fill({ match: {} }) }, '/expectations', 'one to 100'],
    [{ expectations: [{ match: {} }], all: 1 }, '/all', 'known names are expectations'],
    [{ expectations: [7] }, '/expectations/0', 'object'],
    [{ expectations: [{}] }, '/expectations/0/match', 'object'],
    [{ expectations: [{ match: {}, count: 1 }] }, '/expectations/0/count', 'known names are match'],
    [{ expectations: [{ match: {}, times: 1, atMost: 2 }] }, '/expectations/0', 'at most one of'],
    [{ expectations: [{ match: {}, times: -1 }] }, '/expectations/0/times', 'whole number'],
    [{ expectations: [{ match: {}, atLeast: 1.5 }] }, '/expectations/0/atLeast', 'whole number'],
    [{ expectations: [{ match: {}, atMost: '1' }] }, '/expectations/0/atMost', 'whole number'],
    [{ expectations: [{ match: {}, status: 99 }] }, '/expectations/0/status', '100 to 599'],
    [
      { expectations: [{ match: {} }, { match: { path: 'a' } }] },
      '/expectations/1/match/path',
      '/',
    ],
  ])('refuses %j at %p', (value, pointer, detail) => {
    expect(parseExpectations(value)).toMatchObject({
      ok: false,
      refusal: { kept: [{ pointer, detail: expect.stringContaining(detail) }], omitted: 0 },
    });
  });

  it('reports all errors at once', () => {
    const result = parseExpectations({
      expectations: [{ match: { method: 1 }, times: 'x', status: 'y', also: 1 }, 7],
    });
    expect(!result.ok && result.refusal.kept.map(({ pointer }) => pointer)).toEqual([
      '/expectations/0/also',
      '/expectations/0/match/method',
      '/expectations/0/times',
      '/expectations/0/status',
      '/expectations/1',
    ]);
  });
});
