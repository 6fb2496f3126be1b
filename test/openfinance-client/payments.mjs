// Payments by a client of Open Finance Brasil: a signed consent, the customer, a signed payment, and its signed status. First one
// Pix, then a transfer under a consent to transfers that recur. Prints the results of its steps as JSON.
// Usage: node payments.mjs <address of the service> <sandbox>
import * as openid from 'openid-client';
import { authorize, call, clientOf } from './bank.mjs';
import { browserOf } from './browser.mjs';
import { newInstitution, register } from './institution.mjs';
import { messagesOf } from './messages.mjs';

const PAYMENTS = 'open-banking/payments/v4';
const RECURRING = 'open-banking/automatic-payments/v2';
const MARIA = { document: { identification: '11144477735', rel: 'CPF' } };
/** An account at another institution. */
const ACCOUNT = { ispb: '12345678', issuer: '0001', number: '1234567890', accountType: 'CACC' };
const AMOUNT = { amount: '150.00', currency: 'BRL' };

const [service, sandbox] = process.argv.slice(2);
const client = await clientOf(
  await register(await newInstitution(service, sandbox)),
  'payments recurring-payments',
);
const messages = await messagesOf(client);
const { now } = await control('PUT', 'clock', { mode: 'frozen' });
const today = new Date(Date.parse(now) - 3 * 3_600_000).toISOString().slice(0, 10);

const results = {
  single: await singlePayment(),
  recurring: await recurringPayment(),
  withoutSignature: (
    await call(client, {
      path: `${PAYMENTS}/consents`,
      token: client.alone.access_token,
      method: 'POST',
      body: JSON.stringify(consentBody()),
      headers: { 'Content-Type': 'application/json' },
    })
  ).status,
};
process.stdout.write(JSON.stringify(results));

async function singlePayment() {
  const { data: consent } = await messages.post(`${PAYMENTS}/consents`, consentBody());
  const token = await tokenFor(`openid consent:${consent.consentId} payments`);
  const path = `${PAYMENTS}/pix/payments`;
  const { data } = await messages.post(path, { data: [paymentBody('single12345')] }, token);
  await control('POST', 'clock/advance', { by: 'PT10S' });
  const settled = await messages.get(`${path}/${data[0].paymentId}`);
  const consumed = await messages.get(`${PAYMENTS}/consents/${consent.consentId}`);
  return {
    consent: [consent.status, consumed.data.status],
    payment: [data[0].status, settled.data.status],
  };
}

async function recurringPayment() {
  const body = {
    data: {
      loggedUser: MARIA,
      creditors: [{ personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'Maria Silva' }],
      recurringConfiguration: { sweeping: {} },
    },
  };
  const { data: consent } = await messages.post(`${RECURRING}/recurring-consents`, body);
  const id = consent.recurringConsentId;
  const token = await tokenFor(`openid recurring-consent:${id} recurring-payments`);
  const payment = {
    ...paymentBody('recurring12'),
    date: today,
    recurringConsentId: id,
    document: MARIA.document,
    riskSignals: { automatic: { lastLoginDateTime: now.replace(/\.\d+/, '') } },
  };
  const path = `${RECURRING}/pix/recurring-payments`;
  const { data } = await messages.post(path, { data: payment }, token);
  await control('POST', 'clock/advance', { by: 'PT10S' });
  const settled = await messages.get(`${path}/${data.recurringPaymentId}`);
  return { consent: consent.status, payment: [data.status, settled.data.status] };
}

/** Lets the customer authorise a consent in a browser, and gets an access token for it. */
async function tokenFor(scope) {
  const browser = browserOf(client.withoutCertificate, 'approve');
  const { returned, checks } = await authorize(client, scope, browser);
  return (await openid.authorizationCodeGrant(client.config, returned, checks)).access_token;
}

function consentBody() {
  return {
    data: {
      loggedUser: MARIA,
      creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '98765432100', name: 'Joao Souza' },
      payment: {
        type: 'PIX',
        date: today,
        ...AMOUNT,
        details: { localInstrument: 'MANU', creditorAccount: ACCOUNT },
      },
    },
  };
}

/** @param unique the last 11 characters of the EndToEndId */
function paymentBody(unique) {
  const minute = now.replaceAll(/[-:T]/g, '').slice(0, 12);
  return {
    endToEndId: `E50685362${minute}${unique}`,
    localInstrument: 'MANU',
    payment: AMOUNT,
    creditorAccount: ACCOUNT,
    cnpjInitiator: '50685362000135',
  };
}

/** A call of the control of the simulator, which a real bank does not have. */
async function control(method, path, body) {
  const response = await fetch(`${service}/__admin/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Sandbox': sandbox },
    body: JSON.stringify(body),
  });
  return response.json();
}
