import {
  accepted,
  formatCents,
  isCalendarDate,
  parseCents,
  refused,
  toCents,
  type Cents,
} from '#libs/kernel';
import { anyText, calendarDate, sameText, shown, textType, type TextType } from '#libs/xml-tables';

/**
 * The general text of the national layout: characters of Latin-1 from the space on, no line break, and no space at
 * either end.
 */
export function plainText(maximum: number, minimum = 1): TextType<string> {
  const sized = anyText(maximum, minimum);
  return sameText((text) => {
    const length = sized.read(text);
    if (!length.ok) return length;
    if (text.startsWith(' ') || text.endsWith(' ')) {
      return refused(`${shown(text)} starts or ends with a space.`);
    }
    return /^[ -\u00ff]*$/.test(text)
      ? accepted(text)
      : refused(`${shown(text)} has a character that is not in Latin-1, or a line break.`);
  });
}

/** Like `calendarDate`, but only the years 2000 to 2099. */
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
