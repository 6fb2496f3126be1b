/** The characters of the bytes 80 to 9F. The bytes 81, 8D, 8F, 90 and 9D have none. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Characters that are their own byte, without control characters. */
const PLAIN = /^[\x20-\x7E\xA0-\xFF]*$/;
const SPECIAL = /[^\x20-\x7E\xA0-\xFF]/gu;
const UPPER_BYTE = /[\x80-\x9F]/;

/**
 * Writes a text as Windows-1252, one character per byte: `€` becomes `\x80`. Control characters become blanks, and
 * characters that Windows-1252 does not have become `?`.
 */
export function toWindows1252(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFC').replace(SPECIAL, (character) => {
    if (character < ' ' || character === '\x7F') return ' ';
    const index = UPPER.indexOf(character);
    if (index < 0) return '?';
    return character > '\x9F' ? String.fromCharCode(0x80 + index) : ' ';
  });
}

/** Reads a text that has one character per byte. */
export function fromWindows1252(bytes: string): string {
  if (!UPPER_BYTE.test(bytes)) return bytes;
  return bytes.replace(/[\x80-\x9F]/g, (byte) => UPPER.charAt(byte.charCodeAt(0) - 0x80));
}
