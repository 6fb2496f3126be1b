import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { CreateKeyRequest } from './create-key.request';

const VALID = {
  keyType: 'CPF',
  keyValue: '12345678901',
  accountId: 'acc-001',
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456-7',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};

/** The members of a request that are not valid. */
const invalidIn = (change: object): string[] =>
  validateSync(Object.assign(new CreateKeyRequest(), { ...VALID, ...change })).map(
    ({ property }) => property,
  );

describe('A key to register', () => {
  it.each([
    ['CPF', '12345678901'],
    ['CNPJ', '12345678000195'],
    ['CNPJ', '12abc34501de35'],
    ['EMAIL', "o'brien/+?#$@example.com"],
    ['PHONE', '+5511987654321'],
    ['RANDOM', '123e4567-e89b-12d3-a456-426614174000'],
    ['RANDOM', null],
    ['RANDOM', undefined],
  ])('can be %s %j', (keyType, keyValue) => {
    expect(invalidIn({ keyType, keyValue })).toEqual([]);
  });

  it.each<[keyType: string, keyValue: unknown]>([
    ['CPF', '1234567890A'],
    ['CPF', '123.456.789-01'],
    ['CPF', '1234567890'],
    ['CPF', '123456789012'],
    ['CPF', 12345678901],
    ['CPF', ''],
    ['CPF', null],
    ['CPF', undefined],
    ['CPF', ['12345678901']],
    ['CPF', { $ne: '' }],
    ['CNPJ', '12.345.678/0001-95'],
    ['CNPJ', '1234567800019'],
    ['CNPJ', '1234567800019X'],
    ['EMAIL', 'Maria@example.com'],
    ['EMAIL', 'maria%silva@example.com'],
    ['EMAIL', 'maria@'],
    ['EMAIL', `${'x'.repeat(66)}@example.com`],
    ['PHONE', '5511987654321'],
    ['PHONE', '+5511987654321000'],
    ['PHONE', 5511987654321],
    ['RANDOM', '123E4567-E89B-12D3-A456-426614174000'],
    ['RANDOM', 'not-a-uuid'],
    ['RANDOM', ''],
    ['RANDOM', 1],
  ])('cannot be %s %j', (keyType, keyValue) => {
    expect(invalidIn({ keyType, keyValue })).toEqual(['keyValue']);
  });

  it.each<[name: string, value: unknown]>([
    ['keyType', 'RANDOM'],
    ['accountId', 'x'.repeat(100)],
    ['ispb', '1A2B3C4D'],
    ['branch', '1'],
    ['accountNumber', '1'],
    ['accountNumber', 'x'.repeat(20)],
    ['accountType', 'SLRY'],
    ['holderName', 'x'.repeat(150)],
    ['holderTaxId', '12345678000195'],
    ['holderTaxId', null],
    ['holderTaxId', undefined],
  ])('can have %s %j', (name, value) => {
    expect(invalidIn({ [name]: value, keyType: 'RANDOM', keyValue: null })).toEqual([]);
  });

  it.each<[name: string, value: unknown]>([
    ['keyType', 'EVP'],
    ['keyType', 'cpf'],
    ['keyType', '__proto__'],
    ['keyType', 1],
    ['accountId', ' '],
    ['accountId', 'a\u0000b'],
    ['accountId', 'x'.repeat(101)],
    ['ispb', '1234567'],
    ['ispb', 12345678],
    ['branch', '00001'],
    ['branch', '1-9'],
    ['branch', 1],
    ['accountNumber', '1.234'],
    ['accountNumber', '-1'],
    ['accountNumber', 'x'.repeat(21)],
    ['accountType', 'CURRENT'],
    ['accountType', 'toString'],
    ['holderName', 'Maria\nSilva'],
    ['holderName', 'x'.repeat(151)],
    ['holderTaxId', '123.456.789-01'],
    ...Object.keys(VALID).flatMap((name): [string, unknown][] => [
      [name, undefined],
      [name, null],
    ]),
  ])('cannot have %s %j', (name, value) => {
    expect(invalidIn({ [name]: value })).toEqual([name]);
  });
});
