import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { lockRow, type Transactional, type UnitOfWork } from '#libs/database';
import { type Transaction } from './transaction';
import { TransactionRow } from './transaction.row';
import { type PaymentReturn } from './returns/return';
import { ReturnRow } from './returns/return.row';

/** The end of a payment or a return. */
export type Outcome = Pick<Transaction, 'status' | 'reasonCode' | 'settledAt'>;

/** Payments and returns. A row that is found is locked until the transaction ends. */
@Injectable()
export class Payments {
  /** @returns false if the EndToEndId is stored already; then nothing is stored */
  *add(tx: UnitOfWork, payment: Transaction): Transactional<boolean> {
    const sql = tx.sql(TransactionRow);
    const rows = yield sql.insert(payment, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return rows.length > 0;
  }

  *find(tx: UnitOfWork, endToEndId: string): Transactional<Transaction | undefined> {
    return yield* lockRow(tx, TransactionRow, { endToEndId });
  }

  *finish(tx: UnitOfWork, endToEndId: string, outcome: Outcome): Transactional<void> {
    yield* update(tx, TransactionRow, { key: 'endToEndId', id: endToEndId, outcome });
  }

  /** @returns false if the RtrId is stored already; then nothing is stored */
  *addReturn(tx: UnitOfWork, given: PaymentReturn): Transactional<boolean> {
    const sql = tx.sql(ReturnRow);
    const rows = yield sql.insert(given, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return rows.length > 0;
  }

  *findReturn(tx: UnitOfWork, returnId: string): Transactional<PaymentReturn | undefined> {
    return yield* lockRow(tx, ReturnRow, { returnId });
  }

  *finishReturn(tx: UnitOfWork, returnId: string, outcome: Outcome): Transactional<void> {
    yield* update(tx, ReturnRow, { key: 'returnId', id: returnId, outcome });
  }

  /**
   * Adds to the sum of the returns of a payment. A negative number takes back a rejected return.
   * @returns false, and nothing is changed, if the sum would be above the amount of the payment
   */
  *addReturned(tx: UnitOfWork, endToEndId: string, cents: number): Transactional<boolean> {
    const sql = tx.sql(TransactionRow);
    const rows = yield {
      sql:
        `UPDATE ${sql.table} SET returned_cents = COALESCE(returned_cents, 0) + $1 ` +
        'WHERE end_to_end_id = $2 AND COALESCE(returned_cents, 0) + $1 <= amount_cents RETURNING sequence',
      parameters: [cents, endToEndId],
    };
    return rows.length > 0;
  }
}

function* update<Row extends ObjectLiteral>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  {
    key,
    id,
    outcome,
  }: { readonly key: keyof Row & string; readonly id: string; readonly outcome: Outcome },
): Transactional<void> {
  const sql = tx.sql(entity);
  const { columns, parameters } = sql.assignments(outcome as unknown as Partial<Row>, 1);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE ${sql.column(key)} = $1`,
    parameters: [id, ...parameters],
  };
}
