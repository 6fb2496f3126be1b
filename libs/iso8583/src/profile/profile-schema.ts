import { z } from 'zod';
import { NAME, NAME_RULE } from '#libs/kernel';
import { dictionary, wholeNumber } from '#libs/schema';
import { ELEMENT_FORMATS, ELEMENTS, TERTIARY_BITMAP } from './elements-1987';
import { PRESENCE_RULE } from './presence-rule';

const MAX_LENGTH_DIGITS = 4;
export const MAX_LENGTH = 9999;

const NAME_TEXT = `Must be ${NAME_RULE}.`;
const ELEMENT_TEXT = 'Must be an element from 2 to 128 except 65, without leading zeros.';
const LINE_TEXT = 'Must be one line of at most 500 characters.';
const ELEMENT_NAME_TEXT = 'Must be one line of 1 to 500 characters.';

const digitEncoding = z.enum(['ascii', 'bcd', 'ebcdic']);
const binaryEncoding = z.enum(['binary', 'ascii', 'ebcdic']);
const lengthEncoding = z
  .enum(['ascii', 'bcd', 'binary', 'ebcdic'])
  .describe('Encoding of length prefixes. In `bcd` and `binary`, one byte holds two digits.');
const lengthCounts = z
  .enum(['digits', 'bytes'])
  .describe(
    'Unit of length prefixes. `digits`: digits, characters, or bytes of binary data. `bytes`: bytes on the ' +
      'wire. They differ if digits are packed or if binary data is in hex. With `bytes`, a zero that pads an ' +
      'odd number of digits is read as a digit; an F is not.',
  );
const oddDigits = z
  .enum(['left-zero', 'right-zero', 'right-f'])
  .describe(
    'Pad for an odd number of packed digits, in elements of variable length. In elements of fixed ' +
      'length, the pad is a zero on the left, unless the override of the element says otherwise.',
  );

const defaults = z
  .strictObject({
    numeric: digitEncoding.describe('Encoding of format n and of the digits of format x+n.'),
    text: z
      .enum(['ascii', 'ebcdic'])
      .describe('Encoding of formats a, an, ns, as and ans, and of the sign of format x+n.'),
    track: digitEncoding.describe(
      'Encoding of format z. In `bcd`, the separator is the half byte D, which is read as `=`, and the pad is F.',
    ),
    binary: binaryEncoding.describe(
      'Encoding of format b: raw bytes (`binary`), or two hex characters per byte.',
    ),
    lengthEncoding,
    lengthCounts,
    oddDigits,
  })
  .describe('The encodings of all elements without an override.');

const override = z.strictObject({
  name: z
    .string(ELEMENT_NAME_TEXT)
    .regex(/^[^\u0000-\u001F\u007F]{1,500}$/, ELEMENT_NAME_TEXT)
    .describe('Name of the element.')
    .exactOptional(),
  format: z
    .enum(ELEMENT_FORMATS)
    .describe(
      'The allowed characters: n digits, a letters, s special characters, and their combinations; x+n a sign ' +
        '(C or D) and digits; z a track; b binary data.',
    )
    .exactOptional(),
  lengthDigits: wholeNumber(0, MAX_LENGTH_DIGITS)
    .describe('Number of digits of the length prefix; 0 for a fixed length.')
    .exactOptional(),
  length: wholeNumber(1, MAX_LENGTH)
    .describe('The fixed or maximum length, in characters; for format b in bytes.')
    .exactOptional(),
  content: z
    .enum(['ascii', 'bcd', 'ebcdic', 'binary'])
    .describe('Encoding of the value.')
    .exactOptional(),
  lengthEncoding: lengthEncoding.exactOptional(),
  lengthCounts: lengthCounts.exactOptional(),
  oddDigits: oddDigits.exactOptional(),
});

const MTI_TEXT = 'Must be the message type of a request that is not a repeat, as in 0100 or 0420.';
const PRESENCE_TEXT = 'Must be an element, as in "3", "2|35|45" or "26 if 52".';
const requestType = z.string().regex(/^0[0-9][02468][024]$/, MTI_TEXT);

const presence = dictionary(
  z.array(z.string(PRESENCE_TEXT).regex(PRESENCE_RULE, PRESENCE_TEXT)).max(128),
  requestType,
)
  .transform((rows) => Object.fromEntries(rows))
  .exactOptional()
  .describe(
    'Mandatory elements by message type, for the strict mode: "3"; "2|35|45" for one of them; "26 if 52" for an ' +
      'element that another one requires. A repeat uses the row of its original, and an advice without a row uses that of ' +
      'the request. Default: the elements that are mandatory in common practice.',
  );
const echo = dictionary(
  z.array(z.string(ELEMENT_TEXT).refine(isElement, ELEMENT_TEXT)).max(128),
  requestType,
)
  .transform((rows) => Object.fromEntries(rows))
  .exactOptional()
  .describe(
    'Elements of a request that its response repeats, by message type of the request. The list replaces the usual one.',
  );

/** The schema of a profile as plain JSON. The types in `profile.ts` are inferred from it. */
export const profileSchema = z
  .strictObject({
    name: z.string(NAME_TEXT).regex(NAME, NAME_TEXT).describe('Name of the profile.'),
    description: z
      .string(LINE_TEXT)
      .regex(/^[^\u0000-\u001F\u007F]{0,500}$/, LINE_TEXT)
      .default('')
      .describe('Description of the profile in one line.'),
    mti: digitEncoding.describe('Encoding of the MTI. `bcd` packs two digits into one byte.'),
    bitmap: z.strictObject({
      encoding: binaryEncoding.describe(
        'Encoding of the bitmap: raw bytes (`binary`), or two hex characters per byte.',
      ),
      secondary: z
        .enum(['auto', 'always', 'always-unmarked'])
        .describe(
          'When the secondary bitmap is sent. `auto`: only with elements from 65 to 128. `always`: in every ' +
            'message, with bit 1 set. `always-unmarked`: in every message, with bit 1 clear.',
        ),
    }),
    codePage: z
      .enum(['cp037', 'cp1047'])
      .default('cp037')
      .describe('The EBCDIC code page. The two differ only in the characters [ ] ^ ¬ Ý and ¨.'),
    adviceCode: z
      .boolean()
      .describe(
        'Declines of Mastercard cards have the Merchant Advice Code in DE48, subelement 84. Default: false.',
      )
      .exactOptional(),
    defaults,
    overrides: dictionary(override, z.string().refine(isElement, ELEMENT_TEXT))
      .transform((elements) => Object.fromEntries(elements))
      .default({})
      .describe('Changes for single elements, by number: "2" to "128", except "65".'),
    presence,
    echo,
    keyExchange: z
      .enum(['48', '53'])
      .describe(
        'The element of the response to a key exchange (0800 with DE70 101, 161 or 162) that has the new key. ' +
          'Default: 48.',
      )
      .exactOptional(),
  })
  .describe('A dialect of ISO 8583:1987.');

function isElement(key: string): boolean {
  return Object.hasOwn(ELEMENTS, key) && Number(key) !== TERTIARY_BITMAP;
}
