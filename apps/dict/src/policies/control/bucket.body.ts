import { z } from 'zod';

const error = 'Must be a whole number.';

/** The body of PUT /__admin/buckets/{policy}/{owner}. Its range is that of the policy. */
export const bucketBody = z.strictObject({
  balance: z
    .number({ error: ({ input }) => (input === undefined ? undefined : error) })
    .refine(Number.isSafeInteger, { error })
    .meta({
      type: 'integer',
      description:
        'The number of tokens. It can be negative if lookups of unknown keys can lead to debt.',
      example: 1,
    }),
});
