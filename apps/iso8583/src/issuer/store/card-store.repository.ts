import { Injectable } from '@nestjs/common';
import { type Cents } from '#libs/kernel';
import {
  type EntitySql,
  type Statement,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type Card } from '../../account/card';
import { type Account } from '../../account/own-accounts/account-type';
import {
  ledgerNameOf,
  onDefault,
  onOwnAccount,
  type OwnAccount,
} from '../../account/own-accounts/own-account';
import { type CardTransaction, type Hold, type LedgerEntry } from '../../account/transaction';
import { type NetworkState } from '../../network/network-state';
import { NetworkStateRepository } from '../../network/network-state.repository';
import { RetryCountRepository } from '../../retries/retry-count.repository';
import { SettingRepository, type StoredSettings } from '../../settings/setting.repository';
import { deleteScriptsOfCard } from '../../scripts/script.repository';
import { deleteTokensOfCard } from '../../tokens/token.repository';
import { type StandInQueue } from '../stand-in/stand-in-queue.repository';
import { AccountRepository } from './account.repository';
import { DisputeMovementRow, DisputeRow } from './dispute.rows';
import { CardRow, HoldRow, LedgerEntryRow, TransactionRow } from './host.rows';
import { TransactionRepository } from './transaction.repository';

/** The locked card, if it exists, and the settings of the sandbox. */
export interface LockedCard extends StoredSettings {
  readonly card: Card | undefined;
  /** The number of its messages that the network approved and that are not posted yet. */
  readonly waiting: number;
  /** The network state of the institution that sent the message. */
  readonly network: NetworkState;
}

/** An own account of a card, and the card with its amounts. */
interface ShownAccount {
  readonly account: OwnAccount;
  readonly card: Card;
}

/** The tables with the history of a card. */
const HISTORY = [TransactionRow, HoldRow, LedgerEntryRow, DisputeRow, DisputeMovementRow] as const;

/** The columns of a card that a message can change, without its amounts. */
const SAVED =
  'status = $2, status_changed_at = $3, day = $4, day_approvals = $5, day_amount = $6, pin_failures = $7, ' +
  'last_atc = $8, orphans = $9, version = $10';
const SAVED_FUNDS = 'balance = $11, held = $12, next_hold_expiry = $13';

interface CardTexts {
  /** Locks a card. */
  readonly lock: string;
  /** Saves a card with its amounts. */
  readonly withFunds: string;
  /** Saves a card that shows the amounts of an own account, which is saved by itself. */
  readonly withoutFunds: string;
}

/** The cards with their holds and ledgers, and the repositories that a message needs beside them. */
@Injectable()
export class CardStore {
  /** The statements that each message uses, by database. */
  private readonly knownTexts = new WeakMap<EntitySql<CardRow>, CardTexts>();

  constructor(
    readonly transactions: TransactionRepository,
    readonly settings: SettingRepository,
    readonly accounts: AccountRepository,
    readonly retries: RetryCountRepository,
    readonly network: NetworkStateRepository,
  ) {}

  get queue(): StandInQueue {
    return this.transactions.queue;
  }

  /**
   * Locks the card until the end of the transaction, and releases its expired holds.
   * @param institution that sent the message
   */
  *lock(tx: UnitOfWork, pan: string, now: string, institution = ''): Transactional<LockedCard> {
    const cards = tx.sql(CardRow);
    const statement = { sql: this.texts(tx).lock, parameters: [pan, institution] };
    const [row] = tx.now(statement) ?? (yield statement);
    if (row === undefined) {
      const network = yield* this.network.find(tx, institution);
      return { card: undefined, waiting: 0, network, ...(yield* this.settings.stored(tx)) };
    }
    const card = cards.read(row);
    const { nextHoldExpiry } = card;
    const isUpToDate = nextHoldExpiry === null || nextHoldExpiry > now;
    return {
      card: isUpToDate ? card : yield* this.expireHolds(tx, card, now),
      waiting: Number(row['waiting']),
      network: this.network.stateIn(row),
      ...this.settings.storedIn(row),
    };
  }

