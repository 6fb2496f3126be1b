import { z } from 'zod';
import { dictionary, wholeNumber } from '#libs/schema';

const MAX_LENGTH = 999_999;

const TYPES = [
  'String',
  'Numeric',
  'Binary',
  'Hex',
  'Bitmap',
  'Composite',
  'Track1',
  'Track2',
  'Track3',
] as const;

const padding = z
  .strictObject({
    type: z.enum(['Left', 'Right', 'None']).describe('The side that is filled.'),
    pad: z.string().describe('The character that fills it.').exactOptional(),
  })
  .describe('How a short value is filled.');

const tag = z
  .strictObject({
    length: wholeNumber(0, 16).describe('Length of the tag.').exactOptional(),
    enc: z.string().describe('Encoding of the tag, as ASCII or BerTLVTag.').exactOptional(),
    padding: padding.exactOptional(),
    sort: z
      .enum(['StringsByInt', 'StringsByHex'])
      .describe('The order in which subfields are packed.')
      .exactOptional(),
    skipUnknownTLVTags: z.boolean().describe('Whether unknown tags are skipped.').exactOptional(),
    storeUnknownTLVTags: z.boolean().describe('Whether unknown tags are kept.').exactOptional(),
    prefUnknownTLV: z.string().describe('The length prefix of unknown tags.').exactOptional(),
  })
  .describe('The tag of subfields.');

const length = wholeNumber(0, MAX_LENGTH).describe('The fixed or maximum length.').exactOptional();
const description = z.string().describe('Name of the field.').exactOptional();
const enc = z.string().describe('Encoding of the value, as ASCII.').exactOptional();
const prefix = z.string().describe('Length prefix, as ASCII.LL or ASCII.Fixed.').exactOptional();
const disableautoexpand = z
  .boolean()
  .describe('Whether the bitmap has one length, without a bit for the next one.')
  .exactOptional();

const bitmap = z
  .strictObject({
    type: z.literal('Bitmap').exactOptional(),
    length,
    description,
    enc,
    prefix,
    disableautoexpand,
  })
  .describe('The bitmap before the subfields.');

/** A field of a specification of moov-io/iso8583. */
export interface MoovField {
  readonly type: (typeof TYPES)[number];
  readonly length?: number;
  readonly description?: string;
  readonly enc?: string;
  readonly prefix?: string;
  readonly padding?: { readonly type: 'Left' | 'Right' | 'None'; readonly pad?: string };
  readonly tag?: MoovTag;
  readonly subfields?: ReadonlyMap<string, MoovField>;
  readonly bitmap?: z.output<typeof bitmap>;
  readonly disableautoexpand?: boolean;
}

export type MoovTag = z.output<typeof tag>;

/** The schema of a field. It contains itself. */
export const fieldSchema: z.ZodType<MoovField> = z
  .lazy(() =>
    z.strictObject({
      type: z.enum(TYPES).describe('Type of the value.'),
      length,
      description,
      enc,
      prefix,
      padding: padding.exactOptional(),
      tag: tag.exactOptional(),
      subfields: dictionary(fieldSchema)
        .describe('The subfields by number or tag.')
        .exactOptional(),
      bitmap: bitmap.exactOptional(),
      disableautoexpand,
    }),
  )
  .describe('A field.');

/** The schema of a specification as JSON, as the builder of moov-io/iso8583 reads and writes it. */
export const specificationSchema = z
  .strictObject({
    name: z.string().describe('Name of the specification.').exactOptional(),
    fields: dictionary(fieldSchema).describe('The fields by number: 0 the MTI, 1 the bitmap.'),
  })
  .describe('A message specification of moov-io/iso8583 as JSON.');
