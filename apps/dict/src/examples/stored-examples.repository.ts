import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/http';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { type Transactional } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { ClaimRow } from '../directory/claim.row';
import { MarkerRow } from '../fraud/markers/marker.row';
import { RefundRow } from '../fraud/refunds/refund.row';
import { ReportRow } from '../fraud/reports/report.row';
import { KeyRow } from '../keys/key.row';
import { RecoveryRow } from '../recoveries/recovery.row';
import { TransferRow } from '../transfers/transfer.row';
import { type Call } from '../official/call';
import { type OfficialExamples } from '../operations/official-examples';
import { exampleRows, type ExampleRows } from './example-rows';

const ENTITIES: Readonly<Record<keyof ExampleRows, EntityTarget<ObjectLiteral>>> = {
  keys: KeyRow,
  claims: ClaimRow,
  transfers: TransferRow,
  reports: ReportRow,
  markers: MarkerRow,
  refunds: RefundRow,
  recoveries: RecoveryRow,
};

@Injectable()
export class StoredExamples implements OfficialExamples {
  constructor(private readonly sandboxes: Sandboxes) {}

  async store({ operation, nowMs }: Call<unknown>): Promise<void> {
    if (currentContext().isObserver) return;
    const rows = exampleRows(operation, nowMs);
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      for (const [name, entity] of Object.entries(ENTITIES)) {
        const sql = tx.sql(entity);
        for (const row of rows[name as keyof ExampleRows]) {
          yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING sequence');
        }
      }
    });
  }
}
