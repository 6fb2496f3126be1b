// A payment by a client of Open Finance Brasil: a signed consent, the customer, a signed payment, and its signed status.
// Prints the results of its steps as JSON.
// Usage: node payments.mjs <address of the service> <sandbox>
import { createPrivateKey } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose';
import * as openid from 'openid-client';
import { authorize, call, clientOf } from './bank.mjs';
import { browserOf } from './browser.mjs';
import { newInstitution, register } from './institution.mjs';

const PAYMENTS = 'open-banking/payments/v4/pix/payments';
const CONSENTS = 'open-banking/payments/v4/consents';
const CREDITOR_ACCOUNT = {
  ispb: '12345678',
  issuer: '0001',
  number: '1234567890',
  accountType: 'CACC',
};
const AMOUNT = { amount: '150.00', currency: 'BRL' };

const [service, sandbox] = process.argv.slice(2);
const client = await clientOf(await register(await newInstitution(service, sandbox)), 'payments');
const own = client.alone.access_token;
const keys = createLocalJWKSet(await (await client.fetch(client.bank.keys)).json());
const { now } = await control('PUT', 'clock', { mode: 'frozen' });

const consent = await signed(own, CONSENTS, consentBody());
const { consentId } = consent.data;
const { returned, checks } = await authorize(
  client,
  `openid consent:${consentId} payments`,
  browserOf(client.withoutCertificate, 'approve'),
);
const tokens = await openid.authorizationCodeGrant(client.config, returned, checks);
const payment = await signed(tokens.access_token, PAYMENTS, paymentBody(), {
  'x-idempotency-key': crypto.randomUUID(),
});
const path = `${PAYMENTS}/${payment.data[0].paymentId}`;
await control('POST', 'clock/advance', { by: 'PT10S' });
const settled = await verified(await call(client, { path, token: own }));
const { status } = await verified(
  await call(client, { path: `${CONSENTS}/${consentId}`, token: own }),
).then(({ data }) => data);
const plain = await call(client, {
  path: CONSENTS,
  token: own,
  method: 'POST',
  body: JSON.stringify(consentBody()),
  headers: { 'Content-Type': 'application/json', 'x-idempotency-key': crypto.randomUUID() },
});
process.stdout.write(
  JSON.stringify({
    consent: [consent.data.status, status],
    payment: [payment.data[0].status, settled.data.status],
    withoutSignature: plain.status,
  }),
);

/** Signs a body with the key of the organisation, sends it, and verifies the answer. */
async function signed(token, path, body, headers = { 'x-idempotency-key': crypto.randomUUID() }) {
  const { organisationId, seal, api } = client;
  const message = await new SignJWT(body)
    .setProtectedHeader({ alg: 'PS256', kid: seal.kid, typ: 'JWT' })
    .setIssuer(organisationId)
    .setAudience(`${api}/${path}`)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .sign(createPrivateKey(seal.privateKey));
  return verified(
    await call(client, {
      path,
      token,
      method: 'POST',
      body: message,
      headers: { 'Content-Type': 'application/jwt', ...headers },
    }),
  );
}

/** The claims of an answer that the bank has signed for this client. */
async function verified(response) {
  const text = await response.text();
  const { organisationId, bank } = client;
  const rules = { algorithms: ['PS256'], issuer: bank.organisationId, audience: organisationId };
  try {
    return (await jwtVerify(text, keys, rules)).payload;
  } catch (error) {
    throw new Error(`The bank answers ${response.status}: ${text}`, { cause: error });
  }
}

function consentBody() {
  const day = new Date(Date.parse(now) - 3 * 3_600_000).toISOString().slice(0, 10);
  return {
    data: {
      loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
      creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '98765432100', name: 'Joao Souza' },
      payment: {
        type: 'PIX',
        date: day,
        ...AMOUNT,
        details: { localInstrument: 'MANU', creditorAccount: CREDITOR_ACCOUNT },
      },
    },
  };
}

function paymentBody() {
  const minute = now.replaceAll(/[-:T]/g, '').slice(0, 12);
  const payment = {
    endToEndId: `E50685362${minute}abcdefghijk`,
    localInstrument: 'MANU',
    payment: AMOUNT,
    creditorAccount: CREDITOR_ACCOUNT,
    cnpjInitiator: '50685362000135',
  };
  return { data: [payment] };
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
