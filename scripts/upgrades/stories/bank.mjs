// Open banking, with DICT and the SPI: payments and consents in each status.
import { createHash } from 'node:crypto';

const PAYMENTS = '/open-banking/payments/v1/pix/payments';
const PAYMENT_CONSENTS = '/open-banking/payments/v1/consents';
const CONSENTS = '/open-banking/consents/v1/consents';
const ACCOUNTS = '/open-banking/accounts/v1/accounts';
const KEY = 'ana@example.com';
const CUSTOMER = { document: { identification: '11144477735', rel: 'CPF' } };
const PAYEE = { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' };
const CREDITOR = { personType: 'PESSOA_NATURAL', cpfCnpj: '98765432100', name: 'João Souza' };

const paymentConsent = (payment) => ({
  data: {
    loggedUser: CUSTOMER,
    creditor: CREDITOR,
    payment: {
      type: 'PIX',
      currency: 'BRL',
      amount: '150.00',
      details: { localInstrument: 'MANU', creditorAccount: PAYEE },
      ...payment,
    },
  },
});

const consent = {
  data: {
    loggedUser: CUSTOMER,
    permissions: ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'],
  },
};

/** An EndToEndId of the bank, from the minute and a name. */
function endToEndId(minute, name) {
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 11);
  return `E87654321${minute}${digest}`;
}

export async function tellBank(sandbox) {
  const { post, keep } = sandbox;
  await post('openfinance', '/__admin/webhooks', {
    name: 'closed',
    url: 'http://127.0.0.1:9/webhooks',
  });
  await post('dict', '/dict/keys', {
    ...{ keyType: 'EMAIL', keyValue: KEY, accountId: 'acc-001', ispb: '11112222', branch: '0042' },
    ...{ accountNumber: '00654321', accountType: 'CHECKING', holderName: 'Ana Lima' },
  });
  const known = { ...(await tellPayments(sandbox)), ...(await tellConsents(sandbox)) };
  await post('openfinance', '/__admin/qr-codes', {
    ...{ key: KEY, amount: '10.00', charge: { expirySeconds: 600 } },
  });
  for (const account of ['maria-corrente', 'joao-corrente']) {
    for (const part of ['', '/balances', '/transactions']) {
      keep('openfinance', `${ACCOUNTS}/${account}${part}`);
    }
  }
  return known;
}

async function tellPayments({ post, patch, keep }) {
  const pay = async (body, headers) => {
    const { data } = await post('openfinance', PAYMENTS, body, headers);
    const [{ paymentId }] = [data].flat();
    keep('openfinance', `${PAYMENTS}/${paymentId}`);
    return paymentId;
  };
  const settledPayment = await pay({ amount: '10.50', proxy: KEY });
  await pay({ amount: '20.00', creditorAccount: PAYEE, creditor: CREDITOR });
  for (const service of ['spi', 'openfinance']) {
    await post(service, '/__admin/clock/advance', { by: 'PT1M' });
  }
  await post('openfinance', '/__admin/rules', {
    name: 'no-balance',
    match: { method: 'POST', path: PAYMENTS },
    effect: { outcome: 'SALDO_INSUFICIENTE' },
    times: 1,
  });
  await pay({ amount: '30.00', creditorAccount: PAYEE, creditor: CREDITOR }).catch(() => undefined);
  const scheduled = await post(
    'openfinance',
    PAYMENT_CONSENTS,
    paymentConsent({ schedule: { single: { date: '2026-03-12' } } }),
  );
  const list = {
    data: [
      {
        endToEndId: endToEndId('202603121500', 'scheduled'),
        ...{ localInstrument: 'MANU', payment: { amount: '150.00', currency: 'BRL' } },
        ...{ creditorAccount: PAYEE, cnpjInitiator: '50685362000135' },
      },
    ],
  };
  const scheduledPayment = await pay(list, { 'x-consent-id': scheduled.data.consentId });
  const cancelled = await pay({ amount: '40.00', creditorAccount: PAYEE, creditor: CREDITOR });
  await patch('openfinance', `${PAYMENTS}/${cancelled}`, {
    data: { status: 'CANC', cancellation: { cancelledBy: CUSTOMER } },
  }).catch(() => undefined);
  const idempotent = { 'x-idempotency-key': 'recorded-payment' };
  const pendingPayment = await pay({ amount: '12.34', proxy: KEY }, idempotent);
  return { settledPayment, scheduledPayment, pendingPayment };
}

/** A consent to data and one to a payment in each status. */
async function tellConsents({ post, delete: remove, keep }) {
  const consented = async (path, body) => {
    const { data } = await post('openfinance', path, body);
    keep('openfinance', `${path}/${data.consentId}`);
    return data.consentId;
  };
  const ids = {};
  const forms = [
    ['data', CONSENTS, consent, 'INTERNAL_SECURITY_REASON'],
    ['payment', PAYMENT_CONSENTS, paymentConsent({ date: '2026-03-10' }), 'REJEITADO_USUARIO'],
  ];
  for (const [form, path, body, reason] of forms) {
    ids[`${form}ConsentAwaiting`] = await consented(path, body);
    const authorised = (ids[`${form}ConsentAuthorised`] = await consented(path, body));
    const rejected = (ids[`${form}ConsentRejected`] = await consented(path, body));
    await post('openfinance', `/__admin/consents/${authorised}/authorise`, {});
    await post('openfinance', `/__admin/consents/${rejected}/reject`, { reason });
  }
  const extended = await consented(CONSENTS, {
    data: { ...consent.data, expirationDateTime: '2026-06-10T00:00:00Z' },
  });
  await post('openfinance', `/__admin/consents/${extended}/authorise`, {});
  await post(
    'openfinance',
    `${CONSENTS}/${extended}/extends`,
    { data: { expirationDateTime: '2026-09-10T00:00:00Z', loggedUser: CUSTOMER } },
    { 'x-fapi-customer-ip-address': '192.0.2.1', 'x-customer-user-agent': 'recording' },
  );
  keep('openfinance', `${CONSENTS}/${extended}/extensions`);
  const revoked = await consented(CONSENTS, consent);
  await post('openfinance', `/__admin/consents/${revoked}/authorise`, {});
  await remove('openfinance', `${CONSENTS}/${revoked}`);
  return ids;
}
