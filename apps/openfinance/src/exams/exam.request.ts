import { z } from 'zod';
import { isIspb } from '#libs/brazil';

export const examRequest = z.strictObject({
  ispb: z.string().refine(isIspb, { error: 'Must be an ISPB: 8 digits or capital letters.' }).meta({
    example: '87654321',
    description: 'The institution that is examined: the first 8 characters of its CNPJ.',
  }),
  clientId: z
    .string()
    .regex(/^[\w-]{1,36}$/, { error: 'Must be a client_id: 1 to 36 letters, digits, _ or -.' })
    .optional()
    .meta({ description: 'Its client. Left out: the one that it registered last.' }),
});

export type ExamRequest = z.output<typeof examRequest>;
