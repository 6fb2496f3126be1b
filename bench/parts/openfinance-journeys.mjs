import { createHash, createPrivateKey, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { call } from '../load.mjs';
import { withCpuTime } from '../measure.mjs';
import { cpuColumn, median, printTable } from '../print.mjs';
import { withServer } from '../service.mjs';

const ROUNDS = 3;
const JOURNEYS = 200;
const REDIRECT_URI = 'https://client.example.com/callback';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const CONSENT = {
  data: {
    loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
    permissions: ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'],
  },
};

const command = ['dist/apps/openfinance/src/main.js'];
const options = { port: 4112, health: '/health/ready', env: { OPENFINANCE_PORT: '4112' } };

/**
 * Journeys of a client: token, consent, pushed request, authorisation, token, page of accounts. Requests are signed, the ID
 * tokens are encrypted; TLS is not measured.
 */
export async function journeys() {
  await withServer(command, options, async ({ address, pid }) => {
    const client = await registered(address);
    const loads = [
      { what: '10 journeys at once', atOnce: 10, rounds: [] },
      { what: '200 journeys at once', atOnce: JOURNEYS, rounds: [] },
    ];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { atOnce, rounds } of loads) {
        const measured = await withCpuTime(pid, () => run(client, atOnce));
        // The first round warms up.
        if (round > 0) rounds.push(measured);
      }
    }
    printTable(
      loads.map(({ what, rounds }) => ({
        what,
        ...cpuColumn(rounds),
        'p50 ms': median(rounds.map(({ p50 }) => p50)),
        failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
      })),
    );
  });
}

async function registered(address) {
  const { software } = await call(`${address}/__admin/directory/organisations`, {
    body: { software: { redirectUris: [REDIRECT_URI], register: true } },
  });
  const { issuer } = await (await fetch(`${address}/auth/.well-known/openid-configuration`)).json();
  const jwk = software.privateKeys.keys.find(({ use }) => use === 'sig');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return { address, issuer, clientId: software.clientId, key, kid: jwk.kid };
}

/** Does JOURNEYS journeys, so many of them at the same time. */
async function run(client, atOnce) {
  const times = [];
  let failed = 0;
  let left = JOURNEYS;
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now();
      try {
        await journey(client);
      } catch {
        failed += 1;
      }
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { requests: JOURNEYS, failed, p50: Math.round(median(times)) };
}

async function journey(client) {
  const { address, clientId } = client;
  const alone = await token(client, { grant_type: 'client_credentials', scope: 'consents' });
  const { data } = await json(`${address}/open-banking/consents/v3/consents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${alone}`, 'content-type': 'application/json' },
    body: JSON.stringify(CONSENT),
  });
  const request = await signed(client, {
    client_id: clientId,
    nbf: now(),
    response_type: 'code id_token',
    redirect_uri: REDIRECT_URI,
    scope: `openid consent:${data.consentId} accounts`,
    nonce: randomUUID(),
    state: randomUUID(),
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  });
  const { request_uri: requestUri } = await form(client, '/auth/par', { request });
  const query = new URLSearchParams({ client_id: clientId, request_uri: requestUri });
  const { headers } = await fetch(`${address}/auth/authorize?${query}`, { redirect: 'manual' });
  const code = new URLSearchParams(new URL(headers.get('location')).hash.slice(1)).get('code');
  const ofCustomer = await token(client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
  });
  await json(`${address}/open-banking/accounts/v2/accounts`, {
    headers: { authorization: `Bearer ${ofCustomer}` },
  });
}

async function token(client, fields) {
  return (await form(client, '/auth/token', fields)).access_token;
}

async function form(client, path, fields) {
  const assertion = await signed(client, { sub: client.clientId, jti: randomUUID() });
  const body = new URLSearchParams({
    client_assertion_type: JWT_BEARER,
    client_assertion: assertion,
    ...fields,
  });
  return json(client.address + path, { method: 'POST', body });
}

function signed({ clientId, issuer, key, kid }, claims) {
  return new SignJWT({ iss: clientId, aud: issuer, iat: now(), exp: now() + 60, ...claims })
    .setProtectedHeader({ alg: 'PS256', kid })
    .sign(key);
}

function now() {
  return Math.floor(Date.now() / 1_000);
}

async function json(url, request) {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
