import { type ComputedNfse, type ComputeOptions, type InfNfse } from '#libs/nfse';
import { compared, type ComparedValue, type Difference } from './comparison';

type NfseIbsCbs = NonNullable<InfNfse['IBSCBS']>;

const GROUP = 'IBSCBS';
const BASE = 'E1530';
const TOTAL = 'E1555';
/** The last year with rates that are fixed by law. */
const LAST_KNOWN_YEAR = 2026;

/**
 * Inputs that are taken from the invoice itself: the reductions of the classification, because the official table can
 * change, the percentages of presumed credits, and after 2026 also the rates.
 */
export function ibsCbsGiven(nfse: InfNfse, year: number): NonNullable<ComputeOptions['ibsCbs']> {
  const { IBSCBS } = nfse;
  if (IBSCBS === undefined) return {};
  const { uf, mun, fed } = IBSCBS.valores;
  return {
    governmentReduction: IBSCBS.pRedutor ?? 0,
    reductions: {
      uf: uf.pRedAliqUF ?? 0,
      mun: mun.pRedAliqMun ?? 0,
      cbs: fed.pRedAliqCBS ?? 0,
    },
    ...(year > LAST_KNOWN_YEAR && {
      rates: { uf: uf.pIBSUF, mun: mun.pIBSMun, cbs: fed.pCBS },
    }),
    ...creditsGiven(IBSCBS),
  };
}

/** The percentages of presumed credits, because those of a year are published in it. */
function creditsGiven({ totCIBS }: NfseIbsCbs): NonNullable<ComputeOptions['ibsCbs']> {
  const ibs = totCIBS.gIBS.gIBSCredPres?.pCredPresIBS;
  const cbs = totCIBS.gCBS.gCBSCredPres?.pCredPresCBS;
  return { credits: { ...(ibs !== undefined && { ibs }), ...(cbs !== undefined && { cbs }) } };
}

/** The wrong values of the group IBSCBS. */
export function compareIbsCbs(nfse: InfNfse, computed: ComputedNfse): readonly Difference[] {
  const { IBSCBS: actual } = nfse;
  const { IBSCBS: right } = computed;
  if (actual === undefined && right === undefined) return [];
  if (actual === undefined) {
    return [{ code: BASE, element: GROUP, detail: 'Is missing; the DPS has the group IBSCBS.' }];
  }
  if (right === undefined) {
    const detail = 'Must not be present: the DPS has no group IBSCBS.';
    return [{ code: BASE, element: GROUP, detail }];
  }
  // A negative amount is refused by rules of the DPS.
  if (right.valores.vBC < 0 || computed.totals.netCents < 0) return [];
  return [
    ...baseRows(actual, right),
    ...rateRows(actual, right),
    ...totalRows(actual, right),
    ...creditRows(actual, right),
  ].flatMap((row) => compared(computed, { ...row, element: `${GROUP}/${row.element}` }));
}

function baseRows(
  { valores: actual }: NfseIbsCbs,
  { valores: right }: NfseIbsCbs,
): readonly ComparedValue[] {
  return [
    {
      code: BASE,
      element: 'valores/vBC',
      actual: actual.vBC,
      right: right.vBC,
      explainedAs: 'IBSCBS vBC',
    },
    {
      code: BASE,
      element: 'valores/vCalcReeRepRes',
      actual: actual.vCalcReeRepRes,
      right: right.vCalcReeRepRes,
      ...(right.vCalcReeRepRes !== undefined && { reason: 'sum of vlrReeRepRes of all documents' }),
    },
    {
      code: BASE,
      element: 'valores/vCalcAjusteBCIBSCBS',
      actual: actual.vCalcAjusteBCIBSCBS,
      right: right.vCalcAjusteBCIBSCBS,
    },
    {
      code: BASE,
      element: 'valores/vCalcAjusteBCLocImoveis',
      actual: actual.vCalcAjusteBCLocImoveis,
      right: right.vCalcAjusteBCLocImoveis,
    },
    {
      code: BASE,
      element: 'valores/vReceitaBrutaSN',
      actual: actual.vReceitaBrutaSN,
      right: right.vReceitaBrutaSN,
    },
  ];
}

