import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { oldestFirst } from '#libs/database';
import { type Direction, type JsonList } from '#libs/http';
import { BankSeeding } from '../../bank/seeding.repository';
import { type Posting } from '../../ledger/posting';
import { PostingRow } from '../../ledger/posting.row';

/** The booked postings of an account to list. Instants are in ms; the first is included, the last is not. */
export interface LedgerFilter {
  readonly accountId: string;
  readonly fromMs: number | undefined;
  readonly beforeMs: number | undefined;
  readonly direction: Direction | undefined;
}

/** Reads the booked postings of accounts. */
@Injectable()
export class AccountLedger {
  constructor(private readonly seeding: BankSeeding) {}

  /** Lists the postings in the order of their instants, with the sum of their amounts. */
  list(filter: LedgerFilter, write: (posting: Posting) => string): JsonList {
    return oldestFirst(() => this.select(filter), write, 'cents', 'atMs');
  }

  private async select(filter: LedgerFilter): Promise<SelectQueryBuilder<PostingRow>> {
    const { accountId, fromMs, beforeMs, direction } = filter;
    const database = await this.seeding.database();
    const query = database.getRepository(PostingRow).createQueryBuilder('p');
    query.andWhere('p.accountId = :accountId', { accountId });
    query.andWhere(`p.status = 'BOOKED'`);
    if (fromMs !== undefined) query.andWhere('p.atMs >= :fromMs', { fromMs });
    if (beforeMs !== undefined) query.andWhere('p.atMs < :beforeMs', { beforeMs });
    if (direction !== undefined) query.andWhere(`p.cents ${direction === 'CREDIT' ? '>' : '<'} 0`);
    return query;
  }
}
