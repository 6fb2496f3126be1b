import { z } from 'zod';
import { type ContractCase } from '../case';
import { jsonArray, jsonObject, problem, problemAt, text, uuid } from '../shapes';
import { request, abrasfRequest } from '../tables/nfse';
import { healthAsOfSpi } from '../health';

/** The times of an NFS-e have the offset of Brasília, as in its XML. */
const localTime = z.iso.datetime({ offset: true });

const invoice = z.looseObject({
  id: uuid,
  status: z.literal('authorized'),
  number: z.int().positive(),
  verificationCode: z.string().min(1),
  accessKey: z.string().regex(/^\d{50}$/),
  competence: z.iso.date(),
  values: z.looseObject({
    amount: z.literal(1000),
    base: z.literal(1000),
    issRate: z.literal(5),
    iss: z.literal(50),
    net: z.literal(1000),
    issWithheld: z.literal(false),
  }),
  createdAt: localTime,
  issuedAt: localTime,
});

function issued(what: string, body: object, rest: Partial<ContractCase> = {}): ContractCase {
  return {
    method: 'POST',
    path: '/nfse/issue',
    what,
    body,
    says: '201 with id, number, verificationCode, accessKey (50 digits), status authorized, values and times',
    status: 201,
    type: 'application/json',
    shape: invoice,
    ...rest,
  };
}

function changed(change: object): object {
  return { ...request, service: { ...request.service, ...change } };
}

const REASON = 'The service was not provided.';

/** What this project decided about nfse. */
export const nfseDecisions: readonly ContractCase[] = [
  healthAsOfSpi,
  issued('an invoice', request, { keeps: { dpsId: 'dpsId' } }),
  issued('an amount that is a number', changed({ amount: 1000 })),
  issued('the names of ABRASF', abrasfRequest),
  issued(
    'an invoice with a reference',
    { ...request, reference: 'order-1' },
    { keeps: { referred: 'id' } },
  ),
  ...['id', 'accessKey', 'number'].map((name): ContractCase => ({
    method: 'GET',
    path: '/nfse/:id',
    what: `an invoice by its ${name}`,
    parameters: (kept) => ({ id: kept(name) }),
    says: '200 with the invoice',
    status: 200,
    type: 'application/json',
    shape: invoice,
  })),
  {
    method: 'GET',
    path: '/nfse/:id/xml',
    what: 'an invoice as XML',
    says: '200, the signed NFS-e of the national standard',
    status: 200,
    type: 'application/xml',
    shape: z.looseObject({
      NFSe: z.looseObject({
        $: z.looseObject({ xmlns: z.literal('http://www.sped.fazenda.gov.br/nfse') }),
        infNFSe: z.looseObject({ DPS: jsonObject }),
        Signature: jsonObject,
      }),
    }),
  },
  {
    method: 'GET',
    path: '/nfse/:id/xml',
    query: '?layout=abrasf',
    what: 'an invoice in the layout of ABRASF',
    says: '200, CompNfse',
    status: 200,
    type: 'application/xml',
    shape: z.looseObject({ CompNfse: z.looseObject({ Nfse: jsonObject }) }),
  },
  ...['/nfse/:id', '/nfse/:id/xml'].map((path): ContractCase => ({
    method: 'GET',
    path,
    what: 'an invoice that does not exist',
    parameters: { id: '999999' },
    says: '404 problem',
    status: 404,
    type: 'application/problem+json',
    shape: problem(404, 'INVOICE_NOT_FOUND'),
  })),
  issued(
    'nothing',
    {},
    {
      says: '400 problem at /provider',
      status: 400,
      type: 'application/problem+json',
      shape: problemAt(400, 'REQUEST_INVALID', '/provider'),
    },
  ),
  ...['1.000', '10,00', 'ten'].map((amount) =>
    issued(`the amount "${amount}"`, changed({ amount }), {
      says: '400 problem: a decimal string has at most two decimals',
      status: 400,
      type: 'application/problem+json',
      shape: problemAt(400, 'REQUEST_INVALID', '/service/amount'),
    }),
  ),
  issued('a rate above 5 %', changed({ issRate: 9 }), {
    says: '422 problem with the official code E0595',
    status: 422,
    type: 'application/problem+json',
    shape: problem(422, 'E0595'),
  }),
  issued(
    'a reference that has other content',
    { ...changed({ amount: 1 }), reference: 'order-1' },
    {
      says: '409 problem',
      status: 409,
      type: 'application/problem+json',
      shape: problem(409, 'REFERENCE_CONFLICT'),
    },
  ),
  issued('text that XML must escape', changed({ description: 'a ]]> b & c <d>' })),
  {
    method: 'POST',
    path: '/nfse/:id/cancel',
    what: 'an invoice',
    parameters: (kept) => ({ id: kept('referred') }),
    body: { code: 1, reason: REASON },
    says: '200, cancelled',
    status: 200,
    type: 'application/json',
    shape: z.looseObject({ status: z.literal('cancelled') }),
  },
  {
    method: 'POST',
    path: '/nfse/:id/cancel',
    what: 'an invoice, with a reason of 5 characters',
    body: { code: 1, reason: 'short' },
    says: '400 problem: a reason has at least 15 characters',
    status: 400,
    type: 'application/problem+json',
    shape: problemAt(400, 'REQUEST_INVALID', '/reason'),
  },
  {
    method: 'POST',
    path: '/nfse/validate',
    what: 'a document that is not an NFS-e',
    headers: { 'Content-Type': 'application/xml' },
    body: '<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"/>',
    says: '200 with valid, layout and findings (code, element, line, detail)',
    status: 200,
    type: 'application/json',
    shape: z.looseObject({
      valid: z.literal(false),
      layout: text,
      findings: z
        .array(z.looseObject({ code: text, element: text, line: z.int(), detail: text }))
        .min(1),
    }),
  },
  {
    method: 'GET',
    path: '/SefinNacional/dps/:dpsId',
    what: 'the access key of a DPS',
    says: '200, JSON of the national API',
    status: 200,
    type: 'application/json',
    shape: z.looseObject({ chaveAcesso: z.string().regex(/^\d{50}$/) }),
  },
  {
    method: 'GET',
    path: '/SefinNacional/nfse/:accessKey',
    what: 'an invoice at the address of the national API',
    says: '200, JSON of the national API',
    status: 200,
    type: 'application/json',
    shape: z.looseObject({ chaveAcesso: text, nfseXmlGZipB64: text }),
  },
  {
    method: 'GET',
    path: '/nfse',
    what: 'all invoices',
    says: '200, an array',
    status: 200,
    type: 'application/json',
    shape: jsonArray.min(5),
  },
];
