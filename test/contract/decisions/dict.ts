import { z } from 'zod';
import { type ContractCase } from '../case';
import { ispb, problem, problemAt, text, uuid } from '../shapes';
import { RANDOM, EMAIL, KEYS, key, sixFields, registered } from '../tables/dict';
import { healthAsOfSpi } from '../health';

const wholeRecord = sixFields.extend({
  ispb,
  branch: z.literal('0001'),
  accountNumber: text,
  accountType: text,
  holderName: z.literal('Maria Silva'),
  // The holder's document, where the key is one or the request has it.
  holderType: z.enum(['NATURAL_PERSON', 'LEGAL_PERSON']).optional(),
  holderTaxId: text.optional(),
});

function refused(
  what: string,
  body: object,
  [status, code]: readonly [number, string],
): ContractCase {
  return {
    method: 'POST',
    path: '/dict/keys',
    what,
    body,
    says: `${String(status)} problem ${code}`,
    status,
    type: 'application/problem+json',
    shape: problem(status, code),
  };
}

function invalid(what: string, body: object, pointer: string): ContractCase {
  return {
    ...refused(what, body, [400, 'REQUEST_INVALID']),
    says: `400 problem at ${pointer}`,
    shape: problemAt(400, 'REQUEST_INVALID', pointer),
  };
}

const NOT_FOUND = {
  says: '404 problem KEY_NOT_FOUND',
  status: 404,
  type: 'application/problem+json',
  shape: problem(404, 'KEY_NOT_FOUND'),
} as const;

/** What this project decided about dict. */
export const dictDecisions: readonly ContractCase[] = [
  healthAsOfSpi,
  { ...healthAsOfSpi, path: '/dict/health' },
  {
    method: 'GET',
    path: '/dict/keys/:keyType/:keyValue',
    what: 'the CPF key after it was deleted',
    parameters: { keyType: 'CPF', keyValue: '12345678901' },
    ...NOT_FOUND,
  },
  {
    method: 'DELETE',
    path: '/dict/keys/:id',
    what: 'the CPF key a second time',
    parameters: (kept) => ({ id: kept('CPF') }),
    ...NOT_FOUND,
  },
  { ...registered('CPF', '12345678901'), what: 'the CPF key again after it was deleted' },
  {
    method: 'GET',
    path: '/dict/keys/:keyType/:keyValue',
    what: 'a key by type and value',
    parameters: { keyType: 'PHONE', keyValue: '+5511987654321' },
    says: '200 with the six fields, ispb, branch, accountNumber, accountType and holderName',
    status: 200,
    type: 'application/json',
    shape: wholeRecord,
  },
  {
    method: 'GET',
    path: '/dict/keys/:keyType/:keyValue',
    what: 'an e-mail address in upper case',
    parameters: { keyType: 'EMAIL', keyValue: EMAIL.toUpperCase() },
    says: '200: e-mail addresses are compared without case',
    status: 200,
    type: 'application/json',
    shape: wholeRecord,
  },
  {
    method: 'GET',
    path: '/dict/keys',
    what: 'all keys',
    says: '200, an array of whole records',
    status: 200,
    type: 'application/json',
    shape: z.array(wholeRecord).length(KEYS.length),
  },
  {
    ...registered('RANDOM', ''),
    what: 'a RANDOM key without a value',
    body: key('RANDOM', '', { keyValue: undefined }),
    says: '201; the directory generates a UUID',
    shape: sixFields.extend({ keyValue: uuid }),
    keeps: { generated: 'id' },
  },
  {
    method: 'DELETE',
    path: '/dict/keys/:id',
    what: 'the generated key',
    parameters: (kept) => ({ id: kept('generated') }),
    says: '204',
    status: 204,
  },
  registered('CNPJ', '12ABC34501DE35', { accountNumber: '2000' }),
  ...['SAVINGS', 'PAYMENT', 'SALARY', 'CACC', 'SVGS', 'TRAN', 'SLRY'].map((accountType, index) => ({
    ...registered('EMAIL', `type${String(index)}@example.com`, {
      accountNumber: `300${String(index)}`,
      accountType,
    }),
    what: `an account of type ${accountType}`,
  })),
  refused('a key of the same owner', key('EMAIL', EMAIL), [409, 'ENTRY_ALREADY_EXISTS']),
  refused(
    'a key of another owner at the same participant',
    key('EMAIL', EMAIL, {
      holderName: 'Ana Souza',
      holderTaxId: '98765432100',
      accountId: 'other',
      accountNumber: '654321',
    }),
    [409, 'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON'],
  ),
  refused(
    'a key of the same owner at another participant',
    key('EMAIL', EMAIL, { ispb: '87654321' }),
    [409, 'ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT'],
  ),
  ...[
    'keyType',
    'keyValue',
    'accountId',
    'ispb',
    'branch',
    'accountNumber',
    'accountType',
    'holderName',
  ].map((name) =>
    invalid(`no ${name}`, { ...key('CPF', '12345678909'), [name]: undefined }, `/${name}`),
  ),
  ...(
    [
      ['CPF', '123'],
      ['CNPJ', '1122233300018'],
      ['CNPJ', '12ABC34501DEAB'],
      ['EMAIL', 'maria'],
      ['EMAIL', `${'m'.repeat(66)}@example.com`],
      ['PHONE', '11987654321'],
      ['RANDOM', RANDOM.toUpperCase()],
    ] as const
  ).map(([type, value]) => invalid(`the ${type} key ${value}`, key(type, value), '/keyValue')),
  invalid('an unknown keyType', key('IBAN', '1'), '/keyType'),
  invalid('an ISPB of 7 digits', key('CPF', '12345678909', { ispb: '1234567' }), '/ispb'),
  invalid(
    'an unknown accountType',
    key('CPF', '12345678909', { accountType: 'NONE' }),
    '/accountType',
  ),
  ...[1, 2, 3, 4, 5].map((number) =>
    registered('RANDOM', `7d9f0335-8dcc-4054-9bf9-0dbd61d3691${String(number)}`, {
      accountId: 'full',
      accountNumber: '555',
      holderTaxId: '12345678909',
    }),
  ),
  refused(
    'a sixth key of a person in one account',
    key('RANDOM', '7d9f0335-8dcc-4054-9bf9-0dbd61d36916', {
      accountId: 'full',
      accountNumber: '555',
      holderTaxId: '12345678909',
    }),
    [422, 'ENTRY_LIMIT_EXCEEDED'],
  ),
];
