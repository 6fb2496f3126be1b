import { hasIss, issLimits, reducedRate } from './iss-transition';

describe('The ISS in the transition', () => {
  it.each<[day: string, rate: number, reduced: number, source: string | undefined]>([
    ['2026-03-10', 500, 500, undefined],
    ['2028-12-31', 500, 500, undefined],
    ['2029-01-01', 500, 450, 'ADCT, article 128, I'],
    ['2029-12-31', 201, 181, 'ADCT, article 128, I'],
    ['2030-06-15', 500, 400, 'ADCT, article 128, II'],
    ['2030-06-15', 201, 161, 'ADCT, article 128, II'],
    ['2031-06-15', 500, 350, 'ADCT, article 128, III'],
    ['2031-06-15', 205, 144, 'ADCT, article 128, III'],
    ['2032-12-31', 500, 300, 'ADCT, article 128, IV'],
    ['2033-01-01', 500, 0, 'ADCT, article 129'],
    ['2050-01-01', 500, 0, 'ADCT, article 129'],
  ])('has on %s the rate %d as %d', (day, rate, expected, source) => {
    const reduced = reducedRate({ rate }, day);
    expect(reduced.rate).toBe(expected);
    expect(reduced.transition?.source).toBe(source);
  });

  it.each([
    ['2028-12-31', 400],
    ['2029-01-01', 500],
    ['2030-02-01', 500],
  ])('reduces only a rate whose period begins before it: from %s', (from, expected) => {
    expect(reducedRate({ rate: 500, from }, '2030-06-15').rate).toBe(expected);
  });

  it.each([
    ['2028-12-31', { floor: 200, ceiling: 500, simplesFloor: 180 }],
    ['2029-01-01', { floor: 180, ceiling: 450, simplesFloor: 162 }],
    ['2030-01-01', { floor: 160, ceiling: 400, simplesFloor: 144 }],
    ['2031-01-01', { floor: 140, ceiling: 350, simplesFloor: 126 }],
    ['2032-01-01', { floor: 120, ceiling: 300, simplesFloor: 108 }],
  ])('has from %s on limits in the same part', (day, limits) => {
    expect(issLimits(day)).toEqual(limits);
  });

  it('ends with 2032', () => {
    expect([hasIss('2028-01-01'), hasIss('2032-12-31'), hasIss('2033-01-01')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
