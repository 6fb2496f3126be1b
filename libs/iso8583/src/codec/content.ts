import { Iso8583Error, type Iso8583ErrorCode } from '../iso8583.errors';
import { kindOfCharacter, type CharacterSet } from './characters';
import { type Wire } from './wire';

/**
 * How the value of an element stands on the wire. A unit is what the element's length counts: a
 * character, or a byte of binary data.
 */
export interface Content {
  /** What a unit is called, for people. */
  readonly unit: string;
  /** Units of a value; of binary data that ends in half a byte, a fraction. */
  unitsOf(value: string): number;
  /** Bytes on the wire of so many units. */
  bytesFor(units: number): number;
  /** Units that so many bytes at an offset hold, where the prefix counts bytes. */
  unitsIn(wire: Wire, offset: number, bytes: number): number;
  /** The value of so many units at an offset; the bytes are there. */
  read(wire: Wire, offset: number, units: number, element: string): string;
  /** Puts a value of the right length at an offset, or throws where a character is not allowed. */
  write(target: Uint8Array, offset: number, value: string, element: string): void;
}

/** The error for a character, at a position from 1 in its value. `offset` is that of its byte. */
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
