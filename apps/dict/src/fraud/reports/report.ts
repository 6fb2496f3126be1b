import {
  REPORT_STATUSES,
  type AnalysisResult,
  type FraudType,
  type ReportStatus,
} from '#libs/dict-api';
import { checkTransitions, type Transition } from '#libs/kernel';
import { type ReportRow } from './report.row';

/** The steps of an infraction report (DICT API 2.12.1, Infraction report). */
export const REPORT_STEPS = {
  /** By the counterparty. */
  acknowledge: { from: ['OPEN'], to: 'ACKNOWLEDGED' },
  /** By the counterparty, with the result of its analysis. */
  close: { from: ['ACKNOWLEDGED'], to: 'CLOSED' },
  /** By the participant that created it, at any time. */
  cancel: { from: ['OPEN', 'ACKNOWLEDGED', 'CLOSED'], to: 'CANCELLED' },
} as const satisfies Readonly<Record<string, Transition<ReportStatus>>>;

checkTransitions<ReportStatus>(REPORT_STEPS, REPORT_STATUSES, 'OPEN');

export type ReportStep = keyof typeof REPORT_STEPS;

/** The statuses in which its details can be changed. */
const UPDATABLE: readonly ReportStatus[] = ['OPEN', 'ACKNOWLEDGED'];

export function canDo(step: ReportStep, { status }: Pick<ReportRow, 'status'>): boolean {
  const { from }: Transition<ReportStatus> = REPORT_STEPS[step];
  return from.includes(status);
}

export function isUpdatable({ status }: Pick<ReportRow, 'status'>): boolean {
  return UPDATABLE.includes(status);
}

/** The members of a report that its creator decides. */
export type NewReport = Pick<
  ReportRow,
  | 'transactionId'
  | 'reason'
  | 'situationType'
  | 'reportDetails'
  | 'contact'
  | 'reporter'
  | 'counterparty'
  | 'taxId'
  | 'keyValue'
  | 'transactionAmount'
  | 'infractionAmount'
  | 'fundsRecoveryId'
>;

/** The result of the counterparty's analysis. */
export interface Analysis {
  readonly result: AnalysisResult;
  readonly details: string | null;
  /** Only if the result is AGREED. */
  readonly fraudType: FraudType | null;
}

/** A new report. @param now ISO 8601 UTC */
export function openReport(draft: NewReport, id: string, now: string): Omit<ReportRow, 'sequence'> {
  return {
    ...draft,
    id,
    status: 'OPEN',
    analysisResult: null,
    analysisDetails: null,
    fraudType: null,
    fraudMarkerId: null,
    createdAt: now,
    closedAt: null,
    lastModified: now,
  };
}

/** Whether the report was closed with this analysis. */
export function wasClosedWith(
  report: Pick<ReportRow, 'status' | 'analysisResult' | 'analysisDetails' | 'fraudType'>,
  { result, details, fraudType }: Analysis,
): boolean {
  return (
    report.status === 'CLOSED' &&
    report.analysisResult === result &&
    report.analysisDetails === details &&
    report.fraudType === fraudType
  );
}
