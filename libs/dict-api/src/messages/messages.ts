import {
  type AcknowledgeClaimRequest,
  type CompleteClaimRequest,
  type CreateClaimRequest,
  type ExtendedClaim,
  type ResolveClaimRequest,
} from './claim';
import {
  type CheckedKey,
  type CheckKeysRequest,
  type CreateEntryRequest,
  type DeleteEntryRequest,
  type ExtendedEntry,
  type OfficialKeyType,
  type UpdateEntryRequest,
} from './entry';
import {
  type CancelFraudMarkerRequest,
  type CancelRefundRequest,
  type CloseInfractionReportRequest,
  type CloseRefundRequest,
  type CreateFraudMarkerRequest,
  type CreateInfractionReportRequest,
  type CreateRefundRequest,
  type ExtendedFraudMarker,
  type ExtendedInfractionReport,
  type ExtendedRefund,
  type MoveInfractionReportRequest,
  type UpdateInfractionReportRequest,
} from './fraud';
import { type Category, type PolicyState } from './policy';
import {
  type CidSetEvents,
  type CidSetFile,
  type EntryOfCid,
  type ExtendedSyncVerification,
  type SyncVerification,
} from './reconciliation';
import {
  type BlockFundsRecoveryRequest,
  type CreateFundsRecoveryRequest,
  type CreateTrackingGraphRequest,
  type EventNotification,
  type ExtendedFundsRecovery,
  type MoveFundsRecoveryRequest,
  type TrackingGraph,
  type UpdateFundsRecoveryRequest,
} from './recovery';
import { type KeyStatistics, type PersonStatistics } from './statistics';

/**
 * The bodies of requests by the name of their root (DICT API 2.12.1). They do not have `Signature`, the first child of each root.
 */
export interface DictRequests {
  readonly CreateEntryRequest: CreateEntryRequest;
  readonly UpdateEntryRequest: UpdateEntryRequest;
  readonly DeleteEntryRequest: DeleteEntryRequest;
  readonly CheckKeysRequest: CheckKeysRequest;
  readonly CreateClaimRequest: CreateClaimRequest;
  readonly AcknowledgeClaimRequest: AcknowledgeClaimRequest;
  readonly ConfirmClaimRequest: ResolveClaimRequest;
  readonly CancelClaimRequest: ResolveClaimRequest;
  readonly CompleteClaimRequest: CompleteClaimRequest;
  readonly CreateSyncVerificationRequest: { readonly SyncVerification: SyncVerification };
  readonly CreateCidSetFileRequest: {
    readonly Participant: string;
    readonly KeyType: OfficialKeyType;
  };
  readonly CreateInfractionReportRequest: CreateInfractionReportRequest;
  readonly UpdateInfractionReportRequest: UpdateInfractionReportRequest;
  readonly AcknowledgeInfractionReportRequest: MoveInfractionReportRequest;
  readonly CancelInfractionReportRequest: MoveInfractionReportRequest;
  readonly CloseInfractionReportRequest: CloseInfractionReportRequest;
  readonly CreateFraudMarkerRequest: CreateFraudMarkerRequest;
  readonly CancelFraudMarkerRequest: CancelFraudMarkerRequest;
  readonly CreateRefundRequest: CreateRefundRequest;
  readonly CancelRefundRequest: CancelRefundRequest;
  readonly CloseRefundRequest: CloseRefundRequest;
  readonly CreateFundsRecoveryRequest: CreateFundsRecoveryRequest;
  readonly UpdateFundsRecoveryRequest: UpdateFundsRecoveryRequest;
  readonly CreateTrackingGraphRequest: CreateTrackingGraphRequest;
  readonly BlockFundsRecoveryRequest: BlockFundsRecoveryRequest;
  readonly RefundFundsRecoveryRequest: MoveFundsRecoveryRequest;
  readonly CancelFundsRecoveryRequest: MoveFundsRecoveryRequest;
}

interface WithClaim {
  readonly Claim: ExtendedClaim;
}

interface WithReport {
  readonly InfractionReport: ExtendedInfractionReport;
}

interface WithMarker {
  readonly FraudMarker: ExtendedFraudMarker;
}

interface WithRefund {
  readonly Refund: ExtendedRefund;
}

interface WithRecovery {
  readonly FundsRecovery: ExtendedFundsRecovery;
}

interface WithFile {
  readonly CidSetFile: CidSetFile;
}

interface Paged {
  readonly HasMoreElements: boolean;
}

interface CursorPaged extends Paged {
  readonly NextCursor?: string;
}

