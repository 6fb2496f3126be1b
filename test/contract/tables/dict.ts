import { z } from 'zod';
import { SUCCESS, type ContractCase, type ServiceTables } from '../case';
import { health, ispb, json, jsonArray, problem, problemAt, text, utc, uuid } from '../shapes';

const SIX_SAYS =
  'id (UUID), keyType, keyValue, accountId, status ACTIVE, createdAt (ISO 8601 UTC), and nothing else';

const RANDOM = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
const EMAIL = 'maria.silva@example.com';

/** A key of each type of the contract. */
const KEYS = [
  ['CPF', '12345678901'],
  ['CNPJ', '11222333000181'],
  ['EMAIL', EMAIL],
  ['PHONE', '+5511987654321'],
  ['RANDOM', RANDOM],
] as const;

/** The request of the contract, field by field. */
function key(keyType: string, keyValue: string, change: object = {}): Record<string, unknown> {
  return {
    keyType,
    keyValue,
    accountId: `acc-${keyType}`,
    ispb: '12345678',
    branch: '0001',
    accountNumber: `1000${keyType}`,
    accountType: 'CHECKING',
    holderName: 'Maria Silva',
    ...change,
  };
}

const sixFields = z.strictObject({
  id: uuid,
  keyType: text,
  keyValue: text,
  accountId: text,
  status: z.literal('ACTIVE'),
  createdAt: utc,
});

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

function registered(keyType: string, keyValue: string, change: object = {}): ContractCase {
  return {
    method: 'POST',
    path: '/dict/keys',
    what: `the ${keyType} key ${keyValue}`,
    body: key(keyType, keyValue, change),
    says: `201 JSON: ${SIX_SAYS}`,
    status: 201,
    type: 'application/json',
    shape: sixFields.extend({ keyType: z.literal(keyType), keyValue: z.literal(keyValue) }),
    keeps: { [keyType]: 'id' },
  };
}

const contract: readonly ContractCase[] = [
  {
    method: 'GET',
    path: '/dict/health',
    what: 'the health of the service',
    says: 'a health response, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: json,
  },
  ...KEYS.map(([type, value]) => registered(type, value)),
  ...KEYS.map(([keyType, keyValue]): ContractCase => ({
    method: 'GET',
    path: '/dict/keys/:keyType/:keyValue',
    what: `the ${keyType} key`,
    parameters: { keyType, keyValue },
    says: 'the key with this type and value, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: z.looseObject({ keyType: z.literal(keyType), keyValue: z.literal(keyValue) }),
  })),
  {
    method: 'GET',
    path: '/dict/keys',
    what: 'all keys',
    says: 'a list of keys, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonArray.min(KEYS.length),
  },
  {
    method: 'DELETE',
    path: '/dict/keys/:id',
    what: 'the CPF key',
    parameters: (kept) => ({ id: kept('CPF') }),
    says: 'deletes the key with that id',
    status: SUCCESS,
  },
];

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

const decided: readonly ContractCase[] = [
  ...['/dict/health', '/health'].map((path): ContractCase => ({
    method: 'GET',
    path,
    what: 'the health of the service',
    says: '200 with the four fields of the health of the SPI',
    status: 200,
    type: 'application/json',
    shape: health,
  })),
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

export const dict: ServiceTables = { service: 'dict', contract, decided };
