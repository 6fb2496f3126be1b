import {
  type CloseInfractionReportRequest,
  type CloseRefundRequest,
  type InfractionReport,
} from '../messages/fraud';
import { type Finding } from './rule';

const NOT_UNKNOWN = 'UNKNOWN cannot be sent: it is only for reports of version 1 of the API.';

/** The type UNKNOWN cannot be sent. */
export function findingsOfType(path: string, type: string | undefined): readonly Finding[] {
  return type === 'UNKNOWN' ? [{ path, reason: NOT_UNKNOWN, value: type }] : [];
}

/** The type OTHER needs an explanation. */
export function findingsOfOther(
  path: string,
  type: string | undefined,
  text: string | undefined,
): readonly Finding[] {
  if (type !== 'OTHER' || !isBlank(text)) return [];
  return [{ path, reason: 'Is required: the type OTHER needs an explanation.', value: text }];
}

export function findingsOfReport(report: InfractionReport): readonly Finding[] {
  const { Reason, SituationType, ReportDetails } = report;
  const path = 'InfractionReport/SituationType';
  const isWrong = Reason === 'REFUND_CANCELLED' && SituationType !== 'OTHER';
  const reason = 'Must be OTHER, because Reason is REFUND_CANCELLED.';
  return [
    ...findingsOfType(path, SituationType),
    ...(isWrong ? [{ path, reason, value: SituationType }] : []),
    ...findingsOfOther('InfractionReport/ReportDetails', SituationType, ReportDetails),
  ];
}

export function findingsOfAnalysis(close: CloseInfractionReportRequest): readonly Finding[] {
  const { AnalysisResult, FraudType, AnalysisDetails } = close;
  const isMissing = AnalysisResult === 'AGREED' && FraudType === undefined;
  const reason = 'Is required, because AnalysisResult is AGREED.';
  return [
    ...(isMissing ? [{ path: 'FraudType', reason }] : []),
    ...findingsOfType('FraudType', FraudType),
    ...findingsOfOther('AnalysisDetails', FraudType, AnalysisDetails),
  ];
}

/** A rejected refund needs a reason, and an accepted one the transaction that returns the amount. */
export function findingsOfResult(close: CloseRefundRequest): readonly Finding[] {
  const { RefundAnalysisResult, RefundRejectionReason, RefundTransactionId } = close;
  if (RefundAnalysisResult !== 'REJECTED') {
    if (RefundTransactionId !== undefined) return [];
    const reason = `Is required, because RefundAnalysisResult is ${RefundAnalysisResult}.`;
    return [{ path: 'RefundTransactionId', reason }];
  }
  const path = 'RefundRejectionReason';
  if (RefundRejectionReason === undefined) {
    return [{ path, reason: 'Is required, because RefundAnalysisResult is REJECTED.' }];
  }
  if (RefundRejectionReason === 'PARTICIPANT_EXCLUSION') {
    const reason = 'PARTICIPANT_EXCLUSION cannot be sent: only DICT itself uses it.';
    return [{ path, reason, value: RefundRejectionReason }];
  }
  const isExplained = !isBlank(close.RefundAnalysisDetails);
  if (RefundRejectionReason !== 'INVALID_REQUEST' || isExplained) return [];
  const reason = 'Is required, because RefundRejectionReason is INVALID_REQUEST.';
  return [{ path: 'RefundAnalysisDetails', reason }];
}

export function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}
