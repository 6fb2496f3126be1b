export { webhookVariables, type WebhookConfig } from './config';
export { type EventOrigin, type WebhookEvent } from './event';
export { webhookEntities, webhookMigrations } from './schema/webhook-schema';
export { Webhooks } from './webhooks';
export { WebhooksModule } from './webhooks.module';
