import { type Schema } from '#libs/app';
import { migrations } from './migrations';
import { AdviceRow } from './acquirer/advices/advice.rows';
import { LinkRow } from './acquirer/links/link.rows';
import { LoadRow } from './acquirer/load/load.rows';
import { CardRow, HoldRow, LedgerEntryRow, TransactionRow } from './issuer/store/host.rows';
import { DisputeMovementRow, DisputeRow } from './issuer/store/dispute.rows';
import { OwnAccountRow } from './issuer/store/account.row';
import { ReconciliationRow } from './issuer/reconciliation/reconciliation.row';
import { CounterRow } from './messages/counter.row';
import { QueuedMessageRow } from './issuer/stand-in/stand-in.row';
import { NetworkStateRow } from './network/network.rows';
import { RetryCountRow } from './retries/retry-count.row';
import { ScriptRow } from './scripts/script.row';
import { SettingRow } from './settings/setting.row';
import { TokenRow } from './tokens/token.row';

/** The tables of the card host in each sandbox. */
export const schema: Schema = {
  entities: [
    CardRow,
    TransactionRow,
    HoldRow,
    LedgerEntryRow,
    OwnAccountRow,
    DisputeRow,
    DisputeMovementRow,
    CounterRow,
    SettingRow,
    QueuedMessageRow,
    ReconciliationRow,
    NetworkStateRow,
    RetryCountRow,
    LinkRow,
    AdviceRow,
    LoadRow,
    TokenRow,
    ScriptRow,
  ],
  migrations,
  createdWithSandbox: [
    { entity: CardRow, properties: ['createdAt', 'statusChangedAt'] },
    { entity: LedgerEntryRow, properties: ['createdAt'] },
  ],
};
