import { z } from 'zod';
import { ACCOUNT_SUBTYPES, ACCOUNT_TYPES } from '../../src/ledger/account';
import { TRANSACTION_TYPES } from '../../src/ledger/posting';

// The bodies of accounts 2.4.2: every member with the pattern of the standard, and no other members.

const dateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const signedAmount = z.strictObject({
  amount: z.string().regex(/^-?\d{1,15}\.\d{2,4}$/),
  currency: z.literal('BRL'),
});
const amount = z.strictObject({
  amount: z.string().regex(/^\d{1,15}\.\d{2,4}$/),
  currency: z.literal('BRL'),
});
const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]+\/open-banking\/accounts\/v1\/accounts/);
const links = z.strictObject({
  self: link,
  first: link.optional(),
  prev: link.optional(),
  next: link.optional(),
  last: link.optional(),
});
const meta = z.strictObject({
  totalRecords: z.int().min(0),
  totalPages: z.int().min(0),
  requestDateTime: dateTime,
});

const compeCode = z.string().regex(/^\d{3}$/);
const branchCode = z.string().regex(/^\d{4}$/);
const number = z.string().regex(/^\d{8,20}$/);
const checkDigit = z.string().length(1);

const account = z.strictObject({
  brandName: z.string().min(1).max(80),
  companyCnpj: z.string().regex(/^\d{14}$/),
  type: z.enum(ACCOUNT_TYPES),
  compeCode,
  branchCode,
  number,
  checkDigit,
  accountId: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/),
});

export const accountList = z.strictObject({ data: z.array(account), links, meta });

export const accountDetail = z.strictObject({
  data: z.strictObject({
    compeCode,
    branchCode,
    number,
    checkDigit,
    type: z.enum(ACCOUNT_TYPES),
    subtype: z.enum(ACCOUNT_SUBTYPES),
    currency: z.string().regex(/^\w{3}$/),
  }),
  links: z.strictObject({ self: link }),
  meta,
});

export const balances = z.strictObject({
  data: z.strictObject({
    availableAmount: signedAmount,
    blockedAmount: amount,
    automaticallyInvestedAmount: signedAmount,
    updateDateTime: dateTime,
  }),
  links: z.strictObject({ self: link }),
  meta,
});

export const limits = z.strictObject({
  data: z.union([
    z.strictObject({}),
    z.strictObject({
      overdraftContractedLimit: amount,
      overdraftUsedLimit: amount,
      unarrangedOverdraftAmount: amount,
    }),
  ]),
  links: z.strictObject({ self: link }),
  meta,
});

const transaction = z.strictObject({
  transactionId: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/),
  completedAuthorisedPaymentType: z.enum(['TRANSACAO_EFETIVADA', 'LANCAMENTO_FUTURO']),
  creditDebitType: z.enum(['CREDITO', 'DEBITO']),
  transactionName: z.string().min(1).max(200),
  type: z.enum(TRANSACTION_TYPES),
  transactionAmount: amount,
  transactionDateTime: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  partieCnpjCpf: z
    .string()
    .regex(/^\d{11}$|^\d{14}$/)
    .optional(),
  partiePersonType: z.enum(['PESSOA_NATURAL', 'PESSOA_JURIDICA']).optional(),
  partieCompeCode: compeCode.optional(),
  partieBranchCode: branchCode.optional(),
  partieNumber: number.optional(),
  partieCheckDigit: checkDigit.optional(),
});

export const statement = z.strictObject({
  data: z.array(transaction),
  links: links.omit({ last: true }),
  meta: z.strictObject({ requestDateTime: dateTime }),
});

export const standardError = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z_]{1,255}$/),
        title: z.string().min(1).max(255),
        detail: z.string().min(1).max(2048),
      }),
    )
    .min(1)
    .max(13),
});
