import { CORRELATION_HEADER, SANDBOX_HEADER } from '#libs/http';
import { type SubscriptionRow } from './webhook.rows';
import { type Delivery } from './delivery';
import { type Message } from './sender';
import { signature } from './sign';

/**
 * The request of an attempt (Standard Webhooks 1.0, Webhook headers).
 *
 * @param at the instant of the attempt, by the clock of the sandbox
 */
export function messageOf(
  { id, body, correlationId }: Delivery,
  { url, secret }: Pick<SubscriptionRow, 'url' | 'secret'>,
  at: string,
  sandbox: string,
): Message {
  const timestampSec = Math.floor(Date.parse(at) / 1_000);
  return {
    url,
    body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'User-Agent': 'payment-simulators',
      'webhook-id': id,
      'webhook-timestamp': String(timestampSec),
      'webhook-signature': signature(secret, { id, timestampSec, body }),
      [SANDBOX_HEADER]: sandbox,
      [CORRELATION_HEADER]: correlationId,
    },
  };
}
