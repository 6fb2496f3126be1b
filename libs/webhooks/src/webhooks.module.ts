import { Module } from '@nestjs/common';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { isLoopback } from '#libs/control';
import { AddressGuard } from '#libs/outbound';
import { Audiences } from './audiences';
import { type WebhookConfig } from './config';
import { DeliveriesService } from './control/deliveries.service';
import { WebhookRepository } from './control/webhook.repository';
import { WebhooksController } from './control/webhooks.controller';
import { WebhooksService } from './control/webhooks.service';
import { Deliverer } from './delivery/deliverer';
import { DeliveryRepository } from './delivery/delivery.repository';
import { webhookTargets } from './delivery/targets';
import { Webhooks } from './webhooks';

/** Gives a service webhooks: `Webhooks` to record events, and the addresses below `/__admin/webhooks`. */
@Module({
  controllers: [WebhooksController],
  providers: [
    {
      provide: AddressGuard,
      useFactory: ({ host, webhookPrivateTargets: setting }: ServiceConfig & WebhookConfig) =>
        webhookTargets(setting === 'allow' || (setting === 'auto' && isLoopback(host))),
      inject: [CONFIG],
    },
    Audiences,
    DeliveryRepository,
    Deliverer,
    Webhooks,
    WebhookRepository,
    WebhooksService,
    DeliveriesService,
  ],
  exports: [Webhooks],
})
export class WebhooksModule {}
