import { LinksTo } from '#libs/openapi';
import { ApiProperty } from '@nestjs/swagger';
import { type SubscriptionRow } from '../delivery/webhook.rows';
import { EVENT_TYPE } from './webhook.request';

/** A receiver of events. */
@LinksTo({
  findWebhook: { id: '/id' },
  updateWebhook: { id: '/id' },
  deleteWebhook: { id: '/id' },
  testWebhook: { id: '/id' },
})
export class WebhookResponse {
  /** @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11 */
  id!: string;

  /** @example my-receiver */
  name!: string | null;

  /**
   * Where messages are sent.
   * @example http://127.0.0.1:9099/webhooks
   */
  url!: string;

  /** The events that are sent. */
  @ApiProperty({ type: 'array', items: EVENT_TYPE, example: ['*'] })
  events!: string[];

  /**
   * Whether messages are sent.
   * @example true
   */
  enabled!: boolean;

  /**
   * When it was created, by the clock of the sandbox, like all instants of webhooks.
   * @example 2026-11-21T12:00:00.000Z
   */
  createdAt!: string;

  /**
   * When it was disabled: by a PATCH, or because the receiver answered 410.
   * @example 2026-11-21T12:00:00.000Z
   */
  disabledAt!: string | null;

  static of(row: Omit<SubscriptionRow, 'sequence'>): WebhookResponse {
    return shown(row);
  }
}

/** A new webhook with its secret, which no other response contains. */
export class CreatedWebhookResponse extends WebhookResponse {
  /**
   * The key of the signatures. Keep it: it is shown only here.
   * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
   */
  secret!: string;

  static override of(row: Omit<SubscriptionRow, 'sequence'>): CreatedWebhookResponse {
    return { ...shown(row), secret: row.secret };
  }
}

function shown({
  id,
  name,
  url,
  events,
  createdAt,
  disabledAt,
}: Omit<SubscriptionRow, 'sequence'>) {
  const enabled = disabledAt === null;
  return { id, name, url, events: JSON.parse(events) as string[], enabled, createdAt, disabledAt };
}
