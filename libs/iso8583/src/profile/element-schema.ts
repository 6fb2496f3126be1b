import { z } from 'zod';
import { dictionary } from '#libs/schema';
import { type Composite, type ElementOverride, type Subelements } from './composite';
import { compositeMembers, elementMembers } from './element-members';

const NUMBER_TEXT = 'Must be a number from 0 to 999, without leading zeros.';
const TAG_TEXT = 'Must be a tag: 1 to 16 letters, digits, blanks or hyphens.';
const HEAD_TEXT = 'Must be a name of 1 to 16 capital letters.';
const KIND_TEXT = 'Must have a kind: positional, bitmapped, tagged or ber-tlv.';

const numbers = z.string(NUMBER_TEXT).regex(/^(?:0|[1-9][0-9]{0,2})$/, NUMBER_TEXT);
const tags = z.string(TAG_TEXT).regex(/^[0-9A-Za-z -]{1,16}$/, TAG_TEXT);
const names = z.string(HEAD_TEXT).regex(/^[A-Z]{1,16}$/, HEAD_TEXT);

function table(keys: z.ZodString) {
  return dictionary(elementSchema, keys).transform((elements): Subelements =>
    Object.fromEntries(elements),
  );
}

/** The schema of the layout of an element or a subelement, as plain JSON. It contains itself. */
export const elementSchema: z.ZodType<ElementOverride> = z
  .lazy(() => z.strictObject({ ...elementMembers, composite: compositeSchema.exactOptional() }))
  .describe('Changes of an element, or the layout of a subelement.');

/** The schema of the subelements of an element, as plain JSON. */
export const compositeSchema: z.ZodType<Composite> = z
  .lazy(() =>
    z.discriminatedUnion(
      'kind',
      [
        z
          .strictObject({
            ...compositeMembers.positional,
            subelements: table(numbers).describe('The subelements by number, in this order.'),
          })
          .describe(
            'Subelements one after the other. The last ones may be absent: the value ends then.',
          ),
        z
          .strictObject({
            ...compositeMembers.bitmapped,
            subelements: table(numbers).describe('The subelements by number of their bit.'),
          })
          .describe('Subelements after a bitmap.'),
        z
          .strictObject({
            ...compositeMembers.tagged,
            head: table(names)
              .describe(
                'Subelements before the first tag, by name, as the category code of DE48. They can be absent.',
              )
              .exactOptional(),
            subelements: table(tags).describe('The subelements by tag.').exactOptional(),
          })
          .describe('Subelements with a tag and a length, in any order.'),
        z
          .strictObject({
            ...compositeMembers['ber-tlv'],
            subelements: table(tags)
              .describe('The data objects by tag, in upper-case hex.')
              .exactOptional(),
          })
          .describe(
            'Data objects of BER-TLV. Objects without a layout are hex; constructed ones are divided.',
          ),
      ],
      KIND_TEXT,
    ),
  )
  .describe('How the value of an element is divided into subelements.');
