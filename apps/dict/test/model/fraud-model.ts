import { type BucketModel } from './bucket-model';

const DAY_MS = 86_400_000;

export interface ModelPayment {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly settledMs: number;
  returned: number;
}

export type Analysis = 'AGREED' | 'DISAGREED';

export interface ModelReport {
  id: string;
  readonly payment: ModelPayment;
  status: 'OPEN' | 'ACKNOWLEDGED' | 'CLOSED' | 'CANCELLED';
  analysis?: Analysis;
  closedMs?: number;
}

export type RefundKind = 'FRAUD' | 'OPERATIONAL_FLAW';

export interface ModelRefund {
  id: string;
  readonly payment: ModelPayment;
  readonly kind: RefundKind;
  readonly cents: number;
  status: 'OPEN' | 'CLOSED' | 'CANCELLED';
  /** The return that has closed it; empty if it was rejected. */
  returnId?: string;
}

/** Infraction reports and refunds of declared payments, written a second time from docs/dict-official.md. */
export class FraudModel {
  readonly payments: ModelPayment[] = [];
  readonly reports: ModelReport[] = [];
  readonly refunds: ModelRefund[] = [];

  constructor(
    private readonly buckets: BucketModel,
    private readonly nowMs: () => number,
  ) {}

  pay(payment: Omit<ModelPayment, 'settledMs' | 'returned'>): void {
    this.payments.push({ ...payment, settledMs: this.nowMs(), returned: 0 });
  }

  report(by: string, payment: ModelPayment): { outcome: string; report?: ModelReport } {
    if (!this.buckets.admits('INFRACTION_REPORTS_WRITE', by)) return limited;
    if (by !== payment.from) return { outcome: '403 Forbidden' };
    if (this.nowMs() > payment.settledMs + 80 * DAY_MS) {
      return { outcome: '400 InfractionReportPeriodExpired' };
    }
    const other = this.reports.find(
      (each) => each.payment === payment && each.status !== 'CANCELLED',
    );
    if (other !== undefined) {
      const name = other.status === 'CLOSED' ? 'AlreadyProcessed' : 'AlreadyBeingProcessed';
      return { outcome: `400 InfractionReport${name}ForTransaction` };
    }
    const report: ModelReport = { id: '', payment, status: 'OPEN' };
    this.reports.push(report);
    return { outcome: '201', report };
  }

  acknowledge(by: string, report: ModelReport): string {
    if (!this.buckets.admits('INFRACTION_REPORTS_WRITE', by)) return limited.outcome;
    if (by !== report.payment.to) return '403 Forbidden';
    if (report.status === 'ACKNOWLEDGED') return '200';
    if (report.status !== 'OPEN') return '400 InfractionReportOperationInvalid';
    report.status = 'ACKNOWLEDGED';
    return '200';
  }

  close(by: string, report: ModelReport, analysis: Analysis): string {
    if (!this.buckets.admits('INFRACTION_REPORTS_WRITE', by)) return limited.outcome;
    if (by !== report.payment.to) return '403 Forbidden';
    if (report.status === 'CLOSED' && report.analysis === analysis) return '200';
    if (report.status !== 'ACKNOWLEDGED') return '400 InfractionReportOperationInvalid';
    Object.assign(report, { status: 'CLOSED', analysis, closedMs: this.nowMs() });
    return '200';
  }

  cancel(by: string, report: ModelReport): string {
    if (!this.buckets.admits('INFRACTION_REPORTS_WRITE', by)) return limited.outcome;
    if (by !== report.payment.from) return '403 Forbidden';
    report.status = 'CANCELLED';
    return '200';
  }

  refund(
    by: string,
    payment: ModelPayment,
    { kind, cents }: Pick<ModelRefund, 'kind' | 'cents'>,
  ): { outcome: string; refund?: ModelRefund } {
    if (!this.buckets.admits('REFUNDS_WRITE', by)) return limited;
    if (by !== payment.from) return { outcome: '403 Forbidden' };
    const error = this.tooLate(payment, kind) ?? this.taken(payment, kind, cents);
    if (error !== undefined) return { outcome: `400 ${error}` };
    const refund: ModelRefund = { id: '', payment, kind, cents, status: 'OPEN' };
    this.refunds.push(refund);
    return { outcome: '201', refund };
  }

  /** @param returnId of a return of the whole amount, which is declared; empty to reject the refund */
  closeRefund(by: string, refund: ModelRefund, returnId: string): string {
    if (!this.buckets.admits('REFUNDS_WRITE', by)) return limited.outcome;
    if (by !== refund.payment.to) return '403 Forbidden';
    if (refund.status === 'CLOSED' && refund.returnId === returnId) return '200';
    if (refund.status !== 'OPEN') return '400 RefundOperationInvalid';
    Object.assign(refund, { status: 'CLOSED', returnId });
    return '200';
  }

  cancelRefund(by: string, refund: ModelRefund): string {
    if (!this.buckets.admits('REFUNDS_WRITE', by)) return limited.outcome;
    if (by !== refund.payment.from) return '403 Forbidden';
    if (refund.status === 'CLOSED') return '400 RefundOperationInvalid';
    refund.status = 'CANCELLED';
    return '200';
  }

  private tooLate(payment: ModelPayment, kind: RefundKind): string | undefined {
    if (kind === 'OPERATIONAL_FLAW') {
      const endMs = payment.settledMs + 90 * DAY_MS;
      return this.nowMs() > endMs ? 'RefundPeriodExpired' : undefined;
    }
    const agreed = this.reports.find(
      ({ status, analysis, payment: of }) =>
        of === payment && status === 'CLOSED' && analysis === 'AGREED',
    );
    if (agreed === undefined) return 'RefundInfractionReportNotFound';
    return this.nowMs() > (agreed.closedMs ?? 0) + 3 * DAY_MS ? 'RefundPeriodExpired' : undefined;
  }

  private taken(payment: ModelPayment, kind: RefundKind, cents: number): string | undefined {
    const own = this.refunds.filter((refund) => refund.payment === payment);
    const other = own.find((refund) => refund.kind === kind && refund.status !== 'CANCELLED');
    if (other?.status === 'OPEN') return 'RefundAlreadyBeingProcessedForTransaction';
    if (other !== undefined) return 'RefundAlreadyProcessedForTransaction';
    const asked = own
      .filter(({ status }) => status === 'OPEN')
      .reduce((sum, refund) => sum + refund.cents, 0);
    const left = payment.cents - payment.returned - asked;
    if (left <= 0) return 'TransactionNotRefundable';
    return cents > left ? 'RefundInvalid' : undefined;
  }
}

const limited = { outcome: '429 RateLimited' };
