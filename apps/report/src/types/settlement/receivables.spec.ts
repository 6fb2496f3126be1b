import { Dice } from '#libs/testing';
import { receivablesOf, type AcquirerTerms, type CardSale } from './receivables';

const TERMS: AcquirerTerms = {
  debit: { rate: 160, days: 1 },
  credit: { rate: 280, days: 30 },
  installments: { rate: 340, days: 30 },
  anticipationRate: undefined,
};
const ANTICIPATED: AcquirerTerms = { ...TERMS, anticipationRate: 199 };

const sale = (change: Partial<CardSale>): CardSale => ({
  ...{ day: '2026-01-30', cents: 10_000, product: 'credit', installments: 1 },
  ...change,
});

describe('The receivables of a card sale', () => {
  it.each<[string, Partial<CardSale>, AcquirerTerms, object[]]>([
    [
      'debit is paid the next day',
      { product: 'debit' },
      TERMS,
      [
        {
          gross: 10_000,
          discount: 160,
          net: 9_840,
          dueDay: '2026-01-31',
          paymentDay: '2026-01-31',
        },
      ],
    ],
    [
      'credit is paid after 30 days',
      {},
      TERMS,
      [{ gross: 10_000, discount: 280, net: 9_720, paymentDay: '2026-03-01', paid: 9_720 }],
    ],
    [
      'installments are paid every 30 days, and the first has the odd cent',
      { product: 'installments', installments: 3 },
      TERMS,
      [
        { installment: 1, gross: 3_334, discount: 113, net: 3_221, paymentDay: '2026-03-01' },
        { installment: 2, gross: 3_333, discount: 113, net: 3_220, paymentDay: '2026-03-31' },
        { installment: 3, gross: 3_333, discount: 113, net: 3_220, paymentDay: '2026-04-30' },
      ],
    ],
    [
      'a refund gives the fee back',
      { cents: -10_000 },
      TERMS,
      [{ gross: -10_000, discount: -280, net: -9_720 }],
    ],
    [
      'an anticipated sale is paid the next day, less 29 days of the rate',
      {},
      ANTICIPATED,
      [{ dueDay: '2026-03-01', paymentDay: '2026-01-31', anticipationFee: 187, paid: 9_533 }],
    ],
    [
      'debit is not anticipated',
      { product: 'debit' },
      ANTICIPATED,
      [{ paymentDay: '2026-01-31', anticipationFee: 0, paid: 9_840 }],
    ],
    ['half a cent is rounded up', { cents: 1_875, product: 'debit' }, TERMS, [{ discount: 30 }]],
  ])('%s', (_, change, terms, expected) => {
    expect(receivablesOf(sale(change), terms)).toMatchObject(expected);
  });

  it('sum to the sale, and each record agrees with itself', () => {
    const dice = new Dice(11);
    for (let round = 0; round < 40; round += 1) {
      const cents = (1 + dice.below(10_000_000)) * dice.one([1, -1]);
      const installments = 1 + dice.below(99);
      const product = dice.one(['credit', 'installments'] as const);
      const records = receivablesOf(sale({ cents, installments, product }), ANTICIPATED);
      expect(records).toHaveLength(installments);
      expect(records.reduce((sum, { gross }) => sum + gross, 0)).toBe(cents);
      for (const { gross, discount, net, anticipationFee, paid } of records) {
        expect([gross - discount, net - anticipationFee]).toEqual([net, paid]);
      }
    }
  });
});
