import { EventReader } from '#libs/journal';
import { journalEntryOf, type Exchange } from '#libs/testing';
import { OPENFINANCE_EVENTS } from './journal-events';

const reader = new EventReader(OPENFINANCE_EVENTS);
const PAYMENTS = '/open-banking/payments/v1';
const PAYMENT = {
  ...{ paymentId: 'p1', endToEndId: 'E1', consentId: 'urn:c', status: 'RCVD' },
  payment: { amount: '150.00', currency: 'BRL' },
  ...{ creditorAccount: { ispb: '12345678' }, debtorAccount: { ispb: '87654321' } },
};
const FACTS = {
  ...{ paymentId: 'p1', endToEndId: 'E1', consentId: 'urn:c', status: 'RCVD', amount: '150.00' },
  ...{ payeeIspb: '12345678', payerIspb: '87654321' },
};
const CASES: readonly (readonly [string, Exchange, string, object])[] = [
  [
    'a payment',
    { method: 'POST', path: `${PAYMENTS}/pix/payments`, status: 201, response: { data: PAYMENT } },
    'payment.created',
    FACTS,
  ],
  [
    'several payments',
    { method: 'POST', path: `${PAYMENTS}/pix/payments`, response: { data: [PAYMENT, {}] } },
    'payment.created',
    { ...FACTS, count: '2' },
  ],
  [
    'a refused payment',
    {
      ...{ method: 'POST', path: `${PAYMENTS}/pix/payments`, status: 422 },
      response: { errors: [{ code: 'SALDO_INSUFICIENTE', detail: 'No balance.' }] },
    },
    'payment.created',
    { code: 'SALDO_INSUFICIENTE', detail: 'No balance.' },
  ],
  [
    'a rejected payment',
    {
      ...{ method: 'GET', path: `${PAYMENTS}/pix/payments/p1` },
      response: { data: { status: 'RJCT', rejectionReason: { code: 'SALDO_INSUFICIENTE' } } },
    },
    'payment.read',
    { paymentId: 'p1', status: 'RJCT', code: 'SALDO_INSUFICIENTE' },
  ],
  [
    'a consent',
    {
      ...{ method: 'POST', path: `${PAYMENTS}/consents`, status: 201 },
      request: { data: { payment: { amount: '150.00', details: { proxy: 'maria@x.example' } } } },
      response: { data: { consentId: 'urn:c', status: 'AWAITING_AUTHORISATION' } },
    },
    'consent.created',
    { consentId: 'urn:c', key: 'maria@x.example', status: 'AWAITING_AUTHORISATION' },
  ],
  [
    'a revoked consent',
    { method: 'DELETE', path: '/open-banking/consents/v1/consents/urn:x', status: 204 },
    'consent.revoked',
    { consentId: 'urn:x' },
  ],
  [
    'an order of the SPI',
    { method: 'POST', path: '/spi/orders', request: { endToEndId: 'E1', amount: '1.00' } },
    'pix.order',
    { endToEndId: 'E1', amount: '1.00' },
  ],
  [
    'the balances of an account',
    {
      ...{ method: 'GET', path: '/open-banking/accounts/v1/accounts/a1/balances' },
      response: { data: { availableAmount: { amount: '9764.20', currency: 'BRL' } } },
    },
    'account.balances',
    { accountId: 'a1', amount: '9764.20' },
  ],
];

describe('The events of the bank', () => {
  it.each(CASES)('read %s', (_, exchange, name, facts) => {
    const event = reader.read(journalEntryOf(exchange));
    expect(event.name).toBe(name);
    expect(event.facts).toMatchObject(facts);
  });

  it('explain the code of a refusal', () => {
    const [, , [, refused] = []] = CASES;
    const entry = journalEntryOf(refused ?? { method: '', path: '' });
    expect(reader.explain(entry, reader.read(entry))).toMatchObject({
      decision: {
        code: 'SALDO_INSUFICIENTE',
        document: expect.stringMatching(/^Open Finance/) as string,
      },
    });
  });
});
