/**
 * The built-in fonts of PDF have the characters of WinAnsi (PDF 32000-1, annex D): those of Windows code page 1252. This
 * file replaces all others.
 */

/** Characters of WinAnsi outside Latin-1. */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const PRINTABLE = new RegExp(`^[ -~¡-¬®-ÿ${BEYOND_LATIN_1}]$`);
/** Invisible characters: control and format characters, and combining marks. */
const INVISIBLE = /^(?:\p{Cc}|\p{Cf}|\p{M}|\p{Emoji_Modifier})$/u;
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '−': '-',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
};
const UNKNOWN = '?';

/**
 * The text with only the characters of the fonts. A letter loses an accent that the fonts do not have, other characters
 * become `?`, and invisible ones are left out. Line breaks stay, other white space becomes a space.
 *
 * @example
 * toWinAnsi('Ação ☕ \u0101'); // 'Ação ? a'
 */
export function toWinAnsi(text: string): string {
  let result = '';
  for (const character of text.normalize('NFC').replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')) {
    result += PRINTABLE.test(character) ? character : replacementOf(character);
  }
  return result;
}

function replacementOf(character: string): string {
  if (character === '\n') return character;
  if (character === '\t' || /^\p{Zs}$/u.test(character)) return ' ';
  if (INVISIBLE.test(character)) return '';
  const known = REPLACEMENTS[character];
  if (known !== undefined) return known;
  const parts = Array.from(character.normalize('NFKD')).filter((part) => !INVISIBLE.test(part));
  return parts.length > 0 && parts.every((part) => PRINTABLE.test(part)) ? parts.join('') : UNKNOWN;
}
