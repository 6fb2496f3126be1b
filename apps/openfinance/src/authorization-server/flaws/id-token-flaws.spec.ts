import {
  AUTHORIZATION_FLAWS,
  canHave,
  TOKEN_FLAWS,
  type IdTokenClaims,
  type IdTokenFlaw,
} from './id-token-flaws';

const CLAIMS = {
  ...{ iss: 'https://bank.example', sub: 'customer', aud: 'client', iat: 1_000, exp: 1_300 },
  ...{ nonce: 'nonce', c_hash: 'c', s_hash: 's', at_hash: 'at' },
};
const FLAWS: Readonly<Record<string, IdTokenFlaw>> = { ...AUTHORIZATION_FLAWS, ...TOKEN_FLAWS };

/** The claims that a flaw changes; undefined for a claim that it removes. */
function changesOf(code: string): IdTokenClaims {
  const changed = FLAWS[code]?.change?.(CLAIMS) ?? CLAIMS;
  const names = Object.keys(CLAIMS) as (keyof typeof CLAIMS)[];
  const different = names.filter((name) => changed[name] !== CLAIMS[name]);
  return Object.fromEntries(different.map((name) => [name, changed[name]]));
}

describe('The flaws of ID tokens', () => {
  const other = 'https://other.example';
  const hash = expect.stringMatching(/^[\w-]{22}$/) as unknown;

  it.each<[string, IdTokenClaims]>([
    ['ID_TOKEN_WRONG_ISSUER', { iss: other }],
    ['ID_TOKEN_WRONG_AUDIENCE', { aud: other }],
    ['ID_TOKEN_SECOND_AUDIENCE', { aud: ['client', other] }],
    ['ID_TOKEN_WRONG_NONCE', { nonce: 'other-nonce' }],
    ['ID_TOKEN_EXPIRED', { iat: 1_000 - 3_900, exp: 1_000 - 3_600 }],
    ['ID_TOKEN_MISSING_ISSUER', { iss: undefined }],
    ['ID_TOKEN_MISSING_AUDIENCE', { aud: undefined }],
    ['ID_TOKEN_MISSING_SUBJECT', { sub: undefined }],
    ['ID_TOKEN_MISSING_NONCE', { nonce: undefined }],
    ['ID_TOKEN_MISSING_EXPIRATION', { exp: undefined }],
    ['ID_TOKEN_MISSING_ISSUED_AT', { iat: undefined }],
    ['ID_TOKEN_WRONG_SIGNATURE', {}],
    ['ID_TOKEN_RS256', {}],
    ['ID_TOKEN_ALG_NONE', {}],
    ['ID_TOKEN_UNKNOWN_KID', {}],
    ['ID_TOKEN_NOT_ENCRYPTED', {}],
    ['ID_TOKEN_RSA1_5', {}],
    ['ID_TOKEN_WRONG_C_HASH', { c_hash: hash }],
    ['ID_TOKEN_MISSING_C_HASH', { c_hash: undefined }],
    ['ID_TOKEN_WRONG_S_HASH', { s_hash: hash }],
    ['ID_TOKEN_MISSING_S_HASH', { s_hash: undefined }],
    ['ID_TOKEN_WRONG_AT_HASH', { at_hash: hash }],
    ['ID_TOKEN_OTHER_SUBJECT', { sub: 'another-customer' }],
  ])('%s changes the claims %j', (code, changes) => {
    expect(changesOf(code)).toEqual(changes);
  });

  it('are all in the table above', () => {
    expect(Object.keys(FLAWS)).toHaveLength(23);
  });

  it.each<[string, IdTokenClaims, boolean, boolean]>([
    ['ID_TOKEN_WRONG_NONCE', CLAIMS, true, true],
    ['ID_TOKEN_WRONG_NONCE', { iss: 'i' }, true, false],
    ['ID_TOKEN_NOT_ENCRYPTED', CLAIMS, true, true],
    ['ID_TOKEN_NOT_ENCRYPTED', CLAIMS, false, false],
    ['ID_TOKEN_RS256', CLAIMS, false, true],
  ])('%s of claims %j, encrypted %p: %p', (code, claims, isEncrypted, expected) => {
    expect(canHave(FLAWS[code] ?? { meaning: '' }, { claims, isEncrypted })).toBe(expected);
  });
});
