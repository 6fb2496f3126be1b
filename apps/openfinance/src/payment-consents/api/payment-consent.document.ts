import { documentSchema } from '#libs/platform';
import { paymentConsentBody } from './consent-body';

const DETAILS = {
  localInstrument: 'MANU',
  creditorAccount: { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' },
};

/** Stands for the day on which the document is read. */
export const EXAMPLE_TODAY = '2026-01-31';

/** A consent to a payment of today. */
const EXAMPLE = {
  data: {
    loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
    creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'João Souza' },
    payment: {
      type: 'PIX',
      date: EXAMPLE_TODAY,
      currency: 'BRL',
      amount: '150.00',
      details: DETAILS,
    },
  },
};

/** The schema of the body, with its examples. */
export const PAYMENT_CONSENT = documentSchema(
  'PaymentConsentRequest',
  () => paymentConsentBody,
  () => ({ now: { summary: 'A payment of today', value: EXAMPLE } }),
);
