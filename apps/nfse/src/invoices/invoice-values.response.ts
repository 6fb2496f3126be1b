import { type Cents } from '#libs/kernel';
import { type Percentage } from '#libs/nfse';
import { type Invoice } from './invoice';

/** The IBS and the CBS of an invoice. */
export class IbsCbsValuesResponse {
  /** @example 950.5 */
  base!: number;

  /** @example 0.95 */
  ibs!: number;

  /** @example 8.55 */
  cbs!: number;

  /** @example 1000.5 */
  total!: number;

  /**
   * The presumed credit of IBS. Present if the declaration has a presumed credit of this tax.
   * @example 24.7
   */
  ibsPresumedCredit?: number;

  /**
   * The presumed credit of CBS. Present if the declaration has a presumed credit of this tax.
   * @example 66.5
   */
  cbsPresumedCredit?: number;
}

/** The values of an invoice, in reais; rates in percent. A value that is not computed is null. */
export class InvoiceValuesResponse {
  /** @example 1234.56 */
  amount!: number;

  /** @example 34.56 */
  deductions!: number | null;

  /** @example 10.5 */
  unconditionalDiscount!: number;

  /** @example 5.5 */
  conditionalDiscount!: number;

  /**
   * The base of the ISS.
   * @example 1189.5
   */
  base!: number | null;

  /**
   * The rate of the ISS.
   * @example 2.9
   */
  issRate!: number | null;

  /** @example 34.5 */
  iss!: number | null;

  /** Whether the customer or the intermediary pays the ISS. */
  issWithheld!: boolean;

  /**
   * All taxes that are withheld.
   * @example 18.52
   */
  withheld!: number | null;

  /**
   * The amount that the provider receives.
   * @example 1200.04
   */
  net!: number | null;

  /** Present if the invoice has IBS and CBS. */
  ibsCbs?: IbsCbsValuesResponse;
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
    ...ibsCbsOf(nfse),
  };
}

function ibsCbsOf(nfse: Invoice['nfse']): Pick<InvoiceValuesResponse, 'ibsCbs'> {
  const group = nfse?.IBSCBS;
  if (group === undefined) return {};
  const { gIBS, gCBS, vTotNF } = group.totCIBS;
  const ibsCredit = gIBS.gIBSCredPres?.vCredPresIBS;
  const cbsCredit = gCBS.gCBSCredPres?.vCredPresCBS;
  return {
    ibsCbs: {
      base: reais(group.valores.vBC),
      ibs: reais(gIBS.vIBSTot),
      cbs: reais(gCBS.vCBS),
      total: reais(vTotNF),
      ...(ibsCredit !== undefined && { ibsPresumedCredit: reais(ibsCredit) }),
      ...(cbsCredit !== undefined && { cbsPresumedCredit: reais(cbsCredit) }),
    },
  };
}

/** The division is exact: each amount of cents has one shortest decimal form. */
function reais(cents: Cents): number {
  return cents / 100;
}

function reaisOrNull(cents: Cents | undefined): number | null {
  return cents === undefined ? null : reais(cents);
}

function percentOrNull(percentage: Percentage | undefined): number | null {
  return percentage === undefined ? null : percentage / 100;
}
