import { readRequestObject, type RequestObjectRules } from './request-object';

const NOW_SEC = 1_800_000_000;
const ISSUER = 'https://bank.example/auth';
const RULES: RequestObjectRules = {
  clientId: 'client',
  redirectUris: ['https://client.example/cb'],
  scopes: ['openid', 'accounts', 'payments'],
  audiences: [ISSUER],
  nowMs: NOW_SEC * 1_000,
  isStrict: true,
};
const CONSENT = 'consent:urn:bancoex:C1DD33123';
const CLAIMS = {
  iss: 'client',
  aud: ISSUER,
  exp: NOW_SEC + 300,
  nbf: NOW_SEC,
  client_id: 'client',
  response_type: 'code id_token',
  redirect_uri: 'https://client.example/cb',
  scope: `openid ${CONSENT} accounts`,
  nonce: 'n',
  state: 's',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
type Change = Readonly<Record<string, unknown>>;

/** The error of a request object with other claims; undefined if it is accepted. */
function errorOf(change: Change, isStrict = true): string | undefined {
  const changed: Change = { ...CLAIMS, ...change };
  const claims = Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== undefined),
  );
  const read = readRequestObject(claims, { ...RULES, isStrict });
  return read.ok ? undefined : read.refusal.code;
}

/** Security profile 1.0, 5.2.2 (2, 14, 19, 21, 23); FAPI 1.0 Advanced, 5.2.2; the modules of the OpenID conformance suite. */
describe('A request object', () => {
  it.each<[string, Change]>([
    ['with all claims', {}],
    ['with several audiences', { aud: ['https://another.example', ISSUER] }],
    ['without a state', { state: undefined }],
    ['with the scopes in another order', { scope: `accounts ${CONSENT} openid` }],
    ['with a nonce of 384 characters', { nonce: 'n'.repeat(384) }],
    ['with a state of 128 characters', { state: 's'.repeat(128) }],
    ['with the response mode fragment', { response_mode: 'fragment' }],
    ['that a slower clock has made', { nbf: NOW_SEC + 29 }],
    ['that lives for an hour', { exp: NOW_SEC + 3_600 }],
    ['that names recurring payments', { scope: 'openid recurring-consent:urn:bancoex:1 payments' }],
  ])('is accepted %s', (_, change) => {
    expect(errorOf(change)).toBeUndefined();
  });

  it.each<[string, Change, string]>([
    ['without iss', { iss: undefined }, 'invalid_request_object'],
    ['of another client', { client_id: 'other' }, 'invalid_request_object'],
    ['for another audience', { aud: 'https://another.example' }, 'invalid_request_object'],
    ['with an audience that differs by a slash', { aud: `${ISSUER}/` }, 'invalid_request_object'],
    ['without exp', { exp: undefined }, 'invalid_request_object'],
    ['without nbf', { nbf: undefined }, 'invalid_request_object'],
    ['that has expired', { exp: NOW_SEC - 31 }, 'invalid_request_object'],
    ['of the future', { nbf: NOW_SEC + 31 }, 'invalid_request_object'],
    ['that is older than an hour', { nbf: NOW_SEC - 3_631 }, 'invalid_request_object'],
    ['that lives longer than an hour', { exp: NOW_SEC + 3_601 }, 'invalid_request_object'],
    ['with exp as a text', { exp: '1800000300' }, 'invalid_request_object'],
    [
      'with a request_uri in it',
      { request_uri: 'https://client.example/r' },
      'invalid_request_object',
    ],
    ['with an id_token_hint', { id_token_hint: 'a.b.c' }, 'invalid_request_object'],
    ['without a nonce', { nonce: undefined }, 'invalid_request_object'],
    ['with a nonce that is not a text', { nonce: 1 }, 'invalid_request'],
    ['without a redirect_uri', { redirect_uri: undefined }, 'invalid_request'],
    [
      'with a redirect_uri that differs by a slash',
      { redirect_uri: 'https://client.example/cb/' },
      'invalid_request',
    ],
    ['with the response type code', { response_type: 'code' }, 'unsupported_response_type'],
    ['with the response mode query', { response_mode: 'query' }, 'invalid_request'],
    ['with the response mode jwt', { response_mode: 'jwt' }, 'invalid_request'],
    ['without a code challenge', { code_challenge: undefined }, 'invalid_request'],
    ['with a plain code challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without openid', { scope: `${CONSENT} accounts` }, 'invalid_scope'],
    ['without a scope', { scope: undefined }, 'invalid_scope'],
    ['without a consent', { scope: 'openid accounts' }, 'invalid_scope'],
    ['with two consents', { scope: `openid ${CONSENT} consent:urn:bancoex:2` }, 'invalid_scope'],
    [
      'with a scope that the client does not have',
      { scope: `openid ${CONSENT} funds` },
      'invalid_scope',
    ],
  ])('is refused %s', (_, change, code) => {
    expect(errorOf(change)).toBe(code);
  });

  it.each<[string, Change, string | undefined]>([
    ['code with a signed response', { response_type: 'code', response_mode: 'jwt' }, undefined],
    ['code without one', { response_type: 'code' }, 'unsupported_response_type'],
    ['code id_token with a signed response', { response_mode: 'fragment.jwt' }, undefined],
  ])('in the mode optional, the response type can be %s', (_, change, code) => {
    expect(errorOf(change, false)).toBe(code);
  });

  it('tells which acr the client asks for', () => {
    const acr = { essential: true, values: ['urn:brasil:openbanking:loa3', 'unknown'] };
    const claims = { ...CLAIMS, claims: { id_token: { acr } } };
    expect(readRequestObject(claims, RULES)).toMatchObject({
      ok: true,
      value: { acrValues: ['urn:brasil:openbanking:loa3'], consentId: 'urn:bancoex:C1DD33123' },
    });
  });
});
