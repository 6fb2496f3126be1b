import { z } from 'zod';
import { wholeNumber } from '#libs/schema';

const HEX_TEXT = 'Must be 0 to 32 bytes in hex, as in 03.';
const LINE_TEXT = 'Must be one line of at most 500 characters.';
const TPDU_TEXT = 'Must be 5 bytes in hex: an id, a destination and a source, as in 6000000000.';
const HEADER_TEXT = 'Must be 1 to 64 characters of printable ASCII, as in ISO026000050.';

const hexBytes = z
  .string(HEX_TEXT)
  .regex(/^(?:[0-9A-Fa-f]{2}){0,32}$/, HEX_TEXT)
  .default('');

const lengthField = z
  .strictObject({
    encoding: z
      .enum(['binary', 'bcd', 'ascii', 'hex', 'binary-le', 'ebcdic'])
      .describe(
        'Encoding of the length: a binary number, most significant byte first; two decimal digits per byte ' +
          '(`bcd`); decimal digits in ASCII; hex characters in ASCII; a binary number, least significant byte first ' +
          '(`binary-le`); or decimal digits in EBCDIC.',
      ),
    bytes: wholeNumber(1, 8).describe(
      'Size of the length on the wire, in bytes: at most 4 for `binary`, `binary-le` and `bcd`.',
    ),
    before: hexBytes.describe('Fixed bytes before the length, in hex, as `0000` of GICC.'),
    after: hexBytes.describe('Fixed bytes after the length, in hex, as `0000` of VAP.'),
    countsItself: z
      .boolean()
      .default(false)
      .describe('Whether the length includes itself and the fixed bytes before and after it.'),
    countsHeader: z.boolean().default(true).describe('Whether the length includes the header.'),
    countsTrailer: z.boolean().default(true).describe('Whether the length includes the trailer.'),
  })
  .describe('The length before each message.');

const DELIMITER_TEXT = 'Must be 1 to 8 bytes in hex, as in 03.';
const ESCAPE_TEXT = 'Must be one byte in hex, as in 10.';
const delimiterBytes = z.string(DELIMITER_TEXT).regex(/^(?:[0-9A-Fa-f]{2}){1,8}$/, DELIMITER_TEXT);

const delimiter = z
  .strictObject({
    end: delimiterBytes.describe('The bytes after each message, in hex, as `03` (ETX).'),
    start: delimiterBytes
      .describe('The bytes before each message, in hex, as `02` (STX).')
      .exactOptional(),
    escape: z
      .string(ESCAPE_TEXT)
      .regex(/^[0-9A-Fa-f]{2}$/, ESCAPE_TEXT)
      .describe(
        'The byte before a byte of a message that is the end or this byte itself, in hex, as `10` (DLE). It needs an end ' +
          'of one byte. Without it, a message that contains the end cannot be sent.',
      )
      .exactOptional(),
  })
  .describe('The bytes around each message, instead of a length.');

const header = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('none') }).describe('No header.'),
      z
        .strictObject({
          kind: z.literal('tpdu'),
          ids: z
            .array(z.string(HEX_TEXT).regex(/^[0-9A-Fa-f]{2}$/, 'Must be one byte in hex.'))
            .min(1, 'Must have at least one byte.')
            .max(256, 'Must have at most 256 bytes.')
            .exactOptional()
            .describe('The accepted first bytes, in hex. If absent: 60 to 6F.'),
          initial: z
            .string(TPDU_TEXT)
            .regex(/^[0-9A-Fa-f]{10}$/, TPDU_TEXT)
            .default('6000000000')
            .describe('The TPDU of messages that are not a response, in hex.'),
        })
        .describe('A TPDU of 5 bytes. A response exchanges the addresses of its request.'),
      z
        .strictObject({
          kind: z.literal('text'),
          initial: z
            .string(HEADER_TEXT)
            .regex(/^[\u0020-\u007E]{1,64}$/, HEADER_TEXT)
            .describe(
              'The header of messages that are not a response. All headers have its length.',
            ),
          prefix: z
            .string()
            .default('')
            .describe('How all headers begin. Other frames are refused.'),
        })
        .describe('A header in ASCII. A response repeats the header of its request.'),
      z
        .strictObject({
          kind: z.literal('bytes'),
          hex: z
            .string(HEX_TEXT)
            .regex(/^(?:[0-9A-Fa-f]{2}){1,64}$/, 'Must be 1 to 64 bytes in hex.')
            .describe('The bytes of all headers, in hex.'),
        })
        .describe('A header with the same bytes in all messages.'),
    ],
    'Must have a kind: none, tpdu, text or bytes.',
  )
  .default({ kind: 'none' })
  .describe('The header between the length and the message.');

/** The members of a framing as plain JSON. The types in `frame-layout.ts` are inferred from it. */
export const frameLayoutMembers = z.strictObject({
  description: z
    .string(LINE_TEXT)
    .regex(/^[^\u0000-\u001F\u007F]{0,500}$/, LINE_TEXT)
    .default('')
    .describe('Description of the framing in one line.'),
  length: lengthField.exactOptional(),
  delimiter: delimiter.exactOptional(),
  fixedBytes: wholeNumber(1, 65_535)
    .describe('The number of bytes of all frames, with header and trailer, instead of a length.')
    .exactOptional(),
  header,
  trailer: hexBytes.describe('Fixed bytes after the message, in hex, as `03` (ETX) of BASE24.'),
});
