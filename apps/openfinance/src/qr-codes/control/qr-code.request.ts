import { z } from 'zod';
import { KEY_FORMATS, keyTypeOf } from '#libs/brazil';
import { type Cents, decimalPointHint, isCalendarDate, parseCents } from '#libs/kernel';
import { documentSchema } from '#libs/openapi';
import { wholeNumber } from '#libs/schema';

const MAX_EXPIRY_SECONDS = 10 * 366 * 86_400;
const MAX_VALIDITY_DAYS = 3_660;
const DEFAULT_EXPIRY_SECONDS = 86_400;
const DEFAULT_VALIDITY_DAYS = 30;

const textUpTo = (length: number) =>
  z
    .string()
    .min(1, { error: 'Must not be empty.' })
    .max(length, { error: `Must have at most ${String(length)} characters.` });
const A_DAY = 'Must be a day of the calendar, as in 2026-01-31.';

const chargeTerm = z
  .strictObject({
    expirySeconds: wholeNumber(1, MAX_EXPIRY_SECONDS)
      .optional()
      .describe(`The time to pay, in seconds. Default: ${String(DEFAULT_EXPIRY_SECONDS)}.`),
    dueDate: z
      .string()
      .refine(isCalendarDate, A_DAY)
      .optional()
      .meta({ format: 'date' })
      .describe('The due date. With it, the charge is a cobv.'),
    validityDays: wholeNumber(0, MAX_VALIDITY_DAYS)
      .optional()
      .describe(
        `The number of days after the due date in which it can be paid. Default: ${String(DEFAULT_VALIDITY_DAYS)}.`,
      ),
    canChangeAmount: z.boolean().optional().describe('Whether the payer may pay another amount.'),
    payerRequest: textUpTo(140).optional().describe('A text for the payer (solicitacaoPagador).'),
  })
  .superRefine(({ dueDate, expirySeconds, validityDays, canChangeAmount }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
    };
    if (dueDate === undefined) {
      if (validityDays !== undefined) refuse('validityDays', 'Needs dueDate.');
      return;
    }
    if (expirySeconds !== undefined) {
      refuse('expirySeconds', 'Is not allowed with dueDate; use validityDays.');
    }
    if (canChangeAmount === true) refuse('canChangeAmount', 'Is not allowed with dueDate.');
  })
  .describe(
    'The charge of a dynamic code, which this bank serves. Without it, the code is static.',
  );

/** The body of a request for a QR code. */
export const qrCodeBody = z
  .strictObject({
    key: z
      .string()
      .refine((text) => keyTypeOf(text) !== undefined, {
        error: 'Must be a Pix key: CPF, CNPJ, e-mail, phone with +, or a random key.',
      })
      .transform((text) => KEY_FORMATS[keyTypeOf(text) ?? 'RANDOM'].normalForm(text))
      .meta({ example: '+5511987654321' })
      .describe('The Pix key of the payee.'),
    amount: z
      .union([z.string(), z.number()], {
        error: 'Must be a number, or a text with two decimals, as in "150.00".',
      })
      .transform((sent, context): Cents => {
        const read = parseCents(String(sent));
        if (read.ok && read.value > 0) return read.value;
        const message = 'Must be at least 0.01, with at most two decimals.';
        context.addIssue({ code: 'custom', message: message + decimalPointHint(sent) });
        return z.NEVER;
      })
      .optional()
      .meta({ example: '150.00' })
      .describe(
        'Required in a dynamic code. A static code without it lets the payer choose the amount.',
      ),
    txid: z
      .string()
      .regex(/^[A-Za-z0-9]{1,35}$/, { error: 'Must have 1 to 35 letters and digits.' })
      .optional()
      .describe(
        'At most 25 characters in a static code, 26 to 35 in a dynamic one. Default in a dynamic code: the simulator creates one.',
      ),
    merchantName: textUpTo(25).optional().describe('The name of the payee. Accents are removed.'),
    merchantCity: textUpTo(15).optional().describe('The city of the payee. Accents are removed.'),
    description: textUpTo(72).optional().describe('A text for the payer. Only for a static code.'),
    isSingleUse: z
      .boolean()
      .optional()
      .describe('Writes 12 into field 01: the code can be paid once.'),
    charge: chargeTerm.optional(),
  })
  .superRefine(({ charge, amount, txid, description }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
    };
    if (charge === undefined) {
      if (txid !== undefined && txid.length > 25) {
        refuse('txid', 'Must have at most 25 characters in a static code.');
      }
      return;
    }
    if (amount === undefined) refuse('amount', 'Is missing; a dynamic code must have an amount.');
    if (txid !== undefined && txid.length < 26) {
      refuse('txid', 'Must have 26 to 35 characters in a dynamic code.');
    }
    if (description !== undefined) {
      refuse('description', 'Is not allowed in a dynamic code; use charge.payerRequest.');
    }
  });
export type QrCodeBody = z.output<typeof qrCodeBody>;

/** The term in which the charge can be paid. */
export function termOf(charge: NonNullable<QrCodeBody['charge']>) {
  const { dueDate, validityDays = DEFAULT_VALIDITY_DAYS } = charge;
  const { expirySeconds = DEFAULT_EXPIRY_SECONDS } = charge;
  return dueDate === undefined
    ? ({ kind: 'cob', expirySeconds } as const)
    : ({ kind: 'cobv', dueDate, validityDays } as const);
}

export const QR_CODE = documentSchema(
  'QrCodeRequest',
  () => qrCodeBody,
  () => ({
    static: {
      summary: 'A static code',
      value: {
        key: '+5511987654321',
        amount: '150.00',
        merchantName: 'Joao Souza',
        txid: 'pedido42',
      },
    },
    dynamic: {
      summary: 'A dynamic code that can be paid for ten minutes',
      value: { key: '+5511987654321', amount: '150.00', charge: { expirySeconds: 600 } },
    },
  }),
);
