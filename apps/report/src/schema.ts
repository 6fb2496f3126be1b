import { type Schema } from '#libs/platform';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { CreateRuns1795900000000 } from './migrations/1795900000000-create-runs';
import { RunRow } from './runs/run.row';

/** The tables of the reports in each sandbox. */
export const schema: Schema = {
  entities: [RunRow, ...webhookEntities],
  migrations: [CreateRuns1795900000000, ...webhookMigrations],
};
