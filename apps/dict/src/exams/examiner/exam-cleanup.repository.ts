import { Injectable } from '@nestjs/common';

import { toIsoUtc } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { ClaimLifecycle } from '../../claims/claim-lifecycle';
import { RefundRow } from '../../fraud/refunds/refund.row';
import { Refunds } from '../../fraud/refunds/refunds.repository';
import { Reports } from '../../fraud/reports/reports.repository';
import { type ExamRun } from '../exam-run';
import { EXAMINER } from './examiner';

/** Cancels the open records of the examiner when a run ends, because an open claim locks the key of the participant. */
@Injectable()
export class ExamCleanup {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly claims: ClaimLifecycle,
    private readonly reports: Reports,
    private readonly refunds: Refunds,
  ) {}

  /** Claims, reports and refunds that are closed stay as they are. */
  async ofRun({ subjects }: Pick<ExamRun, 'subjects'>, nowMs: number): Promise<void> {
    for (const { kind, id } of subjects) {
      if (kind === 'CLAIM') {
        const cancel = { step: 'cancel', participant: EXAMINER, reason: 'USER_REQUESTED' } as const;
        await this.claims.transaction(nowMs, (tx, context) =>
          this.claims.carryOut(tx, id, cancel, context),
        );
      }
      if (kind === 'TRANSFER') await this.cancelRefund(id, toIsoUtc(nowMs));
      if (kind === 'INFRACTION_REPORT') await this.cancelReport(id, toIsoUtc(nowMs));
    }
  }

  private async cancelReport(id: string, now: string): Promise<void> {
    const { reports } = this;
    await this.sandboxes.atomically(function* (tx) {
      const report = yield* reports.lock(tx, id);
      if (report === undefined || report.status === 'CLOSED') return;
      yield* reports.cancel(tx, report, now);
    });
  }

  private async cancelRefund(transactionId: string, now: string): Promise<void> {
    const { refunds } = this;
    await this.sandboxes.atomically(function* (tx) {
      const table = tx.table(RefundRow);
      const [open] = yield {
        sql: `SELECT id FROM ${table} WHERE transaction_id = $1 AND requesting = $2 AND status = 'OPEN'`,
        parameters: [transactionId, EXAMINER],
      };
      const refund = open && (yield* refunds.lock(tx, String(open['id'])));
      if (refund !== undefined) yield* refunds.cancel(tx, refund, now);
    });
  }
}
