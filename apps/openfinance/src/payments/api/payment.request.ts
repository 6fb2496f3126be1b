import { z } from 'zod';
import { accepted, refused, type Result, type ViolationList } from '#libs/kernel';
import { documentSchema } from '#libs/openapi';
import { IS_MISSING, readJson } from '#libs/schema';
import { testValueOf } from '#libs/test-values';
import {
  amount,
  claims,
  centsOf,
  creditor,
  currency,
  ibgeTownCode,
  isAboveLimit,
  localInstrument,
  pixAccount,
  proxy,
  qrCode,
  samePersonType,
  textLike,
  textUpTo,
  v4Account,
} from '../../payment-terms/members';
import {
  EXAMPLE_AMOUNT,
  EXAMPLE_DETAILS,
  EXAMPLE_TODAY,
} from '../../payment-consents/api/payment-consent.request';
import { BANK } from '../../bank/bank';
import { EXAMPLE_CONSENT_TO_PAY } from '../../payment-consents/example-payment-consents';
import { type Creditor, type PaymentTerms } from '../../payment-terms/terms';

/** The number of payments in the longest schedule. */
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
export const paymentListRequest = z.strictObject({
  ...claims,
  data: z
    .array(paymentItem)
    .min(1, { error: 'Must have at least one payment.' })
    .max(MAX_PAYMENTS, { error: `Must have at most ${String(MAX_PAYMENTS)} payments.` }),
});
/** The body of payments v1 to v3. */
export const onePaymentRequest = z.strictObject({
  ...claims,
  data: paymentItem.extend({ creditorAccount: pixAccount }),
});

/** A payment with few members, for tests without a consent. */
export const plainPaymentRequest = z.strictObject({
  amount: z
    .union([amount, z.number()], {
      error: ({ input }) =>
        input === undefined
          ? `${IS_MISSING}; it must be an amount.`
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

/** One payment, from a body of any of the formats. */
export interface RequestedPayment extends Omit<PaymentTerms, 'creditorAccount'> {
  /** The amount is too high to be exact in cents. Then `amount` is 0, and the payment is refused. */
  readonly isAboveLimit: boolean;
  /** If it is absent, DICT has the account of the proxy. */
  readonly creditorAccount: PaymentTerms['creditorAccount'] | undefined;
  /** If it is absent, the simulator creates one. */
  readonly endToEndId: string | undefined;
  readonly remittanceInformation?: string | undefined;
  readonly cnpjInitiator?: string | undefined;
  readonly transactionIdentification?: string | undefined;
  readonly authorisationFlow?: string | undefined;
  readonly creditor?:
    { readonly [Member in keyof Creditor]?: Creditor[Member] | undefined } | undefined;
}

/** The payments of a body. */
export interface RequestedPayments {
  readonly payments: readonly RequestedPayment[];
  /** Whether the response is a list, as in payments v4. */
  readonly isList: boolean;
  readonly consentId: string | undefined;
  /** The account that pays a plain payment. */
  readonly accountId?: string | undefined;
  readonly debtorAccount?: PaymentTerms['creditorAccount'] | undefined;
}

/** Reads a body of any of the three formats. */
export function readPayments(body: unknown): Result<RequestedPayments, ViolationList> {
  const { data } = body as { readonly data?: unknown };
  if (data === undefined) return readPlain(body);
  if (!Array.isArray(data)) {
    const read = readJson(onePaymentRequest, body);
    return read.ok
      ? accepted({
          payments: [ofItem(read.value.data)],
          isList: false,
          consentId: read.value.data.consentId,
        })
      : read;
  }
  const read = readJson(paymentListRequest, body);
  if (!read.ok) return read;
  const [first] = read.value.data;
  return accepted({
    payments: read.value.data.map(ofItem),
    isList: true,
    consentId: first?.consentId,
  });
}

function ofItem({
  payment,
  ...item
}: z.output<typeof onePaymentRequest>['data']): RequestedPayment {
  return { ...item, ...amountOf(payment.amount) };
}

function readPlain(body: unknown): Result<RequestedPayments, ViolationList> {
  const read = readJson(plainPaymentRequest, body);
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

/** A number as a text with two decimals. If it has more decimals, the text has them too, so it is refused. */
function decimalOf(value: number): string {
  const text = value.toFixed(2);
  if (Number(text) !== value) return String(value);
  // From 1e21 on, a number has an exponent.
  return text.includes('e') ? `${BigInt(value).toString()}.00` : text;
}

/** An amount that is not valid, or too high to be exact in cents, becomes 0. The rules of the payment refuse 0. */
function amountOf(text: string): Pick<RequestedPayment, 'amount' | 'currency' | 'isAboveLimit'> {
  return {
    amount: (centsOf(text) ?? 0) as PaymentTerms['amount'],
    isAboveLimit: isAboveLimit(text),
    currency: 'BRL',
  };
}

/** At noon of the placeholder day, in UTC. */
export const EXAMPLE_END_TO_END_ID = `E${BANK.ispb}${EXAMPLE_TODAY.replaceAll('-', '')}1500consentido1`;

/** A payment that works on a fresh start. */
export const PLAIN_EXAMPLE = {
  amount: '150.00',
  currency: 'BRL',
  creditorAccount: EXAMPLE_DETAILS.creditorAccount,
  creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'João Souza' },
  remittanceInformation: 'Aluguel',
};

/** Its key is a test value. */
const REFUSED_EXAMPLE = {
  ...PLAIN_EXAMPLE,
  localInstrument: 'DICT',
  proxy: testValueOf('PAGAMENTO_RECUSADO_DETENTORA'),
};

/** A payment under a consent, in the format of payments v4. */
const LIST_EXAMPLE = {
  data: [
    {
      endToEndId: EXAMPLE_END_TO_END_ID,
      ...EXAMPLE_DETAILS,
      payment: EXAMPLE_AMOUNT,
      cnpjInitiator: '50685362000135',
      remittanceInformation: 'Aluguel',
      consentId: EXAMPLE_CONSENT_TO_PAY,
    },
  ],
};

documentSchema('PaymentList', () => paymentListRequest);
documentSchema('OnePayment', () => onePaymentRequest);
documentSchema('PlainPayment', () => plainPaymentRequest);

/** The three formats of the body. */
export const PAYMENT_REQUEST = {
  schema: {
    oneOf: ['PlainPayment', 'OnePayment', 'PaymentList'].map((name) => ({
      $ref: `#/components/schemas/${name}`,
    })),
  },
  examples: {
    plain: { summary: 'A payment without a consent', value: PLAIN_EXAMPLE },
    testValue: {
      summary: '422 PAGAMENTO_RECUSADO_DETENTORA: a test value',
      value: REFUSED_EXAMPLE,
    },
    list: { summary: 'Payments v4: a payment under an authorised consent', value: LIST_EXAMPLE },
  },
};
