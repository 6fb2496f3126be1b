import { Body, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { APP, type AppDefinition } from '#libs/app';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { ListReply } from '#libs/http';
import { refusedTarget } from '../delivery/targets';
import { DeliveriesRequest } from './deliveries.request';
import { DeliveriesService, LATEST } from './deliveries.service';
import { WebhookDeliveryDetailsResponse, WebhookDeliveryResponse } from './delivery.response';
import { EXAMPLE_WEBHOOK, NEW_WEBHOOK, WEBHOOK_CHANGE } from './webhook.request';
import {
  WebhookDeliveryNotFound,
  WebhookDisabled,
  WebhookInvalid,
  WebhookLimitReached,
  WebhookNotFound,
  WebhookTargetRefused,
} from './webhook.errors';
import { MOST_WEBHOOKS } from './webhook.repository';
import { CreatedWebhookResponse, WebhookResponse } from './webhook.response';
import { WebhooksService } from './webhooks.service';

const WEBHOOK_ID = {
  name: 'id',
  description: 'The id of the webhook, or its name.',
  example: EXAMPLE_WEBHOOK,
} as const;

const DELIVERY_ID = {
  name: 'id',
  description: `The id of the delivery, or \`${LATEST}\` for the newest one.`,
  example: LATEST,
} as const;

const INVALID = new WebhookInvalid([
  { pointer: '/url', detail: 'Is missing; it must be a string.' },
]);
const NOT_VALID = [
  400,
  [INVALID, 'REQUEST_INVALID'],
  'The webhook is not valid; `errors` says where.',
] as const;
const REFUSED = [
  422,
  [new WebhookTargetRefused(refusedTarget('The host is 10.0.0.1').message)],
  'Webhooks are not sent to this address: it is a loopback, private or reserved one.',
] as const;
const NO_WEBHOOK = [
  404,
  [new WebhookNotFound(EXAMPLE_WEBHOOK)],
  'The webhook does not exist in the sandbox.',
] as const;
const NO_DELIVERY = new WebhookDeliveryNotFound(LATEST);
const DISABLED = [409, [new WebhookDisabled(EXAMPLE_WEBHOOK)], 'The webhook is disabled.'] as const;

@ServiceAdminController('/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
    @Inject(APP) private readonly app: AppDefinition,
  ) {}

  /**
   * Subscribes a receiver to events.
   *
   * @remarks
   * Messages follow Standard Webhooks 1.0 and are signed with `secret`, which is shown only in this response.
   * A message that is not answered with 2xx is sent again after 5 s, 30 s, 2 min, 10 min, 30 min, 1 h and 6 h
   * of the clock of the sandbox. While the clock is frozen nothing is sent until it is advanced. The page
   * docs/webhooks.md explains more.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: NEW_WEBHOOK })
  @ApiCreatedResponse({ type: CreatedWebhookResponse, description: 'The webhook.' })
  @ApiProblem(...NOT_VALID)
  @ApiProblem(
    409,
    [new WebhookLimitReached(MOST_WEBHOOKS)],
    'The sandbox already has the maximum number of webhooks.',
  )
  @ApiProblem(...REFUSED)
  createWebhook(@Body() definition: unknown): Promise<CreatedWebhookResponse> {
    return this.webhooks.create(definition);
  }

  /** Lists the webhooks of the sandbox, in the order of their creation. */
  @Get()
  listWebhooks(): Promise<WebhookResponse[]> {
    return this.webhooks.list();
  }

  /** Lists the event types of this service, each with its meaning. */
  @Get('events')
  @ApiOkResponse({
    description: 'The meaning of each event type, by its name.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  })
  listWebhookEvents(): Record<string, string> {
    return { ...this.app.webhookEvents };
  }

  /**
   * Lists the deliveries of the sandbox, newest first.
   *
   * @remarks
   * All pending deliveries are kept, and the newest 10,000 of the others.
   */
  @Get('deliveries')
  @ListOf(WebhookDeliveryResponse, 'The deliveries, without their bodies.')
  listWebhookDeliveries(@Query() query: DeliveriesRequest): ListReply {
    return new ListReply(this.deliveries.list(query), query);
  }

  /** Returns one webhook. */
  @Get(':id')
  @ApiParam(WEBHOOK_ID)
  @ApiProblem(...NO_WEBHOOK)
  findWebhook(@Param('id') id: string): Promise<WebhookResponse> {
    return this.webhooks.find(id);
  }

  /** Changes a webhook. Members that are left out stay as they are. */
  @Patch(':id')
  @TakesJson()
  @ApiParam(WEBHOOK_ID)
  @ApiBody({ schema: WEBHOOK_CHANGE })
  @ApiOkResponse({ type: WebhookResponse, description: 'The webhook.' })
  @ApiProblem(...NOT_VALID)
  @ApiProblem(...NO_WEBHOOK)
  @ApiProblem(...REFUSED)
  updateWebhook(@Param('id') id: string, @Body() change: unknown): Promise<WebhookResponse> {
    return this.webhooks.update(id, change);
  }

  /**
   * Sends the event `webhook.test` to the webhook.
   *
   * @remarks
   * The response does not wait for the receiver; the delivery shows the result. While the clock is frozen,
   * `POST /__admin/clock/advance` with `{"by": "PT0S"}` sends what is due.
   */
  @Post(':id/test')
  @HttpCode(202)
  @ApiParam(WEBHOOK_ID)
  @ApiProblem(...NO_WEBHOOK)
  @ApiProblem(...DISABLED)
  testWebhook(@Param('id') id: string): Promise<WebhookDeliveryResponse> {
    return this.deliveries.test(id);
  }

  /** Returns one delivery, with the body of the message and the attempts. */
  @Get('deliveries/:id')
  @ApiParam(DELIVERY_ID)
  @ApiProblem(404, [NO_DELIVERY], 'The delivery does not exist in the sandbox.')
  findWebhookDelivery(@Param('id') id: string): Promise<WebhookDeliveryDetailsResponse> {
    return this.deliveries.find(id);
  }

  /** Sends a message again, with the same id: now, and after the same delays if it fails. */
  @Post('deliveries/:id/redeliver')
  @HttpCode(202)
  @ApiParam(DELIVERY_ID)
  @ApiProblem(
    404,
    [NO_DELIVERY, new WebhookNotFound(EXAMPLE_WEBHOOK)],
    'The delivery or its webhook does not exist.',
  )
  @ApiProblem(...DISABLED)
  redeliverWebhook(@Param('id') id: string): Promise<WebhookDeliveryResponse> {
    return this.deliveries.redeliver(id);
  }

  /** Deletes a webhook. Its deliveries stay in the log; those that are pending fail when they are due. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam(WEBHOOK_ID)
  @ApiProblem(...NO_WEBHOOK)
  deleteWebhook(@Param('id') id: string): Promise<void> {
    return this.webhooks.delete(id);
  }
}
