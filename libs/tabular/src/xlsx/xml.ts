/** Texts of SpreadsheetML (ECMA-376). */

/** The maximum number of UTF-16 units in a cell of Excel. */
const MAX_TEXT = 32_767;

const MARKUP = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Excel would read `_x0041_` as the character U+0041. */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** All characters that must be replaced. Most texts have none of them. */
const SPECIAL = /[^\t\n -~\u00A0-\uD7FF\uE000-\uFFFD]|[&<>"]|_x[0-9A-Fa-f]{4}_/;
const LINE_BREAK = /\r\n?/g;
/** Characters that are not allowed in XML 1.0. A lone surrogate becomes U+FFFD in UTF-8. */
const NOT_XML = /[^\t\n\u0020-\uFFFD]/g;

/** A text as content or attribute of an element. Line breaks become LF, and control characters are left out. */
export function xmlText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replace(LINE_BREAK, '\n')
    .replace(NOT_XML, '')
    .replace(MARKUP, (character) => ENTITIES[character] ?? '');
}

/** The text of a cell: cut at 32,767 characters, and protected from Excel's own escapes. */
export function xmlCellText(text: string): string {
  if (text.length > MAX_TEXT) return xmlCellText(cut(text));
  if (!SPECIAL.test(text)) return text;
  return xmlText(text.replace(ESCAPE_LIKE, '_x005F_'));
}

/** The text without half of a surrogate pair at its end. */
function cut(text: string): string {
  const last = text.charCodeAt(MAX_TEXT - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHighSurrogate ? MAX_TEXT - 1 : MAX_TEXT);
}
