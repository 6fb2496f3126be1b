import { type OfficialAccountType } from './entry';
import { type CursorPaged, type Paged } from './page';

export const REPORT_REASONS = ['REFUND_REQUEST', 'REFUND_CANCELLED'] as const;
export const SITUATION_TYPES = [
  'SCAM',
  'ACCOUNT_TAKEOVER',
  'COERCION',
  'FRAUDULENT_ACCESS',
  'OTHER',
  'UNKNOWN',
] as const;
export const FRAUD_TYPES = [
  'APPLICATION_FRAUD',
  'MULE_ACCOUNT',
  'SCAMMER_ACCOUNT',
  'OTHER',
  'UNKNOWN',
] as const;
export const REPORT_STATUSES = ['OPEN', 'ACKNOWLEDGED', 'CLOSED', 'CANCELLED'] as const;
export const ANALYSIS_RESULTS = ['AGREED', 'DISAGREED'] as const;
export const MARKER_STATUSES = ['REGISTERED', 'CANCELLED'] as const;
export const REFUND_STATUSES = ['OPEN', 'CLOSED', 'CANCELLED'] as const;
export const REFUND_REASONS = [
  'FRAUD',
  'OPERATIONAL_FLAW',
  'REFUND_CANCELLED',
  'PIX_AUTOMATICO',
] as const;
export const REFUND_RESULTS = ['TOTALLY_ACCEPTED', 'PARTIALLY_ACCEPTED', 'REJECTED'] as const;
export const REFUND_REJECTIONS = [
  'NO_BALANCE',
  'ACCOUNT_CLOSURE',
  'INVALID_REQUEST',
  'OTHER',
  'PARTICIPANT_EXCLUSION',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
export type SituationType = (typeof SITUATION_TYPES)[number];
export type FraudType = (typeof FRAUD_TYPES)[number];
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export type AnalysisResult = (typeof ANALYSIS_RESULTS)[number];
export type MarkerStatus = (typeof MARKER_STATUSES)[number];
export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type RefundReason = (typeof REFUND_REASONS)[number];
export type RefundResult = (typeof REFUND_RESULTS)[number];
export type RefundRejection = (typeof REFUND_REJECTIONS)[number];

export interface ContactInformation {
  readonly Email: string;
  readonly Phone: string;
}

export interface InfractionReport {
  readonly TransactionId: string;
  readonly Reason: ReportReason;
  readonly SituationType: SituationType;
  readonly ReportDetails?: string;
  readonly ContactInformation?: ContactInformation;
}

/** Amounts are texts with two decimals, as in 100.00. */
export interface ExtendedInfractionReport extends InfractionReport {
  readonly Id: string;
  readonly FundsRecoveryId?: string;
  readonly Status: ReportStatus;
  readonly ReporterParticipant: string;
  readonly CounterpartyParticipant: string;
  readonly FraudMarkerId?: string;
  readonly AnalysisResult?: AnalysisResult;
  readonly AnalysisDetails?: string;
  readonly InfractionAmount?: string;
  readonly CreationTime: string;
  readonly LastModified: string;
}

export interface CreateInfractionReportRequest {
  readonly Participant: string;
  readonly InfractionReport: InfractionReport;
}

/** The body that acknowledges or cancels a report. */
export interface MoveInfractionReportRequest {
  readonly InfractionReportId: string;
  readonly Participant: string;
}

export interface UpdateInfractionReportRequest extends MoveInfractionReportRequest {
  readonly SituationType?: SituationType;
  readonly ContactInformation?: ContactInformation;
  readonly ReportDetails?: string;
}

export interface CloseInfractionReportRequest extends MoveInfractionReportRequest {
  readonly FraudType?: FraudType;
  readonly AnalysisResult: AnalysisResult;
  readonly AnalysisDetails?: string;
}

export interface FraudMarker {
  readonly TaxIdNumber: string;
  readonly FraudType: FraudType;
  readonly Key?: string;
}

export interface ExtendedFraudMarker extends FraudMarker {
  readonly Id: string;
  readonly Status: MarkerStatus;
  readonly CreationTime: string;
  readonly LastModified: string;
  readonly InfractionReport?: { readonly Id: string; readonly ReporterParticipant?: string };
}

export interface CreateFraudMarkerRequest {
  readonly Participant: string;
  readonly FraudMarker: FraudMarker;
  readonly RequestId: string;
}

export interface CancelFraudMarkerRequest {
  readonly FraudMarkerId: string;
  readonly Participant: string;
}

export interface Refund {
  readonly TransactionId: string;
  readonly RefundReason: RefundReason;
  readonly RefundAmount: string;
  readonly RefundDetails?: string;
}

export interface RefundAccount {
  readonly TaxIdNumber: string;
  readonly Participant: string;
  readonly Branch?: string;
  readonly AccountNumber: string;
  readonly AccountType: OfficialAccountType;
}

export interface ExtendedRefund extends Refund {
  readonly Id: string;
  readonly InfractionReportId?: string;
  readonly FundsRecoveryId?: string;
  readonly Status: RefundStatus;
  readonly ContestedParticipant: string;
  readonly RequestingParticipant: string;
  readonly AnalysisResult?: RefundResult;
  readonly AnalysisDetails?: string;
  readonly RefundRejectionReason?: RefundRejection;
  readonly RefundTransactionId?: string;
  readonly EffectiveRefundedAmount?: string;
  readonly MonitorAccount?: boolean;
  readonly RefundAccount?: RefundAccount;
  readonly CreationTime: string;
  readonly LastModified: string;
}

export interface CreateRefundRequest {
  readonly Participant: string;
  readonly Refund: Refund;
}

export interface CancelRefundRequest {
  readonly RefundId: string;
  readonly Participant: string;
}

export interface CloseRefundRequest extends CancelRefundRequest {
  readonly RefundAnalysisResult: RefundResult;
  readonly RefundAnalysisDetails?: string;
  readonly RefundRejectionReason?: RefundRejection;
  readonly RefundTransactionId?: string;
  readonly EffectiveRefundedAmount?: string;
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

/** The bodies of the requests, by the name of their root. */
export interface FraudRequests {
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
}

/** The bodies of the responses, by the name of their root. */
export interface FraudResponses {
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
}
