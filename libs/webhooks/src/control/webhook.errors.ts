import { Failure, summaryOf, type ViolationList } from '#libs/kernel';

export class WebhookInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'WEBHOOK_INVALID';
  readonly title = 'The webhook is not valid';

  constructor({ kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) {
    super(summaryOf(kept, omitted), kept, omitted);
  }
}

export class WebhookTargetRefused extends Failure {
  readonly kind = 'unprocessable';
  readonly code = 'WEBHOOK_TARGET_REFUSED';
  readonly title = 'Webhooks are not sent to this address';

  constructor(detail: string) {
    super(`/url: ${detail}`, [{ pointer: '/url', detail }]);
  }
}

export class WebhookLimitReached extends Failure {
  readonly kind = 'conflict';
  readonly code = 'WEBHOOK_LIMIT_REACHED';
  readonly title = 'There are too many webhooks';

  constructor(limit: number) {
    super(`The sandbox already has the maximum of ${String(limit)} webhooks; delete one first.`);
  }
}

export class WebhookDisabled extends Failure {
  readonly kind = 'conflict';
  readonly code = 'WEBHOOK_DISABLED';
  readonly title = 'The webhook is disabled';

  constructor(id: string) {
    super(
      `Webhook ${id} is disabled; enable it with PATCH /__admin/webhooks/${id} {"enabled": true}.`,
    );
  }
}

export class WebhookNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'WEBHOOK_NOT_FOUND';
  readonly title = 'The webhook does not exist';

  constructor(id: string) {
    super(`The sandbox has no webhook ${id}; GET /__admin/webhooks lists the webhooks.`);
  }
}

export class WebhookDeliveryNotFound extends Failure {
  readonly kind = 'not-found';
  readonly code = 'WEBHOOK_DELIVERY_NOT_FOUND';
  readonly title = 'The delivery does not exist';

  constructor(id: string) {
    super(
      `The sandbox has no delivery ${id}; GET /__admin/webhooks/deliveries lists the deliveries.`,
    );
  }
}
