import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import {
  findRow,
  inPeriod,
  newestFirst,
  RowTotals,
  RowWriter,
  tableOf,
  type Period,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { ParticipantRow } from '../participants/participant.row';
import { type Transaction, type TransactionStatus } from './transaction';
import { TransactionRow } from './transaction.row';

/** The filter of the list. An undefined member does not restrict the list. */
export interface TransactionFilter extends Period {
  readonly status?: TransactionStatus | undefined;
  readonly debtorIspb?: string | undefined;
  readonly creditorIspb?: string | undefined;
}

/** Much less than the maximum number of parameters of one SQL statement. */
const IDS_A_QUERY = 1_000;

/** The rows of payments, outside of a transaction. */
@Injectable()
export class TransactionRepository {
  private readonly writer = new RowWriter(TransactionRow, 'id');
  private readonly totals = new RowTotals();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** Stores all and returns true. If an EndToEndId is already stored, stores none and returns false. */
  async store(transactions: readonly Transaction[]): Promise<boolean> {
    const database = await this.sandboxes.database();
    const rows = transactions as readonly TransactionRow[];
    const [only] = rows;
    return only !== undefined && rows.length === 1
      ? this.writer.insert(database, only)
      : this.writer.insertAll(database, rows);
  }

  async findByEndToEndId(endToEndId: string): Promise<Transaction | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, TransactionRow, { endToEndId });
  }

  async isStored(endToEndId: string): Promise<boolean> {
    return (await this.taken([endToEndId])).length > 0;
  }

  /**
   * The newest settled payment of a participant to a receiver that the simulator plays, if it has not been returned in full.
   * @param endToEndId considers only this payment
   */
  async returnable(debtorIspb: string, endToEndId?: string): Promise<Transaction | null> {
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(TransactionRow)
      .createQueryBuilder('t')
      .where({ debtorIspb, status: 'ACCEPTED' })
      .andWhere('t.creditorSettlementAccount IS NOT NULL')
      .andWhere('(t.returned IS NULL OR t.returned < t.amount)')
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM ${tableOf(database, ParticipantRow)} p ` +
          "WHERE p.ispb = t.creditorIspb AND p.player = 'CLIENT')",
      );
    if (endToEndId !== undefined) query.andWhere({ endToEndId });
    return query.orderBy('t.sequence', 'DESC').limit(1).getOne();
  }

  /** Returns the given EndToEndIds that are already stored. */
  async taken(endToEndIds: readonly string[]): Promise<string[]> {
    const database = await this.sandboxes.database();
    const transactions = database.getRepository(TransactionRow);
    const taken: string[] = [];
    for (let start = 0; start < endToEndIds.length; start += IDS_A_QUERY) {
      const ids = endToEndIds.slice(start, start + IDS_A_QUERY);
      const where = { endToEndId: In(ids) };
      const rows = await transactions.find({ select: { endToEndId: true }, where });
      taken.push(...rows.map(({ endToEndId }) => endToEndId));
    }
    return taken;
  }

  /** Lists the transactions that match the filter, newest first. `write` returns the JSON text of one. */
  list(filter: TransactionFilter, write: (transaction: Transaction) => string): JsonList {
    return newestFirst(() => this.select(filter), write, 'amount', this.totals);
  }

  private async select(filter: TransactionFilter): Promise<SelectQueryBuilder<TransactionRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(TransactionRow).createQueryBuilder('t');
    const { status, debtorIspb, creditorIspb } = filter;
    if (status !== undefined) query.andWhere('t.status = :status', { status });
    if (debtorIspb !== undefined) query.andWhere('t.debtorIspb = :debtorIspb', { debtorIspb });
    if (creditorIspb !== undefined) {
      query.andWhere('t.creditorIspb = :creditorIspb', { creditorIspb });
    }
    inPeriod(query, 'createdAt', filter);
    return query;
  }
}
