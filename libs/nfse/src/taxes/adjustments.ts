import { toCents, type Cents } from '#libs/kernel';
import { type InfDps } from '../national/dps';
import { editionOf } from '../national/edition';
import { adjustmentDocuments } from '../national/parts';
import { type ExplainedAmount } from './explanation';
import { bounded, roundedShare, type RoundingMode } from './rounding';

/** What reduces the bases of the ISS and of IBS and CBS, besides discounts and benefits. */
export interface Adjustments {
  /** Reduces the base of the ISS only. */
  readonly deduction: Cents;
  /** Reduces both bases. */
  readonly reimbursement: Cents;
  /** Reduces the base of IBS and CBS: vCalcReeRepRes, vCalcAjusteBCIBSCBS or vCalcAjusteBCLocImoveis. */
  readonly ofIbsCbs: Cents;
  /** The deduction that the authority computes: vCalcDR or vCalcAjusteBCISSQN. */
  readonly calculated: Cents | undefined;
  readonly explanation: readonly ExplainedAmount[];
}

/**
 * The bases that a document of each kind reduces (annex VI of technical note 009, sheet about the effects of
 * adjustments). Kind 9 also reduces the gross revenue of the Simples Nacional.
 */
export const EFFECTS: Readonly<
  Record<string, { readonly iss: boolean; readonly ibsCbs: boolean }>
> = {
  ...Object.fromEntries(
    ['1', '2', '5', '6', '7', '8', '9', '99'].map((kind) => [kind, { iss: true, ibsCbs: false }]),
  ),
  ...Object.fromEntries(
    ['101', '102', '103', '104', '199'].map((kind) => [kind, { iss: true, ibsCbs: true }]),
  ),
  // Refused payments of health services.
  '105': { iss: false, ibsCbs: true },
};

/** A partner professional, as of a beauty salon. */
export const PARTNER = '9';
/** Leases of real estate. */
const LEASE = '9903';

/** @param price the price after the unconditional discount */
export function adjustmentsOf(dps: InfDps, price: Cents, mode: RoundingMode): Adjustments {
  return editionOf(dps) === '007' ? of007(dps, price, mode) : of009(dps, price, mode);
}

function of007(dps: InfDps, price: Cents, mode: RoundingMode): Adjustments {
  const deduction = deductionOf(dps, price, mode);
  const documents = dps.IBSCBS?.valores.gReeRepRes?.documentos ?? [];
  const reimbursement = sumOf(documents, ({ vlrReeRepRes }) => vlrReeRepRes);
  return {
    deduction: deduction?.cents ?? toCents(0),
    reimbursement,
    ofIbsCbs: reimbursement,
    calculated: deduction?.name === 'vCalcDR' ? deduction.cents : undefined,
    explanation: deduction === undefined ? [] : [deduction],
  };
}

function deductionOf(
  { valores }: InfDps,
  price: Cents,
  mode: RoundingMode,
): ExplainedAmount | undefined {
  const { vDedRed, vDescCondIncond, vServPrest } = valores;
  if (vDedRed?.pDR !== undefined) {
    return {
      name: 'vCalcDR',
      formula: '(vServ - vDescIncond) x pDR',
      inputs: {
        vServ: vServPrest.vServ,
        vDescIncond: vDescCondIncond?.vDescIncond ?? 0,
        pDR: vDedRed.pDR,
      },
      cents: roundedShare(price, vDedRed.pDR, mode),
    };
  }
  if (vDedRed?.vDR !== undefined) {
    return asGiven('vDR', vDedRed.vDR);
  }
  if (vDedRed?.documentos === undefined) return undefined;
  const documents = vDedRed.documentos.docDedRed;
  return {
    name: 'vCalcDR',
    formula: 'sum of vDeducaoReducao of all documents',
    inputs: numbered('vDeducaoReducao', documents, ({ vDeducaoReducao }) => vDeducaoReducao),
    cents: sumOf(documents, ({ vDeducaoReducao }) => vDeducaoReducao),
  };
}

function of009(dps: InfDps, price: Cents, mode: RoundingMode): Adjustments {
  const { pAjusteBCISSQN, vAjusteBCISSQN: amount } = dps.valores.vAjusteBC ?? {};
  const ofRate = pAjusteBCISSQN === undefined ? 0 : roundedShare(price, pAjusteBCISSQN, mode);
  const calculated = calculatedOf(dps, ofRate);
  const ofIbsCbs = ofIbsCbs009(dps, mode);
  const ofDocuments = (wanted: boolean): Cents =>
    sumOf(issDocuments(dps, wanted), ({ vAjuteAplic }) => vAjuteAplic);
  return {
    deduction: bounded((amount ?? 0) + ofRate + ofDocuments(false)),
    reimbursement: ofDocuments(true),
    ofIbsCbs: ofIbsCbs?.cents ?? toCents(0),
    calculated: calculated?.cents,
    explanation: [
      ...(amount === undefined ? [] : [asGiven('vAjusteBCISSQN', amount)]),
      ...(calculated === undefined ? [] : [calculated]),
      ...(ofIbsCbs === undefined ? [] : [ofIbsCbs]),
    ],
  };
}

