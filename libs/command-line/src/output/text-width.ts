const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g;
const WIDE =
  /[\p{Emoji_Presentation}\u{1100}-\u{115F}\u{2E80}-\u{303E}\u{3041}-\u{33FF}\u{3400}-\u{4DBF}\u{4E00}-\u{9FFF}\u{A000}-\u{A4CF}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF00}-\u{FF60}\u{FFE0}-\u{FFE6}\u{20000}-\u{3FFFD}]/u;
const NARROW = /^[\u0020-\u007E\u00A0-\u02FF]*$/;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Made when it is needed, because it takes 20 ms. */
let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/**
 * Replaces characters that could change a terminal. Data come from outside, so they can have any character.
 *
 * @example printable('a\u001B[2J'); // 'a\uFFFD[2J'
 */
export function printable(text: string): string {
  return text.replace(CONTROL, '\uFFFD');
}

/**
 * How many columns of a terminal a text takes. A letter with an accent takes one, also if the accent is a character of its own; most
 * Asian characters and emoji take two.
 *
 * @example widthOf('Sa\u0303o'); // 3
 */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmentsOf(text)) width += widthOfOne(segment);
  return width;
}

/** The start of a text that fits into some columns; `…` stands for the rest. */
export function shortenedTo(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const { segment } of segmentsOf(text)) {
    width += widthOfOne(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** A text with spaces up to a width. */
export function paddedTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

function widthOfOne(segment: string): number {
  if (INVISIBLE.test(segment)) return 0;
  return WIDE.test(segment) ? 2 : 1;
}
