import {
  accepted,
  formatCents,
  parseCents,
  parseInstant,
  refused,
  toCents,
  type Cents,
} from '#libs/kernel';
import { state } from '../national/tables/simple-types';
import {
  anyText,
  calendarDate,
  codes,
  collapsed,
  digits,
  matching,
  type TextType,
} from '#libs/xml-tables';

/** Simple types of ABRASF 2.04. XML Schema collapses the white space of nearly all of them. */

export function text(maximum: number): TextType<string> {
  return collapsed(anyText(maximum));
}

export function code(...allowed: readonly string[]): TextType<string> {
  return collapsed(codes(...allowed));
}

export function number(maximumDigits: number): TextType<string> {
  return collapsed(digits(1, maximumDigits));
}

const MAX_CENTS = 999_999_999_999_999;

/** tsValor: 15 digits, two of them decimals. */
export const amount: TextType<Cents> = {
  kind: 'text',
  read(content) {
    const cents = parseCents(content.trim());
    return cents.ok && cents.value >= 0 && cents.value <= MAX_CENTS
      ? cents
      : refused(`"${content.slice(0, 60)}" is not an amount of at most 15 digits, as in 150.75.`);
  },
  write: formatCents,
};

/** tsAliquota: a percentage, not a fraction, of at most 99.99. */
export const rate: TextType<number> = {
  kind: 'text',
  read(content) {
    const hundredths = parseCents(content.trim());
    return hundredths.ok && hundredths.value >= 0 && hundredths.value <= 9_999
      ? hundredths
      : refused(`"${content.slice(0, 60)}" is not a percentage of at most 99.99, as in 5.00.`);
  },
  write: (hundredths) => formatCents(toCents(hundredths)),
};

/** xs:dateTime, with or without a zone. */
export const dateTime: TextType<string> = {
  kind: 'text',
  read(content) {
    const trimmed = content.trim();
    return trimmed.includes('T') && parseInstant(trimmed) !== undefined
      ? accepted(trimmed)
      : refused(`"${content.slice(0, 60)}" is not a date and time, as in 2026-01-31T12:00:00.`);
  },
  write: (value) => value,
};

export const date = collapsed(calendarDate);
export const uf = collapsed(state);
export const municipality = number(7);
export const yesNo = code('1', '2');
export const verificationCode = collapsed(
  matching(/^[a-zA-Z0-9]{1,9}$/, '1 to 9 letters and digits'),
);
export const postalCode = digits(8);
export const cnpj = collapsed(matching(/^[0-9A-Z]{14}$/, 'a CNPJ of 14 characters'));
export const cpf = digits(11);
export const listItem = matching(
  /^[0-9]{2}\.[0-9]{2}$/,
  'an item of the list of services, as in 14.01',
);
export const country = text(4);
