import { z } from 'zod';
import { wholeNumber } from '#libs/schema';
import { ELEMENT_FORMATS } from './elements-1987';

export const MAX_LENGTH_DIGITS = 6;
export const MAX_LENGTH = 999_999;
const MAX_TAG_UNITS = 8;
const MAX_BITMAP_BYTES = 24;
const MAX_COUNT_DIGITS = 9;

const ELEMENT_NAME_TEXT = 'Must be one line of 1 to 500 characters.';
const LITERAL_TEXT = 'Must be 1 to 16 bytes in hex, as in 2120.';
const PAD_TEXT = 'Must be one printable character of ASCII.';

export const lengthEncoding = z
  .enum(['ascii', 'bcd', 'binary', 'ebcdic', 'hex', 'binary-le', 'ber'])
  .describe(
    'Encoding of length prefixes. In `bcd`, `binary` (most significant byte first) and `binary-le` (least significant ' +
      'byte first), one byte holds two digits. `hex`: hex digits in ASCII. `ber`: one byte up to 127, otherwise the ' +
      'number of further bytes and these bytes; the number of digits has no meaning then.',
  );
export const lengthCounts = z
  .enum(['digits', 'bytes'])
  .describe(
    'Unit of length prefixes. `digits`: digits, characters, or bytes of binary data. `bytes`: bytes on the ' +
      'wire. They differ if digits are packed or if binary data is in hex. With `bytes`, a zero that pads an ' +
      'odd number of digits is read as a digit; an F is not.',
  );
export const oddDigits = z
  .enum(['left-zero', 'right-zero', 'right-f', 'left-f'])
  .describe(
    'Pad for an odd number of packed digits, in elements of variable length. In elements of fixed ' +
      'length, the pad is a zero on the left, unless the override of the element says otherwise.',
  );

const lengthAdjust = wholeNumber(0, 99).describe(
  'Added to the number in the length prefix, as 3 if a prefix of three bytes also counts itself. Default: 0.',
);

const pad = z
  .strictObject({
    side: z.enum(['left', 'right']).describe('Where a shorter value is filled.'),
    char: z
      .string(PAD_TEXT)
      .regex(/^[ -~]$/, PAD_TEXT)
      .describe('The character that fills it. For format b: a hex digit.'),
  })
  .describe(
    'How a value that is shorter than its fixed length is filled. Default: numbers with zeros on the left, text ' +
      'with spaces on the right. Padding is not removed when a message is decoded.',
  );

/** The members of the layout of an element, without `composite`. */
export const elementMembers = {
  name: z
    .string(ELEMENT_NAME_TEXT)
    .regex(/^[^\u0000-\u001F\u007F]{1,500}$/, ELEMENT_NAME_TEXT)
    .describe('Name of the element.')
    .exactOptional(),
  format: z
    .enum(ELEMENT_FORMATS)
    .describe(
      'The allowed characters: n digits, a letters, s special characters, and their combinations; x+n a sign ' +
        '(C or D) and digits; z a track; b binary data. Default of a subelement: ans in text, b in binary data.',
    )
    .exactOptional(),
  lengthDigits: wholeNumber(0, MAX_LENGTH_DIGITS)
    .describe(
      'Number of digits of the length prefix; 0 for a fixed length. Subelements with a tag have the length of ' +
        'their composite instead.',
    )
    .exactOptional(),
  length: wholeNumber(1, MAX_LENGTH)
    .describe('The fixed or maximum length, in characters; for format b in bytes.')
    .exactOptional(),
  content: z
    .enum(['ascii', 'bcd', 'ebcdic', 'binary'])
    .describe(
      'Encoding of the value. A subelement of an element with text is read from this text, so it is ascii.',
    )
    .exactOptional(),
  lengthEncoding: lengthEncoding.exactOptional(),
  lengthCounts: lengthCounts.exactOptional(),
  lengthAdjust: lengthAdjust.exactOptional(),
  oddDigits: oddDigits.exactOptional(),
  pad: pad.exactOptional(),
  private: z
    .boolean()
    .describe('Whether the value is hidden wherever card data is masked. Default: false.')
    .exactOptional(),
};

