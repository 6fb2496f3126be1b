import { RequestInvalid } from '#libs/kernel';
import { z } from 'zod';
import { documentSchema } from '#libs/platform';
import { readJson } from '#libs/schema';
import { lineUpTo } from './request/members/texts';
import { type Cancellation } from '../invoices/invoice';

const SHORTEST_REASON = 15;
const LONGEST_REASON = 255;

/** Why an invoice is cancelled or replaced: xMotivo, a text of one line in Latin-1 (TSString). */
export function reason() {
  return lineUpTo(LONGEST_REASON).min(
    SHORTEST_REASON,
    `Must have at least ${String(SHORTEST_REASON)} characters.`,
  );
}

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
    .describe('false: the invoice is cancelling first. Left out: it is cancelled at once.'),
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
  const read = readJson(cancelInvoice, body);
  if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
  const { code, reason, sync = true } = read.value;
  return { code, reason, isSync: sync };
}
