// A client of Open Finance Brasil, written with openid-client alone: it registers at the bank, reads the accounts of customers,
// and ends a consent. Prints the results of its steps as JSON.
// Usage: node journey.mjs <address of the service> <sandbox>
import * as openid from 'openid-client';
import { authorize, call, clientOf, newConsent } from './bank.mjs';
import { browserOf } from './browser.mjs';
import { newInstitution, register } from './institution.mjs';

const ACCOUNTS = 'open-banking/accounts/v2/accounts';

const DATA = [
  'accounts/v2/accounts/maria-corrente/balances',
  'resources/v3/resources',
  'credit-cards-accounts/v2/accounts',
  'customers/v2/personal/identifications',
];

const [service, sandbox] = process.argv.slice(2);
const client = await clientOf(await register(await newInstitution(service, sandbox)), 'consents');
const { config, withoutCertificate } = client;

const results = {
  issuer: config.serverMetadata().issuer,
  clientCredentials: { scope: client.alone.scope, expiresIn: client.alone.expires_in },
  approved: await approvedAtOnce(),
};
await customersDecide();
results.approvedOnThePage = await decidedOnThePage('approve');
results.refusedOnThePage = await decidedOnThePage('refuse');
process.stdout.write(JSON.stringify(results));

async function approvedAtOnce() {
  const { consentId } = await newConsent(client);
  const { returned, checks } = await authorizeConsent(consentId, 'approve');
  const parameters = new URLSearchParams(returned.hash.slice(1));
  const tokens = await openid.authorizationCodeGrant(config, returned, checks);
  const { access_token: token, refresh_token: refreshToken } = tokens;
  const { acr, sub } = tokens.claims();
  const read = {
    accounts: await accountsOf(token),
    data: await Promise.all(DATA.map(async (path) => `${path} ${await statusOf(token, path)}`)),
    userinfo: await userinfo(token, sub),
  };
  const stolen = await withoutCertificate(`${client.api}/${ACCOUNTS}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const again = await openid.refreshTokenGrant(config, refreshToken);
  const refreshed = await statusOf(again.access_token);
  await openid.tokenRevocation(config, token);
  const revoked = await statusOf(token);
  const path = `open-banking/consents/v3/consents/${consentId}`;
  const ended = await call(client, { path, token: client.alone.access_token, method: 'DELETE' });
  return {
    returned: [...parameters.keys()],
    // A JWE has five parts, a JWS three.
    idTokenParts: [parameters.get('id_token'), tokens.id_token].map((jwt) => jwt.split('.').length),
    acr,
    ...read,
    statuses: {
      withoutCertificate: stolen.status,
      refreshed,
      revoked,
      ended: ended.status,
      afterwards: await statusOf(again.access_token),
    },
    isSameRefreshToken: again.refresh_token === refreshToken,
    refreshAfterwards: await errorOf(openid.refreshTokenGrant(config, refreshToken)),
  };
}

async function decidedOnThePage(decision) {
  const { consentId, status } = await newConsent(client);
  const { returned, checks } = await authorizeConsent(consentId, decision);
  const redeemed = openid.authorizationCodeGrant(config, returned, checks);
  if (decision === 'refuse') return { status, error: await errorOf(redeemed) };
  return { status, accounts: await accountsOf((await redeemed).access_token) };
}

function authorizeConsent(consentId, decision) {
  const scope = `openid consent:${consentId} accounts resources credit-cards-accounts customers`;
  return authorize(client, scope, browserOf(withoutCertificate, decision));
}

/** From now on, each customer decides on the page of the bank. */
async function customersDecide() {
  await fetch(`${service}/__admin/consent-settings`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Sandbox': sandbox },
    body: JSON.stringify({ autoAuthorise: false }),
  });
}

/** The ids of the accounts, page by page. */
async function accountsOf(token) {
  const ids = [];
  for (let page = `${ACCOUNTS}?page-size=2`; page !== undefined;) {
    const { data, links } = await (await call(client, { path: page, token })).json();
    ids.push(...data.map(({ accountId }) => accountId));
    page = links.next;
  }
  return ids.sort();
}

async function userinfo(token, sub) {
  return (await openid.fetchUserInfo(config, token, sub)).sub === sub;
}

async function statusOf(token, path = 'accounts/v2/accounts') {
  return (await call(client, { path: `open-banking/${path}`, token })).status;
}

async function errorOf(promise) {
  try {
    await promise;
    return 'none';
  } catch ({ error, code }) {
    return error ?? code;
  }
}
