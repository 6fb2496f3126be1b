import { Injectable } from '@nestjs/common';
import { findRow, returning, tableOf } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { StatementNumberRow } from './statement-number.row';

/** A statement that needs a number. */
export interface NumberedStatement {
  readonly account: string;
  readonly kind: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Numbers the statements of each account and kind from 1. */
@Injectable()
export class StatementNumbers {
  constructor(private readonly sandboxes: Sandboxes) {}

  /**
   * The number of a statement, and when it was first made. A repeated period has the same ones; a new period has the next
   * number.
   * @param nowMs the creation instant if the period is new
   */
  async numberOf(
    statement: NumberedStatement,
    nowMs: number,
  ): Promise<Pick<StatementNumberRow, 'number' | 'createdAtMs'>> {
    const database = await this.sandboxes.database();
    const { account, kind, fromMs, toMs } = statement;
    // If another request takes the same number first, nothing is inserted, and the next turn takes the number after it.
    for (;;) {
      const known = await findRow(database, StatementNumberRow, statement);
      if (known !== undefined) return known;
      await returning(
        database,
        `INSERT INTO ${tableOf(database, StatementNumberRow)} ` +
          '(account, kind, from_ms, to_ms, number, created_at_ms) ' +
          'SELECT CAST($1 AS varchar), CAST($2 AS varchar), CAST($3 AS bigint), CAST($4 AS bigint), ' +
          'COALESCE(MAX(number), 0) + 1, CAST($5 AS bigint) ' +
          `FROM ${tableOf(database, StatementNumberRow)} WHERE account = $1 AND kind = $2 ` +
          'ON CONFLICT DO NOTHING RETURNING number',
        [account, kind, fromMs, toMs, nowMs],
      );
    }
  }
}
