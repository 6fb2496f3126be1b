import { type Schema } from '#libs/app';
import { migrations } from './migrations';
import { ClaimRow } from './directory/claim.row';
import { RequestIdRow } from './directory/request-id.row';
import { ExamRunRow } from './exams/exam-run.row';
import { MarkerRow } from './fraud/markers/marker.row';
import { RefundRow } from './fraud/refunds/refund.row';
import { ReportRow } from './fraud/reports/report.row';
import { KeyRow } from './keys/key.row';
import { ParticipantRow } from './participants/participant.row';
import { PolicyBucketRow } from './policies/store/policy-bucket.row';
import { CorruptionRow } from './reconciliation/corruptions/corruption.row';
import { CidChangeRow } from './directory/cid-change.row';
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
  migrations,
};
