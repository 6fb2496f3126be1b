import { type DictResponses } from '../messages/messages';
import { CLAIMS } from './claim';
import { CHANGED, CID, CPF, CREATED, KEY, REQUEST_ID } from './common';
import { CLAIMED_ENTRY, EXTENDED_ENTRY } from './entry';
import { EXTENDED_MARKER, MARKER_OF_REPORT, REFUNDS, REPORTS } from './fraud';
import { AVAILABLE_FILE, CID_EVENTS, REQUESTED_FILE, SYNC_VERIFICATION } from './reconciliation';
import { EVENT, EXTENDED_RECOVERY, GRAPH } from './recovery';
import { KEY_STATISTICS, PERSON_STATISTICS, POLICY } from './statistics';

const WITH_ENTRY = { Entry: EXTENDED_ENTRY };

/** An example of each response. */
export const EXAMPLE_RESPONSES: DictResponses = {
  CreateEntryResponse: WITH_ENTRY,
  GetEntryResponse: {
    Entry: CLAIMED_ENTRY,
    OwnerStatistics: PERSON_STATISTICS,
    KeyStatistics: KEY_STATISTICS,
  },
  UpdateEntryResponse: WITH_ENTRY,
  DeleteEntryResponse: { Key: KEY },
  CheckKeysResponse: {
    Keys: [
      { key: KEY, hasEntry: true },
      { key: 'maria@psp.example', hasEntry: false },
      { key: CPF, hasEntry: false },
    ],
  },
  CreateClaimResponse: { Claim: CLAIMS.open },
  GetClaimResponse: { Claim: CLAIMS.open },
  ListClaimsResponse: { HasMoreElements: false, Claims: { Claim: Object.values(CLAIMS) } },
  AcknowledgeClaimResponse: { Claim: CLAIMS.waiting },
  ConfirmClaimResponse: { Claim: CLAIMS.confirmed },
  CancelClaimResponse: { Claim: CLAIMS.cancelled },
  CompleteClaimResponse: {
    Claim: CLAIMS.completed,
    EntryCreationDate: CHANGED,
    KeyOwnershipDate: CREATED,
  },
  CreateSyncVerificationResponse: {
    SyncVerification: { ...SYNC_VERIFICATION, Id: 1, Result: 'OK' },
  },
  CreateCidSetFileResponse: { CidSetFile: REQUESTED_FILE },
  GetCidSetFileResponse: { CidSetFile: AVAILABLE_FILE },
  ListCidSetEventsResponse: CID_EVENTS,
  GetEntryByCidResponse: { Cid: CID, Entry: EXTENDED_ENTRY, RequestId: REQUEST_ID },
  CreateInfractionReportResponse: { InfractionReport: REPORTS.open },
  GetInfractionReportResponse: { InfractionReport: REPORTS.closed },
  UpdateInfractionReportResponse: { InfractionReport: REPORTS.open },
  AcknowledgeInfractionReportResponse: { InfractionReport: REPORTS.acknowledged },
  CancelInfractionReportResponse: { InfractionReport: REPORTS.cancelled },
  CloseInfractionReportResponse: { InfractionReport: REPORTS.closed },
  ListInfractionReportsResponse: {
    HasMoreElements: false,
    InfractionReports: { InfractionReport: [REPORTS.open] },
  },
  CreateFraudMarkerResponse: { FraudMarker: EXTENDED_MARKER },
  GetFraudMarkerResponse: { FraudMarker: MARKER_OF_REPORT },
  CancelFraudMarkerResponse: {
    FraudMarker: { ...MARKER_OF_REPORT, Status: 'CANCELLED', LastModified: CHANGED },
  },
  ListFraudMarkersResponse: {
    HasMoreElements: false,
    Total: 1,
    FraudMarkers: { FraudMarker: [EXTENDED_MARKER] },
  },
  CreateRefundResponse: { Refund: REFUNDS.open },
  GetRefundResponse: { Refund: REFUNDS.closed },
  CancelRefundResponse: { Refund: REFUNDS.cancelled },
  CloseRefundResponse: { Refund: REFUNDS.closed },
  ListRefundsResponse: {
    HasMoreElements: true,
    NextCursor: 'MjAyNi0xMS0yMVQxMjowMDowMC4wMDBaLzE',
    Refunds: { Refund: [REFUNDS.open] },
  },
  CreateFundsRecoveryResponse: {
    FundsRecovery: { ...EXTENDED_RECOVERY, Status: 'TRACKED' },
    TrackingGraph: GRAPH,
  },
  GetFundsRecoveryResponse: { FundsRecovery: EXTENDED_RECOVERY },
  UpdateFundsRecoveryResponse: { FundsRecovery: EXTENDED_RECOVERY },
  CreateTrackingGraphResponse: { TrackingGraph: GRAPH },
  GetTrackingGraphResponse: { TrackingGraph: GRAPH },
  BlockFundsRecoveryResponse: { FundsRecovery: EXTENDED_RECOVERY },
  RefundFundsRecoveryResponse: { FundsRecovery: { ...EXTENDED_RECOVERY, Status: 'REFUNDING' } },
  CancelFundsRecoveryResponse: { FundsRecovery: { ...EXTENDED_RECOVERY, Status: 'CANCELLED' } },
  ListFundsRecoveryInfractionReportsResponse: {
    InfractionReports: { InfractionReport: [REPORTS.closed] },
  },
  ListFundsRecoveryRefundsResponse: { Refunds: { Refund: [REFUNDS.closed] } },
  GetPersonStatisticsResponse: { TaxIdNumber: CPF, PersonStatistics: PERSON_STATISTICS },
  GetEntryStatisticsResponse: {
    Key: KEY,
    OwnerStatistics: PERSON_STATISTICS,
    KeyStatistics: KEY_STATISTICS,
  },
  ListEventNotificationsResponse: {
    HasMoreElements: false,
    NextCursor: 'MQ',
    EventNotifications: { EventNotification: [EVENT] },
  },
  ListPoliciesResponse: { Category: 'C', Policies: { Policy: [POLICY] } },
  GetPolicyResponse: { Category: 'C', Policy: POLICY },
};
