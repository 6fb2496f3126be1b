import { formatSum, type Cents } from '#libs/kernel';
import { isAccessKey } from '../../ids/access-key';
import { type DeductionDocument, type InfDps } from '../../national/dps';
import { EFFECTS } from '../../taxes/adjustments';
import { type Amounts } from '../../taxes/amounts';
import { paysInsideSimples } from '../../taxes/incidence';
import { bounded } from '../../taxes/rounding';
import { hasSpecialRegime, isMei, isTaxable, money, percent } from '../facts';
import { issLimits } from '../../taxes/transition/iss-transition';
import { dpsRule, type Facts, type Finding } from '../rule';

const SERVICE = 'valores/vServPrest/vServ';
const DEDUCTION = 'valores/vDedRed';
const DOCUMENT = 'valores/vDedRed/documentos/docDedRed';
const OTHER_DEDUCTIONS = '99';

export const VALUE_RULES = [
  dpsRule(
    'E0424',
    'Only an intermediary may have received an amount',
    'valores/vServPrest/vReceb',
    (facts) =>
      facts.dps.tpEmit !== '3' && facts.dps.valores.vServPrest.vReceb !== undefined
        ? `The received amount is ${money(facts.dps.valores.vServPrest.vReceb)}, but no intermediary issues.`
        : undefined,
  ),
  dpsRule(
    'E0427',
    'The price must cover discount, deduction and benefit',
    SERVICE,
    ({ computed }) => {
      const { service, ...amounts } = computed.iss.amounts;
      const sum = reductionsOf(amounts);
      return sum > service ? exceeds(sum, service, 'discount, deduction and benefit') : undefined;
    },
  ),
  dpsRule('E0428', 'The price must cover reductions and retentions', SERVICE, ({ computed }) => {
    const { service, ...amounts } = computed.iss.amounts;
    const sum = reductionsOf(amounts) + amounts.conditionalDiscount + computed.totals.retainedCents;
    return sum > service ? exceeds(sum, service, 'reductions and retentions') : undefined;
  }),
  dpsRule('E0429', 'The ISS must be at least 2 % of the price', SERVICE, belowFloor),
  dpsRule(
    'E0431',
    'The unconditional discount must be above zero and below the price',
    'valores/vDescCondIncond/vDescIncond',
    ({ dps }) => discountFault(dps, dps.valores.vDescCondIncond?.vDescIncond),
  ),
  dpsRule(
    'E0432',
    'The conditional discount must be above zero and below the price',
    'valores/vDescCondIncond/vDescCond',
    ({ dps }) => discountFault(dps, dps.valores.vDescCondIncond?.vDescCond),
  ),
  dpsRule('E0435', 'An untaxed service must not have a deduction', DEDUCTION, ({ dps }) =>
    !isTaxable(dps) ? deductionOf(dps, 'the service is not taxed') : undefined,
  ),
  dpsRule('E0436', 'An MEI must not have a deduction', DEDUCTION, ({ dps }) =>
    isMei(dps) ? deductionOf(dps, 'the provider is an MEI') : undefined,
  ),
  dpsRule('E0438', 'A special regime must not have a deduction', DEDUCTION, ({ dps }) =>
    hasSpecialRegime(dps) ? deductionOf(dps, 'the provider has a special regime') : undefined,
  ),
  dpsRule(
    'E0453',
    'A deduction in percent must be above 0 and at most 100',
    `${DEDUCTION}/pDR`,
    (facts) => {
      const { vDedRed, vAjusteBC } = facts.dps.valores;
      const rate = vDedRed?.pDR ?? vAjusteBC?.pAjusteBCISSQN;
      if (rate === undefined || (rate > 0 && rate <= 10_000)) return undefined;
      const detail = `The deduction is ${percent(rate)}.`;
      return vAjusteBC === undefined
        ? detail
        : { element: 'valores/vAjusteBC/pAjusteBCISSQN', detail };
    },
  ),
  dpsRule('E0455', 'The key of a deducted invoice must be valid', `${DOCUMENT}/chNFSe`, ({ dps }) =>
    documentFault(dps, ({ chNFSe }) =>
      chNFSe !== undefined && !isAccessKey(chNFSe) ? `the invalid key ${chNFSe}` : undefined,
    ),
  ),
  dpsRule('E0468', 'A deduction of kind 99 needs a text', `${DOCUMENT}/xDescOutDed`, ({ dps }) =>
    documentFault(dps, ({ tpDedRed, xDescOutDed }) =>
      tpDedRed === OTHER_DEDUCTIONS && xDescOutDed === undefined
        ? 'the kind 99, but no text'
        : undefined,
    ),
  ),
  dpsRule(
    'E0470',
    'Only a deduction of kind 99 may have a text',
    `${DOCUMENT}/xDescOutDed`,
    (facts) =>
      documentFault(facts.dps, ({ tpDedRed, xDescOutDed }) =>
        tpDedRed !== OTHER_DEDUCTIONS && xDescOutDed !== undefined
          ? `the kind ${tpDedRed}, but a text`
          : undefined,
      ),
  ),
  dpsRule(
    'E0472',
    'A deducted document must not be newer than the service',
    `${DOCUMENT}/dtEmiDoc`,
    (facts) =>
      documentFault(facts.dps, ({ dtEmiDoc }) =>
        dtEmiDoc > facts.dps.dCompet
          ? `the date ${dtEmiDoc}, after the service on ${facts.dps.dCompet}`
          : undefined,
      ),
  ),
  dpsRule(
    'E0474',
    'A deduction must be at most the deductible amount',
    `${DOCUMENT}/vDeducaoReducao`,
    (facts) =>
      documentFault(facts.dps, ({ vDeducaoReducao, vDedutivelRedutivel }) =>
        vDeducaoReducao > vDedutivelRedutivel
          ? `the deduction ${money(vDeducaoReducao)}, above ${money(vDedutivelRedutivel)}`
          : undefined,
      ),
  ),
  dpsRule(
    'E0476',
    'A deduction must be at most the price',
    `${DOCUMENT}/vDeducaoReducao`,
    ({ dps }) =>
      documentFault(dps, ({ vDeducaoReducao }) =>
        vDeducaoReducao > dps.valores.vServPrest.vServ
          ? `the deduction ${money(vDeducaoReducao)}, above ${money(dps.valores.vServPrest.vServ)}`
          : undefined,
      ),
  ),
  dpsRule('E0477', 'A deducted document needs its supplier', `${DOCUMENT}/fornec`, ({ dps }) =>
    documentFault(dps, ({ chNFSe, chNFe, fornec }) =>
      chNFSe === undefined && chNFe === undefined && fornec === undefined
        ? 'no supplier, and is no national NFS-e or NF-e'
        : undefined,
    ),
  ),
];

