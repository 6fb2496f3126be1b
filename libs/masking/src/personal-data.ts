import { hasTaxIdCheckDigits } from '#libs/brazil';
import { passesLuhn } from '#libs/kernel';
import { MASK, maskPan, maskPanDigits } from './mask-pan';

/** The patterns in plain text and their replacements, in the order of their use. */
const RULES: readonly (readonly [RegExp, (found: string, ...groups: string[]) => string])[] = [
  // A line of a printed ISO 8583 message with a track, the CVV, the PIN block or chip data.
  [/^(DE(?:35|36|45|48|52|55)(?:\.\S{1,200})? ).+$/gm, (_, element = '') => element + MASK],
  // The key in the text of a Pix QR code stands between other digits.
  [/(br\.gov\.bcb\.pix01)(\d\d)(.{1,77})/gi, maskKeyOfQrCode],
  // A JSON Web Token, signed (three parts) or encrypted (five, of which the second can be empty).
  [/\beyJ[\w-]{8,}\.[\w-]*\.[\w-]*(?:\.[\w-]+){0,2}/g, () => MASK],
  // The authorization code in the address to which a browser returns. Other codes are short.
  [/(?<![\w-])code=[\w-]{43}(?![\w-])/g, () => `code=${MASK}`],
  // Credentials with their scheme, but not a challenge such as Bearer error="invalid_token".
  [/\b(Bearer|DPoP|Basic)\s+(?![\w-]+=")[\w.~+/=-]+/gi, (_, scheme = '') => `${scheme} ${MASK}`],
  // The user and password of a URL.
  [/:\/\/[^\s/@]+@/g, () => `://${MASK}@`],
  // Track 2 of a card: the number, a separator, the expiry date and more.
  [/(?<!\w)\d{13,19}[=D]\d{4,}/g, () => MASK],
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}][\p{L}\p{N}.-]*/gu,
    () => `${MASK}@${MASK}`,
  ],
  // A card number in groups of 4-4-4-4 and up to three more, 4-6-5 (American Express) or 4-6-4 (Diners).
  [
    /(?<![\w.])\d{4}(?:([ \u00a0.+-])\d{4}(?:\1\d{4}){2}(?:\1\d{1,3}(?![\w/]))?|[ \u00a0.+-]\d{6}[ \u00a0.+-]\d{4,5})(?!\w)/g,
    maskGroups,
  ],
  // A phone number in international form, then in the Brazilian one: (11) 99999-8888.
  [
    /(?<!\w)\+\d[\d ().-]{5,22}\d(?!\w)/g,
    (found) => (digitsOf(found).length < 8 ? found : `+${MASK}`),
  ],
  [/(?<![\w.-])(?:55 ?)?(?:\(\d{2}\) ?|\d{2} )9?\d{4}[- ]?\d{4}(?![\w-])/g, () => MASK],
  [/(?<!\w)(?<!\d\.)\d{3}\.?\d{3}\.?\d{3}-\d{2}(?!\w)/g, () => '***.***.***-**'],
  [
    /(?<!\w)[\dA-Za-z]{2}\.[\dA-Za-z]{3}\.[\dA-Za-z]{3}\/[\dA-Za-z]{4}-\d{2}(?!\w)/g,
    () => '**.***.***/****-**',
  ],
  // A CNPJ with letters: only its check digits distinguish it from other identifiers of this length.
  [
    /(?<!\w)(?=\d*[A-Z])[\dA-Z]{12}\d{2}(?!\w)/g,
    (found) => (hasTaxIdCheckDigits(found) ? '**.***.***/****-**' : found),
  ],
  // Digits that are not part of a longer word or of a number with decimals.
  [/(?<!\w)(?<!\d\.)\d{11,19}(?!\w)(?!\.\d)/g, maskDigits],
];

/**
 * Masks values that can be recognized without a name: card numbers, CPF, CNPJ, e-mail addresses, phone numbers, tokens.
 * Identifiers that only contain many digits stay readable.
 */
export function maskPersonalData(text: string): string {
  return RULES.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
}

function maskKeyOfQrCode(_: string, head = '', length = '', rest = ''): string {
  const key = rest.slice(0, Number(length));
  return head + length + maskPersonalData(key) + rest.slice(key.length);
}

function maskDigits(digits: string): string {
  if (digits.length === 11) return '***.***.***-**';
  if (digits.length === 14) return '**.***.***/****-**';
  // A Brazilian mobile phone with its country code and without a plus sign.
  if (/^55[1-9]{2}9\d{8}$/.test(digits)) return MASK;
  return isLikelyPan(digits) ? maskPanDigits(digits) : digits;
}

function maskGroups(found: string): string {
  return isLikelyPan(digitsOf(found)) ? maskPan(found) : found;
}

/**
 * Test cards often have a wrong check digit, so the first digits decide too: 2 to 6 is a card, but 20 is the beginning
 * of a date. (ISO/IEC 7812; the lowest numbers with a 2 are those of Mastercard, from 2221.)
 */
function isLikelyPan(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  return /^(?:2[1-9]|[3-6])/.test(digits) || passesLuhn(digits);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
