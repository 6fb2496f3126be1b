import {
  type DeductionDocument,
  type DpsIbsCbs,
  type InfDps,
  type ReimbursementDocument,
} from './dps';
import { type AdjustmentDocument, type BaseAdjustment } from './dps-009';
import { type NationalEdition } from './edition';
import { classOf } from './parts';
import { without } from './without';

/**
 * The same declaration in another edition. Edition 009 has the groups of 007 at other places and with other names.
 *
 * @param dps in edition 007
 */
export function inEdition(dps: InfDps, edition: NationalEdition): InfDps {
  return edition === '007' ? dps : in009(dps);
}

/** A regular invoice, the only purpose of edition 007. */
const REGULAR = '0';

function in009({ IBSCBS, valores, ...dps }: InfDps): InfDps {
  const adjustment = adjustmentOf({ ...dps, valores, ...(IBSCBS !== undefined && { IBSCBS }) });
  const { indDest, dest } = IBSCBS ?? {};
  return {
    ...dps,
    finNFSe: IBSCBS?.finNFSe ?? REGULAR,
    ...(indDest !== undefined && { indDest }),
    ...(dest !== undefined && { dest }),
    serv: serviceIn009(dps.serv),
    valores: {
      ...without(valores, 'vDedRed'),
      ...(adjustment !== undefined && { vAjusteBC: adjustment }),
    },
    ...(IBSCBS !== undefined && { IBSCBS: ibsCbsIn009(dps, IBSCBS) }),
  };
}

function serviceIn009(serv: InfDps['serv']): InfDps['serv'] {
  if (serv.comExt === undefined) return serv;
  const { nDI, nRE, ...trade } = serv.comExt;
  return {
    ...serv,
    comExt: {
      ...trade,
      ...(nDI !== undefined && { nDUIMP: nDI }),
      ...(nRE !== undefined && { nDUE: nRE }),
    },
  };
}

/** Situations without the group gIBSCBS: exempt, immune, and taxed in another document (technical note 009, 2.16). */
const WITHOUT_CLASSES = new Set(['400', '410', '820']);

function ibsCbsIn009(
  { serv, cLocEmi }: Pick<InfDps, 'serv' | 'cLocEmi'>,
  group: DpsIbsCbs,
): DpsIbsCbs {
  const { imovel } = group;
  const classes = without(group.valores.trib.gIBSCBS ?? {}, 'CST', 'cClassTrib');
  const { CST, cClassTrib } = classOf(group);
  const needsClasses = !WITHOUT_CLASSES.has(CST) || Object.keys(classes).length > 0;
  return {
    ...without(group, 'finNFSe', 'indDest', 'dest', 'imovel'),
    ...(imovel !== undefined && {
      imovel: { cMun: serv.locPrest.cLocPrestacao ?? cLocEmi, gUnidImob: [imovel] },
    }),
    valores: { trib: { CST, cClassTrib, ...(needsClasses && { gIBSCBS: classes }) } },
  };
}

function adjustmentOf(dps: InfDps): BaseAdjustment | undefined {
  const { pDR, vDR, documentos } = dps.valores.vDedRed ?? {};
  const documents = [
    ...(documentos?.docDedRed ?? []).map((document) => ofDeduction(document, dps.cLocEmi)),
    ...(dps.IBSCBS?.valores.gReeRepRes?.documentos ?? []).map(ofReimbursement),
  ];
  if (pDR === undefined && vDR === undefined && documents.length === 0) return undefined;
  return {
    ...(pDR !== undefined && { pAjusteBCISSQN: pDR }),
    ...(vDR !== undefined && { vAjusteBCISSQN: vDR }),
    ...(documents.length > 0 && { documentos: { docAjusteBC: documents } }),
  };
}

/**
 * The kinds of deduction that edition 009 no longer has (3 external production, 4 reimbursement): the note names 103,
 * and 103, 104 or 199. The other kinds keep their numbers.
 */
