import { z } from 'zod';
import { ISPB } from '#libs/brazil';
import { OFFICIAL_KEY_TYPES } from '#libs/dict-api';
import { wholeNumber } from '#libs/schema';

/** The maximum number of changes of each kind in one request. */
const MAX_CHANGES = 1_000;
const MAX_SEED = 2 ** 31 - 1;

const changes = wholeNumber(0, MAX_CHANGES).default(0);

/** The body of POST /__admin/corrupt. */
export const corruptRequest = z.strictObject({
  participant: z
    .string()
    .regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' })
    .meta({ example: '12345678', description: 'The participant whose entries are changed.' }),
  keyTypes: z
    .array(z.enum(OFFICIAL_KEY_TYPES))
    .min(1, { error: 'Must name at least one type of key.' })
    .max(OFFICIAL_KEY_TYPES.length, { error: 'Must name each type of key at most once.' })
    .refine((types) => new Set(types).size === types.length, {
      error: 'Must name each type of key at most once.',
    })
    .default([...OFFICIAL_KEY_TYPES])
    .meta({ description: 'Only keys of these types. Default: all types.' }),
  changes: z
    .strictObject({
      altered: changes.meta({
        description:
          'The number of entries that get another name of the holder, or another account number.',
        type: 'integer',
      }),
      removed: changes.meta({
        description: 'The number of entries that are deleted.',
        type: 'integer',
      }),
      added: changes.meta({
        description: 'The number of entries that are created, each with a new holder.',
        type: 'integer',
      }),
    })
    .refine(({ altered, removed, added }) => altered + removed + added !== 0, {
      error: 'Must have at least one change: altered, removed or added.',
    })
    .default({ altered: 1, removed: 1, added: 1 })
    .meta({ description: 'The number of changes of each kind. Default: one of each kind.' }),
  seed: wholeNumber(0, MAX_SEED).default(1).meta({
    description:
      'The seed of the random choices. The same seed makes the same changes to the same entries.',
    type: 'integer',
  }),
});
export type CorruptRequest = z.output<typeof corruptRequest>;

/** The id of the example of the documentation. */
export const EXAMPLE_CORRUPTION = '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11';
