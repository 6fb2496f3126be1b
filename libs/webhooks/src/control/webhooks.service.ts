import { Inject, Injectable } from '@nestjs/common';
import { APP, type AppDefinition } from '#libs/app';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { AddressGuard } from '#libs/outbound';
import { audit } from '#libs/control';
import { CLOCK } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { Audiences } from '../audiences';
import { newSecret } from '../delivery/sign';
import { ALL_EVENTS } from '../event';
import { type SubscriptionRow } from '../delivery/webhook.rows';
import {
  WebhookInvalid,
  WebhookLimitReached,
  WebhookNotFound,
  WebhookTargetRefused,
} from './webhook.errors';
import { normalizedUrl } from './webhook-url';
import { schemasOf } from './webhook.request';
import { MOST_WEBHOOKS, WebhookRepository } from './webhook.repository';
import { CreatedWebhookResponse, WebhookResponse } from './webhook.response';

/** The form of an id or a name. Other texts are not searched for, because PostgreSQL does not accept all of them. */
const ID_OR_NAME = /^[^\p{C}]{1,100}$/u;

/** The webhooks of the sandbox of the request. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly targets: AddressGuard,
    private readonly audiences: Audiences,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP) private readonly app: AppDefinition,
  ) {}

  async create(definition: unknown): Promise<CreatedWebhookResponse> {
    const read = readJson(schemasOf(this.app).newWebhook, definition);
    if (!read.ok) throw new WebhookInvalid(read.refusal);
    const { url, events, name = null, secret = newSecret() } = read.value;
    const row = {
      id: newUuid(),
      name,
      url: this.checkedTarget(url),
      events: listed(events),
      secret,
      createdAt: this.now(),
      disabledAt: null,
      pausedUntil: null,
    };
    if (!(await this.webhooks.insert(row))) throw new WebhookLimitReached(MOST_WEBHOOKS);
    await this.audiences.changed();
    audit('create webhook', row.id);
    return CreatedWebhookResponse.of(row);
  }

  async list(): Promise<WebhookResponse[]> {
    return (await this.webhooks.list()).map((row) => WebhookResponse.of(row));
  }

  async find(idOrName: string): Promise<WebhookResponse> {
    return WebhookResponse.of(await this.row(idOrName));
  }

  async update(idOrName: string, definition: unknown): Promise<WebhookResponse> {
    const read = readJson(schemasOf(this.app).webhookChange, definition);
    if (!read.ok) throw new WebhookInvalid(read.refusal);
    const { name, url, events, enabled } = read.value;
    const { id, disabledAt } = await this.row(idOrName);
    const row = await this.webhooks.update(id, {
      ...(name === undefined ? {} : { name }),
      ...(url === undefined ? {} : { url: this.checkedTarget(url) }),
      ...(events === undefined ? {} : { events: listed(events) }),
      ...(enabled === undefined ? {} : { disabledAt: enabled ? null : (disabledAt ?? this.now()) }),
      // The receiver may be a new one, or may work again.
      pausedUntil: null,
    });
    if (row === undefined) throw new WebhookNotFound(id);
    await this.audiences.changed();
    audit('update webhook', id);
    return WebhookResponse.of(row);
  }

  async delete(idOrName: string): Promise<void> {
    const { id } = await this.row(idOrName);
    if (!(await this.webhooks.delete(id))) throw new WebhookNotFound(id);
    audit('delete webhook', id);
  }

  /** @throws WebhookNotFound */
  async row(idOrName: string): Promise<SubscriptionRow> {
    const row = ID_OR_NAME.test(idOrName) ? await this.webhooks.find(idOrName) : undefined;
    if (row === undefined) throw new WebhookNotFound(idOrName);
    return row;
  }

  private checkedTarget(text: string): string {
    const url = normalizedUrl(text);
    const refusal = this.targets.refusal(new URL(url));
    if (refusal !== undefined) throw new WebhookTargetRefused(refusal.message);
    return url;
  }

  private now(): string {
    return toIsoUtc(this.clock.nowMs());
  }
}

/** The stored form of the events. */
function listed(events: readonly string[]): string {
  return JSON.stringify(events.includes(ALL_EVENTS) ? [ALL_EVENTS] : [...new Set(events)]);
}
