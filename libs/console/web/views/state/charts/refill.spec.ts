import { refillCurve, type Bucket } from './refill';

const NOW = '2026-11-21T12:00:00.000Z';
const START = Date.parse(NOW) / 1000;

function bucket(changes: Partial<Bucket>): Bucket {
  return { tokens: 10, capacity: 10, refillTokens: 1, refillPeriodSec: 60, ...changes };
}

/** The seconds from now. */
function after({ seconds }: { readonly seconds: readonly number[] }): readonly number[] {
  return seconds.map((each) => each - START);
}

describe('refillCurve', () => {
  it('is flat for a full bucket', () => {
    const curve = refillCurve(bucket({}), NOW);
    expect(curve.tokens).toEqual([10, 10]);
    expect(after(curve)).toEqual([0, 60]);
    expect(curve.fullAt).toBe(START);
  });

  it('begins with the rest of the time of the next token', () => {
    const curve = refillCurve(bucket({ tokens: 7, nextTokenAt: '2026-11-21T12:00:15.000Z' }), NOW);
    expect(curve.tokens).toEqual([7, 8, 9, 10, 10]);
    expect(after(curve)).toEqual([0, 15, 75, 135, 195]);
    expect(curve.fullAt - START).toBe(135);
  });

  it('distributes the tokens of a period evenly', () => {
    const curve = refillCurve(bucket({ tokens: 8, refillTokens: 4 }), NOW);
    expect(after(curve)).toEqual([0, 15, 30, 45]);
  });

  it('begins below zero if the bucket has debt', () => {
    const curve = refillCurve(bucket({ tokens: -2, capacity: 1 }), NOW);
    expect(curve.tokens).toEqual([-2, -1, 0, 1, 1]);
  });

  it('does not go back if the next token is due already', () => {
    const curve = refillCurve(bucket({ tokens: 9, nextTokenAt: '2026-11-21T11:00:00.000Z' }), NOW);
    expect(after(curve)).toEqual([0, 0, 60]);
  });

  it('has few points for many tokens, and ends full at the right time', () => {
    const large = bucket({ tokens: 0, capacity: 30_000, refillTokens: 15_000 });
    const curve = refillCurve(large, NOW);
    expect(curve.seconds.length).toBeLessThan(260);
    expect(curve.seconds).toHaveLength(curve.tokens.length);
    expect(curve.tokens.at(-1)).toBe(30_000);
    expect(curve.fullAt - START).toBeCloseTo(120, 6);
    expect(curve.seconds).toEqual(curve.seconds.toSorted((a, b) => a - b));
  });
});
