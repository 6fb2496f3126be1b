import { isCalendarDate } from '#libs/kernel';
import { fromWindows1252, toWindows1252 } from './windows-1252';

/** The content of a field is not a value of its picture. */
export class Unreadable {
  /** @param expected completes the words "must be" */
  constructor(
    readonly code: string,
    readonly expected: string,
  ) {}
}

/** How the values of a field are written. The length comes from the positions of the field. */
export interface Picture<T> {
  /** As the layouts write it: `X(30)`, `9(13)V99`. */
  readonly notation: (length: number) => string;
  /** @param content one character per byte, as long as the field */
  readonly read: (content: string) => T | Unreadable;
  /** @throws RangeError if the value does not fit; texts are cut */
  write(value: T, length: number): string;
  /** What fills the field if it has no value. */
  readonly fill: ' ' | '0';
}

const DIGITS = new Unreadable('NOT_DIGITS', 'digits, with zeros on the left');
const TOO_LARGE = new Unreadable(
  'TOO_LARGE',
  `a number of at most ${String(Number.MAX_SAFE_INTEGER)}`,
);
const DATE = new Unreadable('NOT_A_DATE', 'a day as DDMMAAAA, or zeros');
const TIME = new Unreadable('NOT_A_TIME', 'a time as HHMMSS');

/** X(n): text, left aligned, blanks on the right. Read without the blanks on the right. */
export const text: Picture<string> = {
  notation: (length) => `X(${String(length)})`,
  read: (content) => fromWindows1252(content.trimEnd()),
  write: (value, length) => toWindows1252(value).slice(0, length).padEnd(length),
  fill: ' ',
};

/** 9(n) as a text of exactly n digits: codes, account numbers. */
export const digits: Picture<string> = {
  notation: (length) => `9(${String(length)})`,
  read: (content) => (hasOnlyDigits(content) ? content : DIGITS),
  write: (value, length) => {
    if (value.length > length || (value !== '' && !hasOnlyDigits(value))) {
      throw new RangeError(`"${value}" is not a text of at most ${String(length)} digits`);
    }
    return value.padStart(length, '0');
  },
  fill: '0',
};

/** 9(n) as a number: counters. */
export const count: Picture<number> = {
  notation: digits.notation,
  read: readInteger,
  write: writeInteger,
  fill: '0',
};

/**
 * 9(n) with an implied decimal point, as an integer of its smallest unit.
 * @example amount(2).read('000000000015000'); // 15000 cents
 */
export function amount(decimals: number): Picture<number> {
  const fraction = decimals > 2 ? `9(${String(decimals)})` : '9'.repeat(decimals);
  return {
    notation: (length) => `9(${String(length - decimals)})V${fraction}`,
    read: readInteger,
    write: writeInteger,
    fill: '0',
  };
}

/** 9(8) as DDMMAAAA. The value is `YYYY-MM-DD`; zeros, and blanks at some banks, mean that there is none. */
export const date: Picture<string | undefined> = {
  notation: digits.notation,
  read: (content) => {
    if (isBlank(content)) return undefined;
    const day = `${content.slice(4)}-${content.slice(2, 4)}-${content.slice(0, 2)}`;
    return hasOnlyDigits(content) && isCalendarDate(day) ? day : DATE;
  },
  write: (value) =>
    value === undefined ? '00000000' : value.slice(8, 10) + value.slice(5, 7) + value.slice(0, 4),
  fill: '0',
};

/** 9(6) as HHMMSS. The value is `HH:MM:SS`. */
export const time: Picture<string> = {
  notation: digits.notation,
  read: (content) => {
    const isTime =
      hasOnlyDigits(content) &&
      content < '240000' &&
      content.slice(2, 4) < '60' &&
      content.slice(4) < '60';
    return isTime ? `${content.slice(0, 2)}:${content.slice(2, 4)}:${content.slice(4)}` : TIME;
  },
  write: (value) => value.slice(0, 2) + value.slice(3, 5) + value.slice(6, 8),
  fill: '0',
};

export function hasOnlyDigits(content: string): boolean {
  for (let index = 0; index < content.length; index += 1) {
    const code = content.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return content !== '';
}

/** Whether a field has no value: it has only blanks or only zeros. */
export function isBlank(content: string): boolean {
  const first = content.charCodeAt(0);
  if (first !== 32 && first !== 48) return false;
  for (let index = 1; index < content.length; index += 1) {
    if (content.charCodeAt(index) !== first) return false;
  }
  return true;
}

function readInteger(content: string): number | Unreadable {
  if (!hasOnlyDigits(content)) return DIGITS;
  const value = Number(content);
  return Number.isSafeInteger(value) ? value : TOO_LARGE;
}

function writeInteger(value: number, length: number): string {
  const written = String(value);
  if (!Number.isSafeInteger(value) || value < 0 || written.length > length) {
    throw new RangeError(`${written} is not a whole number of at most ${String(length)} digits`);
  }
  return written.padStart(length, '0');
}
