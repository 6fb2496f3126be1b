import 'reflect-metadata';
import { type AppDefinition } from '#libs/app';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { apps } from '../apps/suite/src/apps';
import { Documented } from './execute/documented';

/** The members of an example that a beginner changes. */
type Example = Record<string, unknown>;
type Mistake = readonly [
  mistake: string,
  request: string,
  send: Send,
  status: number,
  says: string,
];
interface Send {
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Changes the example of the operation in the API document. */
  readonly changed?: (example: Example) => void;
}

const JSON_TYPE = 'application/json';
const json = (body: string): Send => ({ type: JSON_TYPE, body });
const machine = (definition: object | string): Send => ({
  type: JSON_TYPE,
  body: JSON.stringify({ name: 'first', definition }),
});
const pass = { Type: 'Pass', End: true };

/** What beginners do wrong, and a part of the answer that says what to do. */
const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  spi: [
    [
      'JSON in place of XML',
      'POST /spi/pacs.008',
      { type: JSON_TYPE, body: '{}' },
      415,
      'application/xml',
    ],
    [
      'XML as JSON',
      'POST /spi/pacs.008',
      { type: JSON_TYPE, body: '<Document/>' },
      400,
      'Content-Type: application/xml',
    ],
    [
      'a misspelt path',
      'POST /spi/pacs008',
      { type: 'application/xml', body: '<x/>' },
      404,
      'Is /spi/pacs.008 meant?',
    ],
    ['a path without its start', 'GET /transactions', {}, 404, 'Is /spi/transactions meant?'],
    ['the wrong method', 'GET /spi/pacs.008', {}, 405, 'use OPTIONS, POST'],
    ['an unknown id', 'GET /spi/transactions/123', {}, 404, 'GET /spi/transactions lists'],
    ['a misspelt parameter', 'GET /spi/transactions?limt=5', {}, 400, 'did you mean "limit"?'],
    [
      'a date as in Brazil',
      'GET /spi/transactions?from=01/11/2026',
      {},
      400,
      'as in 2026-01-31T12:00:00Z',
    ],
    [
      'a sandbox with a capital',
      'GET /spi/health',
      { headers: { 'X-Sandbox': 'My Tests' } },
      400,
      'lower-case letter',
    ],
    [
      'curl -d without a type',
      'POST /__admin/rules',
      { type: 'application/x-www-form-urlencoded', body: '{"effect":{}}' },
      415,
      'accepts application/json',
    ],
    [
      'a code in lower case',
      'POST /__admin/rules',
      json('{"effect":{"outcome":"am04"}}'),
      400,
      'Did you mean "AM04"?',
    ],
    [
      'a misspelt member',
      'POST /__admin/rules',
      json('{"effects":{"outcome":"AM04"}}'),
      400,
      'did you mean "effect"?',
    ],
    [
      'a rule for a path that is none',
      'POST /__admin/rules',
      json('{"match":{"path":"/spi/pacs008"},"effect":{"outcome":"AM04"}}'),
      201,
      'Did you mean /spi/pacs.008?',
    ],
    [
      'two effects',
      'POST /__admin/rules',
      json('{"effect":{"outcome":"AM04","reset":true}}'),
      400,
      'only one action is allowed',
    ],
    [
      'a duration in words',
      'POST /__admin/clock/advance',
      json('{"by":"1 hour"}'),
      400,
      'as in PT1H',
    ],
    [
      'the clock set back',
      'PUT /__admin/clock',
      json('{"mode":"frozen","now":"2001-01-01T00:00:00Z"}'),
      409,
      '"allowPast": true',
    ],
    [
      'a snapshot that was not saved',
      'POST /__admin/sandboxes/default/snapshots/x/restore',
      {},
      404,
      'lists its snapshots',
    ],
  ],
  dict: [
    [
      'a phone without +55',
      'POST /dict/keys',
      { changed: (e) => Object.assign(e, { keyType: 'PHONE', keyValue: '11987654321' }) },
      400,
      'as in +5511987654321',
    ],
    [
      'a CPF with points',
      'POST /dict/keys',
      { changed: (e) => Object.assign(e, { keyType: 'CPF', keyValue: '123.456.789-09' }) },
      400,
      'as in 12345678901',
    ],
    ['EVP', 'GET /dict/keys/EVP/x', {}, 400, 'RANDOM'],
  ],
  iso8583: [
    [
      'an amount in reais',
      'POST /iso8583/acquirer/authorize',
      { changed: (e) => (e['amount'] = '75,00') },
      400,
      '75.00 reais are 7500',
    ],
  ],
  openfinance: [
    [
      'a consent without data',
      'POST /open-banking/consents/v1/consents',
      json('{"permissions":[]}'),
      400,
      '/data: Is missing',
    ],
  ],
  nfse: [
    [
      'an amount with a comma',
      'POST /nfse/issue',
      { changed: (e) => (e['service'] = { ...(e['service'] as Example), amount: '1.500,00' }) },
      400,
      'with a point before the decimals',
    ],
    [
      'a month in place of a date',
      'POST /nfse/issue',
      { changed: (e) => (e['competence'] = '11/2026') },
      400,
      'as in 2026-03-10',
    ],
  ],
  report: [
    [
      'an old format',
      'POST /reports/generate',
      { changed: (e) => (e['format'] = 'xls') },
      422,
      'Did you mean xlsx?',
    ],
    ['an unknown id', 'GET /reports/1', {}, 404, 'GET /reports lists'],
  ],
  workflow: [
    [
      'a definition as text',
      'POST /workflows',
      machine('{}'),
      400,
      '/definition: Must be an object',
    ],
    [
      'a misspelt StartAt',
      'POST /workflows',
      machine({ StartAt: 'B', States: { A: pass } }),
      422,
      'the name of a state',
    ],
    [
      'a misspelt resource',
      'POST /workflows',
      machine({
        StartAt: 'A',
        States: { A: { Type: 'Task', Resource: 'sim:spi.pai', End: true } },
      }),
      422,
      'Did you mean "sim:spi.pay"?',
    ],
  ],
  ratelimit: [
    [
      'no token',
      'POST /instant/query',
      json('{"key":"12345678901"}'),
      401,
      'from POST /auth/token',
    ],
    [
      'a token that is none',
      'POST /instant/query',
      { ...json('{"key":"12345678901"}'), headers: { Authorization: 'Bearer x' } },
      401,
      'from POST /auth/token',
    ],
  ],
};

