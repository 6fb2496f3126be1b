import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in base64url. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A new token, code or other secret. */
export function newSecret(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the form of a secret of this bank. */
export function isSecret(text: string): boolean {
  return TOKEN.test(text);
}

/** What is stored of a token or code. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** How long codes, tokens and requests are kept after their end, so that an error can say that they have expired. */
export const KEPT_MS = 86_400_000;
