import { halfUp, toCents, type Cents } from '#libs/kernel';
import { type DpsIbsCbs, type InfDps, type Percentage } from '../../national/dps';
import { editionOf } from '../../national/edition';
import { type NfseIbsCbs } from '../../national/nfse';
import { classOf, creditDeclarationOf, recipientOf } from '../../national/parts';
import { isLease } from '../adjustments';
import { type ExplainedAmount, type Explanation } from '../explanation';
import { ibsCbsRates, ibsCbsSource, isUntaxedSituation, type IbsCbsRates } from './rates';
import { creditsOf, type Credits } from './credit-amounts';
import { type CreditBase } from './presumed-credits';
import { reductionsOf, type RateReductions } from './reductions';
import { type Iss } from '../iss';
import { simplesTaxOf, type SimplesResult } from './simples';
import { bounded, roundedShare, type RoundingMode, WHOLE } from '../rounding';

/** The inputs of IBS and CBS besides the DPS. */
export interface IbsCbsOptions {
  /** The year of the service (dCompet); the formulas change in 2027. */
  readonly year: number;
  /** Half-up if absent. */
  readonly mode?: RoundingMode;
  /** Other rates than those of the year. */
  readonly rates?: IbsCbsRates;
  /** Other reductions than those of the classification (cClassTrib). */
  readonly reductions?: RateReductions;
  /** Other percentages of presumed credits than those of the code (cCredPres). */
  readonly credits?: Partial<CreditBase>;
  /** The reduction for purchases of the government (pRedutor). Only used if the DPS has tpEnteGov. */
  readonly governmentReduction?: Percentage;
  /**
   * The name of a municipality for xLocalidadeIncid. The code is used if the function is absent or returns undefined.
   */
  readonly nameOf?: (municipality: string) => string | undefined;
}

export interface IbsCbsResult {
  readonly group: NfseIbsCbs;
  readonly explanation: readonly Explanation[];
}

/** The code that stands for a place abroad. */
const ABROAD = '9999999';
/** Operations whose place is the domicile of the customer have these first digits of cIndOp (annex VII). */
const AT_CUSTOMER = '10';

/**
 * Computes the group IBSCBS of the invoice from that of the DPS (annex I, rules E1521 to E1582), or undefined if the
 * DPS
 * has none. Each effective rate is rounded to hundredths of a percent, and each amount to cents, as they are published.
 *
 * The rates of the year are reduced by the classification (cClassTrib).
 *
 * A presumed credit (cCredPres) is a percentage of the base. It does not change the taxes or the total.
 *
 * Simplified: the place of incidence follows only the first two digits of cIndOp; the regular taxation (gTribRegular) is
 * not computed.
 *
 * @param netCents vLiq of the invoice
 */
export function computeIbsCbs(
  dps: InfDps,
  iss: Iss,
  netCents: Cents,
  options: IbsCbsOptions,
): IbsCbsResult | undefined {
  if (dps.IBSCBS === undefined) return undefined;
  const { mode = 'half-up', nameOf } = options;
  const base = baseOf(dps, iss, options.year);
  const pRedutor =
    dps.IBSCBS.tpEnteGov === undefined ? undefined : (options.governmentReduction ?? 0);
  const { cClassTrib } = classOf(dps.IBSCBS);
  const gDif = dps.IBSCBS.valores.trib.gIBSCBS?.gDif;
  const { reductions = reductionsOf(cClassTrib) } = options;
  const rates = effectiveRates(dps.IBSCBS, { ...options, reductions }, pRedutor ?? 0);
  const how = { mode, reference: referenceOf(options, reductions && cClassTrib) };
  const simples = simplesTaxOf(dps, iss.amounts, { year: options.year, mode });
  const taxes = shownTaxes(dps, simples, {
    uf: taxOf('vIBSUF', base.cents, rates.uf, gDif?.pDifUF, how),
    mun: taxOf('vIBSMun', base.cents, rates.mun, gDif?.pDifMun, how),
    cbs: taxOf('vCBS', base.cents, rates.cbs, gDif?.pDifCBS, how),
  });
  const total = totalOf(netCents, taxes, options.year);
  const credits = creditsOf(creditDeclarationOf(dps.IBSCBS), base.cents, options);
  const place = placeOf(dps, dps.IBSCBS);
  const group: NfseIbsCbs = {
    cLocalidadeIncid: place,
    xLocalidadeIncid: nameOf?.(place) ?? place,
    ...(pRedutor !== undefined && { pRedutor }),
    valores: {
      vBC: base.cents,
      ...adjustmentGroup(dps, iss),
      ...(simples !== undefined && { vReceitaBrutaSN: simples.revenue.cents }),
      ...ratesGroup(rates, reductions),
    },
    totCIBS: {
      ...totalsGroup(taxes, credits, total.cents),
      ...(simples?.tax !== undefined && { gTribSN: simples.tax }),
    },
  };
  const rows = [taxes.uf, taxes.mun, taxes.cbs].flatMap((tax) => tax?.rows ?? []);
  const ofSimples = simples?.explanation ?? [];
  return { group, explanation: [base, ...rows, ...credits.rows, ...ofSimples, total] };
}

