import { Injectable } from '@nestjs/common';
import { EntitySql, returning } from '#libs/database';
import { BankSeeding } from '../bank/seeding.repository';
import { type Posting } from '../ledger/posting';
import { PostingRow } from '../ledger/posting.row';
import { type CreditDebitIndicator } from './accounts.request';
import { type BookingPeriod } from './booking-period';
import { type PageStart } from './pagination-key';

/** Which postings of an account to read. */
export interface StatementQuery extends BookingPeriod {
  readonly accountId: string;
  readonly indicator: CreditDebitIndicator | undefined;
  /** Only those behind this one, in the order of the list. */
  readonly after: PageStart['after'] | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Reads the statements of accounts. */
@Injectable()
export class StatementRepository {
  constructor(private readonly seeding: BankSeeding) {}

  /** The newest first. The index of the table has the account, the instant and the sequence. */
  async read({ limit, offset, ...query }: StatementQuery): Promise<Posting[]> {
    const database = await this.seeding.database();
    const postings = EntitySql.of(database, PostingRow);
    const { accountId, fromMs, beforeMs, after, indicator } = query;
    const parameters = [accountId, fromMs, beforeMs, limit, offset];
    const conditions = ['account_id = $1', 'at_ms >= $2', 'at_ms < $3'];
    if (after !== undefined) {
      parameters.push(after.atMs, after.sequence);
      conditions.push('(at_ms, sequence) < ($6, $7)');
    }
    if (indicator !== undefined)
      conditions.push(indicator === 'CREDITO' ? 'cents > 0' : 'cents < 0');
    const rows = await returning<Record<string, string | number | null>>(
      database,
      `SELECT * FROM ${postings.table} WHERE ${conditions.join(' AND ')} ` +
        'ORDER BY at_ms DESC, sequence DESC LIMIT $4 OFFSET $5',
      parameters,
    );
    return rows.map((row) => postings.read(row));
  }
}
