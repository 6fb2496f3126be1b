import { Iso8583Error, type Iso8583ErrorCode } from '../iso8583.errors';
import { kindOfCharacter, type CharacterSet } from './characters';
import { type Wire } from './wire';

/**
 * Reads and writes the value of an element on the wire. The length of an element is counted in units: a unit
 * is a character, or a byte of binary data.
 */
export interface Content {
  /** The name of the unit in error texts. */
  readonly unit: string;
  /** Returns the number of units of a value. It is a fraction for binary data with half a byte at the end. */
  unitsOf(value: string): number;
  /** Returns the number of bytes on the wire for a number of units. */
  bytesFor(units: number): number;
  /** Returns the number of units in the bytes at an offset, for a prefix that counts bytes. */
  unitsIn(wire: Wire, offset: number, bytes: number): number;
  /** Returns the offset of the byte with a unit, counted from 0, of a value with this number of units. */
  byteOf(offset: number, units: number, unit: number): number;
  /** Reads a value of this number of units at an offset. The caller has checked that the bytes exist. */
  read(wire: Wire, offset: number, units: number, element: string): string;
  /** Writes a value of the correct length at an offset. Throws if a character is not allowed. */
  write(target: Uint8Array, offset: number, value: string, element: string): void;
}

/** Returns the error for a character. `position` counts from 1 in its value; `offset` is that of its byte. */
export function wrongCharacter(
  element: string,
  { inWords }: CharacterSet,
  code: number,
  position: number,
  offset?: number,
): Iso8583Error {
  return new Iso8583Error({
    code: characterCode(element),
    element,
    offset,
    expected: inWords,
    got: `${kindOfCharacter(code)} at position ${String(position)}`,
  });
}

export function characterCode(element: string): Iso8583ErrorCode {
  if (element === 'MTI') return 'ISO8583_MTI_INVALID';
  return element === 'bitmap' ? 'ISO8583_BITMAP_INVALID' : 'ISO8583_CHARACTER_INVALID';
}
