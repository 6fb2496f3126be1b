import {
  AREA_CODES,
  FAMILY_NAMES,
  GIVEN_NAMES,
  hasTaxIdCheckDigits,
  withCheckDigits,
} from '#libs/brazil';
import { passesLuhn } from '#libs/kernel';
import { type Draw } from './draw';

/** The kinds of values that have stand-ins. */
export type StandInKind =
  'cpf' | 'cnpj' | 'phone' | 'email' | 'uuid' | 'card' | 'person' | 'text' | 'ip' | 'form' | 'hex';

/** Makes a stand-in from a value in its normal form, and the number of earlier attempts. */
type Generator = (value: string, draw: Draw, attempt: number) => string;

/** After so many attempts, a name gets a second family name, so that there are enough of them. */
const ATTEMPTS_WITH_SHORT_NAMES = 5;
const ALPHANUMERIC = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** The first six digits of a card number say the brand and the issuer, not the holder. */
const BIN_LENGTH = 6;

/**
 * Values that are valid are replaced by valid ones, and invalid ones by invalid ones, because a service answers both
 * differently.
 */
export const GENERATORS: Readonly<Record<StandInKind, Generator>> = {
  cpf: (value, draw) => checked(value, withCheckDigits(draw.digits(9))),
  cnpj: (value, draw) =>
    // The branch, four characters, says nothing without the company before it.
    checked(value, withCheckDigits(draw.sameForm(value.slice(0, 8)) + value.slice(8, 12))),
  phone: phoneOf,
  email: (_, draw) =>
    `${draw.oneOf('abcdefghijklmnopqrstuvwxyz')}${texts(draw, ALPHANUMERIC, 11)}@example.com`,
  uuid: (value, draw) =>
    // The digits of the version and of the variant stay.
    Array.from(value)
      .map((digit, at) =>
        digit === '-' || at === 14 || at === 19 ? digit : draw.oneOf('0123456789abcdef'),
      )
      .join(''),
  card: cardOf,
  person: (_, draw, attempt) =>
    [
      draw.oneOf(GIVEN_NAMES),
      draw.oneOf(FAMILY_NAMES),
      ...(attempt < ATTEMPTS_WITH_SHORT_NAMES ? [] : [draw.oneOf(FAMILY_NAMES)]),
    ].join(' '),
  text: (_, draw) => `Texto ${draw.digits(6)}`,
  // RFC 2544: addresses for tests, which belong to nobody.
  ip: (_, draw) =>
    `198.${String(18 + draw.below(2))}.${String(draw.below(256))}.${String(draw.below(256))}`,
  form: (value, draw) => draw.sameForm(value),
  hex: (value, draw) => {
    const [prefix = ''] = /^0x/i.exec(value) ?? [];
    const digits = /[A-F]/.test(value) ? '0123456789ABCDEF' : '0123456789abcdef';
    return prefix + texts(draw, digits, value.length - prefix.length);
  },
};

function texts(draw: Draw, alphabet: string, length: number): string {
  return Array.from({ length }, () => draw.oneOf(alphabet)).join('');
}

/** A tax id that is valid if the original is valid. */
function checked(original: string, valid: string): string {
  if (hasTaxIdCheckDigits(original)) return valid;
  return valid.slice(0, -1) + String((Number(valid.at(-1)) + 1) % 10);
}

/** @param digits a Brazilian number without its country code, or a number of another country */
function phoneOf(digits: string, draw: Draw): string {
  if (digits.length !== 10 && digits.length !== 11) {
    return digits.slice(0, 2) + draw.digits(Math.max(0, digits.length - 2));
  }
  // The first digit after the area code tells a mobile phone from another one.
  const [area, first] = [draw.oneOf(AREA_CODES), digits.charAt(2)];
  return area + first + draw.digits(digits.length - 3);
}

/** A number with the same first digits and length, which passes Luhn if the original does. */
function cardOf(digits: string, draw: Draw): string {
  const first = digits.slice(0, BIN_LENGTH);
  const start = first + draw.digits(digits.length - first.length - 1);
  const last = Array.from({ length: 10 }, (_, digit) => start + String(digit));
  const isValid = passesLuhn(digits);
  return last.find((number) => passesLuhn(number) === isValid) ?? start;
}
