import { KEY_FORMATS, KEY_TYPES, type KeyType } from '#libs/brazil';
import { testValueOf } from '#libs/test-values';
import { KEYS_OF_A_PERSON, type KeyDraft } from '../keys/dict-key';
import { UNKNOWN_TO_CONTRACT } from '../keys/new-key';
import { foreignTaxId, keyConflict, limitExceeded, wrongCheckDigits } from './key.errors';

/** A registration that works without changes. For RANDOM, the directory generates the key. */
export function exampleRequest(keyType: KeyType): object {
  const holder =
    keyType === 'CNPJ'
      ? { accountId: 'acc-002', accountNumber: '765432-1', holderName: 'Padaria Silva Ltda' }
      : { accountId: 'acc-001', accountNumber: '123456-7', holderName: 'Maria Silva' };
  return {
    keyType,
    ...(keyType === 'RANDOM' ? {} : { keyValue: KEY_FORMATS[keyType].example }),
    accountId: holder.accountId,
    ispb: '12345678',
    branch: '0001',
    accountNumber: holder.accountNumber,
    accountType: 'CHECKING',
    holderName: holder.holderName,
  };
}

/** The request examples of Swagger UI, one for each type. */
export const CREATE_EXAMPLES = {
  ...Object.fromEntries(
    KEY_TYPES.map((type) => [type, { summary: type, value: exampleRequest(type) }]),
  ),
  testValue: {
    summary: '409 ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON: a test value',
    value: {
      ...exampleRequest('EMAIL'),
      keyValue: testValueOf('ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON'),
    },
  },
};

const SANDBOX = 'run-42';
const MARIA: KeyDraft = {
  keyType: 'CPF',
  keyValue: '12345678901',
  accountId: 'acc-001',
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456-7',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
  holderTaxId: '12345678901',
  ...UNKNOWN_TO_CONTRACT,
};
const ACTIVE = {
  ...MARIA,
  id: '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11',
  createdAt: '2026-11-21T12:00:00.000Z',
};

/** The errors of a registration, as examples for the API document. */
export const INVALID_ENTRIES = [
  wrongCheckDigits(['/keyValue', '/holderTaxId']),
  foreignTaxId('CPF'),
];
export const CREATE_CONFLICTS = [
  keyConflict(ACTIVE, MARIA, SANDBOX),
  keyConflict(ACTIVE, { ...MARIA, holderTaxId: '98765432100' }, SANDBOX),
  keyConflict(ACTIVE, { ...MARIA, ispb: '87654321' }, SANDBOX),
];
export const LIMIT_EXCEEDED = limitExceeded(KEYS_OF_A_PERSON);
