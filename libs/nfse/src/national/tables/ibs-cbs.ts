import {
  anyText,
  codes,
  digits,
  exactlyOne,
  group,
  list,
  oneOf,
  optional,
  required,
} from '#libs/xml-tables';
import { date20xx, money, plainText } from '../../xml/text-types';
import { type DpsIbsCbs, type ReimbursementDocument } from '../dps';
import { RECIPIENT, SIMPLE_ADDRESS, SUPPLIER } from './party';
import * as simple from './simple-types';

/** Tables of the IBS and CBS that a DPS declares. */

const document = exactlyOne();

const REIMBURSEMENT_DOCUMENT = group<ReimbursementDocument>({
  dFeNacional: oneOf(
    document,
    group<NonNullable<ReimbursementDocument['dFeNacional']>>({
      tipoChaveDFe: required(codes('1', '2', '3', '9')),
      xTipoChaveDFe: optional(plainText(255)),
      chaveDFe: required(anyText(50)),
    }),
  ),
  docFiscalOutro: oneOf(
    document,
    group<NonNullable<ReimbursementDocument['docFiscalOutro']>>({
      cMunDocFiscal: required(simple.municipality),
      nDocFiscal: required(plainText(255)),
      xDocFiscal: required(plainText(255)),
    }),
  ),
  docOutro: oneOf(
    document,
    group<NonNullable<ReimbursementDocument['docOutro']>>({
      nDoc: required(plainText(255)),
      xDoc: required(plainText(255)),
    }),
  ),
  fornec: optional(SUPPLIER),
  dtEmiDoc: required(date20xx),
  dtCompDoc: required(date20xx),
  tpReeRepRes: required(codes('01', '02', '03', '04', '99')),
  xTpReeRepRes: optional(plainText(150)),
  vlrReeRepRes: required(money),
});

type IbsCbsClass = DpsIbsCbs['valores']['trib']['gIBSCBS'];

const IBS_CBS_CLASS = group<IbsCbsClass>({
  CST: required(digits(3)),
  cClassTrib: required(digits(6)),
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
});

const property = exactlyOne();

export const DPS_IBS_CBS = group<DpsIbsCbs>({
  finNFSe: required(codes('0')),
  indFinal: optional(simple.yesNo),
  cIndOp: required(digits(6)),
  tpOper: optional(codes('1', '2', '3', '4', '5')),
  gRefNFSe: optional(
    group<{ readonly refNFSe: readonly string[] }>({ refNFSe: list(99, simple.accessKey) }),
  ),
  tpEnteGov: optional(simple.oneToFour),
  indDest: required(simple.yesNo),
  // Technical note 007 names the element and its values, but not its place in the sequence.
  indZFMALC: optional(simple.yesNo),
  dest: optional(RECIPIENT),
  imovel: optional(
    group<NonNullable<DpsIbsCbs['imovel']>>({
      inscImobFisc: optional(anyText(30)),
      cCIB: oneOf(property, anyText(8, 8)),
      end: oneOf(property, SIMPLE_ADDRESS),
    }),
  ),
  valores: required(
    group<DpsIbsCbs['valores']>({
      gReeRepRes: optional(
        group<{ readonly documentos: readonly ReimbursementDocument[] }>({
          documentos: list(1000, REIMBURSEMENT_DOCUMENT),
        }),
      ),
      trib: required(group<DpsIbsCbs['valores']['trib']>({ gIBSCBS: required(IBS_CBS_CLASS) })),
    }),
  ),
});