const ENDED_KINDS: Readonly<Record<string, { readonly kind: string; readonly text?: string }>> = {
  '3': { kind: '103' },
  '4': { kind: '199', text: 'Reembolso de despesas' },
};

function ofDeduction(document: DeductionDocument, municipality: string): AdjustmentDocument {
  const { tpDedRed, xDescOutDed, fornec, dtEmiDoc } = document;
  const { kind, text } = ENDED_KINDS[tpDedRed] ?? { kind: tpDedRed, text: xDescOutDed };
  return {
    tpAjusteBC: kind,
    ...(text !== undefined && { xTpAjusteBC: text }),
    vTotDoc: document.vDedutivelRedutivel,
    vAjuteAplic: document.vDeducaoReducao,
    dtEmiDoc,
    ...identificationOf(document, municipality),
    ...(fornec !== undefined && { fornec: without(fornec, 'CAEPF', 'IM') }),
  };
}

type Identification = Pick<AdjustmentDocument, 'dFeNacional' | 'docFiscalOutro' | 'docOutro'>;

/** @param municipality of a document that does not name one */
function identificationOf(document: DeductionDocument, municipality: string): Identification {
  const { chNFSe, chNFe, NFSeMun, NFNFS, nDocFisc, nDoc } = document;
  if (chNFSe !== undefined) return { dFeNacional: { tipoChaveDFe: '1', chaveDFe: chNFSe } };
  if (chNFe !== undefined) return { dFeNacional: { tipoChaveDFe: '2', chaveDFe: chNFe } };
  if (NFSeMun !== undefined) {
    const { cMunNFSeMun, nNFSeMun, cVerifNFSeMun } = NFSeMun;
    return fiscal(cMunNFSeMun, nNFSeMun, `NFS-e, código de verificação ${cVerifNFSeMun}`);
  }
  if (NFNFS !== undefined) {
    const { nNFS, modNFS, serieNFS } = NFNFS;
    return fiscal(municipality, nNFS, `Nota fiscal, modelo ${modNFS}, série ${serieNFS}`);
  }
  return nDocFisc === undefined
    ? { docOutro: { nDoc: nDoc ?? '', xDoc: 'Documento não fiscal' } }
    : fiscal(municipality, nDocFisc, 'Documento fiscal');
}

function fiscal(cMunDocFiscal: string, nDocFiscal: string, xDocFiscal: string): Identification {
  return { docFiscalOutro: { cMunDocFiscal, nDocFiscal, xDocFiscal } };
}

/** The kinds of reimbursement (tpReeRepRes) as kinds of adjustment. */
const REIMBURSEMENT_KINDS: Readonly<Record<string, string>> = {
  '01': '101',
  '02': '102',
  '03': '103',
  '04': '104',
};
const OTHER_REIMBURSEMENT = '199';
const OTHER_TEXT = 'Outros';

/** A reimbursement counts as a whole. */
function ofReimbursement(document: ReimbursementDocument): AdjustmentDocument {
  const { tpReeRepRes, xTpReeRepRes = OTHER_TEXT, vlrReeRepRes, fornec, ...rest } = document;
  const { dFeNacional, docFiscalOutro, docOutro, dtEmiDoc, dtCompDoc } = rest;
  const kind = REIMBURSEMENT_KINDS[tpReeRepRes] ?? OTHER_REIMBURSEMENT;
  return {
    tpAjusteBC: kind,
    ...(kind === OTHER_REIMBURSEMENT && { xTpAjusteBC: xTpReeRepRes }),
    vTotDoc: vlrReeRepRes,
    vAjuteAplic: vlrReeRepRes,
    dtEmiDoc,
    dtCompDoc,
    ...(dFeNacional !== undefined && { dFeNacional }),
    ...(docFiscalOutro !== undefined && { docFiscalOutro }),
    ...(docOutro !== undefined && { docOutro }),
    ...(fornec !== undefined && { fornec }),
  };
}
