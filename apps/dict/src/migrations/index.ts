// Generated: npm run generate
import { CreateKeys1763712000000 } from './1763712000000-create-keys';
import { OfficialEntries1796000000000 } from './1796000000000-official-entries';
import { Policies1796000100000 } from './1796000100000-policies';
import { Reconciliation1796000300000 } from './1796000300000-reconciliation';
import { CreateFraud1796000400000 } from './1796000400000-create-fraud';
import { CreateRecoveries1796000500000 } from './1796000500000-create-recoveries';
import { CreateExamRuns1796000600000 } from './1796000600000-create-exam-runs';

export const migrations = [
  CreateKeys1763712000000,
  OfficialEntries1796000000000,
  Policies1796000100000,
  Reconciliation1796000300000,
  CreateFraud1796000400000,
  CreateRecoveries1796000500000,
  CreateExamRuns1796000600000,
];
