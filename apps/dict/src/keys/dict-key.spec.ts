import { accountOf, conflictWith, freeSlot, keyLimit, statusOf, type KeyDraft } from './dict-key';
import { register, UNKNOWN_TO_CONTRACT } from './new-key';

const maria: KeyDraft = {
  keyType: 'EMAIL',
  keyValue: 'maria@example.com',
  accountId: 'acc-1',
  ispb: '12345678',
  branch: '0001',
  accountNumber: '123456-x',
  accountType: 'CHECKING',
  holderName: 'Maria da Conceição',
  holderTaxId: null,
  ...UNKNOWN_TO_CONTRACT,
};
const CPF = '12345678901';
const CNPJ = '12345678000195';

describe('accountOf', () => {
  it.each<[string, Partial<KeyDraft>, string]>([
    ['is participant, branch, number and type', {}, '12345678/0001/123456X/CACC'],
    ['knows no hyphen', { accountNumber: '123456X' }, '12345678/0001/123456X/CACC'],
    ['takes a name and its code for one', { accountType: 'CACC' }, '12345678/0001/123456X/CACC'],
    ['differs by type', { accountType: 'SAVINGS' }, '12345678/0001/123456X/SVGS'],
    ['differs by branch', { branch: '1' }, '12345678/1/123456X/CACC'],
  ])('%s', (_, change, account) => {
    expect(accountOf({ ...maria, ...change })).toBe(account);
  });
});

describe('statusOf', () => {
  it('follows whether the key was deleted', () => {
    const key = register(maria, { id: 'k', slot: 1, createdAt: '2026-11-21T12:00:00.000Z' });
    expect(statusOf(key)).toBe('ACTIVE');
    expect(statusOf({ deletedAt: '2026-11-22T12:00:00.000Z' })).toBe('DELETED');
  });
});

describe('keyLimit', () => {
  it.each([
    ['of nobody known', [null, null], 20],
    ['of a company', [CNPJ, null], 20],
    ['of a person', [null, CPF], 5],
    ['of a person and a company', [CNPJ, CPF], 5],
  ])('of an account %s', (_, taxIds, limit) => {
    expect(keyLimit(taxIds.map((holderTaxId) => ({ holderTaxId })))).toBe(limit);
  });
});

describe('freeSlot', () => {
  const held = (...slots: number[]) => slots.map((slot) => ({ slot, holderTaxId: null }));
  const person = { ...maria, holderTaxId: CPF };
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

  it.each([
    ['the first of an empty account', maria, [], 1],
    ['the next', maria, [1, 2], 3],
    ['the lowest that was given back', maria, [1, 3, 4], 2],
    ['the twentieth', maria, twenty.slice(0, 19), 20],
    ['none where there are twenty', maria, twenty, undefined],
    ['the fifth of a person', person, [1, 2, 3, 4], 5],
    ['none where a person has five', person, [1, 2, 3, 4, 5], undefined],
    ['none where there were more before a person was known', person, [7, 8, 9, 10, 11], undefined],
  ])('is %s', (_, draft, slots, expected) => {
    expect(freeSlot(draft, held(...slots))).toBe(expected);
  });
});

describe('conflictWith', () => {
  it.each<[string, Partial<KeyDraft>, Partial<KeyDraft>, string]>([
    ['same name, same participant', {}, {}, 'ENTRY_ALREADY_EXISTS'],
    [
      'same name, other participant',
      {},
      { ispb: '87654321' },
      'ENTRY_KEY_IN_CUSTODY_OF_DIFFERENT_PARTICIPANT',
    ],
    ['other name', {}, { holderName: 'Ana' }, 'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON'],
    [
      'other name, other participant',
      {},
      { holderName: 'Ana', ispb: '87654321' },
      'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON',
    ],
    [
      'the name written otherwise',
      {},
      { holderName: ' MARIA  DA conceicao' },
      'ENTRY_ALREADY_EXISTS',
    ],
    [
      'other name, same tax id',
      { holderTaxId: CPF },
      { holderTaxId: CPF, holderName: 'Maria C.' },
      'ENTRY_ALREADY_EXISTS',
    ],
    [
      'same name, other tax id',
      { holderTaxId: CPF },
      { holderTaxId: CNPJ },
      'ENTRY_KEY_OWNED_BY_DIFFERENT_PERSON',
    ],
    ['same name, a tax id known of one', { holderTaxId: CPF }, {}, 'ENTRY_ALREADY_EXISTS'],
  ])('%s', (_, active, draft, code) => {
    expect(conflictWith({ ...maria, ...active }, { ...maria, ...draft })).toBe(code);
  });
});
