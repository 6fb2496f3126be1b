import { createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of a call, by their names in lower case. */
export type CallHeaders = Readonly<Record<string, string | undefined>>;

export const STANDARD_SIGNATURE = 'webhook-signature';
export const HUB_SIGNATURE = 'x-hub-signature-256';
export const SIGNATURE_HEADERS = [STANDARD_SIGNATURE, HUB_SIGNATURE] as const;

const SECRET_PREFIX = 'whsec_';

/**
 * Whether a call is signed with the secret: HMAC-SHA256 over the bytes of the body as they were received. Two schemes
 * are supported: `webhook-signature` (Standard Webhooks 1.0, with `webhook-id` and `webhook-timestamp`) and
 * `X-Hub-Signature-256` (GitHub: `sha256=` and hex). The age of a timestamp is not checked, because the clock of a
 * sandbox can show any time.
 *
 * @returns undefined if the call has no signature
 */
export function isSigned(secret: string, body: Buffer, headers: CallHeaders): boolean | undefined {
  const standard = headers[STANDARD_SIGNATURE];
  if (standard !== undefined) {
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers;
    const expected = createHmac('sha256', keyOf(secret))
      .update(`${id}.${timestamp}.`)
      .update(body)
      .digest();
    // After a change of the secret a sender can send several signatures.
    return standard
      .split(' ')
      .some(
        (each) => each.startsWith('v1,') && isSame(expected, Buffer.from(each.slice(3), 'base64')),
      );
  }
  const hub = headers[HUB_SIGNATURE];
  if (hub === undefined) return undefined;
  const expected = createHmac('sha256', secret).update(body).digest();
  return hub.startsWith('sha256=') && isSame(expected, Buffer.from(hub.slice(7), 'hex'));
}

function keyOf(secret: string): Buffer {
  return secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    : Buffer.from(secret);
}

function isSame(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}
