import { Injectable } from '@nestjs/common';
import { type RefundStatus } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { modifiedList, type ListPage, type ModifiedFilter } from '../modified-list.repository';
import { RefundRow } from './refund.row';

export interface RefundFilter extends ModifiedFilter {
  readonly participants: readonly string[];
  readonly role: 'requesting' | 'contested';
  readonly statuses: readonly RefundStatus[] | undefined;
}

/** Reads refunds. */
@Injectable()
export class RefundList {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(id: string): Promise<RefundRow | undefined> {
    const database = await this.sandboxes.database();
    return (await database.getRepository(RefundRow).findOneBy({ id })) ?? undefined;
  }

  async list({
    participants,
    role,
    statuses,
    ...filter
  }: RefundFilter): Promise<ListPage<RefundRow>> {
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(RefundRow)
      .createQueryBuilder('r')
      .where(`r.${role} IN (:...participants)`, { participants });
    if (statuses !== undefined) query.andWhere('r.status IN (:...statuses)', { statuses });
    return modifiedList(query, filter);
  }
}
