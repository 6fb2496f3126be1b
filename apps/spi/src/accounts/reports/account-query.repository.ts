import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { controlNumberOf, type AccountEntry } from '../../participants/account-entry';
import { AccountEntryRow } from '../../participants/account-entry.row';
import { ReturnRow } from '../../settlement/returns/return.row';
import { TransactionRow } from '../../settlement/transaction.row';
import { type PeriodEntries } from './account-reports';
import { type EntryBackground } from './entry-notice';

/** STR, the day, and the sequence. */
const CONTROL_NUMBER = /^STR\d{8}(\d{9})$/;

/** Reads the entries that participants ask about. */
@Injectable()
export class AccountQueryRepository {
  /** Counts the entries of an account in a period. */
  *sumUp(
    tx: UnitOfWork,
    account: string,
    { from, to }: { readonly from: string; readonly to: string },
  ): Transactional<PeriodEntries> {
    const [row] = yield {
      sql:
        'SELECT COUNT(*) AS entries, MIN(sequence) AS first, MAX(sequence) AS last ' +
        `FROM ${tx.table(AccountEntryRow)} WHERE account = $1 AND at >= $2 AND at < $3`,
      parameters: [account, from, to],
    };
    const number = (name: keyof PeriodEntries): number => Number(row?.[name] ?? 0);
    return { entries: number('entries'), first: number('first'), last: number('last') };
  }

  /** Finds an entry by EndToEndId, RtrId or control number. Of a payment within one Conta PI, it is the debit. */
  *findEntry(tx: UnitOfWork, account: string, id: string): Transactional<AccountEntry | undefined> {
    const [, sequence] = CONTROL_NUMBER.exec(id) ?? [];
    const isById = sequence === undefined;
    const condition = `${isById ? 'entry_id' : 'sequence'} = $1 AND account = $2 ORDER BY sequence LIMIT 1`;
    const parameters = [isById ? id : Number(sequence), account];
    const entry = yield* findOne(tx, AccountEntryRow, condition, parameters);
    return isById || (entry && controlNumberOf(entry) === id) ? entry : undefined;
  }

  /** Finds the payment and the return that an entry was booked for. */
  *backgroundOf(tx: UnitOfWork, { kind, entryId }: AccountEntry): Transactional<EntryBackground> {
    if (kind === 'PAYMENT') return { payment: yield* this.payment(tx, entryId) };
    if (kind !== 'RETURN') return {};
    const returned = yield* findOne(tx, ReturnRow, 'return_id = $1', [entryId]);
    return returned ? { returned, payment: yield* this.payment(tx, returned.endToEndId) } : {};
  }

  private payment(tx: UnitOfWork, endToEndId: string): Transactional<TransactionRow | undefined> {
    return findOne(tx, TransactionRow, 'end_to_end_id = $1', [endToEndId]);
  }
}

function* findOne<Row extends ObjectLiteral>(
  tx: UnitOfWork,
  entity: EntityTarget<Row>,
  condition: string,
  parameters: readonly (string | number)[],
): Transactional<Row | undefined> {
  const sql = tx.sql(entity);
  const [row] = yield { sql: `SELECT * FROM ${sql.table} WHERE ${condition}`, parameters };
  return row && sql.read(row);
}
