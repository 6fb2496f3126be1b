import { z } from 'zod';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { PageRequest } from '#libs/http';

/** The filter of the buckets. */
export class BucketsRequest extends PageRequest {
  /**
   * Only the buckets of this owner: an ISPB, or the CPF or CNPJ of a payer.
   * @example "12345678"
   */
  @IsOptional()
  @Matches(/^[0-9A-Z]{8,14}$/, { message: 'Must be an ISPB, a CPF or a CNPJ.' })
  owner?: string;

  /**
   * Only the buckets of this policy.
   * @example ENTRIES_READ_USER_ANTISCAN
   */
  @IsOptional()
  @MaxLength(60, { message: 'Must have at most 60 characters.' })
  policy?: string;
}

const error = 'Must be a whole number.';

/** The body of PUT /__admin/buckets/{policy}/{owner}. The policy decides the range. */
export const bucketRequest = z.strictObject({
  balance: z
    .number({ error: ({ input }) => (input === undefined ? undefined : error) })
    .refine(Number.isSafeInteger, { error })
    .meta({
      type: 'integer',
      description: 'The number of tokens. It can be negative in a bucket that can have debt.',
      example: 1,
    }),
});
