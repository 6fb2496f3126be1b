import { anyText, codes, group, oneOf, optional, required } from '#libs/xml-tables';
import { plainText } from '../../xml/text-types';
import { type ReimbursementDocument } from '../dps';
import * as simple from './simple-types';

/** The three ways to identify a document of a reimbursement (007) or of an adjustment (009). */
export function documentRows(choice: Parameters<typeof oneOf>[0]) {
  return {
    dFeNacional: oneOf(
      choice,
      group<NonNullable<ReimbursementDocument['dFeNacional']>>({
        tipoChaveDFe: required(codes('1', '2', '3', '9')),
        xTipoChaveDFe: optional(plainText(255)),
        chaveDFe: required(anyText(50)),
      }),
    ),
    docFiscalOutro: oneOf(
      choice,
      group<NonNullable<ReimbursementDocument['docFiscalOutro']>>({
        cMunDocFiscal: required(simple.municipality),
        nDocFiscal: required(plainText(255)),
        xDocFiscal: required(plainText(255)),
      }),
    ),
    docOutro: oneOf(
      choice,
      group<NonNullable<ReimbursementDocument['docOutro']>>({
        nDoc: required(plainText(255)),
        xDoc: required(plainText(255)),
      }),
    ),
  };
}
