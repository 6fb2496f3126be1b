import { type Percentage } from '../../national/dps';

/** The part of the ISS rates that applies from a year on, until the next row. */
interface TransitionYear {
  readonly from: number;
  /** Of the rate that the law of the municipality fixes. */
  readonly tenths: number;
  /** The document that fixes the part. */
  readonly source: string;
}

const ARTICLE_128 = 'ADCT, article 128';

/** The ISS while the IBS replaces it (ADCT, articles 128 and 129, of EC 132/2023). Before 2029 it is whole. */
const BY_YEAR: readonly TransitionYear[] = [
  { from: 2033, tenths: 0, source: 'ADCT, article 129' },
  { from: 2032, tenths: 6, source: `${ARTICLE_128}, IV` },
  { from: 2031, tenths: 7, source: `${ARTICLE_128}, III` },
  { from: 2030, tenths: 8, source: `${ARTICLE_128}, II` },
  { from: 2029, tenths: 9, source: `${ARTICLE_128}, I` },
];

/** The first day on which rates are reduced. */
const FIRST_REDUCED_DAY = '2029-01-01';

/** The limits of the ISS rate in hundredths of a percent. */
export interface IssLimits {
  /** LC 116, article 8-A. */
  readonly floor: Percentage;
  /** LC 116, article 8. */
  readonly ceiling: Percentage;
  /** The lowest rate of a retained ISS inside the Simples Nacional. */
  readonly simplesFloor: Percentage;
}

const LIMITS: IssLimits = { floor: 200, ceiling: 500, simplesFloor: 180 };

/** A rate of the law of a municipality. */
interface LawRate {
  readonly rate: Percentage;
  /** The first day of the period of the rate. */
  readonly from?: string;
}

/** A rate as it applies on a day. */
export interface ReducedRate {
  readonly rate: Percentage;
  /** The part that applies, in hundredths of a percent, and its source. Absent: the rate is whole. */
  readonly transition?: { readonly share: Percentage; readonly source: string };
}

/**
 * Whether the ISS exists on a day of competence. It ends with 2032.
 *
 * @example
 * hasIss('2032-12-31'); // true
 * hasIss('2033-01-01'); // false
 */
export function hasIss(dCompet: string): boolean {
  return transitionOf(dCompet)?.tenths !== 0;
}

/**
 * The rate that applies on a day of competence. It is rounded half-up to hundredths of a percent, as it is published.
 *
 * @param law a rate whose period begins in the transition is that of its period, and is not reduced
 *
 * @example
 * reducedRate({ rate: 500 }, '2029-03-10'); // 4.50 %: { rate: 450, transition: { share: 9000, source: 'ADCT, article 128, I' } }
 */
export function reducedRate({ rate, from = '' }: LawRate, dCompet: string): ReducedRate {
  const row = transitionOf(dCompet);
  if (row === undefined || from >= FIRST_REDUCED_DAY) return { rate };
  const { tenths, source } = row;
  return { rate: partOf(rate, tenths), transition: { share: tenths * 1_000, source } };
}

/**
 * The limits of the rate on a day of competence: those of LC 116 in the same part as the rates. From 2033 on they are
 * not used.
 */
export function issLimits(dCompet: string): IssLimits {
  const tenths = transitionOf(dCompet)?.tenths ?? 10;
  const { floor, ceiling, simplesFloor } = LIMITS;
  return {
    floor: partOf(floor, tenths),
    ceiling: partOf(ceiling, tenths),
    simplesFloor: partOf(simplesFloor, tenths),
  };
}

function partOf(rate: Percentage, tenths: number): Percentage {
  return Math.floor((rate * tenths + 5) / 10);
}

function transitionOf(dCompet: string): TransitionYear | undefined {
  const year = Number(dCompet.slice(0, 4));
  return BY_YEAR.find(({ from }) => from <= year);
}
