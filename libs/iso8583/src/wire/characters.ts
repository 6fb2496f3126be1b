import { type ElementFormat } from '../profile/elements-1987';

const DIGIT = 1;
const LETTER = 2;
const SPACE = 4;
const SPECIAL = 8;
/** The printable upper half of Latin-1. */
const ACCENTED = 16;
const SEPARATOR = 32;
const HEX = 64;

/** The classes of each Latin-1 character, as bits. */
export const CHARACTER_CLASSES = Uint8Array.from({ length: 256 }, (_, code) => classesOf(code));

export interface CharacterSet {
  /** Bits of CHARACTER_CLASSES. A character is allowed if it has one of them. */
  readonly classes: number;
  readonly inWords: string;
}

/** The digits of x+n. Positions count from the first digit. */
export const SIGNED_DIGITS: CharacterSet = { classes: DIGIT, inWords: 'digits after the sign' };
export const HEX_DIGITS: CharacterSet = { classes: HEX, inWords: 'hex digits' };

/** All formats except n, z and b allow spaces, because text is padded with spaces. */
export const CHARACTER_SETS: Readonly<Record<Exclude<ElementFormat, 'x+n' | 'b'>, CharacterSet>> = {
  n: { classes: DIGIT, inWords: 'digits' },
  a: { classes: LETTER | SPACE, inWords: 'letters and spaces' },
  an: { classes: LETTER | DIGIT | SPACE, inWords: 'letters, digits and spaces' },
  ns: { classes: DIGIT | SPECIAL | SPACE, inWords: 'digits, special characters and spaces' },
  as: { classes: LETTER | SPECIAL | SPACE, inWords: 'letters, special characters and spaces' },
  ans: {
    classes: LETTER | DIGIT | SPECIAL | SPACE | ACCENTED,
    inWords: 'printable characters of Latin-1',
  },
  z: { classes: DIGIT | SEPARATOR, inWords: 'digits and the separator = or D' },
};

/** Returns the kind of a character for error texts. The character itself can be part of a secret. */
export function kindOfCharacter(code: number): string {
  const classes = CHARACTER_CLASSES[code] ?? 0;
  if (classes & DIGIT) return 'a digit';
  if (classes & LETTER) return 'a letter';
  if (classes & SPACE) return 'a space';
  if (classes & SPECIAL) return 'a special character';
  if (classes & ACCENTED) return 'a character beyond ASCII';
  return code > 255 ? 'a character beyond Latin-1' : 'a control character';
}

function classesOf(code: number): number {
  const character = String.fromCharCode(code);
  let classes = 0;
  if (/[0-9]/.test(character)) classes |= DIGIT;
  if (/[A-Za-z]/.test(character)) classes |= LETTER;
  if (character === ' ') classes |= SPACE;
  if (/[!-/:-@[-`{-~]/.test(character)) classes |= SPECIAL;
  if (code >= 0xa0) classes |= ACCENTED;
  if (/[=D]/.test(character)) classes |= SEPARATOR;
  if (/[0-9A-Fa-f]/.test(character)) classes |= HEX;
  return classes;
}
