import { Injectable } from '@nestjs/common';
import { tableOf } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { ParticipantRow } from '../participants/participant.row';
import { type Transaction } from '../transactions/transaction';
import { TransactionRow } from '../transactions/transaction.row';

/** Reads the payments that are to be returned. */
@Injectable()
export class VirtualReturnsRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(endToEndId: string): Promise<Transaction | null> {
    const database = await this.sandboxes.database();
    return database.getRepository(TransactionRow).findOneBy({ endToEndId });
  }

  /**
   * The newest settled payment of a participant to a receiver that the simulator plays, of which something is left.
   * @param endToEndId only this one
   */
  async returnable(debtorIspb: string, endToEndId?: string): Promise<Transaction | null> {
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(TransactionRow)
      .createQueryBuilder('t')
      .where({ debtorIspb, status: 'ACCEPTED' })
      .andWhere('t.creditorSettler IS NOT NULL')
      .andWhere('(t.returned IS NULL OR t.returned < t.amount)')
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM ${tableOf(database, ParticipantRow)} p ` +
          "WHERE p.ispb = t.creditorIspb AND p.player = 'CLIENT')",
      );
    if (endToEndId !== undefined) query.andWhere({ endToEndId });
    return query.orderBy('t.sequence', 'DESC').limit(1).getOne();
  }
}