/** The sum is not limited to the exact range, so that a sum of very large amounts is still above the price. */
function reductionsOf(amounts: Omit<Amounts, 'service'>): number {
  return amounts.unconditionalDiscount + amounts.deduction + amounts.benefit;
}

function exceeds(sum: number, service: Cents, what: string): string {
  return `The sum of ${what} is R$ ${formatSum(BigInt(sum))}, above the price of ${money(service)}.`;
}

/**
 * The rate of the request is also checked, even if the table of the municipality replaces it, so that a rate below 2 %
 * is always reported. Inside the Simples Nacional the rate has a limit of its own (rule E0621).
 */
function belowFloor({
  dps,
  computed,
  parameters,
  requestRate,
}: Facts): Finding | string | undefined {
  const { amounts, rate, cents } = computed.iss;
  const isExempt = parameters.serviceCode(dps.serv.cServ.cTribNac)?.floorExempt === true;
  if (isExempt || rate === undefined || cents === undefined || paysInsideSimples(dps)) {
    return undefined;
  }
  const { floor } = issLimits(dps.dCompet);
  if (requestRate !== undefined && requestRate < floor) {
    const element = 'valores/trib/tribMun/pAliq';
    return { element, detail: `The rate ${percent(requestRate)} is below ${percent(floor)}.` };
  }
  const price = amounts.service - amounts.unconditionalDiscount - amounts.reimbursement;
  if (BigInt(amounts.base) * BigInt(rate) >= BigInt(price) * BigInt(floor)) return undefined;
  return `The base ${money(amounts.base)} at ${percent(rate)} gives an ISS of ${money(cents)}, below ${percent(floor)} of ${money(bounded(price))}.`;
}

function discountFault({ valores }: InfDps, discount: Cents | undefined): string | undefined {
  const { vServ } = valores.vServPrest;
  return discount !== undefined && (discount <= 0 || discount >= vServ)
    ? `The discount is ${money(discount)}, and the price is ${money(vServ)}.`
    : undefined;
}

/** Documents of the kinds 101 to 199 are no deductions (annex VI of technical note 009). */
function deductionOf({ valores }: InfDps, why: string): string | Finding | undefined {
  const { vDedRed, vAjusteBC } = valores;
  const detail = `There is a deduction, but ${why}.`;
  if (vDedRed !== undefined) return detail;
  const { pAjusteBCISSQN, vAjusteBCISSQN, documentos } = vAjusteBC ?? {};
  const isDeduction =
    (pAjusteBCISSQN ?? vAjusteBCISSQN) !== undefined ||
    documentos?.docAjusteBC.some(({ tpAjusteBC }) => EFFECTS[tpAjusteBC]?.ibsCbs === false);
  return isDeduction === true ? { element: 'valores/vAjusteBC', detail } : undefined;
}

/** The error of the first document that has one. */
function documentFault(
  { valores }: InfDps,
  faultOf: (document: DeductionDocument) => string | undefined,
): string | undefined {
  const documents = valores.vDedRed?.documentos?.docDedRed ?? [];
  for (const [index, document] of documents.entries()) {
    const fault = faultOf(document);
    if (fault !== undefined) return `Document ${String(index + 1)} has ${fault}.`;
  }
  return undefined;
}