/** The adjustment of the base has a name for leases of its own in edition 009. */
function adjustmentName(dps: InfDps): keyof NfseIbsCbs['valores'] & `vCalc${string}` {
  if (editionOf(dps) === '007') return 'vCalcReeRepRes';
  return isLease(dps) ? 'vCalcAjusteBCLocImoveis' : 'vCalcAjusteBCIBSCBS';
}

function adjustmentGroup(dps: InfDps, { amounts }: Iss): Partial<NfseIbsCbs['valores']> {
  return amounts.ofIbsCbs === 0 ? {} : { [adjustmentName(dps)]: amounts.ofIbsCbs };
}

/**
 * The taxes that the invoice shows: without those that are paid inside the Simples Nacional. A credit or debit that
 * adjusts the tax has the amounts that it declares, and no parts of state and municipality.
 */
function shownTaxes(dps: InfDps, simples: SimplesResult | undefined, taxes: AllTaxes): Taxes {
  const adjusted = dps.IBSCBS?.valores.trib.gIBSCBSAjuste;
  if (adjusted !== undefined) {
    return {
      ibs: declaredTax('vIBSTot', 'vIBS', adjusted.vIBS),
      cbs: declaredTax('vCBS', 'vCBS', adjusted.vCBS),
    };
  }
  const { hasIbs, hasCbs } = simples ?? { hasIbs: true, hasCbs: true };
  return {
    ...(hasIbs && { uf: taxes.uf, mun: taxes.mun }),
    ...(hasCbs && { cbs: taxes.cbs }),
  };
}

function declaredTax(name: string, declared: string, cents: Cents): Tax {
  const formula = `gIBSCBSAjuste/${declared}`;
  return { cents, deferred: undefined, rows: [{ name, formula, inputs: {}, cents }] };
}

function ratesGroup(
  { uf, mun, cbs }: Readonly<Record<keyof IbsCbsRates, EffectiveRate>>,
  reductions: RateReductions | undefined,
): Pick<NfseIbsCbs['valores'], 'uf' | 'mun' | 'fed'> {
  const isReduced = reductions !== undefined;
  return {
    uf: {
      pIBSUF: uf.rate,
      ...(isReduced && { pRedAliqUF: uf.reduction }),
      pAliqEfetUF: uf.effective,
    },
    mun: {
      pIBSMun: mun.rate,
      ...(isReduced && { pRedAliqMun: mun.reduction }),
      pAliqEfetMun: mun.effective,
    },
    fed: {
      pCBS: cbs.rate,
      ...(isReduced && { pRedAliqCBS: cbs.reduction }),
      pAliqEfetCBS: cbs.effective,
    },
  };
}

type AllTaxes = Readonly<Record<keyof IbsCbsRates, Tax>>;
/** `ibs` is the whole IBS, if it has no parts. */
type Taxes = Partial<AllTaxes> & { readonly ibs?: Tax };

function ibsOf({ ibs, uf, mun }: Taxes): Cents | undefined {
  if (ibs !== undefined) return ibs.cents;
  return uf === undefined || mun === undefined ? undefined : bounded(uf.cents + mun.cents);
}

function totalsGroup(
  taxes: Taxes,
  { ibs: ibsCredit, cbs: cbsCredit }: Credits,
  vTotNF: Cents,
): NfseIbsCbs['totCIBS'] {
  const { uf, mun, cbs } = taxes;
  const vIBSTot = ibsOf(taxes);
  return {
    vTotNF,
    gIBS: {
      ...(vIBSTot !== undefined && { vIBSTot }),
      ...(ibsCredit !== undefined && {
        gIBSCredPres: { pCredPresIBS: ibsCredit.percentage, vCredPresIBS: ibsCredit.cents },
      }),
      ...(uf !== undefined && {
        gIBSUFTot: { ...(uf.deferred !== undefined && { vDifUF: uf.deferred }), vIBSUF: uf.cents },
      }),
      ...(mun !== undefined && {
        gIBSMunTot: {
          ...(mun.deferred !== undefined && { vDifMun: mun.deferred }),
          vIBSMun: mun.cents,
        },
      }),
    },
    gCBS: {
      ...(cbsCredit !== undefined && {
        gCBSCredPres: { pCredPresCBS: cbsCredit.percentage, vCredPresCBS: cbsCredit.cents },
      }),
      ...(cbs?.deferred !== undefined && { vDifCBS: cbs.deferred }),
      ...(cbs !== undefined && { vCBS: cbs.cents }),
    },
  };
}

/** Rule E1555: from 2027 the taxes are added to the price. Those inside the Simples Nacional are not. */
function totalOf(vLiq: Cents, taxes: Taxes, year: number): ExplainedAmount {
  const name = 'vTotNF';
  if (year <= 2026) return { name, formula: 'vLiq', inputs: { vLiq }, cents: vLiq };
  const inputs = { vLiq, vCBS: taxes.cbs?.cents ?? 0, vIBSTot: ibsOf(taxes) ?? 0 };
  const cents = bounded(inputs.vLiq + inputs.vCBS + inputs.vIBSTot);
  return { name, formula: 'vLiq + vCBS + vIBSTot', inputs, cents };
}

