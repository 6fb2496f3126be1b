// Open banking: a client with certificates, from its registration to a pushed request and its tokens.
import { createPrivateKey, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';

const JWT_BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const REDIRECT_URI = 'https://client.example.com/callback';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const CONSENTS = '/open-banking/consents/v3/consents';

export async function tellClients({ get, post, put, keep }) {
  const organisation = await post('openfinance', '/__admin/directory/organisations', {
    name: 'Fintech Gravada Ltda',
    software: { register: true, redirectUris: [REDIRECT_URI] },
  });
  const { organisationId, software } = organisation;
  const { softwareId, clientId, privateKeys } = software;
  const jwk = privateKeys.keys.find(({ use }) => use === 'sig');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const { issuer } = await get('openfinance', '/auth/.well-known/openid-configuration');
  const sign = (claims) => {
    const header = { alg: 'PS256', kid: jwk.kid };
    return new SignJWT(claims).setProtectedHeader(header).setExpirationTime('5m').sign(key);
  };
  const send = async (path, fields) => {
    const claims = { iss: clientId, sub: clientId, aud: issuer, jti: randomUUID() };
    const assertion = { client_assertion_type: JWT_BEARER, client_assertion: await sign(claims) };
    const form = new URLSearchParams({ ...assertion, ...fields });
    return post('openfinance', path, form.toString(), FORM);
  };
  const wanted = { grant_type: 'client_credentials', scope: 'consents' };
  const { access_token: token } = await send('/auth/token', wanted);
  const person = { identification: '11144477735', rel: 'CPF' };
  const permissions = ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'];
  const { data } = await post(
    'openfinance',
    CONSENTS,
    { data: { loggedUser: { document: person }, permissions } },
    { Authorization: `Bearer ${token}` },
  );
  const request = await sign({
    ...{ iss: clientId, client_id: clientId, aud: issuer, nbf: Math.floor(Date.now() / 1_000) },
    ...{ response_type: 'code id_token', redirect_uri: REDIRECT_URI, nonce: 'n-1', state: 's-1' },
    ...{ scope: `openid consent:${data.consentId} accounts` },
    ...{ code_challenge: CHALLENGE, code_challenge_method: 'S256' },
  });
  await send('/auth/par', { request });
  await put('openfinance', '/__admin/resource-settings', {
    resources: [{ resourceId: 'ana-corrente', status: 'UNAVAILABLE' }],
  });
  keep('openfinance', '/__admin/directory/organisations');
  keep('openfinance', '/__admin/resource-settings');
  keep('openfinance', `/directory/${organisationId}/${softwareId}/application.jwks`);
  return {};
}
