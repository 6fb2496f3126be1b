import { z } from 'zod';
import { parseInstant } from '#libs/kernel';
import { amount, textLike, textUpTo } from '../payment-terms/members';

/** The maximum length of an EndToEndId in the contract's pacs.008, which can be any text. */
const id = textUpTo(35);

/** A customer, as a message of the SPI names it. Its values are not checked; wrong ones match no account. */
const customer = z.strictObject({
  document: z.string().optional().meta({ description: 'CPF or CNPJ.', example: '11144477735' }),
  account: z
    .strictObject({
      number: z.string().meta({ description: 'With its check digit.', example: '100000010' }),
      branch: z.string().optional().meta({ example: '0001' }),
      type: z.string().optional().meta({ example: 'CACC' }),
    })
    .optional(),
});

/** A payment that the SPI sends to the bank before it settles it. */
export const paymentRequest = z.strictObject({
  endToEndId: id.meta({ example: 'E1234567820260131120012345678901' }),
  amount: amount.meta({ example: '150.00' }),
  creditor: customer,
});
export type IncomingPayment = z.output<typeof paymentRequest>;

/** A payment or a return that the SPI has settled. */
export const settlementRequest = z.strictObject({
  kind: z.enum(['PAYMENT', 'RETURN']),
  id: id.meta({
    description: 'The EndToEndId of a payment, or the RtrId of a return. Each id is booked once.',
    example: 'E1234567820260131120012345678901',
  }),
  endToEndId: id.meta({
    description: 'The EndToEndId of the payment, or of the payment that is returned.',
    example: 'E1234567820260131120012345678901',
  }),
  amount: amount.meta({ example: '150.00' }),
  settledAt: z
    .string()
    .refine((text) => parseInstant(text) !== undefined, { error: 'Must be an ISO 8601 instant.' })
    .meta({ example: '2026-01-31T12:00:00.000Z' }),
  reason: textLike(/^[A-Z0-9]{4}$/, 'the reason of a return, as in MD06').optional(),
  txId: id.optional(),
  payer: customer.extend({ ispb: z.string(), name: z.string() }).optional(),
  creditor: customer.optional(),
  key: z.string().optional().meta({ description: 'The Pix key that was paid.' }),
  description: z.string().optional(),
});
export type IncomingSettlement = z.output<typeof settlementRequest>;
