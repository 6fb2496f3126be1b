import { passesLuhn } from '#libs/kernel';
import { MASK } from './mask-pan';
import { maskPersonalData } from './personal-data';

const SHORTEST = 13;
const LONGEST = 19;
const IN_TEXT = /\d(?:[\s.\-/_]{0,4}\d){12,}/g;
const BETWEEN_GROUPS = /[\s.\-/_]+/;
/** Digits in bytes that are written in hex, in ASCII and in EBCDIC, with the same characters between them. */
const IN_HEX = [
  /3\d(?:(?:20|09|0A|0D|A0|2D|2E|2F|5F){0,4}3\d){12,}/g,
  /F\d(?:(?:40|05|15|25|41|60|4B|61|6D){0,4}F\d){12,}/g,
] as const;
const IS_HEX = /^(?:[\dA-F]{2}){13,}$/;

/**
 * Masks private data of a message, in which a card number can stand anywhere and in any form: groups of digits with a valid
 * check digit are hidden, and more digits than a card number has, because they can contain one.
 */
export function maskPrivateData(value: string): string {
  const shown = IS_HEX.test(value)
    ? IN_HEX.reduce((text, digits) => text.replace(digits, MASK), value)
    : value;
  return maskPersonalData(shown.replace(IN_TEXT, maskDigits));
}

function maskDigits(found: string): string {
  const groups = found.split(BETWEEN_GROUPS);
  const { length } = groups.join('');
  return length > LONGEST || hasCardNumber(groups) ? MASK : found;
}

/** Whether some of the groups, one after the other, are a card number. There are at most 19. */
function hasCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, from) =>
    groups.some((__, last) => {
      const digits = groups.slice(from, last + 1).join('');
      return digits.length >= SHORTEST && passesLuhn(digits);
    }),
  );
}
