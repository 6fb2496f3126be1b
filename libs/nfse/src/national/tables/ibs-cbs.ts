import {
  anyText,
  atMostOne,
  codes,
  digits,
  exactlyOne,
  group,
  type Group,
  groupWithout,
  list,
  oneOf,
  optional,
  optionalList,
  required,
  type Rows,
} from '#libs/xml-tables';
import { date20xx, money, plainText } from '../../xml/text-types';
import {
  type DpsIbsCbs,
  type DpsIbsCbsTax,
  type IbsCbsClass,
  type Property,
  type ReimbursementDocument,
} from '../dps';
import { type CreditReversal } from '../dps-009';
import { type NationalEdition } from '../edition';
import { documentRows } from './documents';
import { LINKED_PAYMENTS, MOVABLE_GOOD, PROPERTY_LEASE, PROPERTY_UNIT } from './ibs-cbs-009';
import { RECIPIENT, SIMPLE_ADDRESS, SUPPLIER } from './party';
import * as simple from './simple-types';

/** Tables of the IBS and CBS that a DPS declares. */

const REIMBURSEMENT_DOCUMENT = group<ReimbursementDocument>({
  ...documentRows(exactlyOne()),
  fornec: optional(SUPPLIER),
  dtEmiDoc: required(date20xx),
  dtCompDoc: required(date20xx),
  tpReeRepRes: required(codes('01', '02', '03', '04', '99')),
  xTpReeRepRes: optional(plainText(150)),
  vlrReeRepRes: required(money),
});

const REFERENCES = group<{ readonly refNFSe: readonly string[] }>({
  refNFSe: list(99, simple.accessKey),
});

const situation = digits(3);
const classification = digits(6);

function ibsCbsClass(edition: NationalEdition): Group<IbsCbsClass> {
  const rows: Rows<IbsCbsClass> = {
    CST: oneOf(exactlyOne(), situation),
    cClassTrib: oneOf(exactlyOne(), classification),
    cCredPres: optional(digits(2)),
    gTribRegular: optional(
      group<NonNullable<IbsCbsClass['gTribRegular']>>({
        CSTReg: required(digits(3)),
        cClassTribReg: required(digits(6)),
      }),
    ),
    gDif: optional(
      group<NonNullable<IbsCbsClass['gDif']>>({
        pDifUF: required(simple.percent3),
        pDifMun: required(simple.percent3),
        pDifCBS: required(simple.percent3),
      }),
    ),
    gEstornoCred: optional(
      group<CreditReversal>({ vIBSEstCred: required(money), vCBSEstCred: required(money) }),
    ),
    gPagAntecipado: optional(REFERENCES),
  };
  return edition === '007'
    ? groupWithout(rows, 'gEstornoCred', 'gPagAntecipado')
    : groupWithout(rows, 'CST', 'cClassTrib');
}

function tax(edition: NationalEdition): Group<DpsIbsCbsTax> {
  const rows = (gIBSCBS: Rows<DpsIbsCbsTax>['gIBSCBS']): Rows<DpsIbsCbsTax> => ({
    CST: oneOf(exactlyOne(), situation),
    cClassTrib: oneOf(exactlyOne(), classification),
    gIBSCBS,
    gIBSCBSAjuste: optional(
      group<NonNullable<DpsIbsCbsTax['gIBSCBSAjuste']>>({
        vIBS: required(money),
        vCBS: required(money),
      }),
    ),
  });
  const classes = ibsCbsClass(edition);
  return edition === '007'
    ? groupWithout(rows(oneOf(exactlyOne(), classes)), 'CST', 'cClassTrib', 'gIBSCBSAjuste')
    : group(rows(optional(classes)));
}

function property(edition: NationalEdition): Group<Property> {
  const place = edition === '007' ? exactlyOne() : atMostOne();
  const rows: Rows<Property> = {
    cMun: oneOf(exactlyOne(), simple.municipality),
    gLocacao: optional(PROPERTY_LEASE),
    gUnidImob: optionalList(99, PROPERTY_UNIT),
    inscImobFisc: optional(anyText(30)),
    cCIB: oneOf(place, anyText(8, 8)),
    end: oneOf(place, SIMPLE_ADDRESS),
  };
  return edition === '007'
    ? groupWithout(rows, 'cMun', 'gLocacao', 'gUnidImob')
    : groupWithout(rows, 'inscImobFisc', 'cCIB', 'end');
}

type DeclaredValues = DpsIbsCbs['valores'];

function declaredValues(edition: NationalEdition): Group<DeclaredValues> {
  const rows: Rows<DeclaredValues> = {
    gReeRepRes: optional(
      group<{ readonly documentos: readonly ReimbursementDocument[] }>({
        documentos: list(1000, REIMBURSEMENT_DOCUMENT),
      }),
    ),
    trib: required(tax(edition)),
  };
  return edition === '007' ? group(rows) : groupWithout(rows, 'gReeRepRes');
}

export function dpsIbsCbsTable(edition: NationalEdition): Group<DpsIbsCbs> {
  const is007 = edition === '007';
  const rows: Rows<DpsIbsCbs> = {
    finNFSe: oneOf(exactlyOne(), codes('0')),
    indFinal: optional(simple.yesNo),
    cIndOp: is007 ? oneOf(exactlyOne(), digits(6)) : optional(digits(6)),
    // Technical note 007 does not give the place of the element; this is its place in annex VI of 009.
    indZFMALC: optional(simple.yesNo),
    tpOper: optional(codes('1', '2', '3', '4', '5')),
    gRefNFSe: optional(REFERENCES),
    tpEnteGov: optional(simple.oneToFour),
    indDoacao: optional(simple.yesNo),
    indDest: oneOf(exactlyOne(), simple.yesNo),
    dest: optional(RECIPIENT),
    imovel: optional(property(edition)),
    bensMoveis: optionalList(1000, MOVABLE_GOOD),
    valores: required(declaredValues(edition)),
    gPgtoVinc: optional(LINKED_PAYMENTS),
  };
  return is007
    ? groupWithout(rows, 'indDoacao', 'bensMoveis', 'gPgtoVinc')
    : groupWithout(rows, 'finNFSe', 'indDest', 'dest');
}
