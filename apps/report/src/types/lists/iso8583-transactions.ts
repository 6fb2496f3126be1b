import { z } from 'zod';
import { maskPan } from '#libs/masking';
import { shown, type ListReportDefinition } from '../list-report';
import { inOrder, periodMembers } from '../period';
import { instant, whole } from '../siblings/wire';

const KINDS = [
  'hold',
  'debit',
  'credit',
  'capture',
  'transfer',
  'reversal',
  'confirmed',
  'stand-in',
  'inquiry',
  'unbilled',
  'declined',
] as const;

const parameters = z
  .strictObject({
    ...periodMembers,
    pan: z
      .string()
      .regex(/^[0-9]{12,19}$/, { error: 'Must be a card number of 12 to 19 digits.' })
      .optional()
      .meta({ description: 'Only transactions of the card with this number.' }),
    kind: z
      .enum(KINDS)
      .optional()
      .meta({ description: 'Only transactions with this effect on the account.' }),
    responseCode: z
      .string()
      .regex(/^[0-9A-Z]{2}$/, { error: 'Must be a response code of two characters, as in 05.' })
      .optional()
      .meta({ description: 'Only transactions with this response code (DE39).' }),
  })
  .check(inOrder);

const transaction = z.object({
  id: z.string(),
  pan: z.string(),
  mti: z.string(),
  kind: z.string(),
  processingCode: z.string(),
  amount: whole,
  netAmount: whole,
  stan: z.string(),
  rrn: z.string().nullable(),
  terminalId: z.string().nullable(),
  merchantId: z.string().nullable(),
  authorizationCode: z.string().nullable(),
  responseCode: z.string(),
  rule: z.string(),
  originalId: z.string().nullable(),
  reversedBy: z.string().nullable(),
  createdAt: instant,
});

export const iso8583Transactions: ListReportDefinition<
  z.output<typeof parameters>,
  z.output<typeof transaction>
> = {
  id: 'iso8583.transactions',
  title: 'Card transactions',
  description: 'The ISO 8583 messages that the card host decided on, for all cards, newest first.',
  sibling: 'iso8583',
  path: '/admin/transactions',
  isControl: true,
  item: transaction,
  parameters,
  filters: ({ pan, kind, responseCode }) => ({ pan, kind, responseCode }),
  summed: 'amount',
  columns: [
    shown('createdAt', 'instant', 'When the message was received.'),
    {
      name: 'pan',
      type: 'text',
      description: 'The card number: its first six and last four digits.',
      of: ({ pan }) => maskPan(pan),
    },
    shown('mti', 'text', 'The message type indicator.'),
    shown('kind', 'text', 'The effect on the account; declined if there is none.'),
    shown('processingCode', 'text', 'The processing code (DE3).'),
    shown('amount', 'money', 'The requested amount (DE4).'),
    shown('netAmount', 'money', 'The amount that was approved and not reversed.'),
    shown('responseCode', 'text', 'The response code (DE39).'),
    shown('authorizationCode', 'text', 'The authorization code (DE38); empty if it was declined.'),
    shown('rule', 'text', 'The check that decided.'),
    shown('stan', 'text', 'The systems trace audit number (DE11).'),
    shown('rrn', 'text', 'The retrieval reference number (DE37).'),
    shown('terminalId', 'text', 'The terminal (DE41).'),
    shown('merchantId', 'text', 'The merchant (DE42).'),
    shown('originalId', 'text', 'The transaction that this one reverses or captures.'),
    shown('reversedBy', 'text', 'The reversal of this transaction.'),
    shown('id', 'text', 'The UUID of the transaction.'),
  ],
};
