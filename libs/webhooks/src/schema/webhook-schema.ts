import { type Schema } from '#libs/app';
import { CreateWebhooks1795400000000 } from './1795400000000-create-webhooks';
import { AttemptRow, DeliveryRow, SubscriptionRow } from '../delivery/webhook.rows';

/** The tables of webhooks, which a service adds to its own schema. */
export const webhookEntities: Schema['entities'] = [SubscriptionRow, DeliveryRow, AttemptRow];

export const webhookMigrations: Schema['migrations'] = [CreateWebhooks1795400000000];
