import { toCents, type Cents } from '#libs/kernel';
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
  const { vServPrest, vDescCondIncond, trib } = dps.valores;
  const values = nfse?.valores;
  return {
    amount: reais(vServPrest.vServ),
    deductions: reaisOrNull(deductionsOf(dps.valores, explanation)),
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

/** The explained amounts that are deductions; those of edition 009 can be together. */
const DEDUCTIONS = new Set(['vCalcDR', 'vDR', 'vAjusteBCISSQN', 'vCalcAjusteBCISSQN']);

/** Undefined if the invoice has deductions that are not computed yet. */
function deductionsOf(
  { vDedRed, vAjusteBC }: Invoice['dps']['valores'],
  explanation: Invoice['explanation'],
): Cents | undefined {
  if ((vDedRed ?? vAjusteBC) === undefined) return toCents(0);
  if (vDedRed?.vDR !== undefined) return vDedRed.vDR;
  const found = explanation.filter(({ name }) => DEDUCTIONS.has(name));
  if (found.length === 0) return undefined;
  return toCents(found.reduce((sum, { cents = 0 }) => sum + cents, 0));
}

function ibsCbsOf(nfse: Invoice['nfse']): Pick<InvoiceValuesResponse, 'ibsCbs'> {
  const group = nfse?.IBSCBS;
  if (group === undefined) return {};
  const { gIBS, gCBS, gTribSN, vTotNF } = group.totCIBS;
  const ibsCredit = gIBS.gIBSCredPres?.vCredPresIBS;
  const cbsCredit = gCBS.gCBSCredPres?.vCredPresCBS;
  return {
    ibsCbs: {
      base: reais(group.valores.vBC),
      ibs: reais(gIBS.vIBSTot ?? gTribSN?.vIBSSN ?? toCents(0)),
      cbs: reais(gCBS.vCBS ?? gTribSN?.vCBSSN ?? toCents(0)),
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
