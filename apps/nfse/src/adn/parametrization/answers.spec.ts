import { type RateRow } from '#libs/nfse';
import { ratesOf } from './answers';

const ROW: RateRow = { municipality: '3550308', serviceCode: '010701', rate: 500 };

describe('ratesOf', () => {
  const periodsOf = (row: RateRow) =>
    ratesOf(row, 'provider').map(({ answer }) => [
      answer.Aliq,
      answer.DtIni.slice(0, 10),
      answer.DtFim?.slice(0, 10) ?? null,
    ]);

  it('is one rate without periods', () => {
    expect(periodsOf(ROW)).toEqual([[5, '2000-01-01', null]]);
  });

  it('fills the days around the periods with the usual rate', () => {
    const periods = [
      { rate: 200, from: '2026-01-01', until: '2026-02-28' },
      { rate: 290, from: '2026-03-01', until: '2026-06-30' },
      { rate: 300, from: '2027-01-01' },
    ];
    expect(periodsOf({ ...ROW, periods })).toEqual([
      [5, '2000-01-01', '2025-12-31'],
      [2, '2026-01-01', '2026-02-28'],
      [2.9, '2026-03-01', '2026-06-30'],
      [5, '2026-07-01', '2026-12-31'],
      [3, '2027-01-01', null],
    ]);
  });
});
