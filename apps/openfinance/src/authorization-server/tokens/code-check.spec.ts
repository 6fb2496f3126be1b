import { refuseRedemption, type Redemption } from './code-check';

/** RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CODE = {
  request: {
    clientId: 'client',
    responseType: 'code id_token',
    responseMode: 'fragment',
    redirectUri: 'https://client.example/cb',
    scope: 'openid',
    consentId: 'urn:bancoex:1',
    nonce: 'n',
    state: undefined,
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    acrValues: [],
  },
  expiresAtMs: 1_000,
} as const;

/** RFC 6749, 4.1.3 and 5.2; RFC 7636, 4.6. */
describe('The redemption of a code', () => {
  it.each<[string, Partial<Redemption>, string | undefined]>([
    ['with all parameters', {}, undefined],
    ['by another client', { clientId: 'other' }, 'another client'],
    ['after its end', { nowMs: 1_000 }, 'expired'],
    ['with another redirect_uri', { redirectUri: 'https://client.example/cb/' }, 'redirect_uri'],
    ['without a redirect_uri', { redirectUri: undefined }, 'redirect_uri'],
    ['without a verifier', { codeVerifier: undefined }, 'code_verifier is missing'],
    ['with a short verifier', { codeVerifier: 'abc' }, 'code_verifier is missing or not valid'],
    ['with another verifier', { codeVerifier: VERIFIER.replace('d', 'e') }, 'code_challenge'],
  ])('%s', (_, change, wrong) => {
    const redemption = {
      clientId: 'client',
      redirectUri: 'https://client.example/cb',
      codeVerifier: VERIFIER,
      nowMs: 999,
      ...change,
    };
    const refusal = refuseRedemption(CODE, redemption);
    if (wrong === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toContain(wrong);
  });
});
