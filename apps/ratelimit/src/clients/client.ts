import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A registered client, which can get access tokens. */
export interface Client {
  /** A UUID: the `client_id` of OAuth. */
  readonly id: string;
  /** SHA-256 of the secret, in hexadecimal. */
  readonly secretHash: string;
  readonly name: string;
  readonly email: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/**
 * The client of the examples in the API documentation, the same in every sandbox. It is stored when it first
 * requests a token. Its secret can be public, because a token gives access only to simulated data.
 */
export const EXAMPLE_CLIENT = {
  clientId: '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11',
  clientSecret: 'example-secret',
} as const;

const SECRET_BYTES = 32;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isClientId(text: string): boolean {
  return UUID.test(text);
}

/** Returns 256 random bits, in characters that never need escaping. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * One round of a fast hash is enough: a random secret of this length cannot be guessed, and a slow hash would
 * make the token endpoint easy to overload (RFC 6819, 5.1.4.1.3).
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function hasSecret({ secretHash }: Client, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(secretHash));
}
