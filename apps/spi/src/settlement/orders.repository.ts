import { Injectable } from '@nestjs/common';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { EntitySql, forUpdate, type AtomicWork } from '#libs/database';
import { type Transaction } from '../transactions/transaction';
import { TransactionRow } from '../transactions/transaction.row';
import { type PaymentReturn } from './returns/return';
import { ReturnRow } from './returns/return.row';

/** The end of an order or a return. */
export type Outcome = Pick<Transaction, 'status' | 'reasonCode' | 'settledAt'>;

/** Payment orders and returns: pieces of atomic work. A row that is found is locked until the work is committed. */
@Injectable()
export class Orders {
  /** @returns false if the EndToEndId is stored already; then nothing is stored */
  *add(database: DataSource, order: Transaction): AtomicWork<boolean> {
    const sql = EntitySql.of(database, TransactionRow);
    const rows = yield sql.insert(order, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return rows.length > 0;
  }

  *find(database: DataSource, endToEndId: string): AtomicWork<Transaction | undefined> {
    return yield* findBy(database, TransactionRow, 'endToEndId', endToEndId);
  }

  *finish(database: DataSource, endToEndId: string, outcome: Outcome): AtomicWork<void> {
    yield* update(database, TransactionRow, { key: 'endToEndId', id: endToEndId, outcome });
  }

  /** @returns false if the RtrId is stored already; then nothing is stored */
  *addReturn(database: DataSource, given: PaymentReturn): AtomicWork<boolean> {
    const sql = EntitySql.of(database, ReturnRow);
    const rows = yield sql.insert(given, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return rows.length > 0;
  }

  *findReturn(database: DataSource, returnId: string): AtomicWork<PaymentReturn | undefined> {
    return yield* findBy(database, ReturnRow, 'returnId', returnId);
  }

  *finishReturn(database: DataSource, returnId: string, outcome: Outcome): AtomicWork<void> {
    yield* update(database, ReturnRow, { key: 'returnId', id: returnId, outcome });
  }

  /**
   * Adds to the sum of the returns of a payment; a negative number takes a rejected return back.
   * @returns false, and nothing is changed, if the sum would be above the amount of the payment
   */
  *addReturned(database: DataSource, endToEndId: string, cents: number): AtomicWork<boolean> {
    const sql = EntitySql.of(database, TransactionRow);
    const rows = yield {
      sql:
        `UPDATE ${sql.table} SET returned_cents = COALESCE(returned_cents, 0) + $1 ` +
        'WHERE end_to_end_id = $2 AND COALESCE(returned_cents, 0) + $1 <= amount_cents RETURNING sequence',
      parameters: [cents, endToEndId],
    };
    return rows.length > 0;
  }
}

function* findBy<Row extends ObjectLiteral>(
  database: DataSource,
  entity: EntityTarget<Row>,
  key: keyof Row & string,
  id: string,
): AtomicWork<Row | undefined> {
  const sql = EntitySql.of(database, entity);
  const text = `SELECT * FROM ${sql.table} WHERE ${sql.column(key)} = $1${forUpdate(database)}`;
  const [row] = yield { sql: text, parameters: [id] };
  return row && sql.read(row);
}

function* update<Row extends ObjectLiteral>(
  database: DataSource,
  entity: EntityTarget<Row>,
  {
    key,
    id,
    outcome,
  }: { readonly key: keyof Row & string; readonly id: string; readonly outcome: Outcome },
): AtomicWork<void> {
  const sql = EntitySql.of(database, entity);
  const { columns, parameters } = sql.assignments(outcome as unknown as Partial<Row>, 1);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE ${sql.column(key)} = $1`,
    parameters: [id, ...parameters],
  };
}
