import { type Percentage } from '../../national/dps';

/** The reference rates of a year, in hundredths of a percent. */
export interface IbsCbsRates {
  /** IBS of the state. */
  readonly uf: Percentage;
  /** IBS of the municipality. */
  readonly mun: Percentage;
  readonly cbs: Percentage;
}

/**
 * The CBS rate of 2027 and 2028. The Senate has not fixed it: 8.70 % is the government's estimate of 8.80 % less the
 * 0.10 points of LC 214/2025, article 347. Callers can give another one.
 */
export const ESTIMATED_CBS_2027: Percentage = 870;

/** The test rates of 2026 (LC 214/2025, articles 343 and 346): CBS 0.90 %, IBS 0.10 %, all of it for the state. */
const OF_2026: IbsCbsRates = { uf: 10, mun: 0, cbs: 90 };

/** From 2027 (article 344): IBS 0.05 % for the state and 0.05 % for the municipality. */
const FROM_2027: IbsCbsRates = { uf: 5, mun: 5, cbs: ESTIMATED_CBS_2027 };

/**
 * The rates of a year. The years from 2029, in which the IBS rises step by step, are not known yet: they have the rates
 * of 2028.
 */
export function ibsCbsRates(year: number): IbsCbsRates {
  return year <= 2026 ? OF_2026 : FROM_2027;
}

/** The reduction of each rate by a classification: 6_000 is 60 %. */
export interface RateReductions {
  readonly uf: Percentage;
  readonly mun: Percentage;
  readonly cbs: Percentage;
}

/** Situations (CST) in which no tax arises: exempt, immune or outside, suspended. */
const UNTAXED = new Set(['400', '410', '550']);

/** Returns true if the situation (CST of gIBSCBS) has no tax to pay. */
export function isUntaxedSituation(cst: string): boolean {
  return UNTAXED.has(cst);
}
