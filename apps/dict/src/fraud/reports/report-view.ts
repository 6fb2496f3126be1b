import { type ExtendedInfractionReport } from '#libs/dict-api';
import { formatCents } from '#libs/kernel';
import { type ReportRow } from './report.row';

/** A report as the official API shows it. @param withDetails whether the texts of details are included */
export function reportView(row: ReportRow, withDetails = true): ExtendedInfractionReport {
  const { reportDetails, analysisDetails } = row;
  return {
    TransactionId: row.transactionId,
    Reason: row.reason,
    SituationType: row.situationType,
    ...(withDetails && reportDetails !== null ? { ReportDetails: reportDetails } : {}),
    ...(row.contact === null ? {} : { ContactInformation: row.contact }),
    Id: row.id,
    ...(row.fundsRecoveryId === null ? {} : { FundsRecoveryId: row.fundsRecoveryId }),
    Status: row.status,
    ReporterParticipant: row.reporter,
    CounterpartyParticipant: row.counterparty,
    ...(row.fraudMarkerId === null ? {} : { FraudMarkerId: row.fraudMarkerId }),
    ...(row.analysisResult === null ? {} : { AnalysisResult: row.analysisResult }),
    ...(withDetails && analysisDetails !== null ? { AnalysisDetails: analysisDetails } : {}),
    ...(row.infractionAmount === null
      ? {}
      : { InfractionAmount: formatCents(row.infractionAmount) }),
    CreationTime: row.createdAt,
    LastModified: row.lastModified,
  };
}
