import { codesOf, group, optional, required, zeroOrMore, type Group } from '#libs/xml-tables';
import {
  ANALYSIS_RESULTS,
  REPORT_REASONS,
  REPORT_STATUSES,
  type AnalysisResult,
  type CloseInfractionReportRequest,
  type CreateInfractionReportRequest,
  type ExtendedInfractionReport,
  type ReportReason,
  type ReportStatus,
} from '../../messages/fraud';
import { type DictResponses } from '../../messages/messages';
import { translated, type Form } from './form';
import { boolean, dateTime, details, transactionId, typesOf, uuid } from '../types/text-types';

/**
 * Infraction reports of DICT API 1.8. They have a type of infraction instead of a reason and a situation, and the parties of the
 * payment instead of a reporter and a counterparty. They are read as reports of version 2 with the situation UNKNOWN and, if
 * they are closed as AGREED, the fraud type UNKNOWN. The type FRAUD is refused: in version 2 it is a fraud marker.
 */

interface Report {
  readonly TransactionId: string;
  readonly InfractionType: ReportReason;
  readonly ReportDetails?: string;
}

interface ExtendedReport extends Report {
  readonly ReportedBy: 'DEBITED_PARTICIPANT' | 'CREDITED_PARTICIPANT';
  readonly Id: string;
  readonly Status: ReportStatus;
  readonly DebitedParticipant: string;
  readonly CreditedParticipant: string;
  readonly CreationTime: string;
  readonly LastModified: string;
  readonly AnalysisResult?: AnalysisResult;
  readonly AnalysisDetails?: string;
}

interface CreateRequest {
  readonly Participant: string;
  readonly InfractionReport: Report;
}

type CloseRequest = Omit<CloseInfractionReportRequest, 'FraudType'>;

interface WithReport {
  readonly InfractionReport: ExtendedReport;
}

interface ReportList {
  readonly HasMoreElements: boolean;
  readonly InfractionReports: { readonly InfractionReport: readonly ExtendedReport[] };
}

const { ispb } = typesOf('1.8');
const PAGE = 200;

const extendedReport = group<ExtendedReport>({
  TransactionId: required(transactionId),
  InfractionType: required(codesOf(REPORT_REASONS)),
  ReportedBy: required(codesOf(['DEBITED_PARTICIPANT', 'CREDITED_PARTICIPANT'])),
  ReportDetails: optional(details),
  Id: required(uuid),
  Status: required(codesOf(REPORT_STATUSES)),
  DebitedParticipant: required(ispb),
  CreditedParticipant: required(ispb),
  CreationTime: required(dateTime),
  LastModified: required(dateTime),
  AnalysisResult: optional(codesOf(ANALYSIS_RESULTS)),
  AnalysisDetails: optional(details),
});

const createRequest: Group<CreateRequest> = group<CreateRequest>({
  Participant: required(ispb),
  InfractionReport: required(
    group<Report>({
      TransactionId: required(transactionId),
      InfractionType: required(codesOf(REPORT_REASONS)),
      ReportDetails: optional(details),
    }),
  ),
});

const closeRequest: Group<CloseRequest> = group<CloseRequest>({
  InfractionReportId: required(uuid),
  Participant: required(ispb),
  AnalysisResult: required(codesOf(ANALYSIS_RESULTS)),
  AnalysisDetails: optional(details),
});

const withReport: Form<{ readonly InfractionReport: ExtendedInfractionReport }> = translated(
  group<WithReport>({ InfractionReport: required(extendedReport) }),
  ({ InfractionReport }) => ({ InfractionReport: reportOf(InfractionReport) }),
  ({ InfractionReport }) => ({ InfractionReport: writtenReport(InfractionReport) }),
);

export const REPORT_REQUESTS_1_8 = {
  CreateInfractionReportRequest: translated<CreateRequest, CreateInfractionReportRequest>(
    createRequest,
    ({ Participant, InfractionReport: { InfractionType, ...report } }) => ({
      Participant,
      InfractionReport: { ...report, Reason: InfractionType, SituationType: 'UNKNOWN' },
    }),
    ({ Participant, InfractionReport: { Reason, ...report } }) => ({
      Participant,
      InfractionReport: { ...report, InfractionType: Reason },
    }),
  ),
  CloseInfractionReportRequest: translated<CloseRequest, CloseInfractionReportRequest>(
    closeRequest,
    (close) =>
      close.AnalysisResult === 'AGREED' ? { ...close, FraudType: 'UNKNOWN' } : { ...close },
    (close) => close,
  ),
} as const;

export const REPORT_RESPONSES_1_8 = {
  CreateInfractionReportResponse: withReport,
  GetInfractionReportResponse: withReport,
  AcknowledgeInfractionReportResponse: withReport,
  CancelInfractionReportResponse: withReport,
  CloseInfractionReportResponse: withReport,
  ListInfractionReportsResponse: translated<
    ReportList,
    DictResponses['ListInfractionReportsResponse']
  >(
    group<ReportList>({
      HasMoreElements: required(boolean),
      InfractionReports: required(
        group<ReportList['InfractionReports']>({
          InfractionReport: zeroOrMore(PAGE, extendedReport),
        }),
      ),
    }),
    ({ InfractionReports: { InfractionReport }, ...page }) => ({
      ...page,
      InfractionReports: { InfractionReport: InfractionReport.map(reportOf) },
    }),
    ({ InfractionReports: { InfractionReport }, ...page }) => ({
      ...page,
      InfractionReports: { InfractionReport: InfractionReport.map(writtenReport) },
    }),
  ),
} as const;

function reportOf(written: ExtendedReport): ExtendedInfractionReport {
  const { InfractionType, ReportedBy, DebitedParticipant, CreditedParticipant, ...report } =
    written;
  const isDebited = ReportedBy === 'DEBITED_PARTICIPANT';
  return {
    ...report,
    Reason: InfractionType,
    SituationType: 'UNKNOWN',
    ReporterParticipant: isDebited ? DebitedParticipant : CreditedParticipant,
    CounterpartyParticipant: isDebited ? CreditedParticipant : DebitedParticipant,
  };
}

/** The participant of the payer reports a payment, and the participant of the receiver reports its return. */
function writtenReport(report: ExtendedInfractionReport): ExtendedReport {
  const { Reason, ReporterParticipant: reporter, CounterpartyParticipant: other } = report;
  const isDebited = Reason === 'REFUND_REQUEST';
  return {
    ...report,
    InfractionType: Reason,
    ReportedBy: isDebited ? 'DEBITED_PARTICIPANT' : 'CREDITED_PARTICIPANT',
    DebitedParticipant: isDebited ? reporter : other,
    CreditedParticipant: isDebited ? other : reporter,
  };
}
