import { type Schema } from '#libs/platform';
import { ClaimRow } from './claims/claim.row';
import { RequestIdRow } from './entries/request-id.row';
import { ExamRunRow } from './exams/exam-run.row';
import { MarkerRow } from './fraud/markers/marker.row';
import { RefundRow } from './fraud/refunds/refund.row';
import { ReportRow } from './fraud/reports/report.row';
import { KeyRow } from './keys/key.row';
import { CreateKeys1763712000000 } from './migrations/1763712000000-create-keys';
import { OfficialEntries1796000000000 } from './migrations/1796000000000-official-entries';
import { Policies1796000100000 } from './migrations/1796000100000-policies';
import { Reconciliation1796000300000 } from './migrations/1796000300000-reconciliation';
import { CreateFraud1796000400000 } from './migrations/1796000400000-create-fraud';
import { CreateRecoveries1796000500000 } from './migrations/1796000500000-create-recoveries';
import { CreateExamRuns1796000600000 } from './migrations/1796000600000-create-exam-runs';
import { ParticipantRow } from './participants/participant.row';
import { PolicyBucketRow } from './policies/store/policy-bucket.row';
import { CorruptionRow } from './reconciliation/corruptions/corruption.row';
import { CidChangeRow } from './reconciliation/events/cid-change.row';
import { CidFileChunkRow, CidFileRow } from './reconciliation/files/cid-file.rows';
import { SyncVerificationRow } from './reconciliation/verifications/sync-verification.row';
import { EventRow } from './recoveries/events/event.row';
import { RecoveryRow } from './recoveries/recovery.row';
import { RestrictionRow } from './restrictions/restriction.row';
import { AccountChangeRow } from './statistics/account-change.row';
import { LookupRow } from './transfers/lookup.row';
import { TransferSyncRow } from './transfers/transfer-sync.row';
import { TransferRow } from './transfers/transfer.row';

/** The tables of DICT in each sandbox. */
export const schema: Schema = {
  entities: [
    ClaimRow,
    RequestIdRow,
    ExamRunRow,
    MarkerRow,
    RefundRow,
    ReportRow,
    KeyRow,
    ParticipantRow,
    PolicyBucketRow,
    RestrictionRow,
    EventRow,
    RecoveryRow,
    AccountChangeRow,
    CidChangeRow,
    CidFileChunkRow,
    CidFileRow,
    CorruptionRow,
    SyncVerificationRow,
    LookupRow,
    TransferSyncRow,
    TransferRow,
  ],
  migrations: [
    CreateKeys1763712000000,
    OfficialEntries1796000000000,
    Policies1796000100000,
    Reconciliation1796000300000,
    CreateFraud1796000400000,
    CreateRecoveries1796000500000,
    CreateExamRuns1796000600000,
  ],
};
