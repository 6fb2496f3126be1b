import { type ElementOverride } from './composite';

/** More than any element has. A length of BER in 5 bytes could hold more. */
const LARGEST_OF_BER = 2 ** 31 - 1;

/**
 * Returns the largest number that a length prefix can hold. A binary prefix has one byte for two digits.
 *
 * @example largestLength('binary', 2); // 255
 */
export function largestLength(
  encoding: NonNullable<ElementOverride['lengthEncoding']>,
  digits: number,
): number {
  switch (encoding) {
    case 'binary':
    case 'binary-le':
      return 256 ** Math.ceil(digits / 2) - 1;
    case 'ber':
      return LARGEST_OF_BER;
    case 'hex':
      return 16 ** digits - 1;
    case 'ascii':
    case 'bcd':
    case 'ebcdic':
      return 10 ** digits - 1;
  }
}
