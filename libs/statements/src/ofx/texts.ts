import { carriedText } from '#libs/xml-tables';
import { escapeXml } from '#libs/xml';
import { toWinAnsi } from '#libs/tabular';

/** Most texts need no work: letters, digits and some signs of ASCII, and no two blanks in a row. */
const PLAIN = /^(?:[!-%'-;=?-~]+(?: [!-%'-;=?-~]+)*)?$/;
/** All of them are single bytes of Windows-1252 and in normal form. */
const LATIN_1 = /^[ -~¡-¬®-ÿ]*$/;
const WHITE_SPACE = /[\s\0-\u001F\u007F-\u009F\uFEFF]+/gu;
const MARKUP = /[&<>]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** How texts are written: only with the characters of the encoding, on one line, escaped, and cut. */
export type TextWriter = (text: string, maxLength: number | undefined) => string;

/** For files in Windows-1252: letters lose accents that the code page does not have, other characters become `?`. */
export const windows1252Text: TextWriter = (text, maxLength) =>
  PLAIN.test(text)
    ? text.slice(0, maxLength)
    : cut(LATIN_1.test(text) ? text : toWinAnsi(text), maxLength).replace(
        MARKUP,
        (character) => ENTITIES[character] ?? '',
      );

/** For files in UTF-8: U+FFFD for characters that XML does not have. */
export const utf8Text: TextWriter = (text, maxLength) =>
  PLAIN.test(text) ? text.slice(0, maxLength) : escapeXml(cut(carriedText(text), maxLength));

/** Readers drop white space at the ends of a text, and some drop line breaks. The length is in characters. */
function cut(text: string, maxLength = Infinity): string {
  const line = text.replace(WHITE_SPACE, ' ').trim();
  if (line.length <= maxLength) return line;
  return Array.from(line).slice(0, maxLength).join('').trimEnd();
}
