import { LinksTo } from '#libs/openapi';
import { ApiProperty } from '@nestjs/swagger';
import { type Delivery, type DeliveryStatus } from '../delivery/delivery';
import { type AttemptRow } from '../delivery/webhook.rows';

/** A delivery without its body. */
export type DeliverySummary = Omit<Delivery, 'body' | 'sequence' | 'failures'>;

/** One event for one webhook. */
@LinksTo({
  findWebhookDelivery: { id: '/id' },
  redeliverWebhook: { id: '/id' },
})
export class WebhookDeliveryResponse {
  /**
   * The id of the message: the header `webhook-id`, the same in every attempt.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  id!: string;

  /**
   * The webhook.
   * @example 7b0c9a52-0f0f-4a34-8ad4-5d5e4f3c2b1a
   */
  subscriptionId!: string;

  /** @example webhook.test */
  type!: string;

  /**
   * The id of the resource that changed. For a test event, the id of the webhook.
   * @example payment-1
   */
  subject!: string;

  /**
   * pending: an attempt follows; delivered: the receiver answered 2xx; failed: no attempt follows.
   * @example pending
   */
  status!: DeliveryStatus;

  /**
   * The number of attempts.
   * @example 1
   */
  attempts!: number;

  /**
   * When the next attempt is due, if the delivery is pending.
   * @example 2026-11-21T12:00:05.000Z
   */
  nextAttemptAt!: string | null;

  /**
   * When the event occurred.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * When the receiver last accepted the message.
   * @example 2026-11-21T12:00:00.000Z
   */
  deliveredAt!: string | null;

  /**
   * Correlation id of the request that caused the event.
   * @example run-42-first
   */
  correlationId!: string;

  static of(delivery: DeliverySummary): WebhookDeliveryResponse {
    return shown(delivery);
  }
}

/** An attempt to deliver a message. */
export class WebhookAttemptResponse {
  /**
   * Number of the attempt, from 1. Redeliveries continue the numbering.
   * @example 1
   */
  number!: number;

  /** @example 2026-11-21T12:00:00.000Z */
  at!: string;

  /**
   * The HTTP status of the response; null if there was no response.
   * @example 500
   */
  statusCode!: number | null;

  /**
   * The reason why the receiver has not accepted the message; null if it has.
   * @example The receiver answered 500, not 2xx.
   */
  error!: string | null;

  /**
   * Duration in milliseconds, by the clock of the machine.
   * @example 12
   */
  durationMs!: number;

  /**
   * The first 1024 bytes of the response body.
   * @example busy
   */
  response!: string;

  static of({ number, at, statusCode, error, durationMs, response }: AttemptRow) {
    return { number, at, statusCode, error, durationMs, response };
  }
}

/** A delivery with its body and its attempts. */
export class WebhookDeliveryDetailsResponse extends WebhookDeliveryResponse {
  /** The body that is sent, unchanged. */
  @ApiProperty({
    example: '{"type":"webhook.test","timestamp":"2026-11-21T12:00:00.000Z","data":{}}',
  })
  body!: string;

  /** The last 100 attempts, in their order. */
  log!: WebhookAttemptResponse[];

  static ofDetails(delivery: Delivery, log: readonly AttemptRow[]): WebhookDeliveryDetailsResponse {
    const { body } = delivery;
    return {
      ...shown(delivery),
      body,
      log: log.map((attempt) => WebhookAttemptResponse.of(attempt)),
    };
  }
}

function shown(delivery: DeliverySummary) {
  const { id, subscriptionId, type, subject, status, attempts } = delivery;
  const { nextAttemptAt, createdAt, deliveredAt, correlationId } = delivery;
  return {
    id,
    subscriptionId,
    type,
    subject,
    status,
    attempts,
    nextAttemptAt,
    createdAt,
    deliveredAt,
    correlationId,
  };
}
