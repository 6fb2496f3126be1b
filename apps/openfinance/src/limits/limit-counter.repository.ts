import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { LimitCounterRow } from './limit-counter.row';
import { type CounterKind } from './period';

/** One counter, and the number that it can reach. */
export interface Counter {
  readonly kind: CounterKind;
  readonly period: string;
  readonly key: string;
  readonly limit: number;
}

/** Counts calls. The check and the count are one statement, so several instances count exactly. */
@Injectable()
export class LimitCounters {
  /** @returns false, and nothing is counted, if the limit is reached */
  *count(tx: UnitOfWork, { kind, period, key, limit }: Counter): Transactional<boolean> {
    const rows = yield tx
      .sql(LimitCounterRow)
      .insert(
        { kind, period, key, used: 1 },
        'ON CONFLICT (kind, period, key) DO UPDATE SET used = limit_counters.used + excluded.used ' +
          `WHERE limit_counters.used < ${String(limit)} RETURNING used`,
      );
    const [counted] = rows;
    if (Number(counted?.['used']) === 1) yield* this.deleteBefore(tx, kind, period);
    return counted !== undefined;
  }

  private *deleteBefore(tx: UnitOfWork, kind: CounterKind, period: string): Transactional<void> {
    const sql = `DELETE FROM ${tx.table(LimitCounterRow)} WHERE kind = $1 AND period < $2`;
    yield { sql, parameters: [kind, period] };
  }
}
