// Generated: npm run generate
import { CreateBank1795400000000 } from './1795400000000-create-bank';
import { CreateConsents1795500000000 } from './1795500000000-create-consents';
import { CreatePayments1795600000000 } from './1795600000000-create-payments';
import { CreateCharges1795700100000 } from './1795700100000-create-charges';
import { AddPaymentBlocking1795900000000 } from './1795900000000-add-payment-blocking';
import { CreateSettings1798600000000 } from './1798600000000-create-settings';
import { IndexConsents1799200000000 } from './1799200000000-index-consents';
import { CreateRecurringConsents1799700000000 } from './1799700000000-create-recurring-consents';
import { CreateOauthClients1799800100000 } from './1799800100000-create-oauth-clients';
import { CreateDirectory1799800200000 } from './1799800200000-create-directory';
import { CreateTokens1799900000000 } from './1799900000000-create-tokens';
import { CreateAuthorizations1799900100000 } from './1799900100000-create-authorizations';
import { AddSecondDecisions1800010000000 } from './1800010000000-add-second-decisions';
import { CreateLimitCounters1800020000000 } from './1800020000000-create-limit-counters';
import { CreateExamRuns1800030000000 } from './1800030000000-create-exam-runs';
import { AddEndToEndIds1800400020000 } from './1800400020000-add-end-to-end-ids';
import { CreateRemittances1800500000000 } from './1800500000000-create-remittances';

export const migrations = [
  CreateBank1795400000000,
  CreateConsents1795500000000,
  CreatePayments1795600000000,
  CreateCharges1795700100000,
  AddPaymentBlocking1795900000000,
  CreateSettings1798600000000,
  IndexConsents1799200000000,
  CreateRecurringConsents1799700000000,
  CreateOauthClients1799800100000,
  CreateDirectory1799800200000,
  CreateTokens1799900000000,
  CreateAuthorizations1799900100000,
  AddSecondDecisions1800010000000,
  CreateLimitCounters1800020000000,
  CreateExamRuns1800030000000,
  AddEndToEndIds1800400020000,
  CreateRemittances1800500000000,
];
