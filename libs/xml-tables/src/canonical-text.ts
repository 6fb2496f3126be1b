/** Characters that XML 1.0 does not allow in any form. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;
const SPECIAL = /[&<>\r]/g;
/** Characters that must be escaped or refused, and surrogate pairs, which are checked one by one. */
const NEEDS_WORK = /[&<>\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};

/**
 * Whether XML 1.0 allows the text: no control characters but tab and line breaks, no half of a surrogate pair, not
 * U+FFFE or U+FFFF.
 */
export function isXmlText(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/**
 * The text as Canonical XML writes it, so that the written document is its own canonical form. `writeXml` of
 * libs/xml escapes quotes and writes a carriage return as a decimal reference, which is not canonical.
 *
 * @throws RangeError if XML does not allow the text. Callers refuse such text before, with `isXmlText`.
 */
export function canonicalText(text: string): string {
  if (!NEEDS_WORK.test(text)) return text;
  if (!isXmlText(text)) throw new RangeError('The text has a character that XML cannot carry.');
  return text.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}

/**
 * The text with U+FFFD for each character that XML does not allow. For texts that come from outside, such as errors.
 */
export function carriedText(text: string): string {
  return isXmlText(text) ? text : text.replace(new RegExp(FORBIDDEN, 'gu'), '\uFFFD');
}
