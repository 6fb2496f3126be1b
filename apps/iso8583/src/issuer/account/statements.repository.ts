import type { DataSource } from 'typeorm';
import { type Cents } from '#libs/kernel';
import { EntitySql, forUpdate, type AtomicWork, type SqlRow, type Statement } from '#libs/database';
import { NetworkStatements } from '../../network/network-statements.repository';
import { type NetworkState } from '../../network/network-state';
import { type Card } from './card';
import { RetryStatements } from '../../retries/retry-counts.repository';
import { CardRow, HoldRow, LedgerEntryRow, TransactionRow } from './host.rows';
import { TotalsStatements } from '../reconciliation/totals.repository';
import { type ReadRequest } from '../request/card-request';
import { SettingStatements, type StoredSettings } from './settings.repository';
import { StandInQueue } from '../stand-in/queue.repository';
import { retiredKeyOf, type CardTransaction, type Hold, type LedgerEntry } from './transaction';

/** The rule of a reversal that finds no original. */
export const NOT_FOUND_RULE = 'reversal.not-found';
/** The maximum number of transactions that a reversal is compared with. */
const CANDIDATES = 50;

/** The locked card, if it exists, and the settings of the sandbox. */
export interface LockedCard extends StoredSettings {
  readonly card: Card | undefined;
  /** The number of its messages that the network approved and that are not posted yet. */
  readonly waiting: number;
  /** The network state of the institution that sent the message. */
  readonly network: NetworkState;
}

/** The columns of a card that a message can change. */
const SAVED =
  'status = $1, status_changed_at = $2, balance = $3, held = $4, next_hold_expiry = $5, day = $6, ' +
  'day_approvals = $7, day_amount = $8, pin_failures = $9, last_atc = $10, orphans = $11, version = $12';

/** The database steps of the host. Each is a few statements of the same transaction. */
export class HostStatements {
  private readonly cards: EntitySql<CardRow>;
  private readonly transactions: EntitySql<TransactionRow>;
  private readonly holds: EntitySql<HoldRow>;
  private readonly entries: EntitySql<LedgerEntryRow>;
  readonly settings: SettingStatements;
  readonly queue: StandInQueue;
  readonly totals: TotalsStatements;
  readonly retries: RetryStatements;
  readonly network: NetworkStatements;
  private readonly lockText: string;

  constructor(database: DataSource) {
    this.cards = EntitySql.of(database, CardRow);
    this.transactions = EntitySql.of(database, TransactionRow);
    this.holds = EntitySql.of(database, HoldRow);
    this.entries = EntitySql.of(database, LedgerEntryRow);
    this.settings = new SettingStatements(database);
    this.queue = new StandInQueue(database);
    this.totals = new TotalsStatements(database);
    this.retries = new RetryStatements(database);
    this.network = new NetworkStatements(database);
    this.lockText =
      `SELECT c.*, ${this.queue.countText('c.pan')}, ${this.settings.storedText}, ${this.network.stateText('$2')} FROM ${this.cards.table} c ` +
      `WHERE c.pan = $1${forUpdate(database, 'c')}`;
  }

  /**
   * Locks the card until the end of the transaction, and releases its expired holds.
   * @param institution that sent the message
   */
  *lockCard(pan: string, now: string, institution = ''): AtomicWork<LockedCard> {
    const [row] = yield { sql: this.lockText, parameters: [pan, institution] };
    if (row === undefined) {
      const network = yield* this.network.find(institution);
      return { card: undefined, waiting: 0, network, ...(yield* this.settings.stored()) };
    }
    const card = this.cards.read(row);
    const { nextHoldExpiry } = card;
    const isUpToDate = nextHoldExpiry === null || nextHoldExpiry > now;
    return {
      card: isUpToDate ? card : yield* this.expireHolds(card, now),
      waiting: Number(row['waiting']),
      network: this.network.stateIn(row),
      ...this.settings.storedIn(row),
    };
  }

