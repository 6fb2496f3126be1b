import { toCents, type Cents } from '#libs/kernel';
import { type FederalTaxes, type Percentage } from '../national/dps';
import { type Explanation } from './explanation';
import { bounded, roundedShare, type RoundingMode } from './rounding';

/** One federal tax of a request. An amount is used as it is; without one, the rate applies to the price. */
export interface FederalTaxInput {
  readonly rate?: Percentage;
  readonly amount?: Cents;
  /**
   * Whether the customer retains it. Absent means no for PIS and COFINS, and yes for CSLL, IRRF and INSS, which a DPS
   * has only as retentions.
   */
  readonly withheld?: boolean;
}

export interface FederalTaxInputs {
  readonly serviceCents: Cents;
  readonly pis?: FederalTaxInput;
  readonly cofins?: FederalTaxInput;
  readonly csll?: FederalTaxInput;
  readonly irrf?: FederalTaxInput;
  readonly inss?: FederalTaxInput;
}

export interface FederalTaxesResult {
  /** The group of the DPS, or undefined if it would be empty. */
  readonly tribFed: FederalTaxes | undefined;
  /** Due on the operation, retained or not. */
  readonly pisCents: Cents;
  readonly cofinsCents: Cents;
  /** The sum of all retentions: vRetCP, vRetIRRF and vRetCSLL. */
  readonly retainedCents: Cents;
  readonly explanation: readonly Explanation[];
}

/**
 * The element tpRetPisCofins for each combination of retained PIS, COFINS and CSLL (schema of technical note 007).
 * Codes 1 and 2 are the older ones, which do not cover the CSLL; they are not written.
 */
export const RETENTION_CODES: Readonly<Record<string, string>> = {
  none: '0',
  'PIS COFINS CSLL': '3',
  'PIS COFINS': '4',
  PIS: '5',
  COFINS: '6',
  'COFINS CSLL': '7',
  CSLL: '8',
  'PIS CSLL': '9',
};

const CST_TAXABLE = '01';
const CST_NONE = '00';

/**
 * Computes the group tribFed from rates or amounts. vPis and vCofins are the amounts due on the operation; the retained
 * PIS, COFINS and CSLL are added in vRetCSLL (technical note 007). Taxes of zero are left out.
 *
 * @example
 * federalTaxes({ serviceCents: toCents(100_000), csll: { rate: 100 } }).tribFed;
 * // { piscofins: { CST: '00', tpRetPisCofins: '8' }, vRetCSLL: 1000 }
 */
export function federalTaxes(
  inputs: FederalTaxInputs,
  mode: RoundingMode = 'half-up',
): FederalTaxesResult {
  const { serviceCents } = inputs;
  const due = (tax: FederalTaxInput | undefined): Cents =>
    tax?.amount ?? roundedShare(serviceCents, tax?.rate ?? 0, mode);
  const pisCents = due(inputs.pis);
  const cofinsCents = due(inputs.cofins);
  const retained = {
    PIS: inputs.pis?.withheld === true ? pisCents : toCents(0),
    COFINS: inputs.cofins?.withheld === true ? cofinsCents : toCents(0),
    CSLL: inputs.csll?.withheld === false ? toCents(0) : due(inputs.csll),
  };
  const vRetCSLL = bounded(retained.PIS + retained.COFINS + retained.CSLL);
  const vRetIRRF = inputs.irrf?.withheld === false ? toCents(0) : due(inputs.irrf);
  const vRetCP = inputs.inss?.withheld === false ? toCents(0) : due(inputs.inss);
  const piscofins = pisCofinsOf(inputs, pisCents, cofinsCents, retentionCode(retained));
  const tribFed: FederalTaxes = {
    ...(piscofins !== undefined && { piscofins }),
    ...(vRetCP !== 0 && { vRetCP }),
    ...(vRetIRRF !== 0 && { vRetIRRF }),
    ...(vRetCSLL !== 0 && { vRetCSLL }),
  };
  return {
    tribFed: Object.keys(tribFed).length === 0 ? undefined : tribFed,
    pisCents,
    cofinsCents,
    retainedCents: bounded(vRetCP + vRetIRRF + vRetCSLL),
    explanation: [
      ...explainedTax('vPis', serviceCents, inputs.pis, pisCents),
      ...explainedTax('vCofins', serviceCents, inputs.cofins, cofinsCents),
      ...explainedTax('vRetCP', serviceCents, inputs.inss, vRetCP),
      ...explainedTax('vRetIRRF', serviceCents, inputs.irrf, vRetIRRF),
      ...(vRetCSLL === 0 ? [] : [explainedSum(retained, vRetCSLL)]),
    ],
  };
}

function retentionCode(retained: Readonly<Record<string, Cents>>): string {
  const names = Object.keys(retained).filter((name) => retained[name] !== 0);
  return RETENTION_CODES[names.length === 0 ? 'none' : names.join(' ')] ?? '0';
}

function pisCofinsOf(
  { serviceCents, pis, cofins }: FederalTaxInputs,
  vPis: Cents,
  vCofins: Cents,
  tpRetPisCofins: string,
): FederalTaxes['piscofins'] {
  if (vPis === 0 && vCofins === 0) {
    // Rule E0682: without a taxable operation there is no base.
    return tpRetPisCofins === '0' ? undefined : { CST: CST_NONE, tpRetPisCofins };
  }
  return {
    CST: CST_TAXABLE,
    vBCPisCofins: serviceCents,
    ...(pis?.rate !== undefined && { pAliqPis: pis.rate }),
    ...(cofins?.rate !== undefined && { pAliqCofins: cofins.rate }),
    ...(vPis !== 0 && { vPis }),
    ...(vCofins !== 0 && { vCofins }),
    tpRetPisCofins,
  };
}

function explainedTax(
  name: string,
  serviceCents: Cents,
  tax: FederalTaxInput | undefined,
  cents: Cents,
): readonly Explanation[] {
  if (cents === 0) return [];
  if (tax?.amount !== undefined || tax?.rate === undefined) {
    return [{ name, formula: name, inputs: { [name]: cents }, cents, source: 'request' }];
  }
  const inputs = { vServ: serviceCents, pRate: tax.rate };
  return [{ name, formula: 'vServ x pRate', inputs, cents, source: 'request' }];
}

function explainedSum(
  { PIS, COFINS, CSLL }: Readonly<Record<'PIS' | 'COFINS' | 'CSLL', Cents>>,
  cents: Cents,
): Explanation {
  return {
    name: 'vRetCSLL',
    formula: 'retained vPis + retained vCofins + retained vCsll',
    inputs: { vPis: PIS, vCofins: COFINS, vCsll: CSLL },
    cents,
  };
}