/**
 * The bodies of responses by the name of their root. They do not have the first children of each root, `Signature`,
 * `ResponseTime` and `CorrelationId`. The writer adds these.
 */
export interface DictResponses {
  readonly CreateEntryResponse: { readonly Entry: ExtendedEntry };
  readonly GetEntryResponse: {
    readonly Entry: ExtendedEntry;
    readonly OwnerStatistics?: PersonStatistics;
    readonly KeyStatistics?: KeyStatistics;
  };
  readonly UpdateEntryResponse: { readonly Entry: ExtendedEntry };
  readonly DeleteEntryResponse: { readonly Key: string };
  readonly CheckKeysResponse: { readonly Keys: readonly CheckedKey[] };
  readonly CreateClaimResponse: WithClaim;
  readonly GetClaimResponse: WithClaim;
  readonly ListClaimsResponse: Paged & {
    readonly Claims: { readonly Claim: readonly ExtendedClaim[] };
  };
  readonly AcknowledgeClaimResponse: WithClaim;
  readonly ConfirmClaimResponse: WithClaim;
  readonly CancelClaimResponse: WithClaim;
  readonly CompleteClaimResponse: WithClaim & {
    readonly EntryCreationDate: string;
    readonly KeyOwnershipDate: string;
  };
  readonly CreateSyncVerificationResponse: { readonly SyncVerification: ExtendedSyncVerification };
  readonly CreateCidSetFileResponse: WithFile;
  readonly GetCidSetFileResponse: WithFile;
  readonly ListCidSetEventsResponse: CidSetEvents;
  readonly GetEntryByCidResponse: EntryOfCid;
  readonly CreateInfractionReportResponse: WithReport;
  readonly GetInfractionReportResponse: WithReport;
  readonly UpdateInfractionReportResponse: WithReport;
  readonly AcknowledgeInfractionReportResponse: WithReport;
  readonly CancelInfractionReportResponse: WithReport;
  readonly CloseInfractionReportResponse: WithReport;
  readonly ListInfractionReportsResponse: Paged & {
    readonly InfractionReports: { readonly InfractionReport: readonly ExtendedInfractionReport[] };
  };
  readonly CreateFraudMarkerResponse: WithMarker;
  readonly GetFraudMarkerResponse: WithMarker;
  readonly CancelFraudMarkerResponse: WithMarker;
  readonly ListFraudMarkersResponse: Paged & {
    readonly Total: number;
    readonly FraudMarkers: { readonly FraudMarker: readonly ExtendedFraudMarker[] };
  };
  readonly CreateRefundResponse: WithRefund;
  readonly GetRefundResponse: WithRefund;
  readonly CancelRefundResponse: WithRefund;
  readonly CloseRefundResponse: WithRefund;
  readonly ListRefundsResponse: CursorPaged & {
    readonly Refunds: { readonly Refund: readonly ExtendedRefund[] };
  };
  readonly CreateFundsRecoveryResponse: WithRecovery & { readonly TrackingGraph?: TrackingGraph };
  readonly GetFundsRecoveryResponse: WithRecovery;
  readonly UpdateFundsRecoveryResponse: WithRecovery;
  readonly CreateTrackingGraphResponse: { readonly TrackingGraph: TrackingGraph };
  readonly GetTrackingGraphResponse: { readonly TrackingGraph: TrackingGraph };
  readonly BlockFundsRecoveryResponse: WithRecovery;
  readonly RefundFundsRecoveryResponse: WithRecovery;
  readonly CancelFundsRecoveryResponse: WithRecovery;
  readonly ListFundsRecoveryInfractionReportsResponse: {
    readonly InfractionReports: { readonly InfractionReport: readonly ExtendedInfractionReport[] };
  };
  readonly ListFundsRecoveryRefundsResponse: {
    readonly Refunds: { readonly Refund: readonly ExtendedRefund[] };
  };
  readonly GetPersonStatisticsResponse: {
    readonly TaxIdNumber: string;
    readonly PersonStatistics: PersonStatistics;
  };
  readonly GetEntryStatisticsResponse: {
    readonly Key: string;
    readonly OwnerStatistics: PersonStatistics;
    readonly KeyStatistics: KeyStatistics;
  };
  readonly ListEventNotificationsResponse: CursorPaged & {
    readonly EventNotifications: { readonly EventNotification: readonly EventNotification[] };
  };
  readonly ListPoliciesResponse: {
    readonly Category: Category;
    readonly Policies: { readonly Policy: readonly PolicyState[] };
  };
  readonly GetPolicyResponse: { readonly Category: Category; readonly Policy: PolicyState };
}

export type DictRequestName = keyof DictRequests;
export type DictResponseName = keyof DictResponses;