/** An amount that the DPS gives. */
function asGiven(name: string, cents: Cents): ExplainedAmount {
  return { name, formula: name, inputs: { [name]: cents }, cents };
}

/** The documents that reduce the base of the ISS, by whether they reduce that of IBS and CBS too. */
function issDocuments(dps: InfDps, ...ofIbsCbs: readonly boolean[]) {
  return adjustmentDocuments(dps).filter(({ tpAjusteBC }) => {
    const effect = EFFECTS[tpAjusteBC];
    return effect?.iss === true && ofIbsCbs.includes(effect.ibsCbs);
  });
}

/** Rule E1287: the percentage and the documents can be together. */
function calculatedOf(dps: InfDps, ofRate: number): ExplainedAmount | undefined {
  const rate = dps.valores.vAjusteBC?.pAjusteBCISSQN;
  const documents = issDocuments(dps, true, false);
  if (rate === undefined && documents.length === 0) return undefined;
  const sum = 'sum of vAjuteAplic of all documents but kind 105';
  const share = '(vServ - vDescIncond) x pAjusteBCISSQN';
  return {
    name: 'vCalcAjusteBCISSQN',
    formula: rate === undefined ? sum : documents.length === 0 ? share : `${share} + ${sum}`,
    inputs: {
      ...(rate !== undefined && {
        vServ: dps.valores.vServPrest.vServ,
        vDescIncond: dps.valores.vDescCondIncond?.vDescIncond ?? 0,
        pAjusteBCISSQN: rate,
      }),
      ...numbered('vAjuteAplic', documents, ({ vAjuteAplic }) => vAjuteAplic),
    },
    cents: bounded(ofRate + sumOf(documents, ({ vAjuteAplic }) => vAjuteAplic)),
  };
}

/** Rules E1531 to E1535. For a lease, documents are not counted: its adjustments are in the units. */
function ofIbsCbs009(dps: InfDps, mode: RoundingMode): ExplainedAmount | undefined {
  if (dps.IBSCBS === undefined) return undefined;
  if (isLease(dps)) return leaseAdjustment(dps, mode);
  const documents = adjustmentDocuments(dps).filter(
    ({ tpAjusteBC }) => EFFECTS[tpAjusteBC]?.ibsCbs === true,
  );
  if (documents.length === 0) return undefined;
  return {
    name: 'vCalcAjusteBCIBSCBS',
    formula: 'sum of vAjuteAplic of the documents of kinds 101 to 105 and 199',
    inputs: numbered('vAjuteAplic', documents, ({ vAjuteAplic }) => vAjuteAplic),
    cents: sumOf(documents, ({ vAjuteAplic }) => vAjuteAplic),
  };
}

/** The amounts are those of all owners, so the part of the provider counts. */
function leaseAdjustment({ IBSCBS }: InfDps, mode: RoundingMode): ExplainedAmount | undefined {
  const { gLocacao, gUnidImob = [] } = IBSCBS?.imovel ?? {};
  const adjustments = gUnidImob.flatMap(({ gAjusteBCLocImoveis = [] }) => gAjusteBCLocImoveis);
  if (adjustments.length === 0) return undefined;
  const pCopropriedade = gLocacao?.pCopropriedade ?? 10_000;
  const total = sumOf(adjustments, ({ vAjusteBCLocImoveis }) => vAjusteBCLocImoveis);
  return {
    name: 'vCalcAjusteBCLocImoveis',
    formula: 'pCopropriedade x sum of vAjusteBCLocImoveis',
    inputs: {
      pCopropriedade,
      ...numbered('vAjusteBCLocImoveis', adjustments, (each) => each.vAjusteBCLocImoveis),
    },
    cents: roundedShare(total, pCopropriedade, mode),
  };
}

/** Whether the service is a lease of real estate (99.03), whose base of IBS and CBS has its own adjustment. */
export function isLease({ serv }: InfDps): boolean {
  return serv.cServ.cTribNac.startsWith(LEASE);
}

export function sumOf<T>(items: readonly T[], of: (item: T) => number): Cents {
  return bounded(items.reduce((sum, item) => sum + of(item), 0));
}

function numbered<T>(
  name: string,
  items: readonly T[],
  of: (item: T) => number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    items.map((item, index) => [`${name}[${String(index + 1)}]`, of(item)]),
  );
}
