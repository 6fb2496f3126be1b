import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { testValueOf } from '#libs/test-values';
import { BANK } from '../../bank/bank';
import {
  amount,
  centsOf,
  claims,
  currency,
  date,
  ibgeTownCode,
  isAboveLimit,
  proxy,
  textLike,
  textUpTo,
  v4Account,
} from '../../payment-terms/members';
import { type PaymentTerms } from '../../payment-terms/terms';
import { EXAMPLE_DETAILS, EXAMPLE_TODAY } from '../../payment-consents/api/payment-consent.request';
import { type RequestedPayment } from '../../payments/api/payment.request';
import { EXAMPLE_RECURRING_CONSENT_TO_PAY } from '../../recurring-consents/example-recurring-consents';
import { anyDocument } from '../../recurring-consents/api/recurring-consent.request';
import { deviceSignals } from '../../recurring-consents/api/risk-signals';

const instant = textLike(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
  'a date and time in UTC, as in 2026-12-31T23:59:59Z',
).meta({ format: 'date-time' });

/** The ways in which the payer can identify the payee's account (automatic-payments 2.0.0). */
const localInstrument = z.enum(['MANU', 'DICT', 'INIC']);

/** The body of a recurring payment (automatic-payments 2.0.0). */
export const recurringPaymentRequest = z.strictObject({
  ...claims,
  data: z.strictObject({
    recurringConsentId: z.string().max(256).optional(),
    endToEndId: z.string().meta({ example: 'E8765432120261121120012345678901' }),
    date,
    payment: z.strictObject({ amount, currency }),
    creditorAccount: v4Account,
    remittanceInformation: textUpTo(140).optional(),
    cnpjInitiator: textLike(/^[0-9A-Z]{12}\d{2}$/, 'the 14 characters of a CNPJ').meta({
      example: '50685362000135',
    }),
    ibgeTownCode: ibgeTownCode.optional(),
    authorisationFlow: z.enum(['HYBRID_FLOW', 'CIBA_FLOW', 'FIDO_FLOW']).optional(),
    riskSignals: z
      .strictObject({
        manual: z.strictObject(deviceSignals).optional(),
        automatic: z
          .strictObject({
            lastLoginDateTime: instant,
            pixKeyRegistrationDateTime: instant.optional(),
          })
          .optional(),
      })
      .optional()
      .describe(
        'Required for Transferências Inteligentes: manual if the user is present, or automatic.',
      ),
    localInstrument,
    proxy: proxy.optional(),
    transactionIdentification: textLike(
      /^[A-Za-z0-9]{1,35}$/,
      'at most 35 letters and digits',
    ).optional(),
    document: anyDocument,
    originalRecurringPaymentId: textLike(
      /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/,
      'the id of a payment',
    ).optional(),
    paymentReference: textUpTo(10).optional(),
  }),
});

type Data = z.output<typeof recurringPaymentRequest>['data'];

/** The payment of a body. */
export interface RequestedRecurringPayment extends RequestedPayment {
  readonly creditorAccount: PaymentTerms['creditorAccount'];
  readonly recurringConsentId?: string | undefined;
  readonly date: string;
  readonly document: Data['document'];
  readonly riskSignals?: Data['riskSignals'];
  readonly originalRecurringPaymentId?: string | undefined;
  readonly paymentReference?: string | undefined;
}

/** Reads the amount. One that is too high to be exact in cents becomes 0, and is refused. */
export function requestedOf({
  data: { payment, ...data },
}: z.output<typeof recurringPaymentRequest>): RequestedRecurringPayment {
  return {
    ...data,
    amount: (centsOf(payment.amount) ?? 0) as PaymentTerms['amount'],
    isAboveLimit: isAboveLimit(payment.amount),
    currency: 'BRL',
  };
}

/** At noon of the placeholder day in Brasília. */
export const EXAMPLE_RECURRING_END_TO_END_ID = `E${BANK.ispb}${EXAMPLE_TODAY.replaceAll('-', '')}1500recorrente1`;

const EXAMPLE = {
  recurringConsentId: EXAMPLE_RECURRING_CONSENT_TO_PAY,
  endToEndId: EXAMPLE_RECURRING_END_TO_END_ID,
  date: EXAMPLE_TODAY,
  payment: { amount: '100.00', currency: 'BRL' },
  ...EXAMPLE_DETAILS,
  cnpjInitiator: '50685362000135',
  document: { identification: '11144477735', rel: 'CPF' },
  riskSignals: { automatic: { lastLoginDateTime: '2026-01-30T12:00:00Z' } },
};

/** The schema of the body, with its examples. */
export const RECURRING_PAYMENT = documentSchema(
  'RecurringPaymentRequest',
  () => recurringPaymentRequest,
  () => ({
    sweeping: { summary: 'Transferências Inteligentes', value: { data: EXAMPLE } },
    testValue: {
      summary: '422 PAGAMENTO_RECUSADO_DETENTORA: a test value',
      value: {
        data: {
          ...EXAMPLE,
          localInstrument: 'DICT',
          proxy: testValueOf('PAGAMENTO_RECUSADO_DETENTORA'),
        },
      },
    },
  }),
);
