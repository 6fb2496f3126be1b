import { CLOCK_TOLERANCE_SEC } from '../../security/signature-time';
import { checkAssertion } from './client-assertion';

const NOW_SEC = 1_800_000_000;
const AUDIENCES = ['https://bank.example/auth', 'https://bank.example/auth/token'];
const CLAIMS = {
  iss: 'client',
  sub: 'client',
  aud: AUDIENCES[0],
  jti: 'one',
  exp: NOW_SEC + 60,
  iat: NOW_SEC,
};

/** RFC 7523, 3; security profile 1.0, 5.2.2 (1); the modules of the OpenID conformance suite. */
describe('A client assertion', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string | undefined]>([
    ['for the issuer', {}, undefined],
    ['for the token endpoint', { aud: AUDIENCES[1] }, undefined],
    ['for several audiences', { aud: ['https://another.example', AUDIENCES[1]] }, undefined],
    ['without iat', { iat: undefined }, undefined],
    ['of another issuer', { iss: 'other' }, 'iss'],
    ['about another client', { sub: 'other' }, 'sub'],
    ['without a subject', { sub: undefined }, 'sub'],
    ['for nobody', { aud: undefined }, 'aud'],
    ['for another audience', { aud: 'https://bank.example' }, 'aud'],
    ['without an end', { exp: undefined }, 'exp'],
    ['that has expired', { exp: NOW_SEC - 300 }, 'exp'],
    ['that is not valid yet', { nbf: NOW_SEC + 300 }, 'nbf'],
    ['of the future', { iat: NOW_SEC + 300 }, 'iat'],
    ['without an id', { jti: undefined }, 'jti'],
    ['with a number as its id', { jti: 1 }, 'jti'],
  ])('%s', (_, change, wrong) => {
    const rules = { clientId: 'client', audiences: AUDIENCES, nowMs: NOW_SEC * 1_000 };
    const checked = checkAssertion({ ...CLAIMS, ...change }, rules);
    // As long as the clocks may differ, it would still be accepted.
    const usableUntilSec = NOW_SEC + 60 + CLOCK_TOLERANCE_SEC;
    if (wrong === undefined) expect(checked).toEqual({ jti: 'one', usableUntilSec });
    else expect(checked).toMatch(new RegExp(`^${wrong} `));
  });
});
