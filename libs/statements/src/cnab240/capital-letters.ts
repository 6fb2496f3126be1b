const CAPITALS = /^[\x20-\x60\x7B-\x7E]*$/;
const MARKS = /\p{M}/gu;
const OTHERS = /[^\x20-\x7E]/gu;

/**
 * A text in upper case and ASCII, which every reader of CNAB accepts. Accents are removed; a character that has no such
 * form becomes a blank.
 * @example capitalLetters('João & Filhos'); // 'JOAO & FILHOS'
 */
export function capitalLetters(text: string): string {
  if (CAPITALS.test(text)) return text;
  return text.normalize('NFKD').replace(MARKS, '').toUpperCase().replace(OTHERS, ' ');
}
