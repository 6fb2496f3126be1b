import { type Percentage } from '../../national/dps';
import { type CreditDeclaration } from '../../national/parts';
import { isUntaxedSituation } from './rates';

/** The percentage of a credit from a year on, until the next row: of the base, or a share of the rate of the year. */
interface CreditFrom {
  readonly from: number;
  readonly percentage?: Percentage;
  readonly shareOfRate?: Percentage;
}

interface PresumedCredit {
  /** The article of LC 214/2025. */
  readonly article: number;
  /** The classification that the code needs. Absent: one that is taxed. */
  readonly cClassTrib?: string;
  /** Newest row first. Absent: the code gives no credit of this tax. */
  readonly ibs?: readonly CreditFrom[];
  readonly cbs?: readonly CreditFrom[];
  /** Why an invoice cannot have the code. */
  readonly excluded?: string;
  /** The percentage is ours, because the source gives none or more than one. */
  readonly isEstimate?: boolean;
}

const BY_EVENT = 'is taken by an event, not in an invoice';
/** Half of the rate. The percentages of articles 168 and 169 are published each year, and none is published yet. */
const HALF_OF_RATE: readonly CreditFrom[] = [{ from: 2027, shareOfRate: 5_000 }];
const WHOLE_RATE: readonly CreditFrom[] = [{ from: 2027, shareOfRate: 10_000 }];

/**
 * The presumed credits (cCredPres), by their code: the table of classification of presumed credits of the national portal
 * of DF-e (technical note 2025.002, annex IV), and the articles of LC 214/2025 that it names.
 */
const CREDITS: Readonly<Record<string, PresumedCredit>> = {
  '01': {
    article: 168,
    cClassTrib: '410014',
    ibs: HALF_OF_RATE,
    cbs: HALF_OF_RATE,
    isEstimate: true,
  },
  '02': { article: 169, excluded: BY_EVENT },
  '03': {
    article: 170,
    cClassTrib: '410016',
    ibs: [
      { from: 2033, percentage: 1_300 },
      { from: 2032, percentage: 520 },
      { from: 2031, percentage: 390 },
      { from: 2030, percentage: 260 },
      { from: 2029, percentage: 130 },
    ],
    cbs: [{ from: 2027, percentage: 700 }],
  },
  '04': { article: 171, cClassTrib: '410017', ibs: WHOLE_RATE, cbs: WHOLE_RATE },
  // The percentage of the first 12 months of a project; that of a later month is lower.
  '05': { article: 311, cbs: [{ from: 2027, percentage: 1_160 }], isEstimate: true },
  '06': {
    article: 312,
    cbs: [{ from: 2027 }],
    excluded: 'needs the IPI rate of a vehicle, which an invoice does not have',
  },
  '07': { article: 444, ibs: HALF_OF_RATE },
  '08': { article: 447, excluded: BY_EVENT },
  '09': { article: 449, excluded: BY_EVENT },
  // The percentage of all products without one of their own.
  '10': { article: 450, cbs: [{ from: 2027, percentage: 200 }], isEstimate: true },
  '11': { article: 462, ibs: HALF_OF_RATE },
  '12': { article: 465, excluded: BY_EVENT },
  '13': { article: 467, cbs: [{ from: 2027, percentage: 700 }] },
};

export type CreditTax = 'ibs' | 'cbs';

/** The rates of a year that a share refers to. */
export type CreditBase = Readonly<Record<CreditTax, Percentage>>;

/** The percentage of a credit, with its source. */
export interface CreditRate {
  readonly percentage: Percentage;
  readonly reference: string;
}

/**
 * The percentages of the credits that a declaration gives in a year; empty without a code, or if the code is not allowed.
 *
 * @example
 * presumedCredits({ CST: '410', cClassTrib: '410016', cCredPres: '03' }, 2028, { ibs: 10, cbs: 870 });
 * // { cbs: { percentage: 700, reference: 'LC 214/2025, article 170' } }: no IBS before 2029
 */
export function presumedCredits(
  declaration: CreditDeclaration,
  year: number,
  rates: CreditBase,
): Readonly<Partial<Record<CreditTax, CreditRate>>> {
  const credit = CREDITS[declaration.cCredPres ?? ''];
  if (credit === undefined || creditFault(declaration, year) !== undefined) return {};
  const reference = `LC 214/2025, article ${String(credit.article)}`;
  const rateOf = (tax: CreditTax): CreditRate | undefined => {
    const row = rowOf(credit[tax], year);
    if (row === undefined) return undefined;
    const { percentage = shareOf(rates[tax], row.shareOfRate ?? 0) } = row;
    return {
      percentage,
      reference: credit.isEstimate === true ? `estimate: ${reference}` : reference,
    };
  };
  const ibs = rateOf('ibs');
  const cbs = rateOf('cbs');
  return { ...(ibs && { ibs }), ...(cbs && { cbs }) };
}

/** Why a code is not allowed, and the tax whose rule refuses it. */
export interface CreditFault {
  readonly tax: CreditTax;
  readonly detail: string;
}

/** The reason why a declaration cannot have its code; undefined if it can, or has none. */
export function creditFault(
  { CST, cClassTrib, cCredPres }: CreditDeclaration,
  year: number,
): CreditFault | undefined {
  if (cCredPres === undefined) return undefined;
  const credit = CREDITS[cCredPres];
  if (credit === undefined) {
    return {
      tax: 'ibs',
      detail: `There is no presumed credit ${cCredPres}. The codes are 01 to 13.`,
    };
  }
  const { article, excluded, ibs = [], cbs = [] } = credit;
  const tax = ibs.length > 0 || cbs.length === 0 ? 'ibs' : 'cbs';
  const refuse = (why: string): CreditFault => ({
    tax,
    detail: `The presumed credit ${cCredPres} (LC 214/2025, article ${String(article)}) ${why}.`,
  });
  if (excluded !== undefined) return refuse(excluded);
  const first = Math.min(...[...ibs, ...cbs].map(({ from }) => from));
  if (year < first)
    return refuse(`begins in ${String(first)}, and the service is of ${String(year)}`);
  if (credit.cClassTrib !== undefined && credit.cClassTrib !== cClassTrib) {
    return refuse(`needs the classification ${credit.cClassTrib}, and the DPS has ${cClassTrib}`);
  }
  return credit.cClassTrib === undefined && isUntaxedSituation(CST)
    ? refuse(`needs a taxed operation, and the CST is ${CST}`)
    : undefined;
}

function rowOf(rows: readonly CreditFrom[] = [], year: number): CreditFrom | undefined {
  return rows.find(({ from }) => from <= year);
}

/** A share of a rate, rounded half-up to hundredths of a percent. */
function shareOf(rate: Percentage, share: Percentage): Percentage {
  return Math.floor((rate * share + 5_000) / 10_000);
}
