import { Injectable } from '@nestjs/common';
import { type SqlRow, type Transactional, type UnitOfWork } from '#libs/database';
import { LedgerEntryRow, TransactionRow } from '../store/host.rows';
import { type DayTotals, type Total } from './totals';

/** There is no index for it: a reconciliation is rare, and an index would slow down each payment. */
const OF_DAY =
  `t.acquirer = $1 AND COALESCE(t.local_date, SUBSTR(t.transmitted_at, 1, 4)) = $2 ` +
  `AND t.created_at > $3`;
const EFFECT =
  `CASE WHEN e.kind = 'reversal' AND e.amount < 0 THEN 'credit reversal' ` +
  `WHEN e.kind = 'reversal' THEN 'debit reversal' ELSE e.kind END`;

/** The totals of a reconciliation, from the ledger of the cards. */
@Injectable()
export class TotalsRepository {
  /**
   * @param acquirer DE32
   * @param day MMDD
   * @param since ISO 8601 UTC. Dates have no year, so older messages are left out.
   */
  *find(tx: UnitOfWork, acquirer: string, day: string, since: string): Transactional<DayTotals> {
    const transactions = tx.table(TransactionRow);
    const parameters = [acquirer, day, since];
    const entries = yield {
      sql:
        `SELECT ${EFFECT} AS effect, COUNT(*) AS count, SUM(ABS(e.amount)) AS cents ` +
        `FROM ${tx.table(LedgerEntryRow)} e JOIN ${transactions} t ON t.id = e.transaction_id ` +
        `WHERE ${OF_DAY} GROUP BY 1`,
      parameters,
    };
    const messages = yield {
      sql: `SELECT t.kind AS effect, COUNT(*) AS count FROM ${transactions} t WHERE ${OF_DAY} GROUP BY t.kind`,
      parameters,
    };
    return {
      credits: totalIn(entries, 'credit'),
      creditReversals: totalIn(entries, 'credit reversal'),
      debits: totalIn(entries, 'debit'),
      debitReversals: totalIn(entries, 'debit reversal'),
      inquiries: totalIn(messages, 'inquiry').count,
      authorizations: totalIn(messages, 'hold').count,
    };
  }
}

function totalIn(rows: readonly SqlRow[], effect: string): Total {
  const row = rows.find((one) => one['effect'] === effect);
  return { count: Number(row?.['count'] ?? 0), cents: Number(row?.['cents'] ?? 0) };
}
