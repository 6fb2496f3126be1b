/** The kind of a tax id inside an identifier: 1 CPF, 2 CNPJ. */
export type TaxIdKind = '1' | '2';

/**
 * The two parts by which an identifier names a person: the kind, and 14 digits.
 * @param taxId 11 digits of a CPF or 14 of a CNPJ. The identifiers have no place for a CNPJ with letters.
 * @throws RangeError for any other text
 */
export function taxIdParts(taxId: string): { readonly kind: TaxIdKind; readonly digits: string } {
  if (!/^(?:\d{11}|\d{14})$/.test(taxId)) {
    throw new RangeError(`A tax id of 11 or 14 digits is needed, not "${taxId}"`);
  }
  return { kind: taxId.length === 11 ? '1' : '2', digits: taxId.padStart(14, '0') };
}

/** The tax id behind the two parts: 11 digits for kind 1, else 14. */
export function taxIdOf(kind: string, digits: string): string {
  return kind === '1' ? digits.slice(-11) : digits;
}
