import { z } from 'zod';
import { type ContractCase } from '../case';
import { problem, problemAt, text, utc, uuid } from '../shapes';
import { ROWS, TYPE, request } from '../tables/report';
import { healthAsOfSpi } from '../health';

/** The formats, and their media types. */
const FORMATS = [
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['ndjson', 'application/x-ndjson'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['pdf', 'application/pdf'],
] as const;

/** The types over the data of the other services. */
const TYPES = [
  'spi.transactions',
  'dict.keys',
  'iso8583.transactions',
  'openfinance.statement',
  'nfse.invoices',
  'ratelimit.usage',
] as const;

const run = z.looseObject({
  id: uuid,
  type: z.literal(TYPE),
  format: text,
  parameters: z.looseObject({ rows: z.literal(ROWS) }),
  status: z.enum(['pending', 'running', 'succeeded', 'failed', 'cancelled', 'expired']),
  progress: z.looseObject({ rows: z.int(), percent: z.int().optional() }),
  createdAt: utc,
});

const succeeded = run.extend({
  status: z.literal('succeeded'),
  progress: z.looseObject({ rows: z.literal(ROWS), percent: z.literal(100) }),
  result: z.looseObject({
    contentType: text,
    size: z.int().positive(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    rows: z.literal(ROWS),
    downloadUrl: z.string().regex(/\/reports\/[0-9a-f-]{36}\/download$/),
  }),
  finishedAt: utc,
});

const refused = (what: string, body: object, pointer: string): ContractCase => ({
  method: 'POST',
  path: '/reports/generate',
  what,
  body,
  says: `422 problem at ${pointer}; it names those that exist`,
  status: 422,
  type: 'application/problem+json',
  shape: problemAt(422, 'REPORT_REQUEST_REFUSED', pointer).extend({
    detail: text.includes('must be one of'),
  }),
});

function download(
  what: string,
  rest: Pick<ContractCase, 'says' | 'status'> & Partial<ContractCase>,
): ContractCase {
  return {
    method: 'GET',
    path: '/reports/:id/download',
    what,
    parameters: (kept) => ({ id: kept('csv') }),
    ...rest,
  };
}

/** What this project decided about report. */
export const reportDecisions: readonly ContractCase[] = [
  healthAsOfSpi,
  {
    method: 'POST',
    path: '/reports/generate',
    what: 'a report, without waiting',
    body: request,
    says: '202 with Location and the run, pending',
    status: 202,
    type: 'application/json',
    answerHeaders: { location: /\/reports\/[0-9a-f-]{36}$/ },
    shape: run.extend({ status: z.literal('pending'), format: z.literal('csv') }),
  },
  ...FORMATS.flatMap(([format, type]): ContractCase[] => [
    {
      method: 'POST',
      path: '/reports/generate',
      query: '?wait=30',
      what: `a report as ${format}`,
      body: { ...request, format },
      says: '201 with the finished run',
      status: 201,
      type: 'application/json',
      shape: succeeded.extend({ format: z.literal(format) }),
      keeps: { [format]: 'id' },
    },
    {
      method: 'GET',
      path: '/reports/:id/download',
      what: `the ${format} file`,
      parameters: (kept) => ({ id: kept(format) }),
      says: `200 ${type} as an attachment, with a strong ETag`,
      status: 200,
      type,
      answerHeaders: {
        'content-disposition': new RegExp(`^attachment; filename="[^"]+\\.${format}"`),
        etag: /^"[^"]+"$/,
        'accept-ranges': /^bytes$/,
      },
    },
  ]),
  {
    method: 'GET',
    path: '/reports/:id',
    what: 'a finished run',
    parameters: (kept) => ({ id: kept('csv') }),
    says: '200 with the run and its result',
    status: 200,
    type: 'application/json',
    shape: succeeded,
  },
  download('the first four bytes', {
    headers: { Range: 'bytes=0-3' },
    says: '206 with four bytes',
    status: 206,
    answerHeaders: { 'content-range': /^bytes 0-3\/\d+$/ },
    shape: z.string().length(4),
  }),
  download('bytes after the end', {
    headers: { Range: 'bytes=99999999-' },
    says: '416',
    status: 416,
  }),
  {
    method: 'POST',
    path: '/reports/generate',
    what: 'a report of ten million rows',
    body: { type: TYPE, parameters: { rows: 10_000_000 } },
    says: '202 with the run',
    status: 202,
    type: 'application/json',
    keeps: { large: 'id' },
  },
  download('a report that is not ready', {
    parameters: (kept) => ({ id: kept('large') }),
    says: '409 problem',
    status: 409,
    type: 'application/problem+json',
    shape: problem(409, 'REPORT_NOT_READY'),
  }),
  {
    method: 'POST',
    path: '/reports/:id/cancel',
    what: 'the report of ten million rows',
    parameters: (kept) => ({ id: kept('large') }),
    says: '200, cancelled',
    status: 200,
    type: 'application/json',
    shape: z.looseObject({ status: z.literal('cancelled') }),
  },
  ...TYPES.map((type): ContractCase => ({
    method: 'POST',
    path: '/reports/generate',
    what: `the type ${type}`,
    body: {
      type,
      ...(type === 'openfinance.statement' ? { parameters: { accountId: 'maria-corrente' } } : {}),
    },
    says: '202: the type exists',
    status: 202,
    type: 'application/json',
    shape: z.looseObject({ type: z.literal(type) }),
  })),
  refused('an unknown type', { type: 'spi.payments' }, '/type'),
  refused('an unknown format', { ...request, format: 'docx' }, '/format'),
  ...['/reports/:id', '/reports/:id/download'].map((path): ContractCase => ({
    method: 'GET',
    path,
    what: 'a report that does not exist',
    parameters: { id: '00000000-0000-4000-8000-000000000000' },
    says: '404 problem',
    status: 404,
    type: 'application/problem+json',
    shape: problem(404, 'REPORT_NOT_FOUND'),
  })),
  {
    method: 'GET',
    path: '/reports',
    what: 'all reports',
    says: '200, an array of runs',
    status: 200,
    type: 'application/json',
    shape: z.array(z.looseObject({ id: uuid, type: text, status: text, createdAt: utc })).min(5),
  },
];
