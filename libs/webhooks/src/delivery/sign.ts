import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const NEW_KEY_BYTES = 32;
/** The sizes of a key that Standard Webhooks allows (1.0, Signature scheme). */
const LEAST_KEY_BYTES = 24;
const MOST_KEY_BYTES = 64;

/** The form of a secret, for error messages. */
export const SECRET_RULE = `${PREFIX} and the base64 text of ${String(LEAST_KEY_BYTES)} to ${String(MOST_KEY_BYTES)} bytes`;

export function newSecret(): string {
  return PREFIX + randomBytes(NEW_KEY_BYTES).toString('base64');
}

export function isSecret(text: string): boolean {
  if (!text.startsWith(PREFIX)) return false;
  const key = keyOf(text);
  const isCanonical = PREFIX + key.toString('base64') === text;
  return isCanonical && key.length >= LEAST_KEY_BYTES && key.length <= MOST_KEY_BYTES;
}

/** The data that is signed in addition to the body. */
export interface Signed {
  /** The id of the message. */
  readonly id: string;
  /** The instant of the attempt, in seconds since 1970. */
  readonly timestampSec: number;
  readonly body: string;
}

/**
 * The value of the header `webhook-signature` (Standard Webhooks 1.0, Signature scheme).
 *
 * @example
 * signature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestampSec: 1614265330, body: '{"test": 2432232314}' });
 * // 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
 */
export function signature(secret: string, { id, timestampSec, body }: Signed): string {
  const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${String(timestampSec)}.${body}`);
  return `v1,${hmac.digest('base64')}`;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), 'base64');
}
