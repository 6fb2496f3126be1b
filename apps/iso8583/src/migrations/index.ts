// Generated: npm run generate
import { CreateCardHost1763715600000 } from './1763715600000-create-card-host';
import { SeedCards1763715700000 } from './1763715700000-seed-cards';
import { ExtendCardHost1797000000000 } from './1797000000000-extend-card-host';
import { CreateAcquirer1797000100000 } from './1797000100000-create-acquirer';
import { CreateNetworkState1797000200000 } from './1797000200000-create-network-state';
import { CreateRetryCounts1797000300000 } from './1797000300000-create-retry-counts';
import { AddInstallments1797000310000 } from './1797000310000-add-installments';
import { RenameUnavailableIssuer1797000320000 } from './1797000320000-rename-unavailable-issuer';
import { CreateReconciliations1800820000000 } from './1800820000000-create-reconciliations';
import { AddListenerOfAdvices1800821000000 } from './1800821000000-add-listener-of-advices';
import { CreateCardTokens1800830000000 } from './1800830000000-create-card-tokens';
import { AddCardSecurity1800830100000 } from './1800830100000-add-card-security';
import { AddCardAccounts1800840000000 } from './1800840000000-add-card-accounts';
import { CreateDisputes1800840100000 } from './1800840100000-create-disputes';
import { ForwardStandIn1800870000000 } from './1800870000000-forward-stand-in';
import { IndexDisputesByCard1800880000000 } from './1800880000000-index-disputes-by-card';

export const migrations = [
  CreateCardHost1763715600000,
  SeedCards1763715700000,
  ExtendCardHost1797000000000,
  CreateAcquirer1797000100000,
  CreateNetworkState1797000200000,
  CreateRetryCounts1797000300000,
  AddInstallments1797000310000,
  RenameUnavailableIssuer1797000320000,
  CreateReconciliations1800820000000,
  AddListenerOfAdvices1800821000000,
  CreateCardTokens1800830000000,
  AddCardSecurity1800830100000,
  AddCardAccounts1800840000000,
  CreateDisputes1800840100000,
  ForwardStandIn1800870000000,
  IndexDisputesByCard1800880000000,
];
