import {
  accepted,
  formatCents,
  isCalendarDate,
  parseCents,
  refused,
  toCents,
  type Cents,
  type Result,
} from '#libs/kernel';
import { type TextType } from './table';

const SHOWN_CHARACTERS = 60;

function textType<T>(
  read: (text: string) => Result<T, string>,
  write: (value: T) => string,
): TextType<T> {
  return { kind: 'text', read, write };
}

function sameText(read: (text: string) => Result<string, string>): TextType<string> {
  return textType(read, (value) => value);
}

/** Text that matches a pattern. `expected` completes the sentence `"x" is not …`. */
export function matching(pattern: RegExp, expected: string): TextType<string> {
  return sameText((text) =>
    pattern.test(text) ? accepted(text) : refused(`${shown(text)} is not ${expected}.`),
  );
}

/** A fixed number of digits, or between two numbers of them. */
export function digits(minimum: number, maximum = minimum): TextType<string> {
  const count = minimum === maximum ? String(minimum) : `${String(minimum)} to ${String(maximum)}`;
  const pattern = new RegExp(`^[0-9]{${String(minimum)},${String(maximum)}}$`);
  return matching(pattern, `a number of ${count} digits`);
}

/** One of the codes. */
export function codes(...allowed: readonly string[]): TextType<string> {
  const set = new Set(allowed);
  return sameText((text) =>
    set.has(text)
      ? accepted(text)
      : refused(
          allowed.length === 1
            ? `${shown(text)} is not ${String(allowed[0])}.`
            : `${shown(text)} is not one of ${allowed.join(', ')}.`,
        ),
  );
}

/** Any text of a length in characters. */
export function anyText(maximum: number, minimum = 1): TextType<string> {
  return sameText((text) => checkLength(text, minimum, maximum));
}

/**
 * The general text of the national layout: characters of Latin-1 from the space on, no line break, and no space at
 * either end.
 */
export function plainText(maximum: number, minimum = 1): TextType<string> {
  return sameText((text) => {
    const length = checkLength(text, minimum, maximum);
    if (!length.ok) return length;
    if (text.startsWith(' ') || text.endsWith(' ')) {
      return refused(`${shown(text)} starts or ends with a space.`);
    }
    return /^[ -\u00ff]*$/.test(text)
      ? accepted(text)
      : refused(`${shown(text)} has a character that is not in Latin-1, or a line break.`);
  });
}

/** The same type, read without the white space that XML Schema collapses. */
export function collapsed<T>(type: TextType<T>): TextType<T> {
  return textType(
    (text) => type.read(text.trim().replace(/\s+/g, ' ')),
    (value) => type.write(value),
  );
}

/** A day of the calendar, `2026-01-31`. */
export const calendarDate = sameText((text) =>
  isCalendarDate(text)
    ? accepted(text)
    : refused(`${shown(text)} is not a date, as in 2026-01-31.`),
);

/** As `calendarDate`, in the years 2000 to 2099. */
export const date20xx = sameText((text) =>
  text.startsWith('20')
    ? calendarDate.read(text)
    : refused(`${shown(text)} is not a date of 20xx.`),
);

const INSTANT =
  /^(20\d\d-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:[+-](?:0\d|1[01])|\+12):00$/;

/** Date and time with whole seconds and an offset of whole hours; never `Z`, never milliseconds. */
export const offsetDateTime = sameText((text) => {
  const [, day] = INSTANT.exec(text) ?? [];
  return day !== undefined && isCalendarDate(day)
    ? accepted(text)
    : refused(
        `${shown(text)} is not a date and time with an offset, as in 2026-01-31T12:00:00-03:00 ` +
          '(whole seconds, not Z).',
      );
});

const MONEY = /^(?:0|0\.[0-9]{2}|[1-9][0-9]{0,14}(?:\.[0-9]{2})?)$/;

/** An amount in reais with no or two decimals and at most 15 digits before them. Read as cents. */
export const money: TextType<Cents> = decimal(MONEY, 'an amount, as in 150.75');

/** A percentage with no or two decimals. Read as hundredths of a percent: `5.00` is 500. */
export function percentage(integerDigits: 1 | 2 | 3): TextType<number> {
  const more = String(integerDigits - 1);
  const pattern = new RegExp(`^(?:0|0\\.[0-9]{2}|[1-9][0-9]{0,${more}}(?:\\.[0-9]{2})?)$`);
  const example = `${'9'.repeat(integerDigits)}.99`;
  const type = decimal(pattern, `a percentage, as in 5.00, of at most ${example}`);
  return textType<number>(
    (text) => type.read(text),
    (value) => type.write(toCents(value)),
  );
}

function decimal(pattern: RegExp, expected: string): TextType<Cents> {
  return textType((text) => {
    if (!pattern.test(text)) return refused(`${shown(text)} is not ${expected}.`);
    const cents = parseCents(text);
    return cents.ok ? cents : refused(`${shown(text)} is too large to be stored exactly.`);
  }, formatCents);
}

function checkLength(text: string, minimum: number, maximum: number): Result<string, string> {
  // Code units bound the characters from above, so the exact count is rarely needed.
  const length = text.length > maximum ? Array.from(text).length : text.length;
  if (length === 0 && minimum > 0) return refused('Is empty.');
  if (length >= minimum && length <= maximum) return accepted(text);
  const limit =
    length < minimum ? `at least ${String(minimum)} are` : `at most ${String(maximum)} are`;
  return refused(`Has ${String(length)} characters; ${limit} allowed.`);
}

/** Enough of a value to recognize it, in quotes. */
function shown(text: string): string {
  return text.length <= SHOWN_CHARACTERS
    ? `"${text}"`
    : `"${text.slice(0, SHOWN_CHARACTERS - 3)}..."`;
}
