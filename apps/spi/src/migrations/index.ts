// Generated: npm run generate
import { CreateTransactions1763690400000 } from './1763690400000-create-transactions';
import { AddReasonCode1763762400000 } from './1763762400000-add-reason-code';
import { CreateSettlement1795900000000 } from './1795900000000-create-settlement';
import { SeedParticipants1795900010000 } from './1795900010000-seed-participants';
import { CreateIcom1795900100000 } from './1795900100000-create-icom';
import { CreatePaymentSeries1795900200000 } from './1795900200000-create-payment-series';
import { CreateExamRuns1795900210000 } from './1795900210000-create-exam-runs';
import { AddContentDigest1795900220000 } from './1795900220000-add-content-digest';
import { AddCounterparties1800400010000 } from './1800400010000-add-counterparties';

export const migrations = [
  CreateTransactions1763690400000,
  AddReasonCode1763762400000,
  CreateSettlement1795900000000,
  SeedParticipants1795900010000,
  CreateIcom1795900100000,
  CreatePaymentSeries1795900200000,
  CreateExamRuns1795900210000,
  AddContentDigest1795900220000,
  AddCounterparties1800400010000,
];
