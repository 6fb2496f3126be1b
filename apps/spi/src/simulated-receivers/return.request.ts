import { z } from 'zod';
import { endToEndId, positiveAmount } from '../simulated-payers/payment.request';
import { EXAMPLE_PAYMENT } from './example-payment';

/** Reasons of a return. MD06: requested by the user. BE08: error of the institution. FR01: fraud. SL02: Pix Saque or Pix Troco. */
const RETURN_REASONS = ['MD06', 'BE08', 'FR01', 'SL02'] as const;

/** The body of POST /__admin/returns. */
export const returnRequest = z.strictObject({
  endToEndId: endToEndId.meta({
    example: EXAMPLE_PAYMENT,
    description: 'The settled payment that is returned. The simulator must play its receiver.',
  }),
  amount: positiveAmount
    .optional()
    .meta({ description: 'Default: the rest of the payment that has not been returned yet.' }),
  reason: z.enum(RETURN_REASONS).default('MD06'),
});