  *insertCard(card: Card): AtomicWork<boolean> {
    const rows = yield this.cards.insert(card as CardRow, 'ON CONFLICT DO NOTHING RETURNING pan');
    return rows.length > 0;
  }

  /** Writes the columns of a card that a message can change. */
  *saveCard(card: Card): AtomicWork<void> {
    yield {
      sql: `UPDATE ${this.cards.table} SET ${SAVED} WHERE pan = $13`,
      parameters: [
        card.status,
        card.statusChangedAt,
        card.balance,
        card.held,
        card.nextHoldExpiry,
        card.day,
        card.dayApprovals,
        card.dayAmount,
        card.pinFailures,
        card.lastAtc,
        card.orphans,
        card.version,
        card.pan,
      ],
    };
  }

  *transactionByKey(messageKey: string): AtomicWork<CardTransaction | undefined> {
    return yield* this.first(this.transactions, 'WHERE message_key = $1', [messageKey]);
  }

  /** Frees the key of a message, because another one has the same numbers a year later. */
  *retireKey(transaction: CardTransaction): AtomicWork<void> {
    const parameters = [transaction.messageKey, retiredKeyOf(transaction), transaction.id];
    yield {
      sql: `UPDATE ${this.transactions.table} SET message_key = $2 WHERE message_key = $1 AND id = $3`,
      parameters,
    };
    yield* this.queue.rename(transaction.pan, transaction.messageKey, retiredKeyOf(transaction));
  }

  /** @returns false if a message with the same key is already stored */
  *insertTransaction(transaction: CardTransaction): AtomicWork<boolean> {
    const suffix = 'ON CONFLICT DO NOTHING RETURNING id';
    const rows = yield this.transactions.insert(transaction, suffix);
    return rows.length > 0;
  }

  /**
   * The possible originals of a reversal: first those with the DE7 of DE90, then the newest.
   * @param request with the STAN and DE7 that DE90 names, or its own STAN
   */
  *candidates(
    pan: string,
    { original, message: { fields } }: Pick<ReadRequest, 'original' | 'message'>,
  ): AtomicWork<CardTransaction[]> {
    const stan = original?.stan ?? fields['11'] ?? '';
    const rows = yield {
      sql:
        `SELECT * FROM ${this.transactions.table} WHERE pan = $1 AND (stan = $2 OR rrn = $3) ` +
        `AND kind NOT IN ('reversal', 'confirmed') ORDER BY ` +
        'CASE WHEN stan = $2 AND transmitted_at = $4 THEN 0 ELSE 1 END, sequence DESC ' +
        `LIMIT ${String(CANDIDATES)}`,
      parameters: [pan, stan, fields['37'] ?? null, original?.transmittedAt ?? ''],
    };
    return rows.map((row) => this.transactions.read(row));
  }

  /** The accepted reversals of the card whose original has not arrived. */
  *orphans(pan: string): AtomicWork<CardTransaction[]> {
    const rows = yield {
      sql:
        `SELECT * FROM ${this.transactions.table} WHERE pan = $1 AND kind = 'reversal' ` +
        `AND original_id IS NULL AND rule = '${NOT_FOUND_RULE}' AND response_code = '00' ` +
        'ORDER BY sequence DESC',
      parameters: [pan],
    };
    return rows.map((row) => this.transactions.read(row));
  }

  *setReversed(
    { messageKey }: CardTransaction,
    netAmount: Cents,
    reversedBy: string | null,
  ): AtomicWork<void> {
    yield {
      sql: `UPDATE ${this.transactions.table} SET net_amount = $1, reversed_by = $2 WHERE message_key = $3`,
      parameters: [netAmount, reversedBy, messageKey],
    };
  }

  /** Changes the effect of a transaction, once its money has moved. */
  *setPosted(
    { messageKey }: CardTransaction,
    { kind, netAmount }: Pick<CardTransaction, 'kind' | 'netAmount'>,
  ): AtomicWork<void> {
    yield {
      sql: `UPDATE ${this.transactions.table} SET kind = $1, net_amount = $2 WHERE message_key = $3`,
      parameters: [kind, netAmount, messageKey],
    };
  }

