import { z } from 'zod';
import { hasTaxIdCheckDigits } from '#libs/brazil';
import { eventId } from '#libs/nfse';
import { documentSchema } from '#libs/openapi';
import { EXAMPLE_KEY } from '../invoices/examples';
import { reason as textOfReason } from '../members/texts';

/** The events that a municipality can block, with their codes. */
export const BLOCKABLE = {
  cancellation: '101101',
  substitution: '105102',
  'cancellation-granted': '105104',
  'cancellation-denied': '105105',
  'cancellation-by-municipality': '305101',
} as const;

const reason = textOfReason().meta({ example: 'Nota emitida em duplicidade' });
const process = z
  .string({ error: 'Must be a text of 1 to 30 digits.' })
  .regex(/^\d{1,30}$/, { error: 'Must be a text of 1 to 30 digits.' })
  .describe('The number of the administrative process.')
  .meta({ example: '20260042' });
const agent = z
  .string({ error: 'Must be a CPF.' })
  .refine((cpf) => /^\d{11}$/.test(cpf) && hasTaxIdCheckDigits(cpf), {
    error: 'Must be a CPF of 11 digits with correct check digits.',
  })
  .optional()
  .describe('The CPF of the tax agent; by default that of an agent of the simulator.')
  .meta({ example: '52998224725' });
const LINK = 'Must be the id of an event, as GET /nfse/{id}/events has it.';
const linkedEvent = z
  .string({ error: LINK })
  .regex(/^(?:EVT)?[0-9A-Z]{59}$/, { error: LINK })
  .meta({ example: eventId(EXAMPLE_KEY, '305102', 1) });

/** An event of the municipality, as it is sent. */
export const deskEvent = z.discriminatedUnion(
  'event',
  [
    z
      .strictObject({
        event: z.literal('cancellation-granted'),
        reason,
        process: process.optional(),
        agent,
      })
      .describe('105104: the municipality grants the request for analysis.'),
    z
      .strictObject({
        event: z.literal('cancellation-denied'),
        reason,
        withoutMerits: z
          .boolean()
          .optional()
          .describe('true: denied without a decision on the merits (cMotivo 2).'),
        process: process.optional(),
        agent,
      })
      .describe('105105: the municipality denies the request for analysis.'),
    z
      .strictObject({
        event: z.literal('cancellation-by-municipality'),
        reason,
        process,
        agent,
      })
      .describe('305101: the municipality cancels the invoice.'),
    z
      .strictObject({
        event: z.literal('block'),
        blocks: z
          .enum(Object.keys(BLOCKABLE) as (keyof typeof BLOCKABLE)[])
          .describe('The event that is refused until the block is removed.'),
        reason,
        agent,
      })
      .describe('305102: the municipality blocks an event.'),
    z
      .strictObject({
        event: z.literal('unblock'),
        block: linkedEvent.describe('The id of the block.'),
        agent,
      })
      .describe('305103: the municipality removes a block.'),
    z
      .strictObject({
        event: z.literal('rejection-annulled'),
        rejection: linkedEvent.describe('The id of the rejection.'),
        reason,
        agent,
      })
      .describe('205208: the municipality annuls the rejection by a party.'),
    z
      .strictObject({ event: z.literal('tacit-confirmation') })
      .describe('205204: the invoice is confirmed, because no party has rejected it.'),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' && input !== null
        ? 'Must be cancellation-granted, cancellation-denied, cancellation-by-municipality, block, unblock, rejection-annulled or tacit-confirmation.'
        : 'Must be an object with the member event.',
  },
);
export type DeskEvent = z.output<typeof deskEvent>;

const REASON_EXAMPLE = 'Nota emitida em duplicidade';

/** The schema of the body in the document. */
export const DESK_EVENT = documentSchema(
  'MunicipalEvent',
  () => deskEvent,
  () => ({
    block: {
      summary: 'Blocks the cancellation of the invoice',
      value: { event: 'block', blocks: 'cancellation', reason: REASON_EXAMPLE },
    },
    cancellation: {
      summary: 'Cancels the invoice by the municipality',
      value: {
        event: 'cancellation-by-municipality',
        process: '20260042',
        reason: REASON_EXAMPLE,
      },
    },
    granted: {
      summary: 'Grants a request for analysis',
      value: { event: 'cancellation-granted', reason: REASON_EXAMPLE },
    },
  }),
);
