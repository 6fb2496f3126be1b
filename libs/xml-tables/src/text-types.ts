import { accepted, isCalendarDate, refused, type Result } from '#libs/kernel';
import { type TextType, type XmlSchema } from './rows';
import { shortened } from './shortened';

const SHOWN_CHARACTERS = 60;

export function textType<T>(read: TextType<T>['read'], write: (value: T) => string): TextType<T> {
  return { kind: 'text', read, write };
}

/** A type whose value is the text itself. */
export function sameText(read: (text: string) => Result<string, string>): TextType<string> {
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
  return codesOf(allowed);
}

/** One of the codes of a TypeScript union. */
export function codesOf<const T extends string>(allowed: readonly T[]): TextType<T> {
  const set: ReadonlySet<string> = new Set(allowed);
  const isCode = (text: string): text is T => set.has(text);
  return textType(
    (text) =>
      isCode(text)
        ? accepted(text)
        : refused(
            allowed.length === 1
              ? `${shown(text)} is not ${String(allowed[0])}.`
              : `${shown(text)} is not one of ${allowed.join(', ')}.`,
          ),
    (value) => value,
  );
}

/** Any text of a length in characters. */
export function anyText(maximum: number, minimum = 1): TextType<string> {
  return sameText((text) => checkLength(text, minimum, maximum));
}

/** The same type, read without the white space that XML Schema collapses. */
export function collapsed<T>(type: TextType<T>): TextType<T> {
  return textType(
    (text) => type.read(text.trim().replace(/\s+/g, ' ')),
    (value) => type.write(value),
  );
}

/** The same type for an element that must have an attribute with one value, such as `Ccy="BRL"`. */
export function withAttribute<T>(type: TextType<T>, name: string, value: string): TextType<T> {
  return { ...type, attributes: new Map([[name, value]]) };
}

/** The same type with a schema of its own in the documentation of an API. */
export function withSchema<T>(type: TextType<T>, schema: XmlSchema): TextType<T> {
  return { ...type, schema: { type: 'string', ...schema } };
}

/** A day of the calendar, `2026-01-31`. */
export const calendarDate = sameText((text) =>
  isCalendarDate(text)
    ? accepted(text)
    : refused(`${shown(text)} is not a date, as in 2026-01-31.`),
);

function checkLength(text: string, minimum: number, maximum: number): Result<string, string> {
  // A text never has more characters than code units, so the exact count is rarely needed.
  const length = text.length > maximum ? Array.from(text).length : text.length;
  if (length === 0 && minimum > 0) return refused('Is empty.');
  if (length >= minimum && length <= maximum) return accepted(text);
  const limit =
    length < minimum ? `at least ${String(minimum)} are` : `at most ${String(maximum)} are`;
  return refused(`Has ${String(length)} characters; ${limit} allowed.`);
}

/** Enough of a value to recognize it, in quotes. */
export function shown(text: string): string {
  return `"${shortened(text, SHOWN_CHARACTERS)}"`;
}
