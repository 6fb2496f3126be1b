import { contractKey } from './directory';

interface Refusal {
  readonly what: string;
  readonly body: unknown;
  readonly contentType?: string;
  readonly status: number;
  readonly code: string;
  readonly pointers?: readonly string[];
}

const invalid = (what: string, body: unknown, ...pointers: string[]): Refusal => ({
  what,
  body,
  status: 400,
  code: 'REQUEST_INVALID',
  pointers,
});

const key = (keyType: string, keyValue: unknown): Refusal =>
  invalid(
    `${keyType} ${JSON.stringify(keyValue)}`,
    { ...contractKey, keyType, keyValue },
    '/keyValue',
  );

const field = (name: string, value: unknown): Refusal =>
  invalid(`${name} ${JSON.stringify(value)}`, { ...contractKey, [name]: value }, `/${name}`);

const required = Object.keys(contractKey);
const long = (length: number): string => 'x'.repeat(length);

/**
 * What is wrong with a registration, and what is answered: each code, and each kind of pointer. The table of all values is
 * `src/keys/create-key.request.spec.ts`.
 */
export const refusals: readonly Refusal[] = [
  key('CPF', '123.456.789-01'),
  key('CPF', { $ne: '' }),
  key('RANDOM', 'not-a-uuid'),
  field('keyType', 'EVP'),
  field('keyType', '__proto__'),
  field('ispb', 12345678),
  field('holderName', 'Maria\nSilva'),
  invalid('no accountId', { ...contractKey, accountId: undefined }, '/accountId'),
  invalid('null for branch', { ...contractKey, branch: null }, '/branch'),
  invalid(
    'an empty object',
    {},
    ...required.filter((name) => name !== 'keyValue').map((name) => `/${name}`),
  ),
  invalid('a list', [contractKey], ''),
  invalid('a text', '"CPF"', ''),
  {
    what: 'somebody else as the holder of a CPF',
    body: { ...contractKey, holderTaxId: '98765432100' },
    status: 400,
    code: 'ENTRY_TAX_ID_NUMBER_BY_DIFFERENT_OWNER',
    pointers: ['/holderTaxId'],
  },
  { what: 'half of a JSON', body: '{"keyType":"CPF"', status: 400, code: 'JSON_NOT_WELL_FORMED' },
  {
    what: 'XML',
    body: '<key/>',
    contentType: 'application/xml',
    status: 415,
    code: 'MEDIA_TYPE_NOT_SUPPORTED',
  },
  {
    what: 'two megabytes',
    body: { ...contractKey, holderName: long(2 * 1024 * 1024) },
    status: 413,
    code: 'BODY_TOO_LARGE',
  },
];
