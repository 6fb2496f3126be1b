import { Injectable } from '@nestjs/common';
import { type SqlRow, type Transactional, type UnitOfWork } from '#libs/database';
import { LedgerEntryRow, TransactionRow } from '../store/host.rows';
import { type DayTotals, type Total } from './totals';

/** There is no index for it: a reconciliation is rare, and an index would slow down each payment. */
const DAY = 'COALESCE(t.settlement_date, t.local_date, SUBSTR(t.transmitted_at, 1, 4))';
const OF_DAY = `t.acquirer = $1 AND ${DAY} = $2 AND t.created_at > $3`;
const EFFECT =
  `CASE WHEN e.kind = 'reversal' AND e.amount < 0 THEN 'credit reversal' ` +
  `WHEN e.kind = 'reversal' THEN 'debit reversal' ELSE e.kind END`;

const MAX_PLACES = 1_000;

export interface TotalsFilter {
  /** DE32. */
  readonly institution: string | undefined;
  /** MMDD. */
  readonly day: string | undefined;
  /** ISO 8601 UTC. */
  readonly since: string;
}

/** The totals of one institution on one settlement day. */
export interface PlacedTotals {
  readonly institution: string;
  readonly day: string;
  readonly totals: DayTotals;
}

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
    return totalsIn(entries, messages);
  }

  /** The totals of all days, the newest messages first; at most 1,000. */
  *all(tx: UnitOfWork, { institution, day, since }: TotalsFilter): Transactional<PlacedTotals[]> {
    const transactions = tx.table(TransactionRow);
    const where = ['t.created_at > $1'];
    const parameters = [since];
    for (const [column, value] of [
      ['t.acquirer', institution],
      [DAY, day],
    ] as const) {
      if (value === undefined) continue;
      parameters.push(value);
      where.push(`${column} = $${String(parameters.length)}`);
    }
    const place = `COALESCE(t.acquirer, '') AS institution, ${DAY} AS day`;
    const places = yield {
      sql:
        `SELECT ${place}, MAX(t.sequence) AS newest FROM ${transactions} t WHERE ${where.join(' AND ')} ` +
        `GROUP BY 1, 2 ORDER BY newest DESC LIMIT ${String(MAX_PLACES)}`,
      parameters,
    };
    const entries = yield {
      sql:
        `SELECT ${place}, ${EFFECT} AS effect, COUNT(*) AS count, SUM(ABS(e.amount)) AS cents ` +
        `FROM ${tx.table(LedgerEntryRow)} e JOIN ${transactions} t ON t.id = e.transaction_id ` +
        `WHERE ${where.join(' AND ')} GROUP BY 1, 2, 3`,
      parameters,
    };
    const messages = yield {
      sql:
        `SELECT ${place}, t.kind AS effect, COUNT(*) AS count FROM ${transactions} t ` +
        `WHERE ${where.join(' AND ')} AND t.kind IN ('inquiry', 'hold') GROUP BY 1, 2, 3`,
      parameters,
    };
    const [entriesOf, messagesOf] = [byPlace(entries), byPlace(messages)];
    return places.map((row) => ({
      institution: String(row['institution']),
      day: String(row['day']),
      totals: totalsIn(entriesOf.get(placeOf(row)) ?? [], messagesOf.get(placeOf(row)) ?? []),
    }));
  }
}

function totalsIn(entries: readonly SqlRow[], messages: readonly SqlRow[]): DayTotals {
  return {
    credits: totalIn(entries, 'credit'),
    creditReversals: totalIn(entries, 'credit reversal'),
    debits: totalIn(entries, 'debit'),
    debitReversals: totalIn(entries, 'debit reversal'),
    inquiries: totalIn(messages, 'inquiry').count,
    authorizations: totalIn(messages, 'hold').count,
  };
}

function byPlace(rows: readonly SqlRow[]): ReadonlyMap<string, readonly SqlRow[]> {
  const found = new Map<string, SqlRow[]>();
  for (const row of rows) {
    const place = placeOf(row);
    const known = found.get(place);
    if (known === undefined) found.set(place, [row]);
    else known.push(row);
  }
  return found;
}

function placeOf(row: SqlRow): string {
  return `${String(row['institution'])} ${String(row['day'])}`;
}

function totalIn(rows: readonly SqlRow[], effect: string): Total {
  const row = rows.find((one) => one['effect'] === effect);
  return { count: Number(row?.['count'] ?? 0), cents: Number(row?.['cents'] ?? 0) };
}
