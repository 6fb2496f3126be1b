import { at, failure } from '#libs/kernel';

export class WebhookInvalid extends failure.malformed(
  'WEBHOOK_INVALID',
  'The webhook is not valid',
) {}

export class WebhookTargetRefused extends failure.unprocessable(
  'WEBHOOK_TARGET_REFUSED',
  'Webhooks are not sent to this address',
  (detail: string) => at('/url', detail),
) {}

export class WebhookLimitReached extends failure.conflict(
  'WEBHOOK_LIMIT_REACHED',
  'The sandbox has the maximum number of webhooks',
  (limit: number) =>
    `The sandbox already has the maximum of ${String(limit)} webhooks; delete one first.`,
) {}

export class WebhookDisabled extends failure.conflict(
  'WEBHOOK_DISABLED',
  'The webhook is disabled',
  (id: string) =>
    `Webhook ${id} is disabled; enable it with PATCH /__admin/webhooks/${id} {"enabled": true}.`,
) {}

export class WebhookNotFound extends failure.notFound(
  'WEBHOOK_NOT_FOUND',
  'The webhook does not exist',
  (id: string) => `The sandbox has no webhook ${id}; GET /__admin/webhooks lists the webhooks.`,
) {}

export class WebhookDeliveryNotFound extends failure.notFound(
  'WEBHOOK_DELIVERY_NOT_FOUND',
  'The delivery does not exist',
  (id: string) =>
    `The sandbox has no delivery ${id}; GET /__admin/webhooks/deliveries lists the deliveries.`,
) {}
