import { UNKNOWN_TO_CONTRACT, register } from '../../keys/new-key';
import { altered, attributeOf, stateOf } from './corruption';

const KEY = register(
  {
    ...{ keyType: 'CPF', keyValue: '12345678901', accountId: 'acc-001', ispb: '12345678' },
    ...{ branch: '0001', accountNumber: '123456-7', accountType: 'CACC' },
    ...{ holderName: 'Maria da Silva', holderTaxId: '12345678901' },
    ...UNKNOWN_TO_CONTRACT,
  },
  { id: '00000000-0000-4000-8000-000000000001', slot: 1, createdAt: '2026-11-21T12:00:00.000Z' },
);
const RANDOMS = Array.from({ length: 200 }, (_, random) => random);

describe('An altered entry', () => {
  it.each(['Maria da Silva', 'Silva', 'A'.repeat(150), `A ${'B'.repeat(148)}`])(
    'of %s always has another name, and a valid one',
    (holderName) => {
      for (const random of RANDOMS) {
        const changed = altered({ ...KEY, holderName }, 'NAME', random);
        expect(changed.holderName).not.toBe(holderName);
        expect(changed.holderName).toMatch(/^[A-Za-zÀ-ÖØ-öø-ÿ' -]{1,150}$/);
        expect(changed).toEqual({ ...KEY, holderName: changed.holderName });
      }
    },
  );

  it.each(['123456-7', '1', '12X', '99999999999999999999'])(
    'of account %s always has another number, as long as before',
    (accountNumber) => {
      for (const random of RANDOMS) {
        const changed = altered({ ...KEY, accountNumber }, 'ACCOUNT', random);
        expect(changed.accountNumber).not.toBe(accountNumber);
        expect(changed.accountNumber).toHaveLength(accountNumber.length);
      }
    },
  );

  it('keeps an account number that has no digit', () => {
    const attributes = (accountNumber: string) =>
      new Set(RANDOMS.map((random) => attributeOf({ ...KEY, accountNumber }, random)));
    expect(attributes('ABC')).toEqual(new Set(['NAME']));
    expect(attributes('123')).toEqual(new Set(['NAME', 'ACCOUNT']));
  });
});

describe('The state of a corrupted entry', () => {
  it.each([
    ['ALTERED', 'a', 'b', 'b', 'AS_CORRUPTED'],
    ['ALTERED', 'a', 'b', 'a', 'AS_BEFORE'],
    ['ALTERED', 'a', 'b', 'c', 'CHANGED'],
    ['ALTERED', 'a', 'b', undefined, 'GONE'],
    ['REMOVED', 'a', null, undefined, 'AS_CORRUPTED'],
    ['REMOVED', 'a', null, 'a', 'AS_BEFORE'],
    ['REMOVED', 'a', null, 'c', 'CHANGED'],
    ['ADDED', null, 'b', 'b', 'AS_CORRUPTED'],
    ['ADDED', null, 'b', undefined, 'AS_BEFORE'],
    ['ADDED', null, 'b', 'c', 'CHANGED'],
  ])('%s: before %s, after %s, now %s is %s', (_kind, cidBefore, cidAfter, cid, state) => {
    expect(stateOf({ cidBefore, cidAfter }, cid)).toBe(state);
  });
});
