/** What a character is, as bits: a digit is also a part of a word, and a word of a name. */
export const DIGIT = 1;
/** A letter, a digit or an underscore. */
export const WORD = 2;
/** What a name in JSON, XML or a form consists of, without a namespace prefix: a word, or a hyphen. */
export const NAME = 4;
export const SPACE = 8;
/** What may begin something to mask, other than a word. */
export const SPECIAL = 16;

/** For each UTF-16 unit, so that no look-up is ever out of bounds; only ASCII means anything. */
const KINDS = new Uint8Array(0x10000);
const OF_KIND: readonly (readonly [number, string])[] = [
  [WORD | NAME, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_'],
  [DIGIT | WORD | NAME, '0123456789'],
  [NAME, '-'],
  [SPACE, ' \t\n\v\f\r'],
  [SPECIAL, '<"=@+%\\{}[]'],
];
for (const [kind, characters] of OF_KIND) {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
}

/** The bits of a character that is there: the caller has looked at the length. */
export function kindOf(text: string, index: number): number {
  return KINDS[text.charCodeAt(index)] ?? 0;
}

/** Whether the character is of the kind; beyond the text there is none. */
export function isAt(text: string, index: number, kind: number): boolean {
  return index >= 0 && index < text.length && (kindOf(text, index) & kind) !== 0;
}

/** Where the run of characters of that kind ends that begins at `start`. */
export function endOf(text: string, start: number, kind: number): number {
  const { length } = text;
  let end = start;
  while (end < length && (kindOf(text, end) & kind) !== 0) end += 1;
  return end;
}
