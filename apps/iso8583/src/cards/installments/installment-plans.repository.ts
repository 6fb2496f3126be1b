import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { newestFirst } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { TransactionRow } from '../../issuer/store/host.rows';

const CHUNK = 1_000;

/** Reads the payments in installments of a card that were posted and not wholly reversed. */
@Injectable()
export class InstallmentPlansRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  list(pan: string, write: (row: TransactionRow) => string): JsonList {
    return newestFirst(() => this.select(pan), write);
  }

  /** All of them, a part at a time, oldest first. */
  async *all(pan: string): AsyncGenerator<readonly TransactionRow[]> {
    let last = 0;
    for (;;) {
      const query = (await this.select(pan)).andWhere('t.sequence > :last', { last });
      const rows = await query.orderBy('t.sequence', 'ASC').limit(CHUNK).getMany();
      if (rows.length > 0) yield rows;
      if (rows.length < CHUNK) return;
      last = rows.at(-1)?.sequence ?? last;
    }
  }

  private async select(pan: string): Promise<SelectQueryBuilder<TransactionRow>> {
    const database = await this.sandboxes.database();
    return database
      .getRepository(TransactionRow)
      .createQueryBuilder('t')
      .where('t.pan = :pan', { pan })
      .andWhere("t.kind IN ('debit', 'capture')")
      .andWhere('t.installments IS NOT NULL')
      .andWhere('t.net_amount > 0');
  }
}
