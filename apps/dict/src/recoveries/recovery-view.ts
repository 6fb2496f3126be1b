import { type ExtendedFundsRecovery } from '#libs/dict-api';
import { type RecoveryRow } from './recovery.row';

/** A recovery as the official API shows it. */
export function recoveryView(row: RecoveryRow): ExtendedFundsRecovery {
  return {
    RootTransactionId: row.rootTransactionId,
    SituationType: row.situationType,
    ...(row.reportDetails === null ? {} : { ReportDetails: row.reportDetails }),
    Id: row.id,
    Status: row.status,
    ReporterParticipant: row.reporter,
    CreationTime: row.createdAt,
    LastModified: row.lastModified,
    ContactInformation: row.contact,
  };
}
