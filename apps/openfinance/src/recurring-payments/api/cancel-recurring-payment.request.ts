import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { claims } from '../../payment-terms/members';
import { anyDocument } from '../../recurring-consents/api/recurring-consent.request';

/** The body that cancels a recurring payment (automatic-payments 2.0.0, PatchPixPayment). */
export const cancelRecurringPaymentBody = z.strictObject({
  ...claims,
  data: z.strictObject({
    status: z.literal('CANC'),
    cancellation: z.strictObject({
      cancelledBy: z.strictObject({ document: anyDocument }).describe('The payer or the payee.'),
    }),
  }),
});
export type CancelRecurringPaymentRequest = z.output<typeof cancelRecurringPaymentBody>;

export const CANCEL_RECURRING_PAYMENT = documentSchema(
  'CancelRecurringPaymentRequest',
  () => cancelRecurringPaymentBody,
  () => ({
    payer: {
      summary: 'By the payer',
      value: {
        data: {
          status: 'CANC',
          cancellation: {
            cancelledBy: { document: { identification: '11144477735', rel: 'CPF' } },
          },
        },
      },
    },
  }),
);
