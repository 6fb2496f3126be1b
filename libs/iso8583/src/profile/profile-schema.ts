import { z } from 'zod';
import { NAME, NAME_RULE } from '#libs/kernel';
import { dictionary } from '#libs/schema';
import { lengthCounts, lengthEncoding, oddDigits } from './element-members';
import { elementSchema } from './element-schema';
import { isElementKey } from './elements-1987';
import { headerSchema } from './header-schema';
import { places, subelementPath } from './places-schema';
import { PRESENCE_RULE } from './presence-rule';

/** Elements for additional data of a network, without DE48 and DE55, which have a layout. */
const PRIVATE_ELEMENTS = [
  '46',
  '47',
  '56',
  '57',
  '58',
  '59',
  '60',
  '61',
  '62',
  '63',
  '126',
  '127',
] as const;

const NAME_TEXT = `Must be ${NAME_RULE}.`;
const ELEMENT_TEXT = 'Must be an element from 2 to 192 except 65, without leading zeros.';
const LINE_TEXT = 'Must be one line of at most 500 characters.';

const digitEncoding = z.enum(['ascii', 'bcd', 'ebcdic']);
const binaryEncoding = z.enum(['binary', 'ascii', 'ebcdic']);
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
  z.array(z.string(ELEMENT_TEXT).refine(isElementKey, ELEMENT_TEXT)).max(128),
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
      tertiary: z
        .enum(['none', 'auto', 'element-65'])
        .describe(
          'Where the bitmap of elements from 129 to 192 is. `auto`: after the secondary one, marked by bit 65, only with ' +
            'these elements. `element-65`: the same bits as the value of DE65. Default: none.',
        )
        .exactOptional(),
    }),
    emitBitmap: z
      .boolean()
      .describe(
        'false: messages have no bitmap. Then the elements are those of `overrides`, in ascending order, and only the ' +
          'last ones can be absent. Default: true.',
      )
      .exactOptional(),
    header: headerSchema.exactOptional(),
    codePage: z
      .enum(['cp037', 'cp500', 'cp1047'])
      .default('cp037')
      .describe(
        'The EBCDIC code page. cp500 differs from cp037 in [ ] ^ ! | ¢ and ¬, cp1047 in [ ] ^ ¬ Ý and ¨.',
      ),
    adviceCode: z
      .union([z.boolean(), subelementPath])
      .describe(
        'Declines of Mastercard cards have the Merchant Advice Code in this subelement, as in 48.84. true: DE48, ' +
          'subelement 84 in the layout of Mastercard. Default: false.',
      )
      .exactOptional(),
    places,
    defaults,
    overrides: dictionary(elementSchema, z.string().refine(isElementKey, ELEMENT_TEXT))
      .transform((elements) => Object.fromEntries(elements))
      .default({})
      .describe(
        'Changes for single elements, by number: "2" to "192", except "65". Elements from 129 on need a tertiary bitmap.',
      ),
    presence,
    echo,
    keyExchange: z
      .union([z.enum(['48', '53']), subelementPath])
      .describe(
        'The element of the response to a key exchange (0800 with DE70 101, 161 or 162) that has the new key, or a ' +
          'subelement, as in 62.3. Default: 48.',
      )
      .exactOptional(),
    standInReason: z
      .enum(PRIVATE_ELEMENTS)
      .describe(
        'The private element of a response with the reason why the network decided in place of the issuer: two digits. ' +
          'Default: none.',
      )
      .exactOptional(),
  })
  .describe('A dialect of ISO 8583:1987.');
