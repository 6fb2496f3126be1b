import { Injectable } from '@nestjs/common';
import { atomically, EntitySql } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { ClaimWork } from '../../claims/claim-work';
import { RefundRow } from '../../fraud/refunds/refund.row';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { Reports } from '../../fraud/reports/reports.repository';
import { type ExamRun } from '../exam-run';
import { EXAMINER } from './examiner';

/** Takes back what the examiner has left open when a run ends: a claim locks the key of the participant. */
@Injectable()
export class Withdrawal {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly claims: ClaimWork,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
  ) {}

  /** It does nothing to what has come to its end. */
  async ofRun({ subjects }: Pick<ExamRun, 'subjects'>, nowMs: number): Promise<void> {
    for (const { kind, id } of subjects) {
      if (kind === 'CLAIM') {
        const cancel = { step: 'cancel', participant: EXAMINER, reason: 'USER_REQUESTED' } as const;
        await this.claims.carryOut(id, cancel, nowMs);
      }
      if (kind === 'TRANSFER') await this.cancelRefund(id, toIsoUtc(nowMs));
      if (kind === 'INFRACTION_REPORT') await this.cancelReport(id, toIsoUtc(nowMs));
    }
  }

  private async cancelReport(id: string, now: string): Promise<void> {
    const database = await this.sandboxes.database();
    const { reports } = this;
    await atomically(database, function* () {
      const report = yield* reports.lock(database, id);
      if (report === undefined || report.status === 'CLOSED') return;
      yield* reports.cancel(database, report, now);
    });
  }

  private async cancelRefund(transactionId: string, now: string): Promise<void> {
    const database = await this.sandboxes.database();
    const { refunds } = this;
    await atomically(database, function* () {
      const { table } = EntitySql.of(database, RefundRow);
      const [open] = yield {
        sql: `SELECT id FROM ${table} WHERE transaction_id = $1 AND requesting = $2 AND status = 'OPEN'`,
        parameters: [transactionId, EXAMINER],
      };
      const refund = open && (yield* refunds.lock(database, String(open['id'])));
      if (refund !== undefined) yield* refunds.cancel(database, refund, now);
    });
  }
}
