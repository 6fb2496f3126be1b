// Generated: npm run generate
import { CreateReconciliationItems1795800100000 } from './1795800100000-create-reconciliation-items';
import { CreateRuns1795900000000 } from './1795900000000-create-runs';

export const migrations = [CreateReconciliationItems1795800100000, CreateRuns1795900000000];
