import { type Schema } from '#libs/platform';
import { CreateWebhooks1795400000000 } from './1795400000000-create-webhooks';
import { AttemptRow, DeliveryRow, SubscriptionRow } from './webhook.rows';

/** The tables of webhooks: a service adds them to its own schema. */
export const webhookEntities: Schema['entities'] = [SubscriptionRow, DeliveryRow, AttemptRow];

export const webhookMigrations: Schema['migrations'] = [CreateWebhooks1795400000000];
