import { toCents, type Cents } from '#libs/kernel';
import { type InfDps, type Percentage } from '../../national/dps';
import { editionOf } from '../../national/edition';
import { adjustmentDocuments } from '../../national/parts';
import { PARTNER, sumOf } from '../adjustments';
import { type Amounts } from '../amounts';
import { type ExplainedAmount, type Explanation } from '../explanation';
import { bounded, roundedShare, type RoundingMode, WHOLE } from '../rounding';
import { type SimplesTax } from '../../national/nfse';
import { ibsCbsRates } from './rates';

/** IBS and CBS of a provider in the Simples Nacional (technical note 009, group gTribSN). */

export interface SimplesResult {
  /** vReceitaBrutaSN. */
  readonly revenue: ExplainedAmount;
  /** Absent if both taxes are outside the Simples Nacional. */
  readonly tax?: SimplesTax;
  /** Whether the invoice also has the tax outside the Simples Nacional. */
  readonly hasIbs: boolean;
  readonly hasCbs: boolean;
  readonly explanation: readonly Explanation[];
}

/** The first bracket of an annex of LC 123/2006, in hundredths of a percent. */
interface Bracket {
  readonly annex: string;
  readonly rate: Percentage;
  /** The part of PIS and COFINS in the rate, which the CBS and the IBS take over in 2027. */
  readonly federal: Percentage;
  /** The part of the ISS, which the IBS takes over from 2029 to 2033. */
  readonly iss: Percentage;
}

const ANNEX_III: Bracket = { annex: 'III', rate: 600, federal: 1_560, iss: 3_350 };
const ANNEX_IV: Bracket = { annex: 'IV', rate: 450, federal: 2_150, iss: 4_450 };

/** The annex of each activity (cAtvSN). Activity 9 belongs to annex III or V by its factor R; III is our choice. */
const BRACKETS: Readonly<Record<string, Bracket>> = { '13': ANNEX_IV, '14': ANNEX_IV };
/** Operations without tax. */
const UNTAXED = '90';

/** How many tenths of the part of the ISS have become IBS (ADCT, article 128). */
const TENTHS: readonly (readonly [from: number, tenths: number])[] = [
  [2033, 10],
  [2032, 4],
  [2031, 3],
  [2030, 2],
  [2029, 1],
];

/**
 * The gross revenue and the taxes inside the Simples Nacional; undefined outside of it and in edition 007.
 *
 * The official calculator knows the revenue of 12 months, which a DPS does not have. So the rates are an estimate: the
 * rate of the Simples Nacional that the DPS declares (pTotTribSN), or that of the first bracket of the annex of the
 * activity, times the part of each tax. The parts are those of PIS, COFINS and ISS in LC 123/2006. In 2026 they are 0.
 */
export function simplesTaxOf(
  dps: InfDps,
  amounts: Amounts,
  { year, mode }: { readonly year: number; readonly mode: RoundingMode },
): SimplesResult | undefined {
  const { opSimpNac, regApIBSCBSSN } = dps.prest.regTrib;
  if (editionOf(dps) === '007' || opSimpNac === '1') return undefined;
  const revenue = revenueOf(dps, amounts);
  const isInside = opSimpNac !== '2' && (regApIBSCBSSN === '1' || regApIBSCBSSN === '2');
  if (!isInside) return { revenue, hasIbs: true, hasCbs: true, explanation: [revenue] };
  const { ibs, cbs, rows } = ratesOf(dps, year);
  const isIbsInside = regApIBSCBSSN === '1';
  const vCBSSN = roundedShare(revenue.cents, cbs, mode);
  const vIBSSN = roundedShare(revenue.cents, ibs, mode);
  // An option that is not decided yet shows both results (annex VI, regApIBSCBSSN).
  const isPending = opSimpNac === '4';
  return {
    revenue,
    tax: { ...(isIbsInside && { pIBSSN: ibs, vIBSSN }), pCBSSN: cbs, vCBSSN },
    hasIbs: isPending || !isIbsInside,
    hasCbs: isPending,
    explanation: [
      revenue,
      ...(isIbsInside ? [rows.ibs, product('vIBSSN', 'pIBSSN', revenue.cents, ibs, vIBSSN)] : []),
      rows.cbs,
      product('vCBSSN', 'pCBSSN', revenue.cents, cbs, vCBSSN),
    ],
  };
}

