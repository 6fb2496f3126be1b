import { toCents, type Cents } from '#libs/kernel';
import { type FederalTaxes, type InfDps, type Percentage } from '../../national/dps';
import { roundedShare } from '../../taxes/rounding';
import { isMei, money, percent } from '../facts';
import { dpsRule } from '../rule';

const FEDERAL = 'valores/trib/tribFed';
const PIS_COFINS = `${FEDERAL}/piscofins`;
const TOTAL = 'valores/trib/totTrib';
/** Situations without a base: none, no incidence, suspended. */
const WITHOUT_BASE = new Set(['00', '08', '09']);
/** Technical note 007: one cent. */
const TOLERANCE = 1;
const NOT_RETAINED = '0';
/** The older code for PIS and COFINS that are not retained; it does not cover the CSLL. */
const OLD_NOT_RETAINED = '2';

export const FEDERAL_RULES = [
  dpsRule('E0675', 'A person with a CPF must not give federal taxes', FEDERAL, ({ dps }) =>
    dps.valores.trib.tribFed !== undefined && dps.tpEmit === '1' && dps.prest.CPF !== undefined
      ? 'There are federal taxes, and the provider has a CPF.'
      : undefined,
  ),
  dpsRule('E0676', 'An MEI must not give federal taxes', FEDERAL, ({ dps }) =>
    dps.valores.trib.tribFed !== undefined && isMei(dps)
      ? 'There are federal taxes, and the provider is an MEI.'
      : undefined,
  ),
  dpsRule(
    'E0677',
    'The base must be at most the price',
    `${PIS_COFINS}/vBCPisCofins`,
    ({ dps }) => {
      const base = pisCofinsOf(dps)?.vBCPisCofins;
      const { vServ } = dps.valores.vServPrest;
      return base !== undefined && base > vServ
        ? `The base is ${money(base)}, above the price of ${money(vServ)}.`
        : undefined;
    },
  ),
  // E0678 and E0682 are in annex I of December 2025; that of February 2026 no longer lists them.
  dpsRule('E0678', 'This situation needs a base', `${PIS_COFINS}/vBCPisCofins`, ({ dps }) => {
    const group = pisCofinsOf(dps);
    return group !== undefined && !WITHOUT_BASE.has(group.CST) && group.vBCPisCofins === undefined
      ? `The CST is ${group.CST}, but the base is missing.`
      : undefined;
  }),
  dpsRule(
    'E0682',
    'This situation must not have a base',
    `${PIS_COFINS}/vBCPisCofins`,
    ({ dps }) => {
      const group = pisCofinsOf(dps);
      return group?.vBCPisCofins !== undefined && WITHOUT_BASE.has(group.CST)
        ? `The CST is ${group.CST}, but there is a base of ${money(group.vBCPisCofins)}.`
        : undefined;
    },
  ),
  dpsRule('E0686', 'The rate of PIS must be from 0 to 100 %', `${PIS_COFINS}/pAliqPis`, ({ dps }) =>
    rateFault(pisCofinsOf(dps)?.pAliqPis),
  ),
  dpsRule(
    'E0692',
    'The rate of COFINS must be from 0 to 100 %',
    `${PIS_COFINS}/pAliqCofins`,
    ({ dps }) => rateFault(pisCofinsOf(dps)?.pAliqCofins),
  ),
  dpsRule('E0694', 'PIS must be its base at its rate', `${PIS_COFINS}/vPis`, ({ dps }) => {
    const { vBCPisCofins, pAliqPis, vPis } = pisCofinsOf(dps) ?? {};
    return productFault(vBCPisCofins, pAliqPis, vPis);
  }),
  dpsRule('E0696', 'COFINS must be its base at its rate', `${PIS_COFINS}/vCofins`, ({ dps }) => {
    const { vBCPisCofins, pAliqCofins, vCofins } = pisCofinsOf(dps) ?? {};
    return productFault(vBCPisCofins, pAliqCofins, vCofins);
  }),
  dpsRule(
    'E0699',
    'The retained INSS must be above zero and below the price',
    `${FEDERAL}/vRetCP`,
    ({ dps }) => retentionFault(dps, 'vRetCP'),
  ),
  dpsRule(
    'E0700',
    'The retained IRRF must be above zero and below the price',
    `${FEDERAL}/vRetIRRF`,
    ({ dps }) => retentionFault(dps, 'vRetIRRF'),
  ),
  dpsRule(
    'E0701',
    'The retained CSLL must be above zero and below the price',
    `${FEDERAL}/vRetCSLL`,
    ({ dps }) => retentionFault(dps, 'vRetCSLL'),
  ),
  dpsRule(
    'E0710',
    'An MEI must not give a percentage of the Simples',
    `${TOTAL}/pTotTribSN`,
    ({ dps }) =>
      isMei(dps) && dps.valores.trib.totTrib.pTotTribSN !== undefined
        ? `The provider is an MEI, and pTotTribSN is ${percent(dps.valores.trib.totTrib.pTotTribSN)}.`
        : undefined,
  ),
  dpsRule('E0712', 'An ME or EPP must give its total of taxes', `${TOTAL}/indTotTrib`, ({ dps }) =>
    dps.prest.regTrib.opSimpNac === '3' && dps.valores.trib.totTrib.indTotTrib !== undefined
      ? 'The provider is an ME or EPP, and the total of taxes is left out.'
      : undefined,
  ),
  // Clients send indTotTrib by default, and the real service refuses it (nfse-nacional/nfse-php, issue 34, 2026-03).
  dpsRule(
    'E0713',
    'Outside the Simples, federal, state and municipal taxes must be given',
    TOTAL,
    ({ dps }) => {
      const { indTotTrib, pTotTribSN } = dps.valores.trib.totTrib;
      return dps.prest.regTrib.opSimpNac === '1' && (indTotTrib ?? pTotTribSN) !== undefined
        ? `The provider is not in the Simples, but ${indTotTrib === undefined ? 'pTotTribSN' : 'indTotTrib'} is given.`
        : undefined;
    },
  ),
  dpsRule(
    'E0720',
    'Without retention there must be no retained amount',
    `${FEDERAL}/vRetCSLL`,
    ({ dps }) => {
      const { vRetCSLL } = dps.valores.trib.tribFed ?? {};
      return vRetCSLL !== undefined && pisCofinsOf(dps)?.tpRetPisCofins === NOT_RETAINED
        ? `tpRetPisCofins is 0, but vRetCSLL is ${money(vRetCSLL)}.`
        : undefined;
    },
  ),
  dpsRule('E0724', 'A retention needs its amount', `${FEDERAL}/vRetCSLL`, ({ dps }) => {
    const kind = pisCofinsOf(dps)?.tpRetPisCofins ?? NOT_RETAINED;
    return kind !== NOT_RETAINED &&
      kind !== OLD_NOT_RETAINED &&
      dps.valores.trib.tribFed?.vRetCSLL === undefined
      ? `tpRetPisCofins is ${kind}, but vRetCSLL is missing.`
      : undefined;
  }),
];

function pisCofinsOf({ valores }: InfDps): FederalTaxes['piscofins'] {
  return valores.trib.tribFed?.piscofins;
}

function rateFault(rate: Percentage | undefined): string | undefined {
  return rate !== undefined && (rate < 0 || rate > 10_000)
    ? `The rate is ${percent(rate)}.`
    : undefined;
}

/** A missing amount counts as zero. */
function productFault(
  base: Cents | undefined,
  rate: Percentage | undefined,
  amount: Cents = toCents(0),
): string | undefined {
  if (base === undefined || rate === undefined) return undefined;
  const expected = roundedShare(base, rate);
  return Math.abs(expected - amount) > TOLERANCE
    ? `The amount is ${money(amount)}, but ${money(base)} at ${percent(rate)} is ${money(expected)}.`
    : undefined;
}

function retentionFault(
  { valores }: InfDps,
  name: 'vRetCP' | 'vRetIRRF' | 'vRetCSLL',
): string | undefined {
  const amount = valores.trib.tribFed?.[name];
  const { vServ } = valores.vServPrest;
  return amount !== undefined && (amount <= 0 || amount >= vServ)
    ? `The retained amount is ${money(amount)}, and the price is ${money(vServ)}.`
    : undefined;
}
