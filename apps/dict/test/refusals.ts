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

/** What is wrong with a registration, and what is answered. */
export const refusals: readonly Refusal[] = [
  key('CPF', '1234567890A'),
  key('CPF', '123.456.789-01'),
  key('CPF', '1234567890'),
  key('CPF', '123456789012'),
  key('CPF', 12345678901),
  key('CPF', ''),
  key('CPF', ['12345678901']),
  key('CPF', { $ne: '' }),
  key('CNPJ', '12.345.678/0001-95'),
  key('CNPJ', '1234567800019'),
  key('CNPJ', '1234567800019X'),
  key('EMAIL', 'Maria@example.com'),
  key('EMAIL', 'maria%silva@example.com'),
  key('EMAIL', 'maria@'),
  key('EMAIL', `${long(66)}@example.com`),
  key('PHONE', '5511987654321'),
  key('PHONE', '+5511987654321000'),
  key('PHONE', 5511987654321),
  key('RANDOM', '123E4567-E89B-12D3-A456-426614174000'),
  key('RANDOM', 'not-a-uuid'),
  key('RANDOM', ''),
  key('RANDOM', 1),
  field('keyType', 'EVP'),
  field('keyType', 'cpf'),
  field('keyType', '__proto__'),
  field('keyType', 1),
  field('accountId', ' '),
  field('accountId', 'a\u0000b'),
  field('accountId', long(101)),
  field('ispb', '1234567'),
  field('ispb', 12345678),
  field('branch', '00001'),
  field('branch', '1-9'),
  field('branch', 1),
  field('accountNumber', '1.234'),
  field('accountNumber', '-1'),
  field('accountNumber', long(21)),
  field('accountType', 'CURRENT'),
  field('accountType', 'toString'),
  field('holderName', 'Maria\nSilva'),
  field('holderName', long(151)),
  field('holderTaxId', '123.456.789-01'),
  ...required.flatMap((name) => [
    invalid(`no ${name}`, { ...contractKey, [name]: undefined }, `/${name}`),
    invalid(`null for ${name}`, { ...contractKey, [name]: null }, `/${name}`),
  ]),
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
