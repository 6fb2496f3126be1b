import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { readRequest } from '#libs/schema';
import { reason } from '../../members/texts';
import { type Cancellation } from '../../invoices/invoice';

const cancelInvoice = z.strictObject({
  code: z
    .union([z.string(), z.number()])
    .transform(String)
    .refine((code) => ['1', '2', '9'].includes(code), {
      error: 'Must be 1 (issued in error), 2 (service not provided) or 9 (other).',
    })
    .meta({ example: '1', enum: ['1', '2', '9'] }),
  reason: reason().meta({ example: 'Serviço cobrado em duplicidade' }),
  sync: z
    .boolean({ error: 'Must be true or false.' })
    .optional()
    .describe('false: the invoice is `cancelling` first. By default it is cancelled at once.'),
});

export const CANCEL_INVOICE = documentSchema(
  'CancelInvoice',
  () => cancelInvoice,
  () => ({
    cancel: {
      summary: 'Issued in error',
      value: { code: '1', reason: 'Serviço cobrado em duplicidade' },
    },
  }),
);

/** @throws RequestInvalid */
export function readCancellation(body: object): Cancellation & { readonly isSync: boolean } {
  const { code, reason, sync = true } = readRequest(cancelInvoice, body);
  return { code, reason, isSync: sync };
}