function rateRows(
  { valores: actual }: NfseIbsCbs,
  { valores: right }: NfseIbsCbs,
): readonly ComparedValue[] {
  const code = TOTAL;
  const reason = 'the rate of the year';
  return [
    { element: 'uf/pIBSUF', actual: actual.uf.pIBSUF, right: right.uf.pIBSUF, reason },
    {
      element: 'uf/pAliqEfetUF',
      actual: actual.uf.pAliqEfetUF,
      right: right.uf.pAliqEfetUF,
      explainedAs: 'vIBSUF rate',
    },
    { element: 'mun/pIBSMun', actual: actual.mun.pIBSMun, right: right.mun.pIBSMun, reason },
    {
      element: 'mun/pAliqEfetMun',
      actual: actual.mun.pAliqEfetMun,
      right: right.mun.pAliqEfetMun,
      explainedAs: 'vIBSMun rate',
    },
    { element: 'fed/pCBS', actual: actual.fed.pCBS, right: right.fed.pCBS, reason },
    {
      element: 'fed/pAliqEfetCBS',
      actual: actual.fed.pAliqEfetCBS,
      right: right.fed.pAliqEfetCBS,
      explainedAs: 'vCBS rate',
    },
  ].map((row) => ({ ...row, code, element: `valores/${row.element}` }));
}

/** The taxes inside the Simples Nacional (technical note 009). */
function simplesRows(
  actual: NfseIbsCbs['totCIBS']['gTribSN'],
  right: NfseIbsCbs['totCIBS']['gTribSN'],
): readonly Omit<ComparedValue, 'code'>[] {
  return (['pIBSSN', 'vIBSSN', 'pCBSSN', 'vCBSSN'] as const).map((name) => ({
    element: `gTribSN/${name}`,
    actual: actual?.[name],
    right: right?.[name],
  }));
}

function totalRows(
  { totCIBS: actual }: NfseIbsCbs,
  { totCIBS: right }: NfseIbsCbs,
): readonly ComparedValue[] {
  const code = TOTAL;
  const { gIBS, gCBS } = actual;
  const { gIBS: ibs, gCBS: cbs } = right;
  return [
    { element: 'vTotNF', actual: actual.vTotNF, right: right.vTotNF },
    {
      element: 'gIBS/vIBSTot',
      actual: gIBS.vIBSTot,
      right: ibs.vIBSTot,
      reason: 'vIBSUF + vIBSMun',
    },
    {
      element: 'gIBS/gIBSUFTot/vDifUF',
      actual: gIBS.gIBSUFTot?.vDifUF,
      right: ibs.gIBSUFTot?.vDifUF,
    },
    {
      element: 'gIBS/gIBSUFTot/vIBSUF',
      actual: gIBS.gIBSUFTot?.vIBSUF,
      right: ibs.gIBSUFTot?.vIBSUF,
    },
    {
      element: 'gIBS/gIBSMunTot/vDifMun',
      actual: gIBS.gIBSMunTot?.vDifMun,
      right: ibs.gIBSMunTot?.vDifMun,
    },
    {
      element: 'gIBS/gIBSMunTot/vIBSMun',
      actual: gIBS.gIBSMunTot?.vIBSMun,
      right: ibs.gIBSMunTot?.vIBSMun,
    },
    { element: 'gCBS/vDifCBS', actual: gCBS.vDifCBS, right: cbs.vDifCBS },
    { element: 'gCBS/vCBS', actual: gCBS.vCBS, right: cbs.vCBS },
    ...simplesRows(actual.gTribSN, right.gTribSN),
  ].map((row) => ({ ...row, code, element: `totCIBS/${row.element}` }));
}

/** The group of a credit that must be absent, that is missing, or whose amount is wrong. */
function creditRows(
  { totCIBS: actual }: NfseIbsCbs,
  { totCIBS: right }: NfseIbsCbs,
): readonly ComparedValue[] {
  const ibs = {
    element: 'gIBS/gIBSCredPres/vCredPresIBS',
    actual: actual.gIBS.gIBSCredPres?.vCredPresIBS,
    right: right.gIBS.gIBSCredPres?.vCredPresIBS,
  };
  const cbs = {
    element: 'gCBS/gCBSCredPres/vCredPresCBS',
    actual: actual.gCBS.gCBSCredPres?.vCredPresCBS,
    right: right.gCBS.gCBSCredPres?.vCredPresCBS,
  };
  return [
    { ...ibs, code: ibs.right === undefined ? 'E1560' : 'E1561' },
    { ...cbs, code: cbs.right === undefined ? 'E1575' : 'E1576' },
  ].map((row) => ({ ...row, element: `totCIBS/${row.element}` }));
}
