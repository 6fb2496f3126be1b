/** Characters that XML 1.0 cannot carry in any form. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;
const SPECIAL = /[&<>\r]/g;
const NEEDS_WORK = /[&<>\r]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};

/**
 * Whether XML 1.0 can carry the text: no control characters but tab and line breaks, no half of a surrogate pair, not
 * U+FFFE or U+FFFF.
 */
export function isXmlText(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/**
 * The text as Canonical XML writes it, so that the written document is its own canonical form. `writeXml` of
 * libs/xml escapes quotes and writes a carriage return as a decimal reference, which is not canonical.
 *
 * @throws RangeError if XML cannot carry the text. Callers refuse such text before, with `isXmlText`.
 */
export function canonicalText(text: string): string {
  if (!isXmlText(text)) throw new RangeError('The text has a character that XML cannot carry.');
  if (!NEEDS_WORK.test(text)) return text;
  return text.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}
