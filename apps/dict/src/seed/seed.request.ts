import { z } from 'zod';
import { wholeNumber } from '#libs/schema';

const MAX_KEYS = 1_000_000;
const MAX_SEED = 2 ** 31 - 1;

/** The body of POST /__admin/seed: the keys to generate. */
export const seedRequest = z.strictObject({
  keys: wholeNumber(1, MAX_KEYS).nullish().meta({
    description: 'The number of keys. Default: 1000.',
    example: 10_000,
  }),
  seed: wholeNumber(0, MAX_SEED).nullish().meta({
    description: 'The seed of the generator. The same seed generates the same keys. Default: 1.',
    example: 7,
  }),
});
