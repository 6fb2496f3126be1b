import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { atomically, EntitySql, type AtomicWork } from '#libs/database';
import { type DictRequestName, type DictRequests } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { ClaimRow } from '../../claims/claim.row';
import { MarkerRow } from '../../fraud/markers/marker.row';
import { RefundRow } from '../../fraud/refunds/refund.row';
import { ReportRow } from '../../fraud/reports/report.row';
import { KeyRow } from '../../keys/key.row';
import { RecoveryRow } from '../../recoveries/recovery.row';
import { TransferRow } from '../../transfers/transfer.row';
import { type Call } from '../call';
import { exampleRows, namesExample, type ExampleRows } from './example-rows';

type AnyBody = DictRequests[DictRequestName];

const ENTITIES = {
  keys: KeyRow,
  claims: ClaimRow,
  transfers: TransferRow,
  reports: ReportRow,
  markers: MarkerRow,
  refunds: RefundRow,
  recoveries: RecoveryRow,
} as const satisfies Readonly<Record<keyof ExampleRows, EntityTarget<ObjectLiteral>>>;

/**
 * What the examples of the API's documentation are about, so that they work on a fresh start. Every sandbox has it: it is
 * made when a request of the example first names it.
 */
@Injectable()
export class OfficialExamples {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Makes what the request names, if it is an example and does not exist. */
  async prepare(
    { operation, body, nowMs }: Call<unknown>,
    parameters: Readonly<Record<string, string>>,
  ): Promise<void> {
    const subject = Object.values(parameters)[0] ?? subjectIn(body as AnyBody | undefined);
    if (!namesExample(operation, subject)) return;
    const rows = exampleRows(operation, nowMs);
    const database = await this.sandboxes.database();
    await atomically(database, function* (): AtomicWork<void> {
      for (const [name, entity] of Object.entries(ENTITIES)) {
        const sql = EntitySql.of<ObjectLiteral>(database, entity);
        for (const row of rows[name as keyof ExampleRows]) {
          yield sql.insert(row, 'ON CONFLICT DO NOTHING RETURNING sequence');
        }
      }
    });
  }
}

/** The key or transaction that a body is about. */
function subjectIn(body: AnyBody | undefined): string | undefined {
  if (body === undefined) return undefined;
  if ('Claim' in body) return body.Claim.Key;
  if ('InfractionReport' in body) return body.InfractionReport.TransactionId;
  if ('Refund' in body) return body.Refund.TransactionId;
  return 'FundsRecovery' in body ? body.FundsRecovery.RootTransactionId : undefined;
}
