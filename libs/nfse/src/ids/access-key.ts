import { modulus11 } from './check-digit';
import { type Field, joinFields, splitFields } from './fields';
import { taxIdOf, taxIdParts } from './tax-id';

/** The parts of an access key. */
export interface AccessKeyParts {
  /** IBGE code of the municipality that issues, 7 digits. */
  readonly municipality: string;
  /** The generator of the invoice: 1 the municipality, 2 Sefin Nacional. */
  readonly generator: string;
  /** CPF or CNPJ of the issuer, without punctuation. */
  readonly taxId: string;
  /** Number of the invoice, 1 to 13 digits. */
  readonly number: string;
  /** Year and month of issue: `2603` is March 2026. */
  readonly issuedAt: string;
  /** 9 random digits. */
  readonly random9: string;
}

const FIELDS = [
  ['municipality', 7],
  ['generator', 1],
  ['kind', 1],
  ['taxId', 14, 'letters'],
  ['number', 13],
  ['issuedAt', 4],
  ['random9', 9],
] as const satisfies readonly Field[];

const ACCESS_KEY = /^\d{7}[12](?:1\d{14}|2[0-9A-Z]{12}\d{2})\d{27}$/;

/**
 * The access key (chave de acesso) of a national NFS-e: 49 digits and a check digit.
 * @throws RangeError if a part has characters other than digits, or is too long
 *
 * @example
 * accessKey({
 * municipality: '3550308', generator: '2', taxId: '11222333000181', number: '7', issuedAt: '2603', random9:
 * '123456780',
 * }); // '35503082211222333000181000000000000726031234567807'
 */
export function accessKey(parts: AccessKeyParts): string {
  const { kind, padded } = taxIdParts(parts.taxId);
  const body = joinFields(FIELDS, { ...parts, kind, taxId: padded });
  return `${body}${accessKeyCheckDigit(body)}`;
}

/** The check digit of the first 49 characters of a key: modulus 11, weights 2 to 9 from the right. */
export function accessKeyCheckDigit(first49: string): string {
  return modulus11(first49.slice(0, 49));
}

/** Returns true for 50 digits with a correct check digit. The characters of a CNPJ can also be letters. */
export function isAccessKey(text: string): boolean {
  return ACCESS_KEY.test(text) && accessKeyCheckDigit(text) === text[49];
}

/** The parts of a key; its number is without padding. Undefined if the text is not an access key. */
export function parseAccessKey(key: string): AccessKeyParts | undefined {
  if (!isAccessKey(key)) return undefined;
  const { kind, ...parts } = splitFields(FIELDS, key);
  return {
    ...parts,
    taxId: taxIdOf(kind, parts.taxId),
    number: parts.number.replace(/^0+(?=\d)/, ''),
  };
}

/** The id of the element infNFSe: `NFS` and the access key. */
export function nfseId(key: string): string {
  return `NFS${key}`;
}
