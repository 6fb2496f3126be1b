import { type Schema } from '#libs/platform';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { CreateRuns1795900000000 } from './migrations/1795900000000-create-runs';
import { CreateReconciliationItems1795800100000 } from './migrations/1795800100000-create-reconciliation-items';
import { RunRow } from './runs/run.row';
import { ReconciliationItemRow } from './types/reconciliation/item.row';

/** The tables of the reports in each sandbox. */
export const schema: Schema = {
  entities: [RunRow, ReconciliationItemRow, ...webhookEntities],
  migrations: [
    CreateReconciliationItems1795800100000,
    CreateRuns1795900000000,
    ...webhookMigrations,
  ],
};
