import {
  accepted,
  formatCents,
  parseCents,
  parseInstant,
  refused,
  toCents,
  type Cents,
} from '#libs/kernel';
import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import { type CpfCnpj } from '../abrasf';
import { upTo } from '../parties-of';
import { state } from '../../national/tables/simple-types';
import {
  anyText,
  calendarDate,
  codes,
  collapsed,
  digits,
  matching,
  sameText,
  shown,
  textType,
  type TextType,
} from '#libs/xml-tables';

/** Simple types of ABRASF. XML Schema collapses the white space of nearly all of them. */

export function text(maximum: number): TextType<string> {
  return collapsed(anyText(maximum));
}

/** A text of a version that has fewer characters than 2.04: a longer one is read, and is cut when it is written. */
export function shorter(maximum: number, type: TextType<string>): TextType<string> {
  return textType<string>(
    (content) => type.read(content),
    (value) => upTo(maximum, type.write(value)),
  );
}

/** A phone number. The digits at the end are written, because the code of the country stands first. */
export function phone(maximum: number): TextType<string> {
  const type = text(20);
  return textType<string>(
    (content) => type.read(content),
    (value) => value.slice(-maximum),
  );
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

/** A percentage that can have zeros after its two decimals, as in `2.0000`. */
export const anyRate = textType<number>(
  (text) => rate.read(text.replace(/(\.\d{2})0+\s*$/, '$1')),
  (hundredths) => rate.write(hundredths),
);

const FRACTION = /^(\d?)(?:\.(\d{1,4})0*)?$/;
const WHOLE = 10_000;

/** tsAliquota of 1.00: a fraction with four decimals, `0.0200` for 2 %, read as hundredths of a percent. */
export const fraction = textType<number>(
  (text) => {
    const [matched, whole = '', decimals = ''] = FRACTION.exec(text.trim()) ?? [];
    const value = Number(whole) * WHOLE + Number(decimals.padEnd(4, '0'));
    return matched === undefined || text.trim() === '' || value > WHOLE
      ? refused(`${shown(text)} is not a fraction of at most 1, as in 0.0200 for 2 %.`)
      : accepted(value);
  },
  (value) => `${String(Math.floor(value / WHOLE))}.${String(value % WHOLE).padStart(4, '0')}`,
);

const ZONE = /(?:Z|[+-]\d{2}:\d{2})$/;

/** A date, a date with a zone, or a date and time. One with a zone is the day in Brasilia. */
export const anyDate = sameText((text) => {
  const trimmed = text.trim();
  if (!trimmed.includes('T')) return calendarDate.read(trimmed.replace(ZONE, ''));
  const instant = parseInstant(trimmed);
  if (instant === undefined) {
    return refused(`${shown(text)} is not a date, as in 2026-01-31 or 2026-01-31T12:00:00.`);
  }
  return accepted(ZONE.test(trimmed) ? brasiliaDate(instant) : trimmed.slice(0, 10));
});

/** A date that is written as a date and time. */
export const dateAsDateTime = textType<string>(
  (text) => anyDate.read(text),
  (value) => `${value}T00:00:00`,
);

const SECONDS = '2026-01-31T12:00:00'.length;

/** A date and time in Brasilia, without a zone. One with a zone is read too. */
export const localDateTime = textType<string>(
  (text) => {
    const read = dateTime.read(text);
    const instant = read.ok && ZONE.test(read.value) ? parseInstant(read.value) : undefined;
    return instant === undefined ? read : accepted(brasiliaDateTime(instant).slice(0, SECONDS));
  },
  (value) => value.slice(0, SECONDS),
);

/** An item of the list of services in its usual forms, such as 1.07 and 0107, read as 01.07. */
export const anyListItem = sameText((text) => {
  const item = usualListItem(text);
  return item === undefined ? listItem.read(text) : accepted(item);
});

/** As `anyListItem`. Any other text of at most 5 characters is read as it is (1.00). */
export const freeListItem = sameText((text) => {
  const item = usualListItem(text);
  return item === undefined ? collapsed(anyText(5)).read(text) : accepted(item);
});

function usualListItem(text: string): string | undefined {
  const [, item = '', subitem = ''] = /^\s*(\d{1,2})\.?(\d{2})\s*$/.exec(text) ?? [];
  return subitem === '' ? undefined : `${item.padStart(2, '0')}.${subitem}`;
}

/** A number of things. */
export function count(maximumDigits: number): TextType<number> {
  const type = number(maximumDigits);
  return textType(
    (text) => {
      const read = type.read(text);
      return read.ok ? accepted(Number(read.value)) : read;
    },
    (value) => String(value),
  );
}

/** The CNPJ of 1.00, which has no CPF: one is written with zeros before it. */
export const cnpjAlone = textType<CpfCnpj>(
  (text) => {
    const read = cnpj.read(text);
    return read.ok ? accepted({ Cnpj: read.value }) : read;
  },
  ({ Cpf = '', Cnpj = Cpf.padStart(14, '0') }) => Cnpj,
);

const pageNumber = count(6);

/** The number of a page, from 1. */
export const page = textType<number>(
  (text) => {
    const read = pageNumber.read(text);
    return read.ok && read.value === 0 ? refused('"0" is not a page; the first page is 1.') : read;
  },
  (value) => pageNumber.write(value),
);
