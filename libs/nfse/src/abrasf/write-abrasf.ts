import { type Result } from '#libs/kernel';
import { type InfNfse } from '../national/nfse';
import { type Finding } from '../xml/findings';
import { readDocument } from '../xml/read-document';
import { writeByTable } from '#libs/xml-tables';
import { type CompNfse } from './abrasf';
import { COMP_NFSE } from './tables/invoice';
import { abrasfOf, type AbrasfDetails } from './from-national';

/**
 * Writes an invoice in the municipal layout ABRASF 2.04 (CompNfse), not signed, without a declaration. Rates are
 * percentages (`5.00`), not fractions.
 *
 * @throws RangeError if XML does not allow a text of the invoice (see `isXmlText`)
 */
export function writeAbrasf(nfse: InfNfse, details: AbrasfDetails): string {
  return writeByTable(COMP_NFSE, abrasfOf(nfse, details));
}

/** Reads an invoice in the layout ABRASF 2.04, or returns all errors of its structure (E1235). */
export function readAbrasf(bytes: Uint8Array): Result<CompNfse, readonly Finding[]> {
  return readDocument(bytes, COMP_NFSE);
}