  *setOriginal({ messageKey }: CardTransaction, originalId: string): AtomicWork<void> {
    yield {
      sql: `UPDATE ${this.transactions.table} SET original_id = $1 WHERE message_key = $2`,
      parameters: [originalId, messageKey],
    };
  }

  *insertHold(hold: Hold): AtomicWork<void> {
    yield this.holds.insert(hold);
  }

  /** The hold that a transaction created or incremented. */
  *holdOf({
    id,
    originalId,
    pan,
    authorizationCode,
  }: CardTransaction): AtomicWork<Hold | undefined> {
    const where = 'WHERE pan = $1 AND authorization_code = $2 AND id = $3';
    return yield* this.first(this.holds, where, [pan, authorizationCode, originalId ?? id]);
  }

  /** The transaction that created a hold. */
  *transactionOfHold({ id, pan }: Hold): AtomicWork<CardTransaction | undefined> {
    return yield* this.first(this.transactions, 'WHERE pan = $1 AND id = $2', [pan, id]);
  }

  /** The newest hold with this authorization code. */
  *holdByCode(pan: string, authorizationCode: string): AtomicWork<Hold | undefined> {
    const where = 'WHERE pan = $1 AND authorization_code = $2 ORDER BY sequence DESC LIMIT 1';
    return yield* this.first(this.holds, where, [pan, authorizationCode]);
  }

  /** Writes the status, the amount and the expiry of a hold. */
  *setHold({ id, pan, authorizationCode, status, amount, expiresAt }: Hold): AtomicWork<void> {
    yield {
      sql:
        `UPDATE ${this.holds.table} SET status = $1, amount = $2, expires_at = $3 ` +
        'WHERE pan = $4 AND authorization_code = $5 AND id = $6',
      parameters: [status, amount, expiresAt, pan, authorizationCode, id],
    };
  }

  /** When the first open hold of the card expires. */
  *nextHoldExpiry(pan: string): AtomicWork<string | null> {
    const [row] = yield {
      sql: `SELECT MIN(expires_at) AS next FROM ${this.holds.table} WHERE pan = $1 AND status = 'open'`,
      parameters: [pan],
    };
    return (row?.['next'] ?? null) as string | null;
  }

  *insertEntry(entry: LedgerEntry): AtomicWork<void> {
    yield this.entries.insert(entry);
  }

  /** Deletes the history of the card. */
  *clearHistory(pan: string): AtomicWork<void> {
    for (const { table } of [this.transactions, this.holds, this.entries]) {
      yield { sql: `DELETE FROM ${table} WHERE pan = $1`, parameters: [pan] };
    }
    yield* this.queue.take(pan);
    yield* this.retries.deleteOfCard(pan);
  }

  *allPans(): AtomicWork<string[]> {
    const rows = yield { sql: `SELECT pan FROM ${this.cards.table} ORDER BY pan`, parameters: [] };
    return rows.map(({ pan }) => String(pan));
  }

  private *expireHolds(card: Card, now: string): AtomicWork<Card> {
    const rows: readonly SqlRow[] = yield {
      sql:
        `UPDATE ${this.holds.table} SET status = 'expired' ` +
        `WHERE pan = $1 AND status = 'open' AND expires_at <= $2 RETURNING amount`,
      parameters: [card.pan, now],
    };
    const freed = rows.reduce((sum, { amount }) => sum + Number(amount), 0);
    const nextHoldExpiry = yield* this.nextHoldExpiry(card.pan);
    const updated = { ...card, held: (card.held - freed) as Cents, nextHoldExpiry };
    yield* this.saveCard(updated);
    return updated;
  }

  private *first<Row extends object>(
    sql: EntitySql<Row>,
    where: string,
    parameters: Statement['parameters'],
  ): AtomicWork<Row | undefined> {
    const [row] = yield { sql: `SELECT * FROM ${sql.table} ${where}`, parameters };
    return row === undefined ? undefined : sql.read(row);
  }
}
