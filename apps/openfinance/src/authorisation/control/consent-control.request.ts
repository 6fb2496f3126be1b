import { z } from 'zod';
import { documentSchema } from '#libs/openapi';

/** Who decides. */
const holder = z
  .enum(['first', 'second'], 'Must be first or second.')
  .optional()
  .describe(
    'second: the second holder decides on the accounts that need the approval of both (CONJUNTA_SIMPLES), after the first has approved. Default: first.',
  );

/** The accounts that the customer chooses. */
export const authoriseBody = z.strictObject({
  holder,
  accountIds: z
    .array(z.string())
    .min(1, { error: 'Must have at least one account id.' })
    .optional()
    .describe('Default: all accounts of the customer; for a payment, the first account.'),
});

/** The reason of a rejection. */
export const rejectBody = z.strictObject({
  holder,
  reason: z
    .string()
    .optional()
    .describe(
      'A code of the standard. Without it, the customer refuses the consent, or revokes it at the bank.',
    )
    .meta({ example: 'INTERNAL_SECURITY_REASON' }),
});

export const AUTHORISE_CONSENT = documentSchema(
  'AuthoriseConsentRequest',
  () => authoriseBody,
  () => ({
    all: { summary: 'For all accounts', value: {} },
    first: { summary: 'By the first holder', value: { holder: 'first' } },
  }),
);

export const REJECT_CONSENT = documentSchema(
  'RejectConsentRequest',
  () => rejectBody,
  () => ({
    bank: {
      summary: 'By the bank, for security',
      value: { reason: 'INTERNAL_SECURITY_REASON' },
    },
    customer: { summary: 'By the customer', value: {} },
  }),
);
