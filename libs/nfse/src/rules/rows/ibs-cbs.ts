import { isAccessKey } from '../../ids/access-key';
import { type InfDps, type ReimbursementDocument } from '../../national/dps';
import { type AdjustmentDocument } from '../../national/dps-009';
import { editionOf } from '../../national/edition';
import {
  classOf,
  creditDeclarationOf,
  recipientIndicatorOf,
  recipientOf,
} from '../../national/parts';
import { isLease } from '../../taxes/adjustments';
import { competenceYear } from '../../taxes/compute-nfse';
import { creditFault } from '../../taxes/ibs-cbs/presumed-credits';
import { ADJUSTMENT, adjustmentFault } from '../adjustments';
import { money } from '../facts';
import { dpsRule, type Facts, type Finding } from '../rule';
import { cnpjFault, cpfFault } from './parties';

const GROUP = 'IBSCBS';
const CLASSES = `${GROUP}/valores/trib/gIBSCBS`;
const CREDIT = `${CLASSES}/cCredPres`;
const REIMBURSEMENT = `${GROUP}/valores/gReeRepRes/documentos`;
const FIRST_DAY = '2026-01-01';
/** Services that need a kind of operation (rule E0903): 10.05, 15.09, 17.12 and 25.05. */
const NEEDS_OPERATION = /^(1005|1509|1712|2505)/;
/** Kinds of operation that refer to other invoices. */
const REFERRING = new Set(['2', '3']);
const ON_REAL_ESTATE = new Set(['020101', '020201', '020301']);
/** Construction services, whose property is in the group obra instead (rules E0928, E0931). */
const CONSTRUCTION = /^(0702|070401|0705|0706|070701|070801|071701|071901)/;
const OTHER_REIMBURSEMENT = '99';

export const IBS_CBS_RULES = [
  dpsRule('E0850', 'IBS and CBS begin in 2026', GROUP, ({ dps }) =>
    dps.IBSCBS !== undefined && dps.dCompet < FIRST_DAY
      ? `The date of the service is ${dps.dCompet}, before 2026-01-01.`
      : undefined,
  ),
  dpsRule('E0903', 'The kind of operation is needed', `${GROUP}/tpOper`, ({ dps }) =>
    dps.IBSCBS !== undefined && dps.IBSCBS.tpOper === undefined && needsOperation(dps)
      ? `The service ${dps.serv.cServ.cTribNac} or its buyer needs a kind of operation.`
      : undefined,
  ),
  dpsRule('E0904', 'The kind of operation is not allowed', `${GROUP}/tpOper`, ({ dps }) =>
    dps.IBSCBS?.tpOper !== undefined && !needsOperation(dps)
      ? `The kind of operation is ${dps.IBSCBS.tpOper}, but the buyer is not the government.`
      : undefined,
  ),
  dpsRule('E0905', 'The operation must refer to other invoices', `${GROUP}/gRefNFSe`, ({ dps }) =>
    REFERRING.has(dps.IBSCBS?.tpOper ?? '') && dps.IBSCBS?.gRefNFSe === undefined
      ? `The kind of operation is ${dps.IBSCBS?.tpOper ?? ''}, but there are no references.`
      : undefined,
  ),
  dpsRule(
    'E0906',
    'The operation must not refer to other invoices',
    `${GROUP}/gRefNFSe`,
    ({ dps }) =>
      dps.IBSCBS?.gRefNFSe !== undefined && !REFERRING.has(dps.IBSCBS.tpOper ?? '')
        ? `There are references, and the kind of operation is ${dps.IBSCBS.tpOper ?? 'missing'}.`
        : undefined,
  ),
  dpsRule(
    'E0907',
    'The key of a reference must be valid',
    `${GROUP}/gRefNFSe/refNFSe`,
    ({ dps }) => {
      const key = dps.IBSCBS?.gRefNFSe?.refNFSe.find((reference) => !isAccessKey(reference));
      return key === undefined ? undefined : `${key} is not an access key.`;
    },
  ),
  dpsRule('E0910', 'Only indDest 1 may have a recipient', `${GROUP}/dest`, ({ dps }) => {
    const indicator = recipientIndicatorOf(dps);
    return recipientOf(dps) !== undefined && indicator !== '1'
      ? ofRecipient(dps, '', `There is a recipient, and indDest is ${indicator ?? 'missing'}.`)
      : undefined;
  }),
  dpsRule('E0911', "The recipient's CNPJ must be valid", `${GROUP}/dest/CNPJ`, ({ dps }) =>
    ofRecipient(dps, '/CNPJ', cnpjFault(recipientOf(dps))),
  ),
  dpsRule('E0913', "The recipient's CPF must be valid", `${GROUP}/dest/CPF`, ({ dps }) =>
    ofRecipient(dps, '/CPF', cpfFault(recipientOf(dps))),
  ),
  dpsRule('E0928', 'The operation must not be about real estate', `${GROUP}/imovel`, ({ dps }) =>
    dps.IBSCBS?.imovel !== undefined && !isConstruction(dps) && !isOnRealEstate(dps)
      ? `There is real estate, and the operation is ${dps.IBSCBS.cIndOp ?? 'missing'}.`
      : undefined,
  ),
  dpsRule(
    'E0931',
    'A construction service must have its property in obra',
    `${GROUP}/imovel`,
    ({ dps }) =>
      dps.IBSCBS?.imovel !== undefined && isConstruction(dps)
        ? `There is real estate, and the service is ${dps.serv.cServ.cTribNac}.`
        : undefined,
  ),
  dpsRule('E0932', 'The operation needs its real estate', `${GROUP}/imovel`, ({ dps }) =>
    dps.IBSCBS !== undefined &&
    dps.IBSCBS.imovel === undefined &&
    !isConstruction(dps) &&
    isOnRealEstate(dps)
      ? `The operation is ${dps.IBSCBS.cIndOp ?? 'missing'}, but the group imovel is missing.`
      : undefined,
  ),
  dpsRule(
    'E0951',
    'A document must not be issued before its date',
    `${REIMBURSEMENT}/dtCompDoc`,
    ({ dps }) =>
      reimbursementFault(dps, datesFault) ?? adjustmentFault(dps, 'dtCompDoc', datesFault),
  ),
  dpsRule('E0952', 'Only the kind 99 may have a text', `${REIMBURSEMENT}/xTpReeRepRes`, ({ dps }) =>
    reimbursementFault(dps, ({ tpReeRepRes, xTpReeRepRes }) =>
      xTpReeRepRes !== undefined && tpReeRepRes !== OTHER_REIMBURSEMENT
        ? `the kind ${tpReeRepRes}, but a text`
        : undefined,
    ),
  ),
  dpsRule(
    'E0953',
    'A reimbursement must be at most the price',
    `${REIMBURSEMENT}/vlrReeRepRes`,
    ({ dps }) =>
      reimbursementFault(dps, ({ vlrReeRepRes }) =>
        vlrReeRepRes > dps.valores.vServPrest.vServ
          ? `the amount ${money(vlrReeRepRes)}, above ${money(dps.valores.vServPrest.vServ)}`
          : undefined,
      ),
  ),
  dpsRule(
    'E0959',
    'The classification must belong to the situation',
    `${CLASSES}/cClassTrib`,
    ({ dps }) => {
      if (dps.IBSCBS === undefined) return undefined;
      const { CST, cClassTrib } = classOf(dps.IBSCBS);
      const detail = classFault(CST, cClassTrib);
      if (detail === undefined || editionOf(dps) === '007') return detail;
      return { element: `${GROUP}/valores/trib/cClassTrib`, detail };
    },
  ),
  dpsRule(
    'E0970',
    'The regular classification must belong to its situation',
    `${CLASSES}/gTribRegular/cClassTribReg`,
    ({ dps }) => {
      const { CSTReg, cClassTribReg } = dps.IBSCBS?.valores.trib.gIBSCBS?.gTribRegular ?? {};
      return classFault(CSTReg, cClassTribReg);
    },
  ),
  dpsRule('E1560', 'The presumed credit of IBS must be allowed', CREDIT, (facts) =>
    creditRefusal(facts, 'ibs'),
  ),
  dpsRule('E1575', 'The presumed credit of CBS must be allowed', CREDIT, (facts) =>
    creditRefusal(facts, 'cbs'),
  ),
  dpsRule(
    'E1534',
    'Reimbursements must be less than the price',
    `${REIMBURSEMENT}/vlrReeRepRes`,
    (facts) => {
      const { ofIbsCbs, service } = facts.computed.iss.amounts;
      if (ofIbsCbs === 0 || ofIbsCbs < service) return undefined;
      const detail = `The sum of the reimbursements is ${money(ofIbsCbs)}, and the price is ${money(service)}.`;
      if (editionOf(facts.dps) === '007') return detail;
      return isLease(facts.dps)
        ? { element: `${GROUP}/imovel/gUnidImob/gAjusteBCLocImoveis`, detail }
        : { element: `${ADJUSTMENT}/vAjuteAplic`, detail };
    },
  ),
];

