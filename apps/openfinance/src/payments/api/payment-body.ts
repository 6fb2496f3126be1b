import { z } from 'zod';
import { accepted, refused, type Result, type ViolationList } from '#libs/kernel';
import { IS_MISSING, readJson } from '#libs/schema';
import {
  amount,
  claims,
  centsOf,
  creditor,
  currency,
  ibgeTownCode,
  localInstrument,
  pixAccount,
  proxy,
  qrCode,
  samePersonType,
  textLike,
  textUpTo,
  v4Account,
} from '../../payment-consents/api/members';
import { type Creditor, type PaymentTerms } from '../../payment-consents/terms';

/** As many as the longest schedule has. */
const MAX_PAYMENTS = 60;

const transactionIdentification = textLike(/^[A-Za-z0-9]{1,35}$/, 'at most 35 letters and digits');

const paymentItem = z.strictObject({
  endToEndId: z.string().meta({ example: 'E8765432120261121120012345678901' }),
  localInstrument,
  payment: z.strictObject({ amount, currency }),
  creditorAccount: v4Account,
  remittanceInformation: textUpTo(140).optional(),
  qrCode: qrCode.optional(),
  proxy: proxy.optional(),
  cnpjInitiator: textLike(/^[0-9A-Z]{12}\d{2}$/, 'the 14 characters of a CNPJ').meta({
    example: '50685362000135',
  }),
  transactionIdentification: transactionIdentification.optional(),
  ibgeTownCode: ibgeTownCode.optional(),
  authorisationFlow: z.enum(['HYBRID_FLOW', 'CIBA_FLOW', 'FIDO_FLOW']).optional(),
  consentId: z.string().optional(),
});

/** The body of payments v4, with one payment or all payments of a schedule. */
export const paymentListBody = z.strictObject({
  ...claims,
  data: z
    .array(paymentItem)
    .min(1, { error: 'Must have at least one payment.' })
    .max(MAX_PAYMENTS, { error: `Must have at most ${String(MAX_PAYMENTS)} payments.` }),
});
/** The body of payments v1 to v3. */
export const onePaymentBody = z.strictObject({
  ...claims,
  data: paymentItem.extend({ creditorAccount: pixAccount }),
});

/** A payment in a few members, for tests that need no consent. */
export const plainPaymentBody = z.strictObject({
  amount: z
    .union([amount, z.number()], {
      error: ({ input }) =>
        input === undefined
          ? `${IS_MISSING}: must be an amount.`
          : 'Must be a number, or a text with two decimals, as in "150.00".',
    })
    .meta({ example: '150.00' }),
  currency: currency.optional(),
  creditorAccount: pixAccount.optional(),
  creditor: creditor.partial().check(samePersonType).optional(),
  /** The account that pays; by default the first account of the bank. */
  accountId: z.string().optional(),
  debtorAccount: pixAccount.optional(),
  endToEndId: z.string().optional(),
  localInstrument: localInstrument.optional(),
  qrCode: qrCode.optional(),
  proxy: proxy.optional(),
  transactionIdentification: transactionIdentification.optional(),
  remittanceInformation: textUpTo(140).optional(),
  consentId: z.string().optional(),
});

/** One payment as any of the bodies asks for it. */
export interface RequestedPayment extends Omit<PaymentTerms, 'creditorAccount'> {
  /** Left out: DICT knows the account of the proxy. */
  readonly creditorAccount: PaymentTerms['creditorAccount'] | undefined;
  /** Left out: the simulator makes one. */
  readonly endToEndId: string | undefined;
  readonly remittanceInformation?: string | undefined;
  readonly cnpjInitiator?: string | undefined;
  readonly transactionIdentification?: string | undefined;
  readonly authorisationFlow?: string | undefined;
  readonly creditor?:
    { readonly [Member in keyof Creditor]?: Creditor[Member] | undefined } | undefined;
}

/** What a body asks for. */
export interface RequestedPayments {
  readonly payments: readonly RequestedPayment[];
  /** Whether the response is a list, as that of payments v4. */
  readonly isList: boolean;
  readonly consentId: string | undefined;
  /** Of a plain payment: which account pays. */
  readonly accountId?: string | undefined;
  readonly debtorAccount?: PaymentTerms['creditorAccount'] | undefined;
}

/** Reads a body of any of the three forms. */
export function readPayments(body: unknown): Result<RequestedPayments, ViolationList> {
  const { data } = body as { readonly data?: unknown };
  if (data === undefined) return readPlain(body);
  if (!Array.isArray(data)) {
    const read = readJson(onePaymentBody, body);
    return read.ok
      ? accepted({
          payments: [ofItem(read.value.data)],
          isList: false,
          consentId: read.value.data.consentId,
        })
      : read;
  }
  const read = readJson(paymentListBody, body);
  if (!read.ok) return read;
  const [first] = read.value.data;
  return accepted({
    payments: read.value.data.map(ofItem),
    isList: true,
    consentId: first?.consentId,
  });
}

function ofItem({ payment, ...item }: z.output<typeof onePaymentBody>['data']): RequestedPayment {
  return { ...item, ...amountOf(payment.amount) };
}

function readPlain(body: unknown): Result<RequestedPayments, ViolationList> {
  const read = readJson(plainPaymentBody, body);
  if (!read.ok) return refused(read.refusal);
  const { amount: sent, consentId, accountId, debtorAccount, ...rest } = read.value;
  const text = typeof sent === 'number' ? decimalOf(sent) : sent;
  const payment: RequestedPayment = {
    ...rest,
    ...amountOf(text),
    creditorAccount: rest.creditorAccount,
    endToEndId: rest.endToEndId,
    localInstrument: rest.localInstrument ?? (rest.proxy === undefined ? 'MANU' : 'DICT'),
  };
  return accepted({ payments: [payment], isList: false, consentId, accountId, debtorAccount });
}

/** The decimal text of a number that has at most two decimals; another text otherwise. */
function decimalOf(value: number): string {
  const text = value.toFixed(2);
  return Number(text) === value ? text : String(value);
}

/** An amount that cannot be counted exactly becomes 0, which the rules of the payment refuse. */
function amountOf(text: string): Pick<PaymentTerms, 'amount' | 'currency'> {
  return { amount: (centsOf(text) ?? 0) as PaymentTerms['amount'], currency: 'BRL' };
}
