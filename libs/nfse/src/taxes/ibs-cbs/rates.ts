import { type Percentage } from '../../national/dps';

/** The reference rates of a year, in hundredths of a percent. */
export interface IbsCbsRates {
  /** IBS of the state. */
  readonly uf: Percentage;
  /** IBS of the municipality. */
  readonly mun: Percentage;
  readonly cbs: Percentage;
}

/** The rates from a year on, until the next row. */
interface YearRates {
  readonly from: number;
  readonly rates: IbsCbsRates;
  /** The document that fixes them. A rate that no document fixes begins with "estimate". */
  readonly source: string;
}

/**
 * The CBS rate of 2027 and 2028. The Senate has not fixed it: 8.70 % is the government's estimate of 8.80 % less the
 * 0.10 points of LC 214/2025, article 347. Callers can give another one.
 */
export const ESTIMATED_CBS_2027: Percentage = 870;

const ESTIMATED_CBS: Percentage = 880;
/** The government's estimate of 17.70 % for the IBS. How it is divided between state and municipality is ours. */
const ESTIMATED_IBS = { uf: 1_400, mun: 370 } as const;

/**
 * From 2029 on the IBS replaces what ICMS and ISS lose: their rates are 9/10, 8/10, 7/10 and 6/10 of what they were
 * (ADCT, article 128), and they end in 2033. The Senate fixes the rates of each year.
 */
function estimate(from: number, tenths: number): YearRates {
  const { uf, mun } = ESTIMATED_IBS;
  return {
    from,
    rates: { uf: (uf * tenths) / 10, mun: (mun * tenths) / 10, cbs: ESTIMATED_CBS },
    source: `estimate: ${String(tenths)}/10 of an IBS of 17.70 % (ADCT, article 128), and a CBS of 8.80 %`,
  };
}

const BY_YEAR: readonly YearRates[] = [
  {
    from: 2033,
    rates: { ...ESTIMATED_IBS, cbs: ESTIMATED_CBS },
    source: 'estimate: an IBS of 17.70 % and a CBS of 8.80 %',
  },
  estimate(2032, 4),
  estimate(2031, 3),
  estimate(2030, 2),
  estimate(2029, 1),
  {
    from: 2027,
    rates: { uf: 5, mun: 5, cbs: ESTIMATED_CBS_2027 },
    source:
      'IBS: LC 214/2025, article 344; CBS: estimate of 8.80 % less 0.10 points (LC 214/2025, article 347)',
  },
];

const OF_2026: YearRates = {
  from: 2026,
  rates: { uf: 10, mun: 0, cbs: 90 },
  source: 'LC 214/2025, articles 343 and 346',
};

/** The rates of a year, with their source. Years before 2026 have the rates of 2026. */
export function ibsCbsRates(year: number): IbsCbsRates {
  return ratesOf(year).rates;
}

/** The document that fixes the rates of a year, or the word "estimate" with its reason. */
export function ibsCbsSource(year: number): string {
  return ratesOf(year).source;
}

function ratesOf(year: number): YearRates {
  return BY_YEAR.find(({ from }) => from <= year) ?? OF_2026;
}

/** Situations (CST) in which no tax arises: exempt, immune or outside, suspended. */
const UNTAXED = new Set(['400', '410', '550']);

/** Returns true if the situation (CST of gIBSCBS) has no tax to pay. */
export function isUntaxedSituation(cst: string): boolean {
  return UNTAXED.has(cst);
}
