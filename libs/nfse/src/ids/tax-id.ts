import { withCheckDigits } from '#libs/brazil';

/** The kind of a tax id inside an identifier: 1 CPF, 2 CNPJ. */
export type TaxIdKind = '1' | '2';

/**
 * The two parts of an identifier that stand for a person: the kind, and 14 characters.
 * @param taxId 11 digits of a CPF or 14 characters of a CNPJ, which may have letters, except in its check digits
 * @throws RangeError for any other text
 */
export function taxIdParts(taxId: string): { readonly kind: TaxIdKind; readonly padded: string } {
  if (!/^(?:\d{11}|[0-9A-Z]{12}\d{2})$/.test(taxId)) {
    throw new RangeError(`A CPF of 11 digits or a CNPJ of 14 characters is needed, not "${taxId}"`);
  }
  return { kind: taxId.length === 11 ? '1' : '2', padded: taxId.padStart(14, '0') };
}

/** The tax id of the two parts: 11 digits for kind 1, otherwise 14 characters. */
export function taxIdOf(kind: string, padded: string): string {
  return kind === '1' ? padded.slice(-11) : padded;
}

/** The CNPJ of a municipality in the simulator: 9, its IBGE code, 0001 and the check digits. */
export function municipalCnpj(municipality: string): string {
  return withCheckDigits(`9${municipality}0001`);
}

/**
 * The IBGE code in the CNPJ of a municipality; undefined for another tax id.
 * @example municipalityOfCnpj(municipalCnpj('3550308')); // '3550308'
 */
export function municipalityOfCnpj(taxId: string): string | undefined {
  const municipality = taxId.slice(1, 8);
  return /^9\d{7}0001\d\d$/.test(taxId) && taxId === municipalCnpj(municipality)
    ? municipality
    : undefined;
}

const ROOT_LENGTH = 8;
const CPF_LENGTH = 11;

/**
 * Whether two tax ids are of one taxpayer: the same CPF, or CNPJs with the same root, which are the head office and its
 * branches.
 * @example isSameTaxpayer('11222333000181', '11222333000262'); // true
 */
export function isSameTaxpayer(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  if (one.length === CPF_LENGTH) return one === other;
  return one.slice(0, ROOT_LENGTH) === other.slice(0, ROOT_LENGTH);
}
