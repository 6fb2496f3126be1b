import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type FraudType, type MarkerStatus } from '#libs/dict-api';
import { newUuid } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { modifiedList, type ListPage, type ModifiedFilter } from '../modified-list';
import { type ReportRow } from '../reports/report.row';
import { changeRow, insertRow, lockById } from '../stored.repository';
import { MarkerRow } from './marker.row';

/** The members of a marker that a participant decides. */
export type NewMarker = Pick<MarkerRow, 'taxId' | 'keyValue' | 'fraudType' | 'participant'>;

export interface MarkerFilter extends ModifiedFilter {
  readonly participant: string;
  readonly taxId: string;
  readonly keyValue: string | undefined;
  readonly status: MarkerStatus | undefined;
}

/** Fraud markers. */
@Injectable()
export class Markers {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** A page of the markers of a person that a participant has created, and the number of all of them. */
  async list(filter: MarkerFilter): Promise<ListPage<MarkerRow> & { readonly total: number }> {
    const { participant, taxId, keyValue, status } = filter;
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(MarkerRow)
      .createQueryBuilder('m')
      .where({ participant, taxId });
    if (keyValue !== undefined) query.andWhere({ keyValue });
    if (status !== undefined) query.andWhere({ status });
    const page = await modifiedList(query, filter);
    return { ...page, total: await query.getCount() };
  }

  /** @param report the report that creates the marker, if one does */
  *add(
    tx: UnitOfWork,
    draft: NewMarker,
    { id, now, report }: { readonly id: string; readonly now: string; readonly report?: ReportRow },
  ): Transactional<MarkerRow> {
    const marker = yield* insertRow(tx, MarkerRow, {
      ...draft,
      id,
      status: 'REGISTERED',
      reportId: report?.id ?? null,
      reporter: report?.reporter ?? null,
      transactionAmount: report?.transactionAmount ?? null,
      createdAt: now,
      lastModified: now,
    });
    if (marker === undefined) throw new Error('Two fraud markers have the same UUID.');
    return marker;
  }

  /** Marks the suspect of a report. The tax id must be known. */
  *ofReport(
    tx: UnitOfWork,
    report: ReportRow,
    fraudType: FraudType,
    now: string,
  ): Transactional<MarkerRow> {
    const { taxId, keyValue, counterparty } = report;
    if (taxId === null) throw new Error('The tax id of the suspect is unknown.');
    const draft = { taxId, keyValue, fraudType, participant: counterparty };
    return yield* this.add(tx, draft, { id: newUuid(), now, report });
  }

  /** The marker, locked until the end of the transaction. */
  *lock(tx: UnitOfWork, id: string): Transactional<MarkerRow | undefined> {
    return yield* lockById(tx, MarkerRow, id);
  }

  /** A cancelled marker stays as it is. */
  *cancel(tx: UnitOfWork, marker: MarkerRow, now: string): Transactional<MarkerRow> {
    if (marker.status === 'CANCELLED') return marker;
    return yield* changeRow(tx, MarkerRow, marker, {
      status: 'CANCELLED',
      lastModified: now,
    });
  }
}
