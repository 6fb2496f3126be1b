import { z } from 'zod';
import { SUCCESS, type ContractCase } from '../case';
import { jsonArray, text, utc, uuid } from '../shapes';
import { healthCheck } from '../health';

const SIX_SAYS =
  'id (UUID), keyType, keyValue, accountId, status ACTIVE, createdAt (ISO 8601 UTC), and nothing else';

export const RANDOM = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
export const EMAIL = 'maria.silva@example.com';

/** A key of each type of the contract. */
export const KEYS = [
  ['CPF', '12345678901'],
  ['CNPJ', '11222333000181'],
  ['EMAIL', EMAIL],
  ['PHONE', '+5511987654321'],
  ['RANDOM', RANDOM],
] as const;

/** The request of the contract, field by field. */
export function key(
  keyType: string,
  keyValue: string,
  change: object = {},
): Record<string, unknown> {
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

export const sixFields = z.strictObject({
  id: uuid,
  keyType: text,
  keyValue: text,
  accountId: text,
  status: z.literal('ACTIVE'),
  createdAt: utc,
});

export function registered(keyType: string, keyValue: string, change: object = {}): ContractCase {
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

/** What the contract says about dict. */
export const dictContract: readonly ContractCase[] = [
  healthCheck('/dict/health'),
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
