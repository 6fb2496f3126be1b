import { brasiliaDate } from '#libs/brazil';
import { toCents } from '#libs/kernel';
import { newCard } from './seeded-cards';
import {
  authorizationCode,
  available,
  brandOf,
  CARD_STATUSES,
  CARD_TRANSITIONS,
  isExpired,
  useOf,
  withUse,
} from './card';

const card = newCard({ pan: '4000000000000001', balance: 1_000, creditLimit: 500 }, 0);

describe('A card', () => {
  it.each([
    ['2611', '2026-11-30T23:59:59Z', false],
    ['2611', '2026-12-01T02:59:59Z', false],
    ['2611', '2026-12-01T03:00:00Z', true],
    ['2612', '2027-01-01T02:59:59Z', false],
    ['2612', '2027-01-01T03:00:00Z', true],
    ['9912', '2999-01-04T12:00:00Z', false],
    ['9901', '2999-02-01T03:00:00Z', true],
  ])('with expiry %s is expired at %s: %p', (expiry, now, expected) => {
    expect(isExpired(expiry, Date.parse(now))).toBe(expected);
  });

  it('has available funds of balance plus limit minus holds', () => {
    expect(available({ ...card, held: toCents(300) })).toBe(1_200);
  });

  it('has no authorization code twice in a million approvals', () => {
    const isUsed = new Uint8Array(1_000_000);
    for (let version = 1; version <= 1_000_000; version += 1) {
      isUsed[Number(authorizationCode({ pan: card.pan, version }))] = 1;
    }
    expect(isUsed.indexOf(0)).toBe(-1);
  });

  it('has authorization codes of six digits', () => {
    expect(authorizationCode({ pan: card.pan, version: 1 })).toBe('007920');
    expect(authorizationCode({ pan: card.pan, version: 992_080 })).toBe('999999');
    expect(authorizationCode({ pan: card.pan, version: 992_081 })).toBe('000000');
    expect(authorizationCode({ pan: '4000000000999999', version: 1 })).toBe('007918');
  });

  it.each([
    ['4000000000000001', 'visa'],
    ['5105105105105100', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6362970000457013', 'elo'],
    ['6062825624254001', 'hipercard'],
    ['9000000000000000', 'other'],
  ])('with number %s has the brand %s', (pan, brand) => {
    expect(brandOf(pan)).toBe(brand);
  });

  it('can change from every status except lost and stolen, and to every status', () => {
    const final = CARD_STATUSES.filter((status) => CARD_TRANSITIONS[status].length === 0);
    expect(final).toEqual(['lost', 'stolen']);
    expect(new Set(Object.values(CARD_TRANSITIONS).flat())).toEqual(new Set(CARD_STATUSES));
  });
});

describe('The daily use of a card', () => {
  it.each([
    ['2026-11-21T02:59:59.999Z', '2026-11-20'],
    ['2026-11-21T03:00:00.000Z', '2026-11-21'],
  ])('at %s belongs to the day %s', (now, day) => {
    expect(brasiliaDate(Date.parse(now))).toBe(day);
  });

  it('adds up, restarts each day and is never negative', () => {
    const bought = withUse(card, '2026-11-21', { approvals: 1, amount: toCents(700) });
    expect(useOf(bought, '2026-11-21')).toEqual({ approvals: 1, amount: 700 });
    expect(useOf(bought, '2026-11-22')).toEqual({ approvals: 0, amount: 0 });
    const back = withUse(bought, '2026-11-22', { approvals: -1, amount: toCents(-700) });
    expect(useOf(back, '2026-11-22')).toEqual({ approvals: 0, amount: 0 });
  });
});
