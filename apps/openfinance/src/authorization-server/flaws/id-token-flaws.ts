/** The claims of an ID token. */
export type IdTokenClaims = Readonly<Record<string, unknown>>;

/** How an ID token is signed in place of a PS256 signature with the key of the bank. */
export type WrongSignature = 'RS256' | 'none' | 'other-content';

/** How an ID token is encrypted in place of RSA-OAEP. */
export type WrongEncryption = 'none' | 'RSA1_5';

/** A defect that a client must notice. */
export interface IdTokenFlaw {
  /** For the list of outcomes of a rule. */
  readonly meaning: string;
  /** The claim that it changes. An ID token without this claim cannot have the flaw. */
  readonly claim?: string;
  readonly change?: (claims: IdTokenClaims) => IdTokenClaims;
  /** A kid that the key set of the bank does not have. */
  readonly kid?: string;
  readonly signature?: WrongSignature;
  /** Only an encrypted ID token can have this flaw. */
  readonly encryption?: WrongEncryption;
}

const OTHER_PARTY = 'https://other.example';
/** How long ago an expired ID token has expired, in seconds. Clients accept small differences of clocks. */
const EXPIRED_SEC = 3_600;
/** Of 16 bytes, like the half of a SHA-256. */
const OTHER_HASH = Buffer.alloc(16, 7).toString('base64url');

const without = (claim: string, meaning: string): IdTokenFlaw => ({
  claim,
  meaning,
  change: (claims) => Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim)),
});
const replaced = (claim: string, value: unknown, meaning: string): IdTokenFlaw => ({
  claim,
  meaning,
  change: (claims) => ({ ...claims, [claim]: value }),
});

/** The flaws of each ID token: the modules of the client certification (OpenID conformance suite, `fapi1-advanced-final-client-test`). */
export const ID_TOKEN_FLAWS = {
  ID_TOKEN_WRONG_ISSUER: replaced('iss', OTHER_PARTY, 'The ID token has the iss of another server'),
  ID_TOKEN_WRONG_AUDIENCE: replaced('aud', OTHER_PARTY, 'The ID token is for another client'),
  ID_TOKEN_SECOND_AUDIENCE: {
    claim: 'aud',
    meaning: 'The ID token is for the client and for an unknown party',
    change: (claims) => ({ ...claims, aud: [claims['aud'], OTHER_PARTY] }),
  },
  ID_TOKEN_WRONG_NONCE: replaced('nonce', 'other-nonce', 'The ID token has another nonce'),
  ID_TOKEN_EXPIRED: {
    claim: 'exp',
    meaning: 'The ID token has expired an hour ago',
    change: ({ iat, exp, ...claims }) => ({
      ...claims,
      iat: Number(iat) - EXPIRED_SEC - (Number(exp) - Number(iat)),
      exp: Number(iat) - EXPIRED_SEC,
    }),
  },
  ID_TOKEN_MISSING_ISSUER: without('iss', 'The ID token has no iss'),
  ID_TOKEN_MISSING_AUDIENCE: without('aud', 'The ID token has no aud'),
  ID_TOKEN_MISSING_SUBJECT: without('sub', 'The ID token has no sub'),
  ID_TOKEN_MISSING_NONCE: without('nonce', 'The ID token has no nonce, although one was sent'),
  ID_TOKEN_MISSING_EXPIRATION: without('exp', 'The ID token has no exp'),
  ID_TOKEN_MISSING_ISSUED_AT: without('iat', 'The ID token has no iat'),
  ID_TOKEN_WRONG_SIGNATURE: {
    meaning: 'The signature of the ID token is that of another content',
    signature: 'other-content',
  },
  ID_TOKEN_RS256: {
    meaning: 'The ID token is signed with RS256 in place of PS256',
    signature: 'RS256',
  },
  ID_TOKEN_ALG_NONE: { meaning: 'The ID token is not signed: alg is none', signature: 'none' },
  ID_TOKEN_UNKNOWN_KID: {
    meaning: 'The ID token names a key that the bank does not publish',
    kid: 'unknown-key',
  },
  ID_TOKEN_NOT_ENCRYPTED: {
    meaning: 'The ID token is signed, but not encrypted',
    encryption: 'none',
  },
  ID_TOKEN_RSA1_5: {
    meaning: 'The ID token is encrypted with RSA1_5 in place of RSA-OAEP',
    encryption: 'RSA1_5',
  },
} as const satisfies Readonly<Record<string, IdTokenFlaw>>;

/** The flaws of the ID token in an authorization response. */
export const AUTHORIZATION_FLAWS = {
  ...ID_TOKEN_FLAWS,
  ID_TOKEN_WRONG_C_HASH: replaced('c_hash', OTHER_HASH, 'c_hash is that of another code'),
  ID_TOKEN_MISSING_C_HASH: without('c_hash', 'The ID token has no c_hash'),
  ID_TOKEN_WRONG_S_HASH: replaced('s_hash', OTHER_HASH, 's_hash is that of another state'),
  ID_TOKEN_MISSING_S_HASH: without(
    's_hash',
    'The ID token has no s_hash, although a state was sent',
  ),
} as const satisfies Readonly<Record<string, IdTokenFlaw>>;

/** The flaws of the ID token in a token response. */
export const TOKEN_FLAWS = {
  ...ID_TOKEN_FLAWS,
  ID_TOKEN_WRONG_AT_HASH: replaced(
    'at_hash',
    OTHER_HASH,
    'at_hash is that of another access token',
  ),
  ID_TOKEN_OTHER_SUBJECT: replaced(
    'sub',
    'another-customer',
    'sub is not that of the authorization response',
  ),
} as const satisfies Readonly<Record<string, IdTokenFlaw>>;

/** Whether an ID token can have the flaw. */
export function canHave(
  { claim, encryption }: IdTokenFlaw,
  { claims, isEncrypted }: { readonly claims: IdTokenClaims; readonly isEncrypted: boolean },
): boolean {
  if (claim !== undefined && claims[claim] === undefined) return false;
  return encryption === undefined || isEncrypted;
}

/** The meanings of flaws, for the list of outcomes. */
export function meaningsOfFlaws<Code extends string>(
  flaws: Readonly<Record<Code, IdTokenFlaw>>,
): Readonly<Record<Code, string>> {
  const entries = Object.entries<IdTokenFlaw>(flaws);
  const meanings = entries.map(([code, { meaning }]) => [code, meaning]);
  return Object.fromEntries(meanings) as Record<Code, string>;
}
