import { type Passage } from '../control/control';
import { ANNOUNCERS, type Delivery, type Webhooks, type WebhookState } from './state';

/** Seconds from a refused attempt to the next one (docs/webhooks.md). */
const RETRIES = [5, 30, 120, 600, 1_800, 3_600, 21_600];

/** All attempts that become due are made while the clock moves. */
export const sendWebhooks: Passage = (data, _fromMs, toMs) => {
  let webhook: WebhookState = data.webhook;
  for (const announcer of ANNOUNCERS) {
    webhook = { ...webhook, [announcer]: sentUntil(webhook[announcer], toMs) };
  }
  return [{ ...data, webhook }];
};

function sentUntil({ hooks, deliveries }: Webhooks, toMs: number): Webhooks {
  const refusedMs = new Map(
    hooks.map(({ name, refusedSeconds }) => [name, 1_000 * refusedSeconds]),
  );
  return {
    hooks,
    deliveries: deliveries.map((delivery) =>
      delivery.state === 'pending'
        ? sent(delivery, refusedMs.get(delivery.hook) ?? 0, toMs)
        : delivery,
    ),
  };
}

function sent(delivery: Delivery, refusedMs: number, toMs: number): Delivery {
  const { atMs } = delivery;
  let { attempts, nextMs } = delivery;
  if (atMs === undefined) return delivery;
  while (nextMs !== undefined && nextMs <= toMs) {
    attempts += 1;
    if (nextMs - atMs >= refusedMs) return { ...delivery, attempts, state: 'delivered', nextMs };
    const delay = RETRIES[attempts - 1];
    if (delay === undefined) return { ...delivery, attempts, state: 'failed', nextMs: undefined };
    nextMs += 1_000 * delay;
  }
  return { ...delivery, attempts, nextMs };
}
