import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { wholeNumber } from '#libs/schema';
import { testValueOf } from '#libs/test-values';
import { CONSENT_TEST_VALUES } from '../../payment-terms/payment-codes';
import {
  amount,
  claims,
  creditor,
  creditorName,
  currency,
  date,
  document,
  ibgeTownCode,
  localInstrument,
  proxy,
  qrCode,
  samePersonType,
  textUpTo,
  v4Account,
} from '../../payment-terms/members';
import { DAYS_OF_WEEK } from '../schedule';

const MAX_PAYMENTS = 60;
const MAX_MONTHS = 24;

const schedule = z.strictObject({
  single: z.strictObject({ date }).optional(),
  daily: z.strictObject({ startDate: date, quantity: wholeNumber(2, MAX_PAYMENTS) }).optional(),
  weekly: z
    .strictObject({
      dayOfWeek: z.enum(DAYS_OF_WEEK),
      startDate: date,
      quantity: wholeNumber(2, MAX_PAYMENTS),
    })
    .optional(),
  monthly: z
    .strictObject({
      dayOfMonth: wholeNumber(1, 31),
      startDate: date,
      quantity: wholeNumber(2, MAX_MONTHS),
    })
    .optional(),
  custom: z
    .strictObject({
      dates: z
        .array(date)
        .min(2, { error: 'Must have at least two days.' })
        .max(MAX_PAYMENTS, { error: `Must have at most ${String(MAX_PAYMENTS)} days.` }),
      additionalInformation: textUpTo(255),
    })
    .optional(),
});

/** The body of a new payment consent (payments v4). */
export const paymentConsentRequest = z.strictObject({
  ...claims,
  data: z.strictObject({
    loggedUser: z.strictObject({ document: document(11) }),
    businessEntity: z.strictObject({ document: document(14) }).optional(),
    creditor: creditor.extend({ name: creditorName }).check(samePersonType),
    payment: z.strictObject({
      type: z.string().meta({ example: 'PIX' }),
      date: date.optional(),
      schedule: schedule.optional(),
      currency,
      amount,
      ibgeTownCode: ibgeTownCode.optional(),
      details: z.strictObject({
        localInstrument,
        qrCode: qrCode.optional(),
        proxy: proxy.optional(),
        creditorAccount: v4Account,
      }),
    }),
    debtorAccount: v4Account.optional(),
  }),
});

export type PaymentConsentRequest = z.output<typeof paymentConsentRequest>;

/** The payment of the examples. */
export const EXAMPLE_DETAILS = {
  localInstrument: 'MANU',
  creditorAccount: { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' },
};

/** A placeholder for the day on which the document is read. */
export const EXAMPLE_TODAY = '2026-01-31';

export const EXAMPLE_AMOUNT = { currency: 'BRL', amount: '150.00' } as const;

/** A consent to a payment today. */
const EXAMPLE = {
  data: {
    loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
    creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'João Souza' },
    payment: {
      type: 'PIX',
      date: EXAMPLE_TODAY,
      ...EXAMPLE_AMOUNT,
      details: EXAMPLE_DETAILS,
    },
  },
};

/** The example with the day of its payment. */
export function exampleConsentRequest(date: string): PaymentConsentRequest {
  const { payment } = EXAMPLE.data;
  return paymentConsentRequest.parse({ data: { ...EXAMPLE.data, payment: { ...payment, date } } });
}

/** The example with a key of the payee. */
function withKey(proxy: string) {
  const { payment } = EXAMPLE.data;
  const details = { ...payment.details, localInstrument: 'DICT', proxy };
  return { data: { ...EXAMPLE.data, payment: { ...payment, details } } };
}

/** The schema of the body, with its examples. */
export const PAYMENT_CONSENT = documentSchema(
  'PaymentConsentRequest',
  () => paymentConsentRequest,
  () => ({
    now: { summary: 'A payment today', value: EXAMPLE },
    testValue: {
      summary: '422 DATA_PAGAMENTO_INVALIDA: a test value',
      value: withKey(testValueOf('DATA_PAGAMENTO_INVALIDA', CONSENT_TEST_VALUES)),
    },
  }),
);
