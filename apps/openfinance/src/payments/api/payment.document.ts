import { documentSchema } from '#libs/platform';
import { onePaymentBody, paymentListBody, plainPaymentBody } from './payment-body';

const ACCOUNT = { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' };

/** A payment that works on a fresh start. */
export const PLAIN_EXAMPLE = {
  amount: '150.00',
  currency: 'BRL',
  creditorAccount: ACCOUNT,
  creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'João Souza' },
  remittanceInformation: 'Aluguel',
};

documentSchema('PaymentList', () => paymentListBody);
documentSchema('OnePayment', () => onePaymentBody);
documentSchema('PlainPayment', () => plainPaymentBody);

/** The three forms of the body. */
export const PAYMENT_BODY = {
  schema: {
    oneOf: ['PlainPayment', 'OnePayment', 'PaymentList'].map((name) => ({
      $ref: `#/components/schemas/${name}`,
    })),
  },
  examples: {
    plain: { summary: 'A payment without a consent', value: PLAIN_EXAMPLE },
  },
};
