import { createHash, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { LruCache } from '#libs/kernel';

/** A public RSA key as a JWK (RFC 7517), without its metadata. */
export interface PublicJwk {
  readonly kty: 'RSA';
  readonly n: string;
  readonly e: string;
}

/** The public part of an RSA key. It never has a private member, whatever the key has. */
export function publicJwkOf(key: KeyObject): PublicJwk {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const { kty, n, e } = publicKey.export({ format: 'jwk' });
  if (kty !== 'RSA' || n === undefined || e === undefined) throw new Error('Not an RSA key.');
  return { kty: 'RSA', n, e };
}

/** The thumbprint of a key with SHA-256, in base64url (RFC 7638). */
export function jwkThumbprint({ e, kty, n }: PublicJwk): string {
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
}

/**
 * The left half of the SHA-256 of a text, in base64url: the claims `c_hash`, `s_hash` and `at_hash` (OpenID Connect Core
 * 3.3.2.11; FAPI 1.0 Advanced 5.1.1).
 */
export function halfHash(text: string): string {
  const digest = createHash('sha256').update(text, 'ascii').digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}

const KEPT_KEYS = 1_000;
/** A cache, because reading a key takes as long as a verification. */
const keys = new LruCache<string, KeyObject>(KEPT_KEYS);

/** The key object of a public RSA key. */
export function keyFromJwk({ kty, n, e }: PublicJwk): KeyObject {
  return keys.getOrMake(`${n}.${e}`, () =>
    createPublicKey({ key: { kty, n, e } satisfies JsonWebKey, format: 'jwk' }),
  );
}
