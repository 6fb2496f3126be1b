import { migrations } from './migrations';
import { type Schema } from '#libs/app';
import { webhookEntities, webhookMigrations } from '#libs/webhooks';
import { ReportFileRow } from './files/report-file.row';
import { RunRow } from './runs/run.row';
import { ScheduleRow } from './schedules/schedule.row';
import { MatchedEntryRow } from './types/file-reconciliation/matched-entry.row';
import { ReconciliationItemRow } from './types/reconciliation/item.row';
import { StatementNumberRow } from './types/statement/statement-number.row';

/** The tables of the reports in each sandbox. */
export const schema: Schema = {
  entities: [
    ...[RunRow, ScheduleRow, ReportFileRow],
    ...[ReconciliationItemRow, MatchedEntryRow, StatementNumberRow],
    ...webhookEntities,
  ],
  migrations: [...migrations, ...webhookMigrations],
};
