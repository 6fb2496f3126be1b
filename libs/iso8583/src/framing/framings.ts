import { z } from 'zod';
import { type Result, type ViolationList } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { frameLayoutSchema, type FrameLayout, type LengthField } from './frame-layout';

const TPDU = { kind: 'tpdu', initial: '6000000000' } as const;
const BASE24_HEADER = { kind: 'text', initial: 'ISO026000050', prefix: 'ISO' } as const;
const ETX = '03';

/** The framings with a name. Sources: the channels of jPOS and `network/` of moov-io/iso8583. */
export const FRAMINGS = {
  binary2: layout('2 bytes of length, most significant first', length('binary', 2)),
  'binary2-inclusive': layout('2 bytes of length that count themselves', {
    ...length('binary', 2),
    countsItself: true,
  }),
  ascii4: layout('4 ASCII digits of length', length('ascii', 4)),
  bcd2: layout('4 digits of length packed into 2 bytes', length('bcd', 2)),
  binary4: layout('4 bytes of length, most significant first', length('binary', 4)),
  'binary2-tpdu': {
    ...layout('2 bytes of length, then a TPDU of 5 bytes', length('binary', 2)),
    header: TPDU,
  },
  'binary2-inclusive-tpdu': {
    ...layout('2 bytes of length that count themselves, then a TPDU of 5 bytes', {
      ...length('binary', 2),
      countsItself: true,
    }),
    header: TPDU,
  },
  'bcd2-tpdu': {
    ...layout('4 digits of length packed into 2 bytes, then a TPDU of 5 bytes', length('bcd', 2)),
    header: TPDU,
  },
  'ascii4-inclusive': layout('4 ASCII digits of length that count themselves', {
    ...length('ascii', 4),
    countsItself: true,
  }),
  'ascii4-tpdu': {
    ...layout('4 ASCII digits of length, then a TPDU of 5 bytes', length('ascii', 4)),
    header: TPDU,
  },
  'binary4-inclusive': layout('4 bytes of length that count themselves', {
    ...length('binary', 4),
    countsItself: true,
  }),
  hex4: layout('4 hex characters of length', length('hex', 4)),
  binary3: layout('3 bytes of length, most significant first', length('binary', 3)),
  vap: layout('2 bytes of length, then two zero bytes', { ...length('binary', 2), after: '0000' }),
  gicc: layout('2 zero bytes, then 2 bytes of length', { ...length('binary', 2), before: '0000' }),
  base24: {
    ...layout('2 bytes of length that count an ETX after the message', length('binary', 2)),
    trailer: ETX,
  },
  'binary2-iso': {
    ...layout('2 bytes of length, then a header of ISO and 9 digits', length('binary', 2)),
    header: BASE24_HEADER,
  },
  'base24-iso': {
    ...layout(
      '2 bytes of length, then a header of ISO and 9 digits; an ETX after the message',
      length('binary', 2),
    ),
    header: BASE24_HEADER,
    trailer: ETX,
  },
} as const satisfies Readonly<Record<string, FrameLayout>>;

/** The name of a framing. */
export type Framing = keyof typeof FRAMINGS;

/** A framing by its name, or as data. */
export type FramingChoice = Framing | FrameLayout;

const NAMES = Object.keys(FRAMINGS) as Framing[];

/** The schema of a framing in JSON: a name, or a layout. */
export const framingSchema = z
  // The object comes first, so that the errors of an object are shown and not the list of names.
  .union([frameLayoutSchema, z.enum(NAMES)])
  .describe(`The framing: one of ${NAMES.join(', ')}, or a layout.`);

/**
 * Checks a framing in JSON from outside. Absent optional members get their defaults.
 *
 * @returns the name, or the layout as a new object; or all errors by JSON Pointer
 * @example
 * readFraming({ length: { encoding: 'binary', bytes: 2 }, trailer: '03' }).ok; // true
 */
export function readFraming(json: unknown): Result<FramingChoice, ViolationList> {
  return readJson(framingSchema, json);
}

/** Returns the layout of a framing. */
export function layoutOfFraming(framing: FramingChoice): FrameLayout {
  return typeof framing === 'string' ? FRAMINGS[framing] : framing;
}

function length(encoding: LengthField['encoding'], bytes: number): LengthField {
  return {
    encoding,
    bytes,
    before: '',
    after: '',
    countsItself: false,
    countsHeader: true,
    countsTrailer: true,
  };
}

function layout(description: string, lengthField: LengthField): FrameLayout {
  return { description, length: lengthField, header: { kind: 'none' }, trailer: '' };
}
