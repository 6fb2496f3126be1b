import { type PersonType } from './entry';
import {
  type ContactInformation,
  type ExtendedInfractionReport,
  type ExtendedRefund,
  type SituationType,
} from './fraud';
import { type CursorPaged } from './page';

export const RECOVERY_STATUSES = [
  'CREATED',
  'TRACKED',
  'AWAITING_ANALYSIS',
  'ANALYSED',
  'REFUNDING',
  'COMPLETED',
  'CANCELLED',
] as const;
export type RecoveryStatus = (typeof RECOVERY_STATUSES)[number];

export const EVENT_TYPES = [
  'FUNDS_RECOVERY_ANALYSED',
  'FUNDS_RECOVERY_COMPLETED',
  'FUNDS_RECOVERY_INFORMATION_UPDATED',
  'FUNDS_RECOVERY_CANCELLED',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export interface FundsRecovery {
  readonly FlowType?: 'AUTOMATED';
  readonly RootTransactionId: string;
  readonly SituationType: SituationType;
  readonly ReportDetails?: string;
  readonly ContactInformation: ContactInformation;
}

export interface ExtendedFundsRecovery extends FundsRecovery {
  readonly Id: string;
  readonly Status: RecoveryStatus;
  readonly ReporterParticipant: string;
  readonly CreationTime: string;
  readonly LastModified: string;
}

export interface TrackingGraphParameters {
  readonly MinTransactionAmount?: string;
  readonly MaxTransactions?: number;
  /** ISO 8601 duration, as in PT2H. */
  readonly HopWindow?: string;
  readonly MaxHops?: number;
}

export interface TrackingGraph {
  readonly FundsRecoveryId: string;
  readonly RootTransactionId: string;
  readonly CreationTime: string;
  readonly Parameters: TrackingGraphParameters;
  readonly Persons: { readonly Person: readonly GraphPerson[] };
  readonly Accounts: { readonly Account: readonly GraphAccount[] };
  readonly Transactions: { readonly Transaction: readonly GraphTransaction[] };
}

export interface GraphPerson {
  readonly Id: number;
  readonly Type: PersonType;
  readonly EntityCreationDate?: string;
}

export interface GraphAccount {
  readonly Id: number;
  readonly OwnerId: number;
  readonly Participant: string;
  readonly OpeningDate?: string;
}

export interface GraphTransaction {
  readonly Id: string;
  readonly DebtorAccountId: number;
  readonly CreditorAccountId: number;
  readonly Amount: string;
  readonly RefundableAmount: string;
  readonly SettlementTime: string;
}

export interface CreateFundsRecoveryRequest {
  readonly Participant: string;
  readonly FundsRecovery: FundsRecovery;
  readonly TrackingGraphParameters?: TrackingGraphParameters;
}

export interface UpdateFundsRecoveryRequest {
  readonly FundsRecoveryId: string;
  readonly Participant: string;
  readonly SituationType?: SituationType;
  readonly ReportDetails?: string;
  readonly ContactInformation?: ContactInformation;
}

/** The body that refunds or cancels a recovery. */
export interface MoveFundsRecoveryRequest {
  readonly Participant: string;
  readonly FundsRecoveryId: string;
}

export interface CreateTrackingGraphRequest extends MoveFundsRecoveryRequest {
  readonly TrackingGraphParameters?: TrackingGraphParameters;
}

export interface BlockFundsRecoveryRequest extends MoveFundsRecoveryRequest {
  readonly PrioritizationStrategy: 'STANDARD_ALGORITHM' | 'TRANSACTION_LIST';
  readonly Transactions?: { readonly TransactionId: readonly string[] };
}

export interface EventNotification {
  readonly Id: number;
  readonly Event: EventType;
  readonly EntityType: 'FUNDS_RECOVERY';
  readonly EntityId: string;
  readonly Timestamp: string;
  readonly Participant?: string;
}

interface WithRecovery {
  readonly FundsRecovery: ExtendedFundsRecovery;
}

/** The bodies of the requests, by the name of their root. */
export interface RecoveryRequests {
  readonly CreateFundsRecoveryRequest: CreateFundsRecoveryRequest;
  readonly UpdateFundsRecoveryRequest: UpdateFundsRecoveryRequest;
  readonly CreateTrackingGraphRequest: CreateTrackingGraphRequest;
  readonly BlockFundsRecoveryRequest: BlockFundsRecoveryRequest;
  readonly RefundFundsRecoveryRequest: MoveFundsRecoveryRequest;
  readonly CancelFundsRecoveryRequest: MoveFundsRecoveryRequest;
}

/** The bodies of the responses, by the name of their root. */
export interface RecoveryResponses {
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
  readonly ListEventNotificationsResponse: CursorPaged & {
    readonly EventNotifications: { readonly EventNotification: readonly EventNotification[] };
  };
}
