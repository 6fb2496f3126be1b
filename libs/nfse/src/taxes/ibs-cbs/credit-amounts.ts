import { type Cents } from '#libs/kernel';
import { type CreditDeclaration } from '../../national/parts';
import { type Explanation } from '../explanation';
import { roundedShare, type RoundingMode } from '../rounding';
import {
  type CreditBase,
  type CreditRate,
  type CreditTax,
  presumedCredits,
} from './presumed-credits';
import { ibsCbsRates, type IbsCbsRates } from './rates';

interface CreditAmount extends CreditRate {
  readonly cents: Cents;
}

/** The presumed credits of an invoice. */
export interface Credits {
  readonly ibs?: CreditAmount;
  readonly cbs?: CreditAmount;
  readonly rows: readonly Explanation[];
}

/** The inputs of the credits besides the declaration. */
interface CreditOptions {
  readonly year: number;
  readonly mode?: RoundingMode;
  readonly rates?: IbsCbsRates;
  /** Other percentages than those of the code. */
  readonly credits?: Partial<CreditBase>;
}

const NAMES = { ibs: 'IBS', cbs: 'CBS' } as const;

/**
 * Computes the presumed credits of a declaration: percentage x base.
 * @param base vBC of IBS and CBS
 */
export function creditsOf(
  declaration: CreditDeclaration,
  base: Cents,
  { year, mode = 'half-up', rates = ibsCbsRates(year), credits: given = {} }: CreditOptions,
): Credits {
  const ofYear = { ibs: rates.uf + rates.mun, cbs: rates.cbs };
  const found = presumedCredits(declaration, year, ofYear);
  const amountOf = (tax: CreditTax): CreditAmount | undefined => {
    const rate = found[tax];
    if (rate === undefined) return undefined;
    const percentage = given[tax] ?? rate.percentage;
    return { ...rate, percentage, cents: roundedShare(base, percentage, mode) };
  };
  const ibs = amountOf('ibs');
  const cbs = amountOf('cbs');
  return {
    ...(ibs && { ibs }),
    ...(cbs && { cbs }),
    rows: [
      ...(ibs ? [explained('ibs', base, ibs)] : []),
      ...(cbs ? [explained('cbs', base, cbs)] : []),
    ],
  };
}

function explained(
  tax: CreditTax,
  base: Cents,
  { percentage, reference, cents }: CreditAmount,
): Explanation {
  const percentageName = `pCredPres${NAMES[tax]}`;
  return {
    name: `vCredPres${NAMES[tax]}`,
    formula: `vBC x ${percentageName}`,
    inputs: { vBC: base, [percentageName]: percentage },
    cents,
    reference,
  };
}
