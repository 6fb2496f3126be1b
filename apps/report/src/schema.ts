import { migrations } from './migrations';
import { type Schema } from '#libs/app';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { RunRow } from './runs/run.row';
import { ScheduleRow } from './schedules/schedule.row';
import { ReconciliationItemRow } from './types/reconciliation/item.row';
import { StatementNumberRow } from './types/statement/statement-number.row';

/** The tables of the reports in each sandbox. */
export const schema: Schema = {
  entities: [RunRow, ScheduleRow, ReconciliationItemRow, StatementNumberRow, ...webhookEntities],
  migrations: [...migrations, ...webhookMigrations],
};