function datesFault({
  dtCompDoc,
  dtEmiDoc,
}: Pick<AdjustmentDocument, 'dtCompDoc' | 'dtEmiDoc'>): string | undefined {
  return dtCompDoc !== undefined && dtEmiDoc !== undefined && dtCompDoc > dtEmiDoc
    ? `the date ${dtCompDoc}, after its issue on ${dtEmiDoc}`
    : undefined;
}

/** The recipient is next to the customer in edition 009. */
function ofRecipient(
  dps: InfDps,
  element: string,
  detail: string | undefined,
): string | Finding | undefined {
  if (detail === undefined || editionOf(dps) === '007') return detail;
  return { element: `dest${element}`, detail };
}

/** Annex I has no rule on the code of a DPS. These are its rules on the groups of the invoice that the code asks for. */
function creditRefusal({ dps }: Facts, tax: 'ibs' | 'cbs'): string | undefined {
  if (dps.IBSCBS === undefined) return undefined;
  const fault = creditFault(creditDeclarationOf(dps.IBSCBS), competenceYear(dps));
  return fault?.tax === tax ? fault.detail : undefined;
}

function needsOperation({ IBSCBS, serv }: InfDps): boolean {
  return IBSCBS?.tpEnteGov !== undefined || NEEDS_OPERATION.test(serv.cServ.cTribNac);
}

function isConstruction({ serv }: InfDps): boolean {
  return CONSTRUCTION.test(serv.cServ.cTribNac);
}

function isOnRealEstate({ IBSCBS }: InfDps): boolean {
  return ON_REAL_ESTATE.has(IBSCBS?.cIndOp ?? '');
}

function classFault(cst: string | undefined, cClassTrib: string | undefined): string | undefined {
  return cst !== undefined && cClassTrib !== undefined && !cClassTrib.startsWith(cst)
    ? `The classification ${cClassTrib} does not begin with the CST ${cst}.`
    : undefined;
}

/** The error of the first document that has one. */
function reimbursementFault(
  { IBSCBS }: InfDps,
  faultOf: (document: ReimbursementDocument) => string | undefined,
): string | undefined {
  const documents = IBSCBS?.valores.gReeRepRes?.documentos ?? [];
  for (const [index, document] of documents.entries()) {
    const fault = faultOf(document);
    if (fault !== undefined) return `Document ${String(index + 1)} has ${fault}.`;
  }
  return undefined;
}
