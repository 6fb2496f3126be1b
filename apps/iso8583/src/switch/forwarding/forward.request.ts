import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { dictionary } from '#libs/schema';

const MTI_RULE = 'Must be 0120, 0220 or 0420.';

export const forwardRequest = z
  .strictObject({
    mti: z.enum(['0120', '0220', '0420'], MTI_RULE).describe('The message type of the advice.'),
    fields: dictionary(z.string('Must be a string, as in "000000001000".'))
      .transform((fields) => Object.fromEntries(fields))
      .describe('Data elements by number. Missing ones are completed.'),
  })
  .describe('An advice that the host forwards.');

export const FORWARD = documentSchema(
  'ForwardedAdvice',
  () => forwardRequest,
  () => ({
    standIn: {
      summary: 'An approval that the host gave in place of an issuer',
      value: {
        mti: '0120',
        fields: { '2': '4000000000000001', '4': '000000001000', '38': '123456', '39': '00' },
      },
    },
  }),
);
