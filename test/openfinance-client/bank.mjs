// What a client does at the bank, each with openid-client.
import * as openid from 'openid-client';
import { REDIRECT_URI } from './institution.mjs';

/** Accounts, balances, cards and the registration of a person, in complete groups. */
const PERMISSIONS = [
  'ACCOUNTS_READ',
  'ACCOUNTS_BALANCES_READ',
  'CREDIT_CARDS_ACCOUNTS_READ',
  'CREDIT_CARDS_ACCOUNTS_LIMITS_READ',
  'CUSTOMERS_PERSONAL_IDENTIFICATIONS_READ',
  'RESOURCES_READ',
];

/**
 * A client of the bank, with a token of its own (client_credentials).
 * @param scope that of the token
 */
export async function clientOf(institution, scope) {
  const alone = await openid.clientCredentialsGrant(institution.config, { scope });
  return { ...institution, alone, ...(await addressesOf(institution)) };
}

/** The addresses of the APIs and of the keys that sign payments, which the document of the participants has. */
async function addressesOf({ config, fetch, software }) {
  const { issuer } = config.serverMetadata();
  const participants = await (await fetch(software.addresses.participants)).json();
  const servers = participants.flatMap(({ AuthorisationServers }) => AuthorisationServers);
  const { ApiResources, PayloadSigningCertLocationUri, OrganisationId } = servers.find(
    ({ Issuer }) => Issuer === issuer,
  );
  const { ApiEndpoint } = ApiResources.flatMap(
    ({ ApiDiscoveryEndpoints }) => ApiDiscoveryEndpoints,
  ).find((each) => /open-banking\/consents\/v\d+\/consents$/.test(each.ApiEndpoint));
  return {
    api: ApiEndpoint.slice(0, ApiEndpoint.indexOf('/open-banking/')),
    bank: { organisationId: OrganisationId, keys: PayloadSigningCertLocationUri },
  };
}

/**
 * Calls an API with an access token over mutual TLS.
 * @param body a text
 */
export function call({ config, api }, { path, token, method = 'GET', body, headers: others }) {
  const headers = new Headers({ 'x-fapi-interaction-id': crypto.randomUUID(), ...others });
  return openid
    .fetchProtectedResource(config, token, new URL(path, api + '/'), method, body, headers)
    .catch((error) => {
      // openid-client throws for a response with WWW-Authenticate.
      if (error.code !== 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') throw error;
      return error.response;
    });
}

/** Asks for a consent to share data of Maria Silva. */
export async function newConsent(client) {
  const loggedUser = { document: { identification: '11144477735', rel: 'CPF' } };
  const body = JSON.stringify({ data: { loggedUser, permissions: PERMISSIONS } });
  const headers = { 'Content-Type': 'application/json' };
  const path = 'open-banking/consents/v3/consents';
  const token = client.alone.access_token;
  const { data } = await (
    await call(client, { path, token, method: 'POST', body, headers })
  ).json();
  return data;
}

/** Pushes a signed request object, and gives the address to a browser. Returns what the browser brings back, and the checks of it. */
export async function authorize({ config, signingKey }, scope, browser) {
  const pkceCodeVerifier = openid.randomPKCECodeVerifier();
  const [nonce, state] = [openid.randomNonce(), openid.randomState()];
  const parameters = {
    redirect_uri: REDIRECT_URI,
    scope,
    nonce,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    response_mode: 'fragment',
    claims: JSON.stringify({
      id_token: { acr: { essential: true, values: ['urn:brasil:openbanking:loa2'] } },
    }),
  };
  const signed = await openid.buildAuthorizationUrlWithJAR(config, parameters, signingKey);
  const address = await openid.buildAuthorizationUrlWithPAR(config, signed.searchParams);
  const returned = await browser(address.href);
  return { returned, checks: { expectedNonce: nonce, expectedState: state, pkceCodeVerifier } };
}
