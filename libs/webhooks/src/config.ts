import { oneOf, wholeNumber, type ValuesOf } from '#libs/config';

/** Variables of webhooks, which a service adds to its own variables. */
export const webhookVariables = {
  webhookTimeoutMs: wholeNumber(
    { min: 1, max: 60_000 },
    'WEBHOOK_TIMEOUT_MS',
    '3000',
    'How long an attempt to deliver a webhook waits for the whole response.',
  ),
  webhookPrivateTargets: oneOf(
    ['auto', 'allow', 'refuse'],
    'WEBHOOK_PRIVATE_TARGETS',
    'auto',
    'Webhooks to loopback, private and other reserved addresses: allow, refuse, or auto: allowed only while HOST is a loopback address.',
  ),
} as const;

export type WebhookConfig = ValuesOf<typeof webhookVariables>;
