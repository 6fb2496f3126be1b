import { type Cents } from '#libs/kernel';
import { type InfDps, type Percentage } from '../national/dps';
import { editionOf } from '../national/edition';
import { type NfseIbsCbs, type NfseValues } from '../national/nfse';
import { type Parameters } from '../parameters/parameters';
import { type Explanation } from './explanation';
import { computeIbsCbs, type IbsCbsOptions } from './ibs-cbs/ibs-cbs';
import { computeIss, type Iss } from './iss';
import { type RoundingMode } from './rounding';
import { computeTotals, type Totals } from './totals';

/** Amounts that the sender has computed itself. */
export interface DeclaredAmounts {
  readonly base?: Cents;
  readonly iss?: Cents;
  readonly net?: Cents;
}

export interface ComputeOptions {
  /** Half-up if absent. */
  readonly mode?: RoundingMode;
  /** The ISS rate of the request, if the DPS must not have one. */
  readonly requestRate?: Percentage;
  /** Sent amounts that replace the computed ones. */
  readonly declared?: DeclaredAmounts;
  /** The year whose formulas and rates of IBS and CBS apply. The year of the service if absent. */
  readonly procYear?: number;
  /** Other rates and reductions of IBS and CBS. */
  readonly ibsCbs?: Omit<IbsCbsOptions, 'year' | 'mode' | 'nameOf'>;
}

/** The values that the authority adds to a DPS, with their explanation. */
export interface ComputedNfse {
  /** The group valores of the invoice. */
  readonly valores: NfseValues;
  /** The group IBSCBS of the invoice, if the DPS has one. */
  readonly IBSCBS?: NfseIbsCbs;
  /** Where the ISS is due; absent if the service is not taxed (rule E1301). */
  readonly cLocIncid?: string;
  readonly iss: Iss;
  readonly totals: Totals;
  readonly explanation: readonly Explanation[];
}

/** The year of the service. */
export function competenceYear({ dCompet }: Pick<InfDps, 'dCompet'>): number {
  return Number(dCompet.slice(0, 4));
}

/** The element tpBM: 2 the base is reduced by a percentage, 3 by an amount, 4 another rate. */
const BENEFIT_TYPES = { percentage: '2', amount: '3', rate: '4' } as const;

/**
 * Computes all values of an invoice. It does not check them: `refusalsOf` does.
 *
 * @example
 * computeNfse(validDps(), memoryParameters(SEED)).valores;
 * // { vBC: 100000, pAliqAplic: 500, vISSQN: 5000, vTotalRet: 0, vLiq: 100000 }
 */
export function computeNfse(
  dps: InfDps,
  parameters: Parameters,
  { procYear = competenceYear(dps), ibsCbs, ...options }: ComputeOptions = {},
): ComputedNfse {
  const iss = computeIss(dps, parameters, options);
  const totals = computeTotals(dps, iss, options.declared?.net);
  const nameOf = (code: string): string | undefined => parameters.municipality(code)?.name;
  const ibsCbsOptions = { ...ibsCbs, year: procYear, nameOf };
  const taxed = computeIbsCbs(dps, iss, totals.netCents, {
    ...ibsCbsOptions,
    ...(options.mode !== undefined && { mode: options.mode }),
  });
  return {
    valores: valuesOf(dps, iss, totals),
    ...(taxed !== undefined && { IBSCBS: taxed.group }),
    ...(iss.incidence !== undefined && { cLocIncid: iss.incidence }),
    iss,
    totals,
    explanation: [...iss.explanation, ...totals.explanation, ...(taxed?.explanation ?? [])],
  };
}

/**
 * Without an ISS the group has only vLiq (rules E1302, E1303, E1307, E1311). No rule requires this for the Simples
 * Nacional, so there the group also has the retentions of other taxes.
 */
function valuesOf(dps: InfDps, iss: Iss, totals: Totals): NfseValues {
  const vLiq = totals.netCents;
  const vTotalRet = totals.retainedCents;
  if (iss.situation === 'simples' && vTotalRet !== 0) return { vTotalRet, vLiq };
  if (iss.cents === undefined) return { vLiq };
  const { amounts } = iss;
  const tpBM = benefitTypeOf(dps, iss);
  return {
    ...calculatedDeduction(dps, amounts.calculated),
    ...(tpBM !== undefined && { tpBM }),
    ...(tpBM === BENEFIT_TYPES.percentage && { vCalcBM: amounts.benefit }),
    vBC: amounts.base,
    ...(iss.rate !== undefined && { pAliqAplic: iss.rate }),
    vISSQN: iss.cents,
    vTotalRet,
    vLiq,
  };
}

/** An amount that the DPS itself gives (vDR, vAjusteBCISSQN) is not repeated. */
function calculatedDeduction(
  dps: InfDps,
  cents: Cents | undefined,
): Pick<NfseValues, 'vCalcDR' | 'vCalcAjusteBCISSQN'> {
  if (cents === undefined) return {};
  return editionOf(dps) === '007' ? { vCalcDR: cents } : { vCalcAjusteBCISSQN: cents };
}

function benefitTypeOf({ valores }: InfDps, { benefit, amounts }: Iss): string | undefined {
  const { BM } = valores.trib.tribMun;
  if (BM === undefined) return undefined;
  if (BM.vRedBCBM !== undefined) return BENEFIT_TYPES.amount;
  if (benefit?.kind === 'rate') return BENEFIT_TYPES.rate;
  return amounts.benefit === 0 ? undefined : BENEFIT_TYPES.percentage;
}
