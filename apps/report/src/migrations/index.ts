// Generated: npm run generate
import { CreateReconciliationItems1795800100000 } from './1795800100000-create-reconciliation-items';
import { CreateRuns1795900000000 } from './1795900000000-create-runs';
import { CreateStatementNumbers1800400000000 } from './1800400000000-create-statement-numbers';
import { CreateSchedules1800600000000 } from './1800600000000-create-schedules';
import { CreateReportFiles1800700000000 } from './1800700000000-create-report-files';

export const migrations = [
  CreateReconciliationItems1795800100000,
  CreateRuns1795900000000,
  CreateStatementNumbers1800400000000,
  CreateSchedules1800600000000,
  CreateReportFiles1800700000000,
];
