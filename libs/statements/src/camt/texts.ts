import { carriedText } from '#libs/xml-tables';

/**
 * The text on one line, cut at a number of characters, with U+FFFD for characters that XML does not have. Undefined if nothing is left,
 * because no text of camt can be empty.
 */
export function camtText(text: string | undefined, maximum: number): string | undefined {
  if (text === undefined) return undefined;
  const line = carriedText(text).replace(/\s+/gu, ' ').trim();
  const cut = line.length <= maximum ? line : Array.from(line).slice(0, maximum).join('').trimEnd();
  return cut === '' ? undefined : cut;
}
