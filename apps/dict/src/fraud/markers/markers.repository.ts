import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type FraudType } from '#libs/dict-api';
import { newUuid } from '#libs/kernel';
import { type ReportRow } from '../reports/report.row';
import { changeRow, insertRow, lockById } from '../stored.repository';
import { MarkerRow } from './marker.row';

/** The members of a marker that a participant decides. */
export type NewMarker = Pick<MarkerRow, 'taxId' | 'keyValue' | 'fraudType' | 'participant'>;

/** Fraud markers: pieces of atomic work. A marker that is found is locked until the end of the work. */
@Injectable()
export class Markers {
  /** @param report the report that makes it, if one does */
  *add(
    database: DataSource,
    draft: NewMarker,
    { id, now, report }: { readonly id: string; readonly now: string; readonly report?: ReportRow },
  ): AtomicWork<MarkerRow> {
    const marker = yield* insertRow(database, MarkerRow, {
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

  /** Marks the suspect of a report whose counterparty agrees. */
  *ofReport(
    database: DataSource,
    report: ReportRow,
    fraudType: FraudType,
    now: string,
  ): AtomicWork<MarkerRow> {
    const { taxId, keyValue, counterparty } = report;
    if (taxId === null) throw new Error('Nobody can be marked: the tax id is unknown.');
    const draft = { taxId, keyValue, fraudType, participant: counterparty };
    return yield* this.add(database, draft, { id: newUuid(), now, report });
  }

  *lock(database: DataSource, id: string): AtomicWork<MarkerRow | undefined> {
    return yield* lockById(database, MarkerRow, id);
  }

  /** A marker that is cancelled already stays as it is. */
  *cancel(database: DataSource, marker: MarkerRow, now: string): AtomicWork<MarkerRow> {
    if (marker.status === 'CANCELLED') return marker;
    return yield* changeRow(database, MarkerRow, marker, {
      status: 'CANCELLED',
      lastModified: now,
    });
  }
}