  /** @returns false if the card already exists */
  *insert(tx: UnitOfWork, card: Card): Transactional<boolean> {
    const suffix = 'ON CONFLICT DO NOTHING RETURNING pan';
    const rows = yield tx.sql(CardRow).insert(card as CardRow, suffix);
    return rows.length > 0;
  }

  /**
   * The locked card with the amounts of an account. Expired holds of the account are released.
   * @param account an own account of the card, or the default one
   */
  *onAccount(tx: UnitOfWork, card: Card, account: Account, now: string): Transactional<Card> {
    const base = onDefault(card);
    if (account === 'default') return base;
    const own = yield* this.accounts.find(tx, card.pan, account);
    if (own === undefined) throw new Error(`A card has no ${account} account.`);
    return yield* this.shown(tx, base, own, now);
  }

  /** The own accounts of a locked card, each as the card with its amounts. Expired holds are released. */
  *ownAccounts(tx: UnitOfWork, card: Card, now: string): Transactional<ShownAccount[]> {
    if (card.ownAccounts.length === 0) return [];
    const base = onDefault(card);
    const accounts: ShownAccount[] = [];
    for (const account of yield* this.accounts.ofCard(tx, card.pan)) {
      accounts.push({ account, card: yield* this.shown(tx, base, account, now) });
    }
    return accounts;
  }

  /** Writes the columns of a card that a message can change, and the amounts of the account that it shows. */
  *save(tx: UnitOfWork, card: Card): Transactional<void> {
    const { pan, status, statusChangedAt, day, dayApprovals, dayAmount, pinFailures } = card;
    const { lastAtc, orphans, version, balance, held, nextHoldExpiry, ledger } = card;
    const parameters = [pan, status, statusChangedAt, day, dayApprovals, dayAmount, pinFailures];
    parameters.push(lastAtc, orphans, version);
    if (ledger === undefined) parameters.push(balance, held, nextHoldExpiry);
    const { withFunds, withoutFunds } = this.texts(tx);
    const statement = { sql: ledger === undefined ? withFunds : withoutFunds, parameters };
    if (tx.now(statement) === undefined) yield statement;
    if (ledger !== undefined) yield* this.accounts.saveFunds(tx, pan, ledger, card);
  }

  /** Writes the PIN of a card, which no message changes. */
  *changePin(tx: UnitOfWork, { pan, pin }: Card): Transactional<void> {
    const sql = `UPDATE ${tx.table(CardRow)} SET pin = $1 WHERE pan = $2`;
    yield { sql, parameters: [pin, pan] };
  }

  *allPans(tx: UnitOfWork): Transactional<string[]> {
    const sql = `SELECT pan FROM ${tx.table(CardRow)} ORDER BY pan`;
    const rows = yield { sql, parameters: [] };
    return rows.map(({ pan }) => String(pan));
  }

  *insertHold(tx: UnitOfWork, hold: Hold): Transactional<void> {
    const statement = tx.sql(HoldRow).insert(hold);
    if (tx.now(statement) === undefined) yield statement;
  }

  /** The hold that a transaction created or incremented. */
  *holdOf(tx: UnitOfWork, transaction: CardTransaction): Transactional<Hold | undefined> {
    const { id, originalId, pan, authorizationCode } = transaction;
    return yield* firstHold(tx, 'pan = $1 AND authorization_code = $2 AND id = $3', [
      pan,
      authorizationCode,
      originalId ?? id,
    ]);
  }

  /** The newest hold with this authorization code. */
  *holdByCode(
    tx: UnitOfWork,
    pan: string,
    authorizationCode: string,
  ): Transactional<Hold | undefined> {
    const where = 'pan = $1 AND authorization_code = $2 ORDER BY sequence DESC LIMIT 1';
    return yield* firstHold(tx, where, [pan, authorizationCode]);
  }

