import { type InfDps } from '#libs/nfse';
import { type RequestedIbsCbs, type RequestedReimbursement } from '../members/ibs-cbs';
import { defined } from './defined';
import { recipientOf, simpleAddressOf, supplierOf } from './parties-of';

type IbsCbs = NonNullable<InfDps['IBSCBS']>;
type Class = NonNullable<IbsCbs['valores']['trib']['gIBSCBS']>;
type Reimbursement = NonNullable<IbsCbs['valores']['gReeRepRes']>['documentos'][number];

/** A regular invoice, the only purpose that the layout has. */
const REGULAR = '0';

/** The group IBSCBS. */
export function ibsCbsOf(request: RequestedIbsCbs): IbsCbs {
  const { property, recipient, references, reimbursements } = request;
  return defined({
    finNFSe: REGULAR,
    indFinal: flag(request.finalConsumer),
    cIndOp: request.operationIndicator,
    tpOper: request.operationType,
    gRefNFSe: references && { refNFSe: references },
    tpEnteGov: request.governmentEntity,
    indDest: recipient === undefined ? '0' : '1',
    indZFMALC: flag(request.freeTradeZone),
    dest: recipient && recipientOf(recipient),
    imovel:
      property &&
      defined({
        inscImobFisc: property.propertyRegistration,
        cCIB: property.cib,
        end: property.address && simpleAddressOf(property.address),
      }),
    valores: defined({
      gReeRepRes: reimbursements && { documentos: reimbursements.map(reimbursementOf) },
      trib: { gIBSCBS: classOf(request) },
    }),
  });
}

function classOf({
  cst,
  classification,
  presumedCredit,
  regular,
  deferral,
}: RequestedIbsCbs): Class {
  return defined({
    CST: cst,
    cClassTrib: classification,
    cCredPres: presumedCredit,
    gTribRegular: regular && { CSTReg: regular.cst, cClassTribReg: regular.classification },
    gDif: deferral && {
      pDifUF: deferral.state,
      pDifMun: deferral.municipality,
      pDifCBS: deferral.cbs,
    },
  });
}

function reimbursementOf(document: RequestedReimbursement): Reimbursement {
  const { nationalDocument, fiscalDocument, otherDocument, supplier } = document;
  return defined({
    dFeNacional:
      nationalDocument &&
      defined({
        tipoChaveDFe: nationalDocument.type,
        xTipoChaveDFe: nationalDocument.description,
        chaveDFe: nationalDocument.key,
      }),
    docFiscalOutro: fiscalDocument && {
      cMunDocFiscal: fiscalDocument.municipality,
      nDocFiscal: fiscalDocument.number,
      xDocFiscal: fiscalDocument.description,
    },
    docOutro: otherDocument && { nDoc: otherDocument.number, xDoc: otherDocument.description },
    fornec: supplier && supplierOf(supplier),
    dtEmiDoc: document.issueDate,
    dtCompDoc: document.competence,
    tpReeRepRes: document.type,
    xTpReeRepRes: document.description,
    vlrReeRepRes: document.amount,
  });
}

function flag(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? '1' : '0';
}
