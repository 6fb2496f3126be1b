import { Injectable } from '@nestjs/common';
import { type ReportStatus } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { modifiedList, type ListPage, type ModifiedFilter } from '../modified-list.repository';
import { ReportRow } from './report.row';

export interface ReportFilter extends ModifiedFilter {
  readonly participants: readonly string[];
  /** The roles that the participants have. */
  readonly roles: readonly ('reporter' | 'counterparty')[];
  readonly statuses: readonly ReportStatus[] | undefined;
}

/** Reads infraction reports. */
@Injectable()
export class ReportList {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(id: string): Promise<ReportRow | undefined> {
    const database = await this.sandboxes.database();
    return (await database.getRepository(ReportRow).findOneBy({ id })) ?? undefined;
  }

  async list({
    participants,
    roles,
    statuses,
    ...filter
  }: ReportFilter): Promise<ListPage<ReportRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(ReportRow).createQueryBuilder('r');
    const parts = roles.map((role) => `r.${role} IN (:...participants)`);
    query.where(`(${parts.join(' OR ')})`, { participants });
    if (statuses !== undefined) query.andWhere('r.status IN (:...statuses)', { statuses });
    return modifiedList(query, filter);
  }
}
