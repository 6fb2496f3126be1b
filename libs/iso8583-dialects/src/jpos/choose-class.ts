import { type ElementLayout } from '#libs/iso8583';
import { hexDigitsOf, unitsDiffer } from '../layout';
import { FIELD_CLASSES, type FieldClass } from './field-classes';

/** A class that packs the same bytes as a layout, with its attributes. */
export interface ChosenClass {
  readonly className: string;
  readonly length: number;
  readonly pad: boolean;
}

interface Candidate {
  readonly className: string;
  readonly pad: boolean;
  readonly shape: FieldClass;
}

/** The classes to choose from, each with the values of `pad` that it has. */
const CANDIDATES: readonly Candidate[] = Object.entries(FIELD_CLASSES)
  .filter(([, { hexDigits }]) => !hexDigits)
  .flatMap(([className, shape]) => {
    const pads = shape.oddWithoutPad === undefined ? [false] : [true, false];
    return pads.map((pad) => ({ className, pad, shape }));
  });

const TRACKS: readonly number[] = [35, 36];
const TEXTS: readonly string[] = ['a', 'an', 'ns', 'as', 'ans'];

/** The class for a layout; undefined if jPOS has none that packs the same bytes. */
export function chooseClass(layout: ElementLayout): ChosenClass | undefined {
  if ((layout.lengthAdjust ?? 0) !== 0 || !isFilledAsUsual(layout)) return undefined;
  for (const candidate of CANDIDATES) {
    const length = lengthIn(candidate, layout);
    if (length !== undefined) {
      const { className, pad } = candidate;
      return { className, length, pad };
    }
  }
  return undefined;
}

/** jPOS fills numbers with zeros and characters with blanks, as a profile does without `pad`. */
function isFilledAsUsual({ format, lengthDigits, pad }: ElementLayout): boolean {
  if (pad === undefined || lengthDigits > 0) return true;
  const isZero = pad.side === 'left' && pad.char === '0';
  return format === 'n' ? isZero : pad.side === 'right' && pad.char === ' ';
}

/** The `length` with which a class packs the same bytes; undefined if it does not. */
function lengthIn({ shape, pad }: Candidate, layout: ElementLayout): number | undefined {
  if (!isSamePrefix(shape, layout)) return undefined;
  const { format, content, length, lengthDigits } = layout;
  const isVariable = lengthDigits > 0;
  // Hex digits that the length counts one by one are the same bytes as characters.
  const isCountedHex = format === 'b' && content !== 'binary' && layout.lengthCounts === 'bytes';
  if (isCountedHex && isVariable) {
    return shape.format === 'ans' && shape.content === content ? hexDigitsOf(layout) : undefined;
  }
  if (shape.content !== content || !isSameUnit(shape, layout)) return undefined;
  if (content === 'bcd' && !isSamePad({ shape, pad }, layout)) return undefined;
  return isSameFormat(shape.format, layout) ? length : undefined;
}

function isSamePrefix(shape: FieldClass, { lengthDigits, lengthEncoding }: ElementLayout): boolean {
  if (shape.lengthDigits === 0 || lengthDigits === 0) return shape.lengthDigits === lengthDigits;
  if (shape.lengthEncoding !== lengthEncoding) return false;
  // A byte of a binary length is two digits.
  return lengthEncoding === 'binary'
    ? Math.ceil(shape.lengthDigits / 2) === Math.ceil(lengthDigits / 2)
    : shape.lengthDigits === lengthDigits;
}

function isSameUnit(
  shape: FieldClass,
  { lengthDigits, content, format, lengthCounts }: ElementLayout,
) {
  return lengthDigits === 0 || !unitsDiffer(content, format) || shape.lengthCounts === lengthCounts;
}

/** The pad of an odd number of packed digits. An even number of fixed length has none. */
function isSamePad(
  { shape, pad }: Pick<Candidate, 'shape' | 'pad'>,
  { format, length, lengthDigits, oddDigits }: ElementLayout,
): boolean {
  const digits = format === 'x+n' ? length - 1 : length;
  if (lengthDigits === 0 && digits % 2 === 0) return true;
  const own =
    shape.oddWithoutPad === undefined || pad
      ? (shape.oddDigits ?? 'left-zero')
      : shape.oddWithoutPad;
  return own === oddDigits;
}

/** jPOS does not check characters, so that several formats have one class. */
function isSameFormat(
  shape: FieldClass['format'],
  { number, format, content, lengthDigits }: ElementLayout,
): boolean {
  if (shape === format) return format !== 'n' || !TRACKS.includes(number);
  const isVariable = lengthDigits > 0;
  if (format === 'z') {
    // The classes of digits also pack the separator of a track.
    return shape === 'n' ? TRACKS.includes(number) : shape === 'ans' && content !== 'bcd';
  }
  if (shape !== 'ans') return false;
  return TEXTS.includes(format) || (isVariable && (format === 'n' || format === 'x+n'));
}
