import { type DictRequests } from '../messages/messages';
import { CLAIM } from './claim';
import {
  ACCOUNT,
  CLAIM_ID,
  ISPB,
  KEY,
  MARIA,
  MARKER_ID,
  OTHER_ISPB,
  RECOVERY_ID,
  REFUND_ID,
  REPORT_ID,
  REQUEST_ID,
  RETURN,
  TRANSACTION,
} from './common';
import { ENTRY } from './entry';
import { CONTACT, MARKER, REFUND, REPORT } from './fraud';
import { SYNC_VERIFICATION } from './reconciliation';
import { PARAMETERS, RECOVERY } from './recovery';

const OF_CLAIM = { ClaimId: CLAIM_ID };
const OF_REPORT = { InfractionReportId: REPORT_ID };
const OF_REFUND = { RefundId: REFUND_ID };
const OF_RECOVERY = { Participant: ISPB, FundsRecoveryId: RECOVERY_ID };

/** An example of each request. */
export const EXAMPLE_REQUESTS: DictRequests = {
  CreateEntryRequest: { Entry: ENTRY, Reason: 'USER_REQUESTED', RequestId: REQUEST_ID },
  UpdateEntryRequest: {
    Key: KEY,
    Account: { ...ACCOUNT, AccountNumber: '1234568' },
    Owner: MARIA,
    Reason: 'USER_REQUESTED',
  },
  DeleteEntryRequest: { Key: KEY, Participant: ISPB, Reason: 'USER_REQUESTED' },
  CheckKeysRequest: { Keys: { Key: [KEY, 'maria@psp.example', MARIA.TaxIdNumber] } },
  CreateClaimRequest: { Claim: CLAIM },
  AcknowledgeClaimRequest: { ...OF_CLAIM, Participant: ISPB },
  ConfirmClaimRequest: { ...OF_CLAIM, Participant: ISPB, Reason: 'USER_REQUESTED' },
  CancelClaimRequest: { ...OF_CLAIM, Participant: OTHER_ISPB, Reason: 'USER_REQUESTED' },
  CompleteClaimRequest: { ...OF_CLAIM, Participant: OTHER_ISPB, RequestId: REQUEST_ID },
  CreateSyncVerificationRequest: { SyncVerification: SYNC_VERIFICATION },
  CreateCidSetFileRequest: { Participant: ISPB, KeyType: 'PHONE' },
  CreateInfractionReportRequest: { Participant: ISPB, InfractionReport: REPORT },
  UpdateInfractionReportRequest: {
    ...OF_REPORT,
    Participant: ISPB,
    SituationType: 'OTHER',
    ContactInformation: CONTACT,
    ReportDetails: 'O recebedor não entregou o produto.',
  },
  AcknowledgeInfractionReportRequest: { ...OF_REPORT, Participant: OTHER_ISPB },
  CancelInfractionReportRequest: { ...OF_REPORT, Participant: ISPB },
  CloseInfractionReportRequest: {
    ...OF_REPORT,
    Participant: OTHER_ISPB,
    FraudType: 'SCAMMER_ACCOUNT',
    AnalysisResult: 'AGREED',
    AnalysisDetails: 'Saldo bloqueado.\nProtocolo 9999.',
  },
  CreateFraudMarkerRequest: { Participant: ISPB, FraudMarker: MARKER, RequestId: REQUEST_ID },
  CancelFraudMarkerRequest: { FraudMarkerId: MARKER_ID, Participant: ISPB },
  CreateRefundRequest: { Participant: ISPB, Refund: REFUND },
  CancelRefundRequest: { ...OF_REFUND, Participant: ISPB },
  CloseRefundRequest: {
    ...OF_REFUND,
    Participant: OTHER_ISPB,
    RefundAnalysisResult: 'PARTIALLY_ACCEPTED',
    RefundAnalysisDetails: 'A conta tinha saldo parcial.',
    RefundTransactionId: RETURN,
    EffectiveRefundedAmount: '60.00',
  },
  CreateFundsRecoveryRequest: {
    Participant: ISPB,
    FundsRecovery: RECOVERY,
    TrackingGraphParameters: PARAMETERS,
  },
  UpdateFundsRecoveryRequest: {
    ...OF_RECOVERY,
    SituationType: 'ACCOUNT_TAKEOVER',
    ReportDetails: 'O celular foi roubado.',
    ContactInformation: CONTACT,
  },
  CreateTrackingGraphRequest: { ...OF_RECOVERY, TrackingGraphParameters: PARAMETERS },
  BlockFundsRecoveryRequest: {
    ...OF_RECOVERY,
    PrioritizationStrategy: 'TRANSACTION_LIST',
    Transactions: { TransactionId: [TRANSACTION] },
  },
  RefundFundsRecoveryRequest: OF_RECOVERY,
  CancelFundsRecoveryRequest: OF_RECOVERY,
};
