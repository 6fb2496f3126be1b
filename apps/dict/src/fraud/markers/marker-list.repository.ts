import { Injectable } from '@nestjs/common';
import { type MarkerStatus } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { modifiedList, type ListPage, type ModifiedFilter } from '../modified-list.repository';
import { MarkerRow } from './marker.row';

export interface MarkerFilter extends ModifiedFilter {
  readonly participants: readonly string[];
  readonly taxId: string;
  readonly keyValue: string | undefined;
  readonly status: MarkerStatus | undefined;
}

/** Reads fraud markers. */
@Injectable()
export class MarkerList {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(id: string): Promise<MarkerRow | undefined> {
    const database = await this.sandboxes.database();
    return (await database.getRepository(MarkerRow).findOneBy({ id })) ?? undefined;
  }

  /** The markers of a person that these participants have created, and how many there are beyond the page. */
  async list(filter: MarkerFilter): Promise<ListPage<MarkerRow> & { readonly total: number }> {
    const { participants, taxId, keyValue, status, modifiedAfter, modifiedBefore } = filter;
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(MarkerRow)
      .createQueryBuilder('m')
      .where('m.participant IN (:...participants)', { participants })
      .andWhere({ taxId });
    if (keyValue !== undefined) query.andWhere({ keyValue });
    if (status !== undefined) query.andWhere({ status });
    if (modifiedAfter !== undefined) {
      query.andWhere('m.lastModified >= :modifiedAfter', { modifiedAfter });
    }
    if (modifiedBefore !== undefined) {
      query.andWhere('m.lastModified <= :modifiedBefore', { modifiedBefore });
    }
    const total = await query.clone().getCount();
    return { ...(await modifiedList(query, filter)), total };
  }
}