/** Rule E1530: until 2026 PIS and COFINS are subtracted from the base, because the price includes them. */
function baseOf(dps: InfDps, { amounts, cents }: Iss, year: number): ExplainedAmount {
  const adjustment = adjustmentName(dps);
  const inputs = {
    vServ: amounts.service,
    vDescIncond: amounts.unconditionalDiscount,
    [adjustment]: amounts.ofIbsCbs,
    vISSQN: cents ?? 0,
  };
  const piscofins = dps.valores.trib.tribFed?.piscofins;
  const withPis = { vPis: piscofins?.vPis ?? 0, vCofins: piscofins?.vCofins ?? 0 };
  const taken = amounts.unconditionalDiscount + amounts.ofIbsCbs + inputs.vISSQN;
  const formula = `vServ - vDescIncond - ${adjustment} - vISSQN`;
  if (year >= 2027) {
    return { name: 'IBSCBS vBC', formula, inputs, cents: bounded(amounts.service - taken) };
  }
  return {
    name: 'IBSCBS vBC',
    formula: `${formula} - vPis - vCofins`,
    inputs: { ...inputs, ...withPis },
    cents: bounded(amounts.service - taken - withPis.vPis - withPis.vCofins),
  };
}

interface EffectiveRate {
  readonly rate: Percentage;
  readonly reduction: Percentage;
  readonly redutor: Percentage;
  readonly effective: Percentage;
}

function effectiveRates(
  declared: DpsIbsCbs,
  {
    year,
    rates = ibsCbsRates(year),
    reductions,
  }: Omit<IbsCbsOptions, 'reductions'> & { readonly reductions: RateReductions | undefined },
  redutor: Percentage,
): Readonly<Record<keyof IbsCbsRates, EffectiveRate>> {
  const { indZFMALC } = declared;
  const isUntaxed = isUntaxedSituation(classOf(declared).CST);
  const effective = (name: keyof IbsCbsRates): EffectiveRate => {
    // LC 214/2025, articles 451 and 466: no CBS in the free-trade zones.
    const rate = name === 'cbs' && indZFMALC === '1' ? 0 : rates[name];
    const reduction = reductions?.[name] ?? 0;
    const left = BigInt(rate) * BigInt(WHOLE - reduction) * BigInt(WHOLE - redutor);
    const parts = BigInt(WHOLE) * BigInt(WHOLE);
    // Half a hundredth of a percent is always rounded up. The rounding mode applies to cents only.
    const rounded = Number(halfUp(left, parts));
    return { rate, reduction, redutor, effective: isUntaxed ? 0 : rounded };
  };
  return { uf: effective('uf'), mun: effective('mun'), cbs: effective('cbs') };
}

interface Tax {
  readonly cents: Cents;
  readonly deferred: Cents | undefined;
  readonly rows: readonly Explanation[];
}

/** Where the rates and their reduction come from. Rates that the caller gives have no source. */
function referenceOf({ year, rates, reductions }: IbsCbsOptions, reducedBy?: string): string {
  const ofRates = rates === undefined ? ibsCbsSource(year) : 'rates as given';
  if (reducedBy === undefined) return ofRates;
  const table = reductions === undefined ? 'the table of classifications' : 'reduction as given';
  return `${ofRates}; reduction of cClassTrib ${reducedBy}: ${table}`;
}

function taxOf(
  name: string,
  base: Cents,
  { rate, reduction, redutor, effective }: EffectiveRate,
  pDif: Percentage | undefined,
  { mode, reference }: { readonly mode: RoundingMode; readonly reference: string },
): Tax {
  const full = roundedShare(base, effective, mode);
  const deferred = pDif === undefined ? undefined : roundedShare(full, pDif, mode);
  const cents = bounded(full - (deferred ?? toCents(0)));
  return {
    cents,
    deferred,
    rows: [
      {
        name: `${name} rate`,
        formula: 'pRate x (1 - pRedAliq) x (1 - pRedutor)',
        inputs: { pRate: rate, pRedAliq: reduction, pRedutor: redutor },
        rate: effective,
        source: 'year',
        reference,
      },
      {
        name,
        formula: deferred === undefined ? 'vBC x pAliqEfet' : 'vBC x pAliqEfet - vDif',
        inputs: {
          vBC: base,
          pAliqEfet: effective,
          ...(deferred !== undefined && { vDif: deferred }),
        },
        cents,
      },
    ],
  };
}

function placeOf(dps: InfDps, { cIndOp = '' }: DpsIbsCbs): string {
  const { serv, toma, cLocEmi } = dps;
  const receiver = recipientOf(dps) ?? toma;
  const place = serv.locPrest.cPaisPrestacao === undefined ? serv.locPrest.cLocPrestacao : ABROAD;
  if (!cIndOp.startsWith(AT_CUSTOMER)) return place ?? cLocEmi;
  if (receiver?.end?.endExt !== undefined) return ABROAD;
  return receiver?.end?.endNac?.cMun ?? place ?? cLocEmi;
}
