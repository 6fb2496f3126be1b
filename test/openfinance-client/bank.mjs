// What a client does at the bank, each with openid-client.
import * as openid from 'openid-client';
import { REDIRECT_URI } from './institution.mjs';

/** A client of the bank, with a token of its own (client_credentials). */
export async function clientOf(institution) {
  const { config } = institution;
  const alone = await openid.clientCredentialsGrant(config, { scope: 'consents' });
  return { ...institution, alone, api: await apiAddress(institution) };
}

/** The address of the APIs, which the document of the participants has. */
async function apiAddress({ config, fetch, software }) {
  const { issuer } = config.serverMetadata();
  const participants = await (await fetch(software.addresses.participants)).json();
  const servers = participants.flatMap(({ AuthorisationServers }) => AuthorisationServers);
  const { ApiResources } = servers.find(({ Issuer }) => Issuer === issuer);
  const { ApiEndpoint } = ApiResources.flatMap(
    ({ ApiDiscoveryEndpoints }) => ApiDiscoveryEndpoints,
  ).find((each) => /open-banking\/consents\/v\d+\/consents$/.test(each.ApiEndpoint));
  return ApiEndpoint.slice(0, ApiEndpoint.indexOf('/open-banking/'));
}

/** Calls an API with an access token over mutual TLS. */
export function call({ config, api }, { path, token, method = 'GET', body }) {
  const headers = new Headers({ 'x-fapi-interaction-id': crypto.randomUUID() });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const text = body === undefined ? undefined : JSON.stringify(body);
  return openid
    .fetchProtectedResource(config, token, new URL(path, api + '/'), method, text, headers)
    .catch((error) => {
      // openid-client throws for a response with WWW-Authenticate.
      if (error.code !== 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') throw error;
      return error.response;
    });
}

/** Asks for a consent to share the accounts of Maria Silva. */
export async function newConsent(client) {
  const body = {
    data: {
      loggedUser: { document: { identification: '11144477735', rel: 'CPF' } },
      permissions: ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'],
    },
  };
  const path = 'open-banking/consents/v3/consents';
  const token = client.alone.access_token;
  const { data } = await (await call(client, { path, token, method: 'POST', body })).json();
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
