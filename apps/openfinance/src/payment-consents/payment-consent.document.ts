import { documentSchema } from '#libs/platform';
import { paymentConsentBody } from './consent-body';

const DETAILS = {
  localInstrument: 'MANU',
  creditorAccount: { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' },
};

/** A consent to a payment in the far future, which is in time whatever the date is. */
const EXAMPLE = {
  data: {
    loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
    creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'João Souza' },
    payment: {
      type: 'PIX',
      date: '2026-01-31',
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
