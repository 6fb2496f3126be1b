import { KEY_FORMATS, type KeyType } from '#libs/brazil';
import { type KeyEntry } from './key-entry';

const person = {
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456-7',
  accountType: 'CHECKING',
  holderName: 'Maria Silva',
};
const company = { ...person, accountNumber: '765432-1', holderName: 'Padaria Silva Ltda' };

/**
 * The keys of the built-in directory, for a service without DICT: for each type the example of its format and
 * one more key. None of them belongs to a real person.
 */
const ENTRIES: readonly KeyEntry[] = [
  { ...person, keyType: 'CPF', keyValue: KEY_FORMATS.CPF.example },
  { ...person, keyType: 'CPF', keyValue: '52998224725' },
  { ...company, keyType: 'CNPJ', keyValue: KEY_FORMATS.CNPJ.example },
  { ...company, keyType: 'CNPJ', keyValue: '12345678000195' },
  { ...person, keyType: 'EMAIL', keyValue: KEY_FORMATS.EMAIL.example },
  { ...company, keyType: 'EMAIL', keyValue: 'padaria@example.com' },
  { ...person, keyType: 'PHONE', keyValue: KEY_FORMATS.PHONE.example },
  { ...company, keyType: 'PHONE', keyValue: '+551132654321' },
  { ...person, keyType: 'RANDOM', keyValue: KEY_FORMATS.RANDOM.example },
  { ...company, keyType: 'RANDOM', keyValue: '71f8a5b0-3c1d-4f0e-9f53-6d3b0d3f3a1e' },
];

/** The key of the examples in the API documentation. It is also found if DICT does not have it. */
export const EXAMPLE_KEY: KeyEntry = {
  ...person,
  keyType: 'EMAIL',
  keyValue: 'always@example.com',
};

const byKey = new Map(
  [...ENTRIES, EXAMPLE_KEY].map((entry) => [`${entry.keyType} ${entry.keyValue}`, entry]),
);

/** @param keyValue in normal form */
export function findSeeded(keyType: KeyType, keyValue: string): KeyEntry | undefined {
  return byKey.get(`${keyType} ${keyValue}`);
}
