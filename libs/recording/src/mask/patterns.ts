import { hasTaxIdCheckDigits } from '#libs/brazil';
import { passesLuhn } from '#libs/kernel';
import { MASK } from '#libs/masking';
import { type StandIns } from '../stand-ins/stand-ins';

/** A value that is recognized without a name, and its replacement. */
export type Pattern = readonly [
  pattern: RegExp,
  replace: (found: string, standIns: StandIns) => string,
];

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const whole = (pattern: string, flags = 'gu'): RegExp => new RegExp(START + pattern + END, flags);

const hide = (): string => MASK;
const HEX = /^(?:0x)?[\da-f]{32,}$/i;
/** EndToEndId, RtrId and message ids of the SPI: a letter, an ISPB, and 23 more characters. */
const SPI_ID = /^[DEM]\d{8}\w{23}$/;

/**
 * In the order of their use. Secrets come first, because a number inside a token must not split it.
 */
export const PATTERNS: readonly Pattern[] = [
  // A JSON Web Token, with an empty payload if it is detached.
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){1,4}/g, hide],
  [/\b(?:Bearer|DPoP|Basic)\s+(?![\w-]+=")[\w.~+/=-]+/gi, (found) => `${word(found)} ${MASK}`],
  [/-----BEGIN [A-Z ]+-----[^]*?(?:-----END [A-Z ]+-----|$)/g, hide],
  [/(?<=:\/\/)[^\s/@]+(?=@)/g, hide],
  // Track 2 of a card: the number, a separator, the expiry date and more.
  [/(?<!\w)\d{13,19}[=D]\d{4,}/g, hide],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}][\p{L}\p{N}.-]*/gu, email],
  [whole('(?<!-)[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}(?!-)', 'giu'), uuid],
  // A Brazilian IBAN: the ISPB stays.
  [whole('BR\\d{23}[A-Z][\\dA-Z]'), iban],
  [
    whole(
      '(?<!\\.)\\d{4}(?:([ \\u00a0.+-])\\d{4}(?:\\1\\d{4}){2}(?:\\1\\d{1,3}(?!/))?|[ \\u00a0.+-]\\d{6}[ \\u00a0.+-]\\d{4,5})',
    ),
    cardInGroups,
  ],
  [whole('\\+\\d[\\d ().-]{5,22}\\d'), phone],
  [/(?<![\p{L}\p{N}.-])(?:55 ?)?(?:\(\d{2}\) ?|\d{2} )9?\d{4}[- ]?\d{4}(?![\p{L}\p{N}-])/gu, phone],
  [whole('(?<!\\d\\.)\\d{3}\\.?\\d{3}\\.?\\d{3}-\\d{2}'), taxId],
  [whole('[\\dA-Za-z]{2}\\.[\\dA-Za-z]{3}\\.[\\dA-Za-z]{3}\\/[\\dA-Za-z]{4}-\\d{2}'), taxId],
  [/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, ipAddress],
  // A word with digits: a number, or an id that contains one. Decimals of a number are left out.
  [
    /(?<!\d\.)(?<![\p{L}\p{N}])(?=\p{L}*\d)[\p{L}\d]{11,}(?![\p{L}\p{N}])(?!\.\d)/gu,
    wordWithDigits,
  ],
];

export function taxId(found: string, standIns: StandIns): string {
  const text = found.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (text.length !== 11 && text.length !== 14) return standIns.of('form', found);
  return standIns.inFormOf(found, standIns.of(text.length === 11 ? 'cpf' : 'cnpj', text));
}

export function email(found: string, standIns: StandIns): string {
  return standIns.of('email', found.toLowerCase());
}

export function uuid(found: string, standIns: StandIns): string {
  const standIn = standIns.of('uuid', found.toLowerCase());
  return /[A-F]/.test(found) ? standIn.toUpperCase() : standIn;
}

/** The number without its country code decides, so that all forms of a number have the same stand-in. */
export function phone(found: string, standIns: StandIns): string {
  const digits = digitsOf(found);
  if (digits.length < 8) return found;
  const country = digits.length > 11 && digits.startsWith('55') ? '55' : '';
  return standIns.inFormOf(found, country + standIns.of('phone', digits.slice(country.length)));
}

