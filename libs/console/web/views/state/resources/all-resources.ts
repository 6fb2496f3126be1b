import type { Resource } from '../generic/resource';
import { cardTransactions } from './cards/card-transactions';
import { cards } from './cards/cards';
import { claims } from './dict/claims';
import { keys } from './dict/keys';
import { policyBuckets } from './dict/policy-buckets';
import { invoices } from './nfse/invoices';
import { bankAccounts } from './open-finance/bank-accounts';
import { bankPayments } from './open-finance/bank-payments';
import { consents } from './open-finance/consents';
import { clients } from './ratelimit/clients';
import { usage } from './ratelimit/usage';
import { reports } from './report/reports';
import { reserveAccounts } from './spi/accounts';
import { participants } from './spi/participants';
import { payments } from './spi/payments';
import { returns } from './spi/returns';
import { executions } from './workflow/executions';
import { workflows } from './workflow/workflows';

/** All resources, by service, in the order of the navigation. */
export const RESOURCES: readonly Resource[] = [
  ...[payments, returns, reserveAccounts, participants],
  ...[keys, claims, policyBuckets],
  ...[cardTransactions, cards],
  ...[bankPayments, consents, bankAccounts],
  invoices,
  ...[workflows, executions],
  reports,
  ...[clients, usage],
];
