import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { claims, document } from '../../payment-terms/members';

/** The body that cancels a payment, or the payments of a consent (payments v4, PatchPixPayment). */
export const cancelPaymentBody = z.strictObject({
  ...claims,
  data: z.strictObject({
    status: z.literal('CANC'),
    cancellation: z.strictObject({
      cancelledBy: z
        .strictObject({ document: document(11) })
        .describe('The user who authorised the payment, or a holder of the account.'),
    }),
  }),
});
export type CancelPaymentRequest = z.output<typeof cancelPaymentBody>;

export const CANCEL_PAYMENT = documentSchema(
  'CancelPaymentRequest',
  () => cancelPaymentBody,
  () => ({
    customer: {
      summary: 'By the customer',
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