export function card(found: string, standIns: StandIns): string {
  return standIns.inFormOf(found, standIns.of('card', digitsOf(found)));
}

export function ipAddress(found: string, standIns: StandIns): string {
  const isAddress = found.split('.').every((part) => Number(part) <= 255);
  // Addresses of one machine or of a private network are those of no person.
  const isPrivate = /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./.test(found);
  return isAddress && !isPrivate ? standIns.of('ip', found) : found;
}

function iban(found: string, standIns: StandIns): string {
  return found.slice(0, 12) + standIns.of('form', found.slice(12));
}

function cardInGroups(found: string, standIns: StandIns): string {
  return isLikelyCard(digitsOf(found)) ? card(found, standIns) : found;
}

function wordWithDigits(found: string, standIns: StandIns): string {
  if (/^\d+$/.test(found)) return digitsAlone(found, standIns);
  // A CNPJ with letters: only its check digits tell it from other ids of this length.
  if (/^[\dA-Z]{12}\d\d$/i.test(found) && hasTaxIdCheckDigits(found.toUpperCase())) {
    return taxId(found, standIns);
  }
  if (SPI_ID.test(found)) return found;
  if (isLikelySecret(found) && !standIns.isKept(found)) return secret(found, standIns);
  return found.replace(/\d{11,}/g, (digits) => {
    if (digits.length > 19) return longNumber(digits, standIns);
    return hasTaxIdCheckDigits(digits) ? taxId(digits, standIns) : digits;
  });
}

function digitsAlone(digits: string, standIns: StandIns): string {
  if (digits.length > 19) return longNumber(digits, standIns);
  if (hasTaxIdCheckDigits(digits)) return taxId(digits, standIns);
  if (isTimestamp(digits)) return digits;
  if (digits.length === 11) {
    return /^[1-9]{2}9/.test(digits) ? phone(digits, standIns) : taxId(digits, standIns);
  }
  if (/^55[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/.test(digits)) return phone(digits, standIns);
  if (isLikelyCard(digits)) return card(digits, standIns);
  return digits.length === 14 ? taxId(digits, standIns) : digits;
}

/** Where a number of this length has a CPF (with three zeros) or a CNPJ: access key of an NFS-e, id of a DPS, NF-e. */
const TAX_ID_AT: ReadonlyMap<number, number> = new Map([
  [50, 9],
  [42, 8],
  [44, 6],
]);

function longNumber(digits: string, standIns: StandIns): string {
  const at = TAX_ID_AT.get(digits.length);
  if (at === undefined) return standIns.withoutKnownTaxIds(digits);
  const [start, found, end] = [
    digits.slice(0, at),
    digits.slice(at, at + 14),
    digits.slice(at + 14),
  ];
  const isPerson = found.startsWith('000') && hasTaxIdCheckDigits(found.slice(3));
  const shown = isPerson ? `000${taxId(found.slice(3), standIns)}` : taxId(found, standIns);
  return start + shown + end;
}

/** As random as a key: 32 hexadecimal digits, or 24 characters with digits and letters in both cases. */
function isLikelySecret(word: string): boolean {
  if (HEX.test(word)) return true;
  return word.length >= 24 && [/\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(word));
}

/** Another one, not asterisks, because it can be an id that comes again in an address. */
function secret(found: string, standIns: StandIns): string {
  return standIns.of(HEX.test(found) ? 'hex' : 'form', found);
}

/** yyyyMMddHHmmss, perhaps with milliseconds. */
function isTimestamp(digits: string): boolean {
  return /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:\d{3})?$/.test(
    digits,
  );
}

/** As in the journal: test cards often have a wrong check digit, so the first digits decide too. */
function isLikelyCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  return /^(?:2[1-9]|[3-6])/.test(digits) || passesLuhn(digits);
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function word(text: string): string {
  return /^\w+/.exec(text)?.[0] ?? '';
}
