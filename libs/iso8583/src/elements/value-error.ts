import { Iso8583Error } from '../iso8583.errors';

/** Returns the error for a value that does not follow the rules of its element. */
export function wrongValue(element: string, expected: string, got: string): Iso8583Error {
  return new Iso8583Error({ code: 'ISO8583_VALUE_INVALID', element, expected, got });
}

/** Returns a number with this number of digits, padded with zeros. */
export function digitsOf(element: string, name: string, value: number, digits: number): string {
  if (Number.isSafeInteger(value) && value >= 0 && value < 10 ** digits) {
    return String(value).padStart(digits, '0');
  }
  const expected = `${name} to be a whole number of at most ${String(digits)} digits`;
  throw wrongValue(element, expected, 'another number');
}