describe(`A beginner's mistake is answered with what to do, on ${databaseUnderTest}`, () => {
  const tables = apps.map((app) => [app.name, app, MISTAKES[app.name] ?? []] as const);
  describe.each(tables)('in %s', (_name, app, mistakes) => {
    let test: TestApp;
    beforeAll(async () => {
      test = await createTestApp(app, { LOG_LEVEL: 'silent', ISO8583_TCP_PORT: '0' });
    });
    afterAll(() => test.close());

    it.each(mistakes)('%s: %s', async (_mistake, request, send, status, says) => {
      const [method = '', path = ''] = request.split(' ', 2);
      const { type = send.changed && JSON_TYPE, headers = {}, changed } = send;
      const body = changed === undefined ? send.body : changedExample(app, request, changed);
      const response = await fetch(test.address + path, {
        method,
        headers: { ...headers, ...(type === undefined ? {} : { 'Content-Type': type }) },
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      expect([response.status, text]).toEqual([
        status,
        expect.stringContaining(JSON.stringify(says).slice(1, -1)),
      ]);
    });
  });
});

/** The example of the body of an operation, changed. */
function changedExample(app: AppDefinition, request: string, change: (example: Example) => void) {
  const documented = new Documented(app)
    .inPageOrder(() => 0)
    .find(({ method, path }) => `${method} ${path}` === request);
  const example = JSON.parse(documented?.body ?? '{}') as Example;
  change(example);
  return JSON.stringify(example);
}
