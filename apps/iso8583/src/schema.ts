import { type Schema } from '#libs/platform';
import { AdviceRow } from './acquirer/advices/advice.rows';
import { LinkRow } from './acquirer/links/link.rows';
import { LoadRow } from './acquirer/load/load.rows';
import {
  CardRow,
  CounterRow,
  HoldRow,
  LedgerEntryRow,
  SettingRow,
  TransactionRow,
} from './issuer/account/host.rows';
import { AddInstallments1797000310000 } from './migrations/1797000310000-add-installments';
import { QueuedMessageRow } from './issuer/stand-in/stand-in.row';
import { CreateCardHost1763715600000 } from './migrations/1763715600000-create-card-host';
import { SeedCards1763715700000 } from './migrations/1763715700000-seed-cards';
import { ExtendCardHost1797000000000 } from './migrations/1797000000000-extend-card-host';
import { CreateNetworkState1797000200000 } from './migrations/1797000200000-create-network-state';
import { CreateRetryCounts1797000300000 } from './migrations/1797000300000-create-retry-counts';
import { NetworkStateRow } from './network/network.rows';
import { RetryCountRow } from './retries/retry-count.row';
import { CreateAcquirer1797000100000 } from './migrations/1797000100000-create-acquirer';

/** The tables of the card host in each sandbox. */
export const schema: Schema = {
  entities: [
    CardRow,
    TransactionRow,
    HoldRow,
    LedgerEntryRow,
    CounterRow,
    SettingRow,
    QueuedMessageRow,
    NetworkStateRow,
    RetryCountRow,
    LinkRow,
    AdviceRow,
    LoadRow,
  ],
  migrations: [
    CreateCardHost1763715600000,
    SeedCards1763715700000,
    ExtendCardHost1797000000000,
    CreateNetworkState1797000200000,
    CreateRetryCounts1797000300000,
    CreateAcquirer1797000100000,
    AddInstallments1797000310000,
  ],
};
