import type { DataSource } from 'typeorm';
import { tableOf, type AtomicWork, type SqlRow } from '#libs/database';
import { LedgerEntryRow, TransactionRow } from '../account/host.rows';
import { type DayTotals, type Total } from './totals';

/** The totals of a reconciliation, from the ledger of the cards. */
export class TotalsStatements {
  private readonly entriesText: string;
  private readonly messagesText: string;

  constructor(database: DataSource) {
    const transactions = tableOf(database, TransactionRow);
    const entries = tableOf(database, LedgerEntryRow);
    // There is no index for it: a reconciliation is rare, and an index would cost each payment.
    const ofDay =
      `t.acquirer = $1 AND COALESCE(t.local_date, SUBSTR(t.transmitted_at, 1, 4)) = $2 ` +
      `AND t.created_at > $3`;
    this.entriesText =
      `SELECT CASE WHEN e.kind = 'reversal' AND e.amount < 0 THEN 'credit reversal' ` +
      `WHEN e.kind = 'reversal' THEN 'debit reversal' ELSE e.kind END AS effect, ` +
      `COUNT(*) AS count, SUM(ABS(e.amount)) AS cents FROM ${entries} e ` +
      `JOIN ${transactions} t ON t.id = e.transaction_id WHERE ${ofDay} GROUP BY 1`;
    this.messagesText = `SELECT t.kind AS effect, COUNT(*) AS count FROM ${transactions} t WHERE ${ofDay} GROUP BY t.kind`;
  }

  /**
   * @param acquirer DE32
   * @param day MMDD
   * @param since ISO 8601 UTC; dates have no year, so older messages are left out
   */
  *totalsOf(acquirer: string, day: string, since: string): AtomicWork<DayTotals> {
    const parameters = [acquirer, day, since];
    const entries = yield { sql: this.entriesText, parameters };
    const messages = yield { sql: this.messagesText, parameters };
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