const literal = z.string(LITERAL_TEXT).regex(/^(?:[0-9A-Fa-f]{2}){1,16}$/, LITERAL_TEXT);

const onError = z
  .enum(['keep', 'refuse'])
  .describe(
    'What happens to a value that cannot be divided in this way. `keep`: the element is read without subelements. ' +
      '`refuse`: the message is refused. Default: keep for tagged and ber-tlv, refuse for positional and bitmapped.',
  );

const unknown = z
  .enum(['keep', 'skip', 'refuse'])
  .describe(
    'What happens to a tag without a layout. `keep`: it is read as text, or as hex in binary data. `skip`: it is not ' +
      'shown as a subelement. `refuse`: as a value that cannot be divided. Default: keep.',
  );

const bitmap = z
  .strictObject({
    bytes: wholeNumber(1, MAX_BITMAP_BYTES).describe('Number of bytes of the bitmap.'),
    encoding: z
      .enum(['binary', 'ascii'])
      .describe('Encoding of the bitmap: raw bytes, or two hex characters per byte.'),
    hasExtensionBit: z
      .boolean()
      .describe(
        'true: the first bit of every 8 bytes says that 8 more bytes follow, and `bytes` is the maximum. Default: ' +
          'false: all bytes are always there, and every bit is a subelement.',
      )
      .exactOptional(),
  })
  .describe('The bitmap before the subelements. Bit n marks subelement n.');

const tag = z
  .strictObject({
    length: wholeNumber(1, MAX_TAG_UNITS).describe(
      'Length of the tag: in characters for ascii and ebcdic, in digits for bcd, in bytes for binary.',
    ),
    encoding: z
      .enum(['ascii', 'ebcdic', 'bcd', 'binary'])
      .describe('Encoding of the tag. The key of a binary tag is upper-case hex.'),
  })
  .describe('The tag before each subelement.');

const length = z
  .strictObject({
    digits: wholeNumber(1, MAX_LENGTH_DIGITS).describe('Number of digits of the length.'),
    encoding: lengthEncoding,
    counts: lengthCounts.describe('Unit of the length. Default: bytes.').exactOptional(),
    adjust: lengthAdjust.exactOptional(),
  })
  .describe(
    'The length after each tag. Without it, each subelement has its own fixed length or prefix, and needs a layout.',
  );

const index = z
  .strictObject({
    text: literal.describe('The bytes at its beginning, in hex, as 2620.'),
    countDigits: wholeNumber(1, MAX_COUNT_DIGITS).describe(
      'Number of digits, in ASCII, of the number of subelements. The index counts as one of them.',
    ),
    lengthDigits: wholeNumber(1, MAX_COUNT_DIGITS).describe(
      'Number of digits, in ASCII, of the number of bytes of the element, including the index.',
    ),
  })
  .describe('An index before the subelements, as the header token of BASE24.');

/** The members of each kind of composite, without its subelements. */
export const compositeMembers = {
  positional: { kind: z.literal('positional'), onError: onError.exactOptional() },
  bitmapped: { kind: z.literal('bitmapped'), bitmap, onError: onError.exactOptional() },
  tagged: {
    kind: z.literal('tagged'),
    index: index.exactOptional(),
    before: literal.describe('Fixed bytes before each tag, in hex.').exactOptional(),
    tag,
    length: length.exactOptional(),
    after: literal
      .describe('Fixed bytes between the length and the value, in hex.')
      .exactOptional(),
    unknown: unknown.exactOptional(),
    onError: onError.exactOptional(),
  },
  'ber-tlv': {
    kind: z.literal('ber-tlv'),
    unknown: unknown.exactOptional(),
    onError: onError.exactOptional(),
  },
};
