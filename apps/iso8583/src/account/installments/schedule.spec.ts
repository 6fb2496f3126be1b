import { Dice } from '#libs/testing';
import { withInterest, type Installments } from './installments';
import { scheduleOf, yearlyCostOf } from './schedule';

const issuer = (count: number, monthlyRate: string): Installments => ({
  ...{ type: 'issuer', count, monthlyRate },
});

describe('The installments of a payment', () => {
  it.each<[string, number, Installments, number[], number[]]>([
    ['of the merchant', 10_000, { type: 'merchant', count: 3 }, [3_334, 3_333, 3_333], [0, 0, 0]],
    ['of the issuer without interest', 100, { type: 'issuer', count: 2 }, [50, 50], [0, 0]],
    ['fewer cents than installments', 2, { type: 'merchant', count: 3 }, [2, 0, 0], [0, 0, 0]],
    // 1000.00 at 3 %: 1000 * 0.03 / (1 - 1.03^-2) = 522.61.
    ['at 3 %', 100_000, issuer(2, '3.00'), [52_261, 52_261], [3_000, 1_522]],
    // 1000.00 at 1 % in 12: the amount in tables of Price is 88.85.
    [
      'at 1 % in 12',
      100_000,
      issuer(12, '1.00'),
      [...Array<number>(11).fill(8_885), 8_884],
      [1_000, 921, 842, 761, 680, 598, 515, 431, 347, 261, 175, 88],
    ],
    ['of an invalid plan of 1', 100, { type: 'merchant', count: 1 }, [100], [0]],
    ['of an invalid plan of 0', 100, { type: 'merchant', count: 0 }, [100], [0]],
    ['of an invalid plan of 0 at 3 %', 100, issuer(0, '3.00'), [103], [3]],
    ['of one cent', 1, issuer(3, '20.00'), [0, 0, 1], [0, 0, 0]],
  ])('%s', (_, cents, plan, amounts, interests) => {
    const schedule = scheduleOf(cents, plan, '2026-01-31');
    expect(schedule.map(({ amount }) => amount)).toEqual(amounts);
    expect(schedule.map(({ interest }) => interest)).toEqual(interests);
  });

  it('are due every month, on the last day of a short one', () => {
    const days = scheduleOf(300, { type: 'merchant', count: 3 }, '2026-01-31');
    expect(days.map(({ dueDate }) => dueDate)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('pay exactly the payment, and equal amounts but for the rounding', () => {
    const dice = new Dice(5);
    for (let round = 0; round < 60; round += 1) {
      const cents = 1 + dice.below(100_000_000);
      const plan = issuer(2 + dice.below(98), (dice.below(2_001) / 100).toFixed(2));
      const schedule = scheduleOf(cents, plan, '2026-05-10');
      expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBe(cents);
      const [first] = schedule;
      for (const { amount, principal, interest } of schedule) {
        expect(principal).toBeGreaterThanOrEqual(0);
        expect(principal + interest).toBe(amount);
        // The rounding of each month grows with the interest of those after it.
        if (cents > 1_000_000 && Number(plan.monthlyRate) <= 2 && plan.monthlyRate !== '0.00') {
          expect(Math.abs(amount - (first?.amount ?? 0))).toBeLessThan(400);
        }
      }
    }
  });

  it.each([
    [issuer(12, '1.00'), '12.68'],
    [issuer(24, '2.99'), '42.41'],
    [issuer(2, '20.00'), '791.61'],
    [{ type: 'merchant', count: 10 } as const, '0.00'],
  ])('%j cost %s %% a year', (plan, expected) => {
    const schedule = scheduleOf(10_000_000, plan, '2026-05-10');
    expect(yearlyCostOf(10_000_000, schedule)).toBe(expected);
  });

  it('have interest only if the issuer finances them at a rate', () => {
    const merchant: Installments = { type: 'merchant', count: 2 };
    expect(withInterest(merchant, '2.00')).toBe(merchant);
    expect(withInterest(issuer(2, '9'), '2.00')).toEqual(issuer(2, '2.00'));
    expect(withInterest({ type: 'issuer', count: 2 }, '0.00')).toEqual({
      type: 'issuer',
      count: 2,
    });
  });
});