/** The amounts of partners reduce the revenue of a beauty salon (services 06.01 and 06.02). */
function revenueOf(dps: InfDps, amounts: Amounts): ExplainedAmount {
  const { regApIBSCBSSN } = dps.prest.regTrib;
  const isSalon = /^060[12]/.test(dps.serv.cServ.cTribNac) && regApIBSCBSSN !== '3';
  const partners = isSalon
    ? sumOf(
        adjustmentDocuments(dps).filter(({ tpAjusteBC }) => tpAjusteBC === PARTNER),
        ({ vAjuteAplic }) => vAjuteAplic,
      )
    : toCents(0);
  const inputs = {
    vServ: amounts.service,
    vDescIncond: amounts.unconditionalDiscount,
    vCalcAjusteBCIBSCBS: amounts.ofIbsCbs,
    vPartners: partners,
  };
  return {
    name: 'vReceitaBrutaSN',
    formula: 'vServ - vDescIncond - vCalcAjusteBCIBSCBS - vPartners',
    inputs,
    cents: bounded(
      inputs.vServ - inputs.vDescIncond - inputs.vCalcAjusteBCIBSCBS - inputs.vPartners,
    ),
  };
}

function ratesOf(dps: InfDps, year: number) {
  const activity = dps.serv.cServ.cAtvSN ?? '';
  const { annex, rate, federal, iss } = BRACKETS[activity] ?? ANNEX_III;
  const declared = dps.valores.trib.totTrib.pTotTribSN ?? 0;
  const pSimples = activity === UNTAXED ? 0 : declared > 0 ? declared : rate;
  const parts = partsOf(year, { federal, iss });
  const reference = `estimate: ${
    declared > 0 ? 'pTotTribSN of the DPS' : `first bracket of annex ${annex} of LC 123/2006`
  }, parts of PIS, COFINS and ISS`;
  const row = (name: string, part: number): Explanation & { readonly rate: number } => ({
    name,
    formula: 'pSimples x pPart',
    inputs: { pSimples, pPart: part },
    rate: Math.round((pSimples * part) / WHOLE),
    source: 'year',
    reference,
  });
  const rows = { ibs: row('pIBSSN', parts.ibs), cbs: row('pCBSSN', parts.cbs) };
  return { ibs: rows.ibs.rate, cbs: rows.cbs.rate, rows };
}

/** The parts of IBS and CBS in the rate. Until 2028 the IBS has its small rate out of the federal part. */
function partsOf(
  year: number,
  { federal, iss }: Pick<Bracket, 'federal' | 'iss'>,
): { readonly ibs: Percentage; readonly cbs: Percentage } {
  if (year <= 2026) return { ibs: 0, cbs: 0 };
  const [, tenths] = TENTHS.find(([from]) => from <= year) ?? [0, 0];
  if (tenths > 0) return { ibs: Math.round((iss * tenths) / 10), cbs: federal };
  const { uf, mun, cbs } = ibsCbsRates(year);
  const ibs = Math.round((federal * (uf + mun)) / (uf + mun + cbs));
  return { ibs, cbs: federal - ibs };
}

function product(
  name: string,
  rateName: string,
  revenue: Cents,
  rate: Percentage,
  cents: Cents,
): Explanation {
  return {
    name,
    formula: `vReceitaBrutaSN x ${rateName}`,
    inputs: { vReceitaBrutaSN: revenue, [rateName]: rate },
    cents,
  };
}
