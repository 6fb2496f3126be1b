import {
  type ContactInformation,
  type ExtendedFraudMarker,
  type ExtendedInfractionReport,
  type ExtendedRefund,
  type FraudMarker,
  type FraudRequests,
  type FraudResponses,
  type InfractionReport,
  type Refund,
} from '../messages/fraud';
import {
  CHANGED,
  CPF,
  CREATED,
  ISPB,
  KEY,
  MARKER_ID,
  OTHER_ISPB,
  RECOVERY_ID,
  REFUND_ID,
  REPORT_ID,
  REQUEST_ID,
  RETURN,
  TRANSACTION,
} from './common';

export const CONTACT: ContactInformation = {
  Email: 'antifraude@psp.example',
  Phone: '+551130000000',
};

export const REPORT: InfractionReport = {
  TransactionId: TRANSACTION,
  Reason: 'REFUND_REQUEST',
  SituationType: 'SCAM',
  ReportDetails: 'O código QR do boleto era falso.',
  ContactInformation: CONTACT,
};

const OPEN_REPORT: ExtendedInfractionReport = {
  ...REPORT,
  Id: REPORT_ID,
  Status: 'OPEN',
  ReporterParticipant: ISPB,
  CounterpartyParticipant: OTHER_ISPB,
  CreationTime: CREATED,
  LastModified: CREATED,
};

export const REPORTS = {
  open: OPEN_REPORT,
  acknowledged: { ...OPEN_REPORT, Status: 'ACKNOWLEDGED', LastModified: CHANGED },
  cancelled: { ...OPEN_REPORT, Status: 'CANCELLED', LastModified: CHANGED },
  closed: {
    ...OPEN_REPORT,
    FundsRecoveryId: RECOVERY_ID,
    Status: 'CLOSED',
    FraudMarkerId: MARKER_ID,
    AnalysisResult: 'AGREED',
    AnalysisDetails: 'Saldo bloqueado.\nProtocolo 9999.',
    InfractionAmount: '100.00',
    LastModified: CHANGED,
  },
} as const satisfies Readonly<Record<string, ExtendedInfractionReport>>;

export const MARKER: FraudMarker = { TaxIdNumber: CPF, FraudType: 'MULE_ACCOUNT', Key: KEY };

export const EXTENDED_MARKER: ExtendedFraudMarker = {
  ...MARKER,
  Id: MARKER_ID,
  Status: 'REGISTERED',
  CreationTime: CREATED,
  LastModified: CREATED,
};

/** The marker of a report that was closed as AGREED. */
export const MARKER_OF_REPORT: ExtendedFraudMarker = {
  ...EXTENDED_MARKER,
  InfractionReport: { Id: REPORT_ID, ReporterParticipant: ISPB },
};

export const REFUND: Refund = {
  TransactionId: TRANSACTION,
  RefundReason: 'FRAUD',
  RefundAmount: '100.00',
  RefundDetails: 'A fraude foi confirmada.',
};

const OPEN_REFUND: ExtendedRefund = {
  ...REFUND,
  Id: REFUND_ID,
  InfractionReportId: REPORT_ID,
  Status: 'OPEN',
  ContestedParticipant: OTHER_ISPB,
  RequestingParticipant: ISPB,
  MonitorAccount: true,
  CreationTime: CREATED,
  LastModified: CREATED,
};

export const REFUNDS = {
  open: OPEN_REFUND,
  cancelled: { ...OPEN_REFUND, Status: 'CANCELLED', LastModified: CHANGED },
  closed: {
    ...OPEN_REFUND,
    FundsRecoveryId: RECOVERY_ID,
    Status: 'CLOSED',
    EffectiveRefundedAmount: '60.00',
    AnalysisResult: 'PARTIALLY_ACCEPTED',
    AnalysisDetails: 'A conta tinha saldo parcial.',
    RefundTransactionId: RETURN,
    RefundAccount: {
      TaxIdNumber: CPF,
      Participant: ISPB,
      Branch: '0001',
      AccountNumber: '1234567',
      AccountType: 'CACC',
    },
    LastModified: CHANGED,
  },
} as const satisfies Readonly<Record<string, ExtendedRefund>>;

const OF_REPORT = { InfractionReportId: REPORT_ID };

const OF_REFUND = { RefundId: REFUND_ID };

/** An example of each request. */
export const FRAUD_REQUESTS: FraudRequests = {
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
};

/** An example of each response. */
export const FRAUD_RESPONSES: FraudResponses = {
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
};
