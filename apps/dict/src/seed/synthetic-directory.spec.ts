import { hasTaxIdCheckDigits, KEY_TYPES, readKey } from '#libs/brazil';
import { keyLimit, type DictKey } from '../keys/dict-key';
import { syntheticKeys } from './synthetic-directory';

const FIRST = '2026-11-21T12:00:00.000Z';

function first(count: number, seed: number): DictKey[] {
  const keys = syntheticKeys(seed, Date.parse(FIRST));
  return Array.from({ length: count }, () => keys.next().value as DictKey);
}

describe('A synthetic directory', () => {
  const keys = first(20_000, 7);

  it('is the same for the same seed and differs for another seed', () => {
    expect(first(100, 7)).toEqual(keys.slice(0, 100));
    expect(first(100, 8)).not.toEqual(keys.slice(0, 100));
  });

  it('has a key a millisecond', () => {
    const instants = keys.slice(0, 3).map(({ createdAt }) => createdAt);
    expect(instants).toEqual([FIRST, '2026-11-21T12:00:00.001Z', '2026-11-21T12:00:00.002Z']);
  });

  it('has keys of every type in valid form', () => {
    const wrong = keys.filter(({ keyType, keyValue }) => {
      const read = readKey(keyType, keyValue);
      return !read.ok || read.value !== keyValue;
    });
    expect(wrong).toEqual([]);
    expect(new Set(keys.map(({ keyType }) => keyType))).toEqual(new Set(KEY_TYPES));
  });

  it('has correct check digits, also in CNPJs with letters', () => {
    const taxIds = keys.map(({ holderTaxId }) => holderTaxId ?? '');
    expect(taxIds.filter((taxId) => !hasTaxIdCheckDigits(taxId))).toEqual([]);
    expect(taxIds.some((taxId) => /[A-Z]/.test(taxId))).toBe(true);
  });

  it.each(['id', 'keyValue'] as const)('has no %s twice', (property) => {
    expect(new Set(keys.map((key) => key[property])).size).toBe(keys.length);
  });

  it('has no account over the key limit and no slot twice', () => {
    const accounts = new Map<string, DictKey[]>();
    for (const key of keys) accounts.set(key.account, [...(accounts.get(key.account) ?? []), key]);
    for (const held of accounts.values()) {
      expect(held.length).toBeLessThanOrEqual(keyLimit(held));
      expect(held.map(({ slot }) => slot)).toEqual(held.map((_, index) => index + 1));
    }
  });
});
