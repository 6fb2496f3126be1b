import type { KeyObject } from 'node:crypto';
import { CompactSign, compactVerify, decodeProtectedHeader, errors } from 'jose';
import { JwtInvalid } from './jwt-invalid';

/** The only algorithm of signatures in Open Finance Brasil (security profile 1.0, 6.1). */
export const SIGNING_ALGORITHM = 'PS256';

/** The members of the header besides `alg`. */
interface SignatureHeader {
  readonly kid: string;
  readonly typ?: string;
}

/** A JWT whose signature is verified. */
export interface VerifiedJwt {
  readonly kid: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;
/** Members with which a sender could choose the key itself. */
const KEYS_IN_HEADER = ['jwk', 'jku', 'x5c', 'x5u'] as const;

/** Signs claims with PS256. */
export function signedJwt(
  claims: object,
  { key, header }: { readonly key: KeyObject; readonly header: SignatureHeader },
): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, ...header })
    .sign(key);
}

/**
 * Verifies a JWT in its compact form. Its claims are not checked.
 * @param keyOf finds the public key by the `kid` of the header; undefined if there is none
 * @throws JwtInvalid
 */
export async function verifiedJwt(
  text: string,
  keyOf: (kid: string, claims: VerifiedJwt['claims']) => Promise<KeyObject | undefined>,
): Promise<VerifiedJwt> {
  if (!COMPACT.test(text)) {
    throw new JwtInvalid('form', 'It is not a JWS in its compact form: three parts in base64url.');
  }
  const kid = kidOf(text);
  const claims = claimsOf(text.split('.', 2)[1] ?? '');
  const key = await keyOf(kid, claims);
  if (key === undefined) {
    throw new JwtInvalid(
      'key',
      `Its header names the key ${JSON.stringify(kid)}, which is not a valid key of the sender: it is unknown or not active, or its certificate has expired.`,
    );
  }
  try {
    await compactVerify(text, key, { algorithms: [SIGNING_ALGORITHM] });
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new JwtInvalid('signature', `Its signature is not one of the key ${kid}.`);
  }
  return { kid, claims };
}

/** @throws JwtInvalid */
function kidOf(text: string): string {
  const header = headerOf(text);
  if (header.alg !== SIGNING_ALGORITHM) {
    const found = header.alg === undefined ? 'missing' : JSON.stringify(header.alg).slice(0, 40);
    throw new JwtInvalid(
      'algorithm',
      `alg of its header is ${found}; it must be ${SIGNING_ALGORITHM}.`,
    );
  }
  const own = KEYS_IN_HEADER.find((name) => Object.hasOwn(header, name));
  if (own !== undefined) {
    throw new JwtInvalid('header', `Its header has ${own}; the key must be named by kid alone.`);
  }
  if (header.b64 === false) {
    throw new JwtInvalid(
      'header',
      'Its header has b64 = false; the payload of a JWT is always in base64url (RFC 7797, 7).',
    );
  }
  if (typeof header.kid !== 'string' || header.kid === '') {
    throw new JwtInvalid('header', 'Its header has no kid; it must name a key of the sender.');
  }
  return header.kid.slice(0, 256);
}

function headerOf(text: string) {
  try {
    return decodeProtectedHeader(text);
  } catch {
    throw new JwtInvalid('form', 'Its header is not a JSON object in base64url.');
  }
}

/** @throws JwtInvalid */
function claimsOf(encoded: string): VerifiedJwt['claims'] {
  let claims: unknown;
  try {
    claims = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch {
    claims = undefined;
  }
  if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) {
    return claims as VerifiedJwt['claims'];
  }
  throw new JwtInvalid('form', 'Its payload is not a JSON object.');
}
