import { Injectable } from '@nestjs/common';
import { type Cents } from '#libs/kernel';
import { type Statement, type Transactional, type UnitOfWork } from '#libs/database';
import { retiredKeyOf, type CardTransaction, type Hold } from '../../account/transaction';
import { type ReadRequest } from '../../requests/card-request';
import { StandInQueue } from '../stand-in/stand-in-queue.repository';
import { TransactionRow } from './host.rows';

/** The rule of a reversal that finds no original. */
export const NOT_FOUND_RULE = 'reversal.not-found';
/** The maximum number of transactions that a reversal is compared with. */
const MAX_CANDIDATES = 50;

/** What a posting changes in the record of its message. */
type PostedEffect = Pick<CardTransaction, 'kind' | 'netAmount' | 'account' | 'toAccount'>;

/** The messages that the host decided on. */
@Injectable()
export class TransactionRepository {
  constructor(readonly queue: StandInQueue) {}

  /** @returns false if a message with the same key is already stored */
  *insert(tx: UnitOfWork, transaction: CardTransaction): Transactional<boolean> {
    const transactions = tx.sql(TransactionRow);
    const written = tx.changedNow(transactions.insert(transaction, 'ON CONFLICT DO NOTHING'));
    if (written !== undefined) return written > 0;
    const rows = yield transactions.insert(transaction, 'ON CONFLICT DO NOTHING RETURNING id');
    return rows.length > 0;
  }

  *findByKey(tx: UnitOfWork, messageKey: string): Transactional<CardTransaction | undefined> {
    const [found] = yield* select(tx, 'message_key = $1', [messageKey]);
    return found;
  }

  /** The transaction that created a hold. */
  *findOfHold(tx: UnitOfWork, { id, pan }: Hold): Transactional<CardTransaction | undefined> {
    const [found] = yield* select(tx, 'pan = $1 AND id = $2', [pan, id]);
    return found;
  }

  /** A debit or capture of a card that was not wholly reversed. @param id undefined: the newest one */
  *findPurchase(
    tx: UnitOfWork,
    pan: string,
    id: string | undefined,
  ): Transactional<CardTransaction | undefined> {
    const purchases = "pan = $1 AND kind IN ('debit', 'capture') AND net_amount > 0";
    const [found] =
      id === undefined
        ? yield* select(tx, `${purchases} ORDER BY sequence DESC LIMIT 1`, [pan])
        : yield* select(tx, `${purchases} AND id = $2`, [pan, id]);
    return found;
  }

  /** Adds to the part of a transaction that the cardholder got back in disputes. */
  *addDisputed(
    tx: UnitOfWork,
    { pan, id }: Pick<CardTransaction, 'pan' | 'id'>,
    cents: Cents,
  ): Transactional<void> {
    yield update(tx, 'disputed = disputed + $1 WHERE pan = $2 AND id = $3', [cents, pan, id]);
  }

  /** Frees the key of a message, because another one has the same numbers a year later. */
  *retireKey(tx: UnitOfWork, transaction: CardTransaction): Transactional<void> {
    const { pan, messageKey, id } = transaction;
    const retired = retiredKeyOf(transaction);
    yield update(tx, 'message_key = $2 WHERE message_key = $1 AND id = $3', [
      messageKey,
      retired,
      id,
    ]);
    yield* this.queue.rename(tx, pan, messageKey, retired);
  }

  /**
   * The possible originals of a reversal: first those with the DE7 of DE90, then the newest.
   * @param request with the STAN and DE7 in its DE90, or its own STAN
   */
  *candidates(
    tx: UnitOfWork,
    pan: string,
    { original, message: { fields } }: Pick<ReadRequest, 'original' | 'message'>,
  ): Transactional<CardTransaction[]> {
    const stan = original?.stan ?? fields['11'] ?? '';
    return yield* select(
      tx,
      `pan = $1 AND (stan = $2 OR rrn = $3) AND kind NOT IN ('reversal', 'confirmed') ORDER BY ` +
        'CASE WHEN stan = $2 AND transmitted_at = $4 THEN 0 ELSE 1 END, sequence DESC ' +
        `LIMIT ${String(MAX_CANDIDATES)}`,
      [pan, stan, fields['37'] ?? null, original?.transmittedAt ?? ''],
    );
  }

  /** The accepted reversals of the card whose original has not arrived. */
  *orphans(tx: UnitOfWork, pan: string): Transactional<CardTransaction[]> {
    return yield* select(
      tx,
      `pan = $1 AND kind = 'reversal' AND original_id IS NULL AND rule = '${NOT_FOUND_RULE}' ` +
        `AND response_code = '00' ORDER BY sequence DESC`,
      [pan],
    );
  }

  *setReversed(
    tx: UnitOfWork,
    { messageKey }: CardTransaction,
    netAmount: Cents,
    reversedBy: string | null,
  ): Transactional<void> {
    const parameters = [netAmount, reversedBy, messageKey];
    yield update(tx, 'net_amount = $1, reversed_by = $2 WHERE message_key = $3', parameters);
  }

  /** Changes the effect of a transaction, once its money has moved. */
  *setPosted(
    tx: UnitOfWork,
    { messageKey }: CardTransaction,
    { kind, netAmount, account, toAccount }: PostedEffect,
  ): Transactional<void> {
    const change =
      'kind = $1, net_amount = $2, account = $3, to_account = $4 WHERE message_key = $5';
    yield update(tx, change, [kind, netAmount, account, toAccount, messageKey]);
  }

  *setOriginal(
    tx: UnitOfWork,
    { messageKey }: CardTransaction,
    originalId: string,
  ): Transactional<void> {
    yield update(tx, 'original_id = $1 WHERE message_key = $2', [originalId, messageKey]);
  }
}

function* select(
  tx: UnitOfWork,
  where: string,
  parameters: Statement['parameters'],
): Transactional<CardTransaction[]> {
  const transactions = tx.sql(TransactionRow);
  const rows = yield { sql: `SELECT * FROM ${transactions.table} WHERE ${where}`, parameters };
  return rows.map((row) => transactions.read(row));
}

function update(tx: UnitOfWork, change: string, parameters: Statement['parameters']): Statement {
  return { sql: `UPDATE ${tx.table(TransactionRow)} SET ${change}`, parameters };
}
