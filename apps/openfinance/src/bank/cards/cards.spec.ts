import { brasiliaDate, withCheckDigits } from '#libs/brazil';
import { addDays } from '#libs/kernel';
import { billIn, billIdOf, linesBetween, monthOfBill, usedLimit } from './bills';
import { linesOfBill } from './card-lines';
import { billOf, closedMonths, closingDate, dueDate } from './card-months';
import { CARD_TRANSACTION_TYPES, type CardAccount, type CardLine } from './card';
import { cardsOf, seededCards } from './cards';

const NOW_MS = Date.parse('2026-03-31T12:00:00Z');
const TODAY = '2026-03-31';
const ALL = { offset: 0, limit: 1000 };

const cardOf = (document: string): CardAccount => {
  const personType = document.length === 11 ? 'PESSOA_NATURAL' : 'PESSOA_JURIDICA';
  const [card] = cardsOf({ id: 'x', document, personType });
  if (card === undefined) throw new Error('A customer has a card.');
  return card;
};
const CARDS = [
  ...seededCards(),
  ...Array.from({ length: 4 }, (_, index) => cardOf(withCheckDigits(String(200_000_000 + index)))),
  cardOf('12ABC34501DE35'),
];
const sum = (lines: readonly CardLine[]): number =>
  lines.reduce((total, { cents }) => total + cents, 0);
const closing = (closingDay: number) => ({ closingDay });

describe('The cards of the customers', () => {
  it('are the same each time, and different for each customer', () => {
    expect(cardOf('52998224725')).toEqual(cardOf('52998224725'));
    expect(new Set(CARDS.map(({ creditCardAccountId }) => creditCardAccountId)).size).toBe(
      CARDS.length,
    );
  });

  it('have ids that a test can name for the customers of every sandbox', () => {
    expect(seededCards().map(({ creditCardAccountId }) => creditCardAccountId)).toEqual([
      'maria-cartao',
      'joao-cartao',
      'padaria-cartao',
    ]);
  });
});

describe('The months of bills', () => {
  it.each([
    [5, '2026-03-05', '2026-03'],
    [5, '2026-03-06', '2026-04'],
    [25, '2026-12-26', '2027-01'],
  ])('that close on day %d: %s is in %s', (day, date, month) => {
    expect(billOf(closing(day), date)).toBe(month);
  });

  it.each([
    ['2026-03-06', '2025-03-06', '2026-12-31', 13, '2026-03', '2025-03'],
    ['2026-03-05', '2025-03-06', '2026-12-31', 12, '2026-02', '2025-03'],
    ['2026-03-31', '2026-02-13', '2026-03-13', 2, '2026-03', '2026-02'],
    ['2026-03-31', '2026-02-14', '2026-03-12', 0, undefined, undefined],
    ['2026-03-31', '2019-01-01', '2020-02-28', 2, '2020-02', '2020-01'],
    ['2019-03-31', '2018-03-31', '2020-03-31', 0, undefined, undefined],
  ])('closed on %s and due from %s to %s are %d', (today, from, to, ...expected) => {
    const found = closedMonths(closing(5), { today, from, to }, ALL);
    expect([found.total, found.months[0], found.months.at(-1)]).toEqual(expected);
  });

  it('can be read in slices', () => {
    const period = { today: TODAY, from: '2025-03-31', to: TODAY };
    const slice = (offset: number) => closedMonths(closing(5), period, { offset, limit: 5 }).months;
    expect([slice(0), slice(5), slice(10), slice(15)].flat()).toEqual(
      closedMonths(closing(5), period, ALL).months,
    );
  });
});

describe.each(CARDS)('The bills of $creditCardAccountId', (card) => {
  const months = ['2020-01', '2025-08', '2025-12', '2026-01', '2026-02', '2026-03'];

  it('sum to their totals, and have only days of their own', () => {
    for (const month of months) {
      const lines = linesOfBill(card, month);
      expect(lines).toEqual(linesOfBill(card, month));
      const bill = billIn(card, month, TODAY);
      expect(bill.totalCents).toBe(sum(lines));
      expect(bill.totalCents).toBeGreaterThan(bill.minimumCents);
      expect(bill.dueDate).toBe(dueDate(card, month));
      for (const { date, atMs } of lines) {
        expect([billOf(card, date), brasiliaDate(atMs)]).toEqual([month, date]);
      }
      expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(lines.length);
    }
  });

  it('are paid on the day on which they are due', () => {
    const due = dueDate(card, '2026-02');
    expect(billIn(card, '2026-02', addDays(due, -1)).isPaid).toBe(false);
    expect(billIn(card, '2026-02', due).isPaid).toBe(true);
  });

  it('use less than the limit on every day', () => {
    for (let day = 0; day < 62; day += 3) {
      const used = usedLimit(card, NOW_MS + day * 24 * 3_600_000);
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThan(card.limitCents);
    }
  });

  it('have each instalment once, in one bill after the other', () => {
    const first = linesOfBill(card, '2025-08').find(({ instalment }) => instalment?.number === 1);
    const { of = 0 } = first?.instalment ?? {};
    for (let number = 2; number <= of; number += 1) {
      const month = `2025-${String(7 + number).padStart(2, '0')}`;
      const next = linesOfBill(card, month > '2025-12' ? '2026-01' : month);
      const found = next.filter(({ instalment }) => instalment?.firstBill === '2025-08');
      expect(found.map(({ instalment, cents }) => [instalment?.number, cents])).toEqual([
        [number, first?.cents],
      ]);
    }
  });
});

describe('The transactions of a card', () => {
  const [card] = seededCards();
  if (card === undefined) throw new Error('There are cards.');

  it('are those of the days, newest first, and none of the future', () => {
    const days = { from: '2026-01-10', to: TODAY };
    const lines = linesBetween(card, days, NOW_MS);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.every(({ date }) => date >= days.from && date <= days.to)).toBe(true);
    expect(lines.every(({ atMs }) => atMs <= NOW_MS)).toBe(true);
    const times = lines.map(({ atMs }) => atMs);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it('have all types of the standard within a year', () => {
    const lines = linesBetween(card, { from: '2025-04-01', to: TODAY }, NOW_MS);
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(CARD_TRANSACTION_TYPES));
  });

  it('are none before its first bill', () => {
    const nowMs = Date.parse('2019-06-01T12:00:00Z');
    expect(linesBetween(card, { from: '2018-06-01', to: '2019-06-01' }, nowMs)).toEqual([]);
    expect(usedLimit(card, nowMs)).toBe(0);
  });

  it.each([
    ['2026-02', '2026-02'],
    ['2020-01', '2020-01'],
    ['2019-12', undefined],
    ['2026-05', undefined],
    ['2026-13', undefined],
  ])('of the bill of %s are found by its id: %s', (month, found) => {
    expect(monthOfBill(card, billIdOf(card, month), TODAY)).toBe(found);
  });

  it('are not found by the id of another card', () => {
    expect(monthOfBill(card, 'joao-cartao-2026-02', TODAY)).toBeUndefined();
  });

  it('close at the end of the closing day', () => {
    const id = billIdOf(card, '2026-02');
    const last = closingDate(card, '2026-02');
    expect(monthOfBill(card, id, last)).toBeUndefined();
    expect(monthOfBill(card, id, addDays(last, 1))).toBe('2026-02');
  });
});