  /** Writes the status, the amount and the expiry of a hold. */
  *saveHold(
    tx: UnitOfWork,
    { id, pan, authorizationCode, status, amount, expiresAt }: Hold,
  ): Transactional<void> {
    yield {
      sql:
        `UPDATE ${tx.table(HoldRow)} SET status = $1, amount = $2, expires_at = $3 ` +
        'WHERE pan = $4 AND authorization_code = $5 AND id = $6',
      parameters: [status, amount, expiresAt, pan, authorizationCode, id],
    };
  }

  /** The expiry of the first open hold that expires, of the account that the card shows. */
  *nextHoldExpiry(tx: UnitOfWork, card: Card): Transactional<string | null> {
    const sql =
      `SELECT MIN(expires_at) AS next FROM ${tx.table(HoldRow)} ` +
      `WHERE pan = $1 AND status = 'open' AND account = $2`;
    const [row] = yield { sql, parameters: [card.pan, ledgerNameOf(card)] };
    return (row?.['next'] ?? null) as string | null;
  }

  *insertEntry(tx: UnitOfWork, entry: LedgerEntry): Transactional<void> {
    yield tx.sql(LedgerEntryRow).insert(entry);
  }

  /** Deletes the history of the card, its tokens and its scripts. */
  *clearHistory(tx: UnitOfWork, pan: string): Transactional<void> {
    for (const entity of HISTORY) {
      yield { sql: `DELETE FROM ${tx.table(entity)} WHERE pan = $1`, parameters: [pan] };
    }
    yield* this.queue.take(tx, pan);
    yield* this.retries.deleteOfCard(tx, pan);
    yield* deleteScriptsOfCard(tx, pan);
    yield* deleteTokensOfCard(tx, pan);
  }

  private *shown(tx: UnitOfWork, base: Card, own: OwnAccount, now: string): Transactional<Card> {
    const card = onOwnAccount(base, own);
    const { nextHoldExpiry } = own;
    const isUpToDate = nextHoldExpiry === null || nextHoldExpiry > now;
    return isUpToDate ? card : yield* this.expireHolds(tx, card, now);
  }

  private texts(tx: UnitOfWork): CardTexts {
    const cards = tx.sql(CardRow);
    const known = this.knownTexts.get(cards);
    if (known !== undefined) return known;
    const { table } = cards;
    const texts = {
      lock:
        `SELECT c.*, ${this.queue.countText(tx, 'c.pan')}, ${this.settings.storedText(tx)}, ` +
        `${this.network.stateText(tx, '$2')} FROM ${table} c WHERE c.pan = $1${tx.forUpdate('c')}`,
      withFunds: `UPDATE ${table} SET ${SAVED}, ${SAVED_FUNDS} WHERE pan = $1`,
      withoutFunds: `UPDATE ${table} SET ${SAVED} WHERE pan = $1`,
    };
    this.knownTexts.set(cards, texts);
    return texts;
  }

  private *expireHolds(tx: UnitOfWork, card: Card, now: string): Transactional<Card> {
    const rows = yield {
      sql:
        `UPDATE ${tx.table(HoldRow)} SET status = 'expired' ` +
        `WHERE pan = $1 AND status = 'open' AND expires_at <= $2 AND account = $3 RETURNING amount`,
      parameters: [card.pan, now, ledgerNameOf(card)],
    };
    const freed = rows.reduce((sum, { amount }) => sum + Number(amount), 0);
    const nextHoldExpiry = yield* this.nextHoldExpiry(tx, card);
    const updated = { ...card, held: (card.held - freed) as Cents, nextHoldExpiry };
    yield* this.save(tx, updated);
    return updated;
  }
}

function* firstHold(
  tx: UnitOfWork,
  where: string,
  parameters: Statement['parameters'],
): Transactional<Hold | undefined> {
  const holds = tx.sql(HoldRow);
  const [row] = yield { sql: `SELECT * FROM ${holds.table} WHERE ${where}`, parameters };
  return row === undefined ? undefined : holds.read(row);
}
