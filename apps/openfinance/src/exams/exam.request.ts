import { z } from 'zod';
import { isIspb } from '#libs/brazil';

export const examRequest = z.strictObject({
  ispb: z.string().refine(isIspb, { error: 'Must be an ISPB: 8 digits or capital letters.' }).meta({
    example: '87654321',
    description: 'The institution that is examined: the first 8 characters of its CNPJ.',
  }),
  clientId: z
    .string()
    .max(36, 'Must have at most 36 characters.')
    .optional()
    .meta({ description: 'Its client. Left out: the one that it registered last.' }),
});

export type ExamRequest = z.output<typeof examRequest>;
