import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { type JsonList } from '#libs/http';
import { type Delivery } from '../delivery/delivery';
import { TEST_EVENT } from '../event';
import { newDelivery, Webhooks } from '../webhooks';
import { type SubscriptionRow } from '../delivery/webhook.rows';
import { type DeliveriesRequest } from './deliveries.request';
import { WebhookDeliveryDetailsResponse, WebhookDeliveryResponse } from './delivery.response';
import { WebhookDeliveryNotFound, WebhookDisabled } from './webhook.errors';
import { WebhookRepository } from './webhook.repository';
import { WebhooksService } from './webhooks.service';

/** Stands for the id of the newest delivery in addresses. */
export const LATEST = 'latest';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The log of the deliveries of the sandbox, and deliveries on request. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly repository: WebhookRepository,
    private readonly subscriptions: WebhooksService,
    private readonly webhooks: Webhooks,
  ) {}

  list(request: DeliveriesRequest): JsonList {
    return this.repository.listDeliveries(request, (delivery) =>
      JSON.stringify(WebhookDeliveryResponse.of(delivery)),
    );
  }

  async find(idOrLatest: string): Promise<WebhookDeliveryDetailsResponse> {
    const delivery = await this.row(idOrLatest);
    const log = await this.repository.attempts(delivery.id);
    return WebhookDeliveryDetailsResponse.ofDetails(delivery, log);
  }

  /** Sends an event of the type webhook.test to one webhook, whatever events it is subscribed to. */
  async test(idOrName: string): Promise<WebhookDeliveryResponse> {
    const { id } = await this.enabled(idOrName);
    const event = { type: TEST_EVENT, subject: id, data: { subscriptionId: id } };
    const delivery = newDelivery(event, this.webhooks.origin(), id);
    await this.repository.insertDelivery(delivery);
    audit('test webhook', id);
    return WebhookDeliveryResponse.of(delivery);
  }

  /** Sends a message again with the same id, whatever its status is. */
  async redeliver(idOrLatest: string): Promise<WebhookDeliveryResponse> {
    const { id, subscriptionId } = await this.row(idOrLatest);
    await this.enabled(subscriptionId);
    const delivery = await this.repository.redeliver(id, this.webhooks.origin().at);
    if (delivery === undefined) throw new WebhookDeliveryNotFound(id);
    audit('redeliver webhook', id);
    return WebhookDeliveryResponse.of(delivery);
  }

  /**
   * Returns the webhook, and ends the pause of a receiver that did not respond, because the tester asked for a delivery
   * now.
   */
  private async enabled(idOrName: string): Promise<SubscriptionRow> {
    const row = await this.subscriptions.row(idOrName);
    if (row.disabledAt !== null) throw new WebhookDisabled(idOrName);
    if (row.pausedUntil !== null) await this.repository.update(row.id, { pausedUntil: null });
    return row;
  }

  private async row(idOrLatest: string): Promise<Delivery> {
    const isLatest = idOrLatest === LATEST;
    const find = UUID.test(idOrLatest) ? this.repository.findDelivery(idOrLatest) : undefined;
    const delivery = await (isLatest ? this.repository.newestDelivery() : find);
    if (delivery === undefined) throw new WebhookDeliveryNotFound(idOrLatest);
    return delivery;
  }
}
