import { z } from 'zod';
import { isIspb, TAX_ID } from '#libs/brazil';
import {
  type Cents,
  decimalPointHint,
  parseCents,
  parseInstant,
  RequestInvalid,
  toIsoUtc,
} from '#libs/kernel';
import { lineOfText, readRequest } from '#libs/schema';
import { OFFICIAL_ACCOUNT_TYPES } from '#libs/dict-api';
import { accountOfParty, PAYMENT, RETURN } from '../spi-payment';
import { isReturnId, type NewTransfer } from '../transfer';
import { TRANSFER_STATUSES } from '../transfer.row';

/** The maximum number of payments in one body. */
const MOST = 1_000;
const TRANSACTION_ID = /^[DE][0-9A-Z]{8}[0-9]{12}[0-9A-Za-z]{11}$/;
const PURPOSE = /^[A-Z]{4}$/;

function textLike(pattern: RegExp, expected: string) {
  return z.string().regex(pattern, { error: `Must be ${expected}.` });
}

const transactionId = textLike(
  TRANSACTION_ID,
  'an id of 32 characters: E (payment) or D (return), an ISPB, yyyyMMddHHmm, and 11 letters or digits',
);

const amount = z
  .union([z.string().max(40), z.number()], { error: 'Must be an amount in reais.' })
  .transform((sent, context): Cents => {
    const read = parseCents(String(sent));
    if (read.ok && read.value > 0) return read.value;
    const message = 'Must be at least 0.01, with at most two decimals, as in "150.00".';
    context.addIssue({ code: 'custom', message: message + decimalPointHint(sent) });
    return z.NEVER;
  })
  .meta({ example: '150.00' });

const instant = z.string().transform((sent, context): string => {
  const epochMs = parseInstant(sent);
  if (epochMs !== undefined) return toIsoUtc(epochMs);
  const message = 'Must be an ISO 8601 date or instant, as in 2026-01-31T12:00:00Z.';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const party = z
  .strictObject({
    ispb: z.string().refine(isIspb, { error: 'Must be an ISPB: 8 digits or capital letters.' }),
    taxId: textLike(TAX_ID, 'a CPF or a CNPJ, without punctuation').optional(),
    branch: textLike(/^[0-9]{1,4}$/, 'a branch of 1 to 4 digits').optional(),
    accountNumber: textLike(/^[0-9A-Za-z]{1,20}$/, '1 to 20 digits or letters').optional(),
    accountType: z.enum(OFFICIAL_ACCOUNT_TYPES).optional().meta({
      description: 'Default: CACC, if the account has a number.',
    }),
  })
  .superRefine(({ accountNumber, branch, accountType }, context) => {
    if (accountNumber !== undefined || (branch ?? accountType) === undefined) return;
    const message = 'Is missing; an account with a branch or a type needs a number.';
    context.addIssue({ code: 'custom', path: ['accountNumber'], message });
  });

/** A payment, or a return, that a tester declares. */
const transferBody = z
  .strictObject({
    endToEndId: transactionId.meta({
      description: 'EndToEndId of a payment, or RtrId of a return.',
      example: 'E1234567820261121120000000000001',
    }),
    amount: amount.meta({ description: 'In reais.' }),
    debtor: party.meta({ description: 'The payer.' }),
    creditor: party.meta({ description: 'The receiver.' }),
    key: lineOfText(77)
      .optional()
      .meta({ description: 'The Pix key that was paid.', example: 'ana@example.com' }),
    status: z.enum(TRANSFER_STATUSES).default('SETTLED'),
    orderedAt: instant.optional().meta({
      description: 'The time when the SPI received it. Default: settledAt, or now.',
    }),
    settledAt: instant.optional().meta({
      description:
        'The time when it was settled. Default: orderedAt, or now, if the status is SETTLED.',
    }),
    purpose: textLike(PURPOSE, 'a purpose of 4 capital letters, as in IPRT').optional().meta({
      description: 'IPRT: the payment is a refund. Default: IPAY for a payment, RETN for a return.',
    }),
    returns: transactionId.optional().meta({
      description: 'Only for a return: the EndToEndId of the payment that it returns.',
    }),
  })
  .superRefine(({ endToEndId, returns, status, settledAt }, context) => {
    const add = (path: string, message: string): void => {
      context.addIssue({ code: 'custom', path: [path], message });
    };
    if (isReturnId(endToEndId) && returns === undefined) {
      add(
        'returns',
        'Is missing; a return (its id begins with D) needs the payment that it returns.',
      );
    }
    if (!isReturnId(endToEndId) && returns !== undefined) {
      add('returns', 'Must be left out: only a return (its id begins with D) has it.');
    }
    if (status !== 'SETTLED' && settledAt !== undefined) {
      add('settledAt', `Must be left out, because the status is ${status}.`);
    }
  });

const manyBody = z.strictObject({
  transfers: z
    .array(transferBody)
    .min(1, { error: 'Must have at least one payment.' })
    .max(MOST, { error: `Must have at most ${String(MOST)} payments.` }),
});

/** The body of POST /__admin/transfers: one payment, or many. */
export const declaredRequest = z.union([transferBody, manyBody]);

type DeclaredTransfer = z.output<typeof transferBody>;

/**
 * Reads the body.
 * @param now ISO 8601 UTC
 * @throws RequestInvalid
 */
export function readDeclared(sent: object, now: string): readonly NewTransfer[] {
  const isMany = 'transfers' in sent;
  const all = isMany ? readRequest(manyBody, sent).transfers : [readRequest(transferBody, sent)];
  const seen = new Set<string>();
  for (const [index, { endToEndId }] of all.entries()) {
    if (seen.has(endToEndId)) throw twice(index, endToEndId);
    seen.add(endToEndId);
  }
  return all.map((transfer) => transferOf(transfer, now));
}

function twice(index: number, endToEndId: string): RequestInvalid {
  const pointer = `/transfers/${String(index)}/endToEndId`;
  return new RequestInvalid([{ pointer, detail: `${endToEndId} appears twice in the body.` }]);
}

function transferOf(sent: DeclaredTransfer, now: string): NewTransfer {
  const { debtor, creditor, status, returns = null, purpose } = sent;
  const settledAt = status === 'SETTLED' ? (sent.settledAt ?? sent.orderedAt ?? now) : null;
  return {
    endToEndId: sent.endToEndId,
    source: 'DECLARED',
    status,
    amount: sent.amount,
    debtorIspb: debtor.ispb,
    creditorIspb: creditor.ispb,
    debtorTaxId: debtor.taxId ?? null,
    creditorTaxId: creditor.taxId ?? null,
    debtorAccount: accountOfDeclared(debtor),
    creditorAccount: accountOfDeclared(creditor),
    creditorKey: sent.key ?? null,
    purpose: purpose ?? (returns === null ? PAYMENT : RETURN),
    returns,
    returned: null,
    orderedAt: sent.orderedAt ?? settledAt ?? now,
    settledAt,
  };
}

function accountOfDeclared(party: DeclaredTransfer['debtor']): string | null {
  const { ispb, branch, accountNumber, accountType = 'CACC' } = party;
  if (accountNumber === undefined) return null;
  return accountOfParty(ispb, { branch, accountNumber, accountType });
}
