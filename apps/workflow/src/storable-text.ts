/** Texts that PostgreSQL can store in a column of their own; JSON columns store every text. */
export const STORABLE_TEXT = /^[^\0]*$/;
export const NOT_STORABLE = 'Must not have the character NUL.';

/** The text with U+FFFD in place of NUL. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}
