import { Body, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import {
  APP,
  ApiProblem,
  ListOf,
  TakesJson,
  type AppDefinition,
  type ListAnswer,
} from '#libs/platform';
import { ServiceAdminController } from '#libs/control';
import { DeliveriesRequest } from './deliveries.request';
import { DeliveriesService, LATEST } from './deliveries.service';
import { WebhookDeliveryDetailsResponse, WebhookDeliveryResponse } from './delivery.response';
import { EXAMPLE_WEBHOOK, NEW_WEBHOOK, WEBHOOK_CHANGE } from './webhook.document';
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

const NO_WEBHOOK = 'The webhook does not exist in the sandbox.';
const NO_DELIVERY = 'The delivery does not exist in the sandbox.';
const INVALID = 'The webhook is not valid; `errors` says where.';
const REFUSED =
  'The address is a loopback, private or reserved one, and the service does not send webhooks there.';

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
  @ApiProblem(400, ['WEBHOOK_INVALID', 'REQUEST_INVALID'], INVALID)
  @ApiProblem(409, ['WEBHOOK_LIMIT_REACHED'], 'The sandbox has the maximum of 1000 webhooks.')
  @ApiProblem(422, ['WEBHOOK_TARGET_REFUSED'], REFUSED)
  createWebhook(@Body() definition: unknown): Promise<CreatedWebhookResponse> {
    return this.webhooks.create(definition);
  }

  /** The webhooks of the sandbox, in the order of their creation. */
  @Get()
  listWebhooks(): Promise<WebhookResponse[]> {
    return this.webhooks.list();
  }

  /** The event types of this service, each with its meaning. */
  @Get('events')
  @ApiOkResponse({
    description: 'The meaning of each event type, by its name.',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
  })
  listWebhookEvents(): Record<string, string> {
    return { ...this.app.webhookEvents };
  }

  /**
   * The deliveries of the sandbox, newest first.
   *
   * @remarks
   * All pending deliveries are kept, and the newest 10,000 of the others.
   */
  @Get('deliveries')
  @ListOf(WebhookDeliveryResponse, 'The deliveries, without their bodies.')
  listWebhookDeliveries(@Query() query: DeliveriesRequest): ListAnswer {
    return { list: this.deliveries.list(query), page: query };
  }

  /** One webhook. */
  @Get(':id')
  @ApiParam(WEBHOOK_ID)
  @ApiProblem(404, ['WEBHOOK_NOT_FOUND'], NO_WEBHOOK)
  findWebhook(@Param('id') id: string): Promise<WebhookResponse> {
    return this.webhooks.find(id);
  }

  /** Changes a webhook. Members that are left out stay as they are. */
  @Patch(':id')
  @TakesJson()
  @ApiParam(WEBHOOK_ID)
  @ApiBody({ schema: WEBHOOK_CHANGE })
  @ApiOkResponse({ type: WebhookResponse, description: 'The webhook.' })
  @ApiProblem(400, ['WEBHOOK_INVALID', 'REQUEST_INVALID'], INVALID)
  @ApiProblem(404, ['WEBHOOK_NOT_FOUND'], NO_WEBHOOK)
  @ApiProblem(422, ['WEBHOOK_TARGET_REFUSED'], REFUSED)
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
  @ApiProblem(404, ['WEBHOOK_NOT_FOUND'], NO_WEBHOOK)
  @ApiProblem(409, ['WEBHOOK_DISABLED'], 'The webhook is disabled.')
  testWebhook(@Param('id') id: string): Promise<WebhookDeliveryResponse> {
    return this.deliveries.test(id);
  }

  /** One delivery, with the body of the message and the attempts. */
  @Get('deliveries/:id')
  @ApiParam(DELIVERY_ID)
  @ApiProblem(404, ['WEBHOOK_DELIVERY_NOT_FOUND'], NO_DELIVERY)
  findWebhookDelivery(@Param('id') id: string): Promise<WebhookDeliveryDetailsResponse> {
    return this.deliveries.find(id);
  }

  /** Sends a message again, with the same id: now, and after the same delays if it fails. */
  @Post('deliveries/:id/redeliver')
  @HttpCode(202)
  @ApiParam(DELIVERY_ID)
  @ApiProblem(
    404,
    ['WEBHOOK_DELIVERY_NOT_FOUND', 'WEBHOOK_NOT_FOUND'],
    'The delivery or its webhook does not exist.',
  )
  @ApiProblem(409, ['WEBHOOK_DISABLED'], 'The webhook is disabled.')
  redeliverWebhook(@Param('id') id: string): Promise<WebhookDeliveryResponse> {
    return this.deliveries.redeliver(id);
  }

  /** Deletes a webhook. Its deliveries stay in the log; those that are pending fail when they are due. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam(WEBHOOK_ID)
  @ApiProblem(404, ['WEBHOOK_NOT_FOUND'], NO_WEBHOOK)
  deleteWebhook(@Param('id') id: string): Promise<void> {
    return this.webhooks.delete(id);
  }
}
