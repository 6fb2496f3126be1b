import { type Cents } from '#libs/kernel';
import { type Percentage } from '#libs/nfse';
import { type Invoice } from './invoice';

/** The IBS and the CBS of an invoice. */
export class IbsCbsValuesResponse {
  /** @example 950.00 */
  base!: number;

  /** @example 0.95 */
  ibs!: number;

  /** @example 8.55 */
  cbs!: number;

  /** @example 1000.00 */
  total!: number;
}

/** The values of an invoice, in reais; rates in percent. Those that are not computed yet, or never, are null. */
export class InvoiceValuesResponse {
  /** @example 1000.00 */
  amount!: number;

  /** @example 0 */
  deductions!: number | null;

  /** @example 0 */
  unconditionalDiscount!: number;

  /** @example 0 */
  conditionalDiscount!: number;

  /**
   * The base of the ISS.
   * @example 1000.00
   */
  base!: number | null;

  /**
   * The rate of the ISS.
   * @example 5
   */
  issRate!: number | null;

  /** @example 50.00 */
  iss!: number | null;

  /** Whether the customer or the intermediary pays the ISS. */
  issWithheld!: boolean;

  /**
   * All taxes that are withheld.
   * @example 0
   */
  withheld!: number | null;

  /**
   * What the provider receives.
   * @example 1000.00
   */
  net!: number | null;

  /** IBS and CBS; null if the invoice has none. */
  ibsCbs!: IbsCbsValuesResponse | null;
}

/** The values that an invoice has so far. */
export function amountsOf({ dps, nfse, explanation }: Invoice): InvoiceValuesResponse {
  const { vServPrest, vDescCondIncond, trib, vDedRed } = dps.valores;
  const values = nfse?.valores;
  const deduction = explanation.find(({ name }) => name === 'vCalcDR' || name === 'vDR')?.cents;
  return {
    amount: reais(vServPrest.vServ),
    deductions: reaisOrNull(vDedRed === undefined ? (0 as Cents) : (vDedRed.vDR ?? deduction)),
    unconditionalDiscount: reais(vDescCondIncond?.vDescIncond ?? (0 as Cents)),
    conditionalDiscount: reais(vDescCondIncond?.vDescCond ?? (0 as Cents)),
    base: reaisOrNull(values?.vBC),
    issRate: percentOrNull(values?.pAliqAplic),
    iss: reaisOrNull(values?.vISSQN),
    issWithheld: trib.tribMun.tpRetISSQN !== '1',
    withheld: reaisOrNull(values?.vTotalRet),
    net: reaisOrNull(values?.vLiq),
    ibsCbs: ibsCbsOf(nfse),
  };
}

function ibsCbsOf(nfse: Invoice['nfse']): IbsCbsValuesResponse | null {
  const group = nfse?.IBSCBS;
  if (group === undefined) return null;
  const { gIBS, gCBS, vTotNF } = group.totCIBS;
  return {
    base: reais(group.valores.vBC),
    ibs: reais(gIBS.vIBSTot),
    cbs: reais(gCBS.vCBS),
    total: reais(vTotNF),
  };
}

/** Every amount of cents that is exact has one shortest decimal, so dividing gives it. */
function reais(cents: Cents): number {
  return cents / 100;
}

function reaisOrNull(cents: Cents | undefined): number | null {
  return cents === undefined ? null : reais(cents);
}

function percentOrNull(percentage: Percentage | undefined): number | null {
  return percentage === undefined ? null : percentage / 100;
}
