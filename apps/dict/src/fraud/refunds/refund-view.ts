import { type ExtendedRefund } from '#libs/dict-api';
import { formatCents } from '#libs/kernel';
import { type RefundRow } from './refund.row';

/** A refund as the official API shows it. @param withDetails whether the texts of details are included */
export function refundView(row: RefundRow, withDetails = true): ExtendedRefund {
  const { details, analysisDetails, effectiveAmount, fundsRecoveryId } = row;
  return {
    TransactionId: row.transactionId,
    RefundReason: row.reason,
    RefundAmount: formatCents(row.amount),
    ...(withDetails && details !== null ? { RefundDetails: details } : {}),
    Id: row.id,
    ...(row.reportId === null ? {} : { InfractionReportId: row.reportId }),
    ...(fundsRecoveryId === null ? {} : { FundsRecoveryId: fundsRecoveryId }),
    Status: row.status,
    ContestedParticipant: row.contested,
    RequestingParticipant: row.requesting,
    ...(row.analysisResult === null ? {} : { AnalysisResult: row.analysisResult }),
    ...(withDetails && analysisDetails !== null ? { AnalysisDetails: analysisDetails } : {}),
    ...(row.rejectionReason === null ? {} : { RefundRejectionReason: row.rejectionReason }),
    ...(row.refundTransactionId === null ? {} : { RefundTransactionId: row.refundTransactionId }),
    // Only refunds of a funds recovery show this amount (DICT API 2.12.1, closeRefund).
    ...(fundsRecoveryId === null || effectiveAmount === null
      ? {}
      : { EffectiveRefundedAmount: formatCents(effectiveAmount) }),
    // The account of a fraud is watched until all of it is given back (operational manual 8, section 17).
    MonitorAccount: row.reason === 'FRAUD' && row.analysisResult !== 'TOTALLY_ACCEPTED',
    ...(row.refundAccount === null ? {} : { RefundAccount: row.refundAccount }),
    CreationTime: row.createdAt,
    LastModified: row.lastModified,
  };
}
