import { Injectable } from '@nestjs/common';
import { EntitySql, returning } from '#libs/database';
import { BankSeeding } from '../bank/seeding.repository';
import { type Posting } from '../ledger/posting';
import { PostingRow } from '../ledger/posting.row';
import { type CreditDebitIndicator } from './accounts.request';
import { type BookingPeriod } from './booking-period';
import { type PageStart } from './pagination-key';

/** The postings of an account to read. */
export interface StatementQuery extends BookingPeriod {
  readonly accountId: string;
  readonly indicator: CreditDebitIndicator | undefined;
  /** Only postings after this one, in the order of the list. */
  readonly after: PageStart['after'] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Reads the statements of accounts. */
@Injectable()
export class StatementRepository {
  constructor(private readonly seeding: BankSeeding) {}

  /** Reads postings, newest first. The order is that of the index: account, instant, sequence. */
  async read({ limit, offset, ...query }: StatementQuery): Promise<Posting[]> {
    const database = await this.seeding.database();
    const postings = EntitySql.of(database, PostingRow);
    const { accountId, fromMs, beforeMs, after, indicator } = query;
    // A page after a posting needs no other upper limit: the database starts to read at that posting.
    const [end, ...ends] =
      after === undefined
        ? ['at_ms < $5', beforeMs]
        : ['(at_ms, sequence) < ($5, $6)', after.atMs, after.sequence];
    const conditions = ['account_id = $1', 'at_ms >= $2', end];
    if (indicator !== undefined)
      conditions.push(indicator === 'CREDITO' ? 'cents > 0' : 'cents < 0');
    const rows = await returning<Record<string, string | number | null>>(
      database,
      `SELECT * FROM ${postings.table} WHERE ${conditions.join(' AND ')} ` +
        'ORDER BY at_ms DESC, sequence DESC LIMIT $3 OFFSET $4',
      [accountId, fromMs, limit, offset, ...ends],
    );
    return rows.map((row) => postings.read(row));
  }
}
