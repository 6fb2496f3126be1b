import { codesOf, group, optional, required, zeroOrMore, type Group } from '#libs/xml-tables';
import {
  ANALYSIS_RESULTS,
  FRAUD_TYPES,
  MARKER_STATUSES,
  REPORT_REASONS,
  REPORT_STATUSES,
  SITUATION_TYPES,
  type CancelFraudMarkerRequest,
  type CloseInfractionReportRequest,
  type ContactInformation,
  type CreateFraudMarkerRequest,
  type CreateInfractionReportRequest,
  type ExtendedFraudMarker,
  type ExtendedInfractionReport,
  type FraudMarker,
  type FraudResponses,
  type InfractionReport,
  type MoveInfractionReportRequest,
  type UpdateInfractionReportRequest,
} from '../messages/fraud';
import {
  amount,
  contactEmail,
  contactPhone,
  dateTime,
  details,
  integer,
  key,
  reportedTransactionId,
  requestId,
  uuid,
  type VersionTypes,
} from './types/text-types';
import { MAX_PAGE, paged } from './page';

export const situationType = codesOf(SITUATION_TYPES);
const fraudType = codesOf(FRAUD_TYPES);

export const contactInformation = group<ContactInformation>({
  Email: required(contactEmail),
  Phone: required(contactPhone),
});

/** The elements in the order of the official examples: the contact is after the analysis. */
export function extendedReportOf({ ispb }: VersionTypes): Group<ExtendedInfractionReport> {
  return group<ExtendedInfractionReport>({
    TransactionId: required(reportedTransactionId),
    Reason: required(codesOf(REPORT_REASONS)),
    SituationType: required(situationType),
    ReportDetails: optional(details),
    Id: required(uuid),
    FundsRecoveryId: optional(uuid),
    Status: required(codesOf(REPORT_STATUSES)),
    ReporterParticipant: required(ispb),
    CounterpartyParticipant: required(ispb),
    FraudMarkerId: optional(uuid),
    AnalysisResult: optional(codesOf(ANALYSIS_RESULTS)),
    AnalysisDetails: optional(details),
    ContactInformation: optional(contactInformation),
    InfractionAmount: optional(amount),
    CreationTime: required(dateTime),
    LastModified: required(dateTime),
  });
}

export function extendedMarkerOf({ ispb, taxId }: VersionTypes): Group<ExtendedFraudMarker> {
  return group<ExtendedFraudMarker>({
    Id: required(uuid),
    Status: required(codesOf(MARKER_STATUSES)),
    TaxIdNumber: required(taxId),
    FraudType: required(fraudType),
    Key: optional(key),
    CreationTime: required(dateTime),
    LastModified: required(dateTime),
    InfractionReport: optional(
      group<NonNullable<ExtendedFraudMarker['InfractionReport']>>({
        Id: required(uuid),
        ReporterParticipant: optional(ispb),
      }),
    ),
  });
}

export function reportRequests({ ispb }: VersionTypes) {
  const step = { InfractionReportId: required(uuid), Participant: required(ispb) };
  const move = group<MoveInfractionReportRequest>(step);
  return {
    CreateInfractionReportRequest: group<CreateInfractionReportRequest>({
      Participant: required(ispb),
      InfractionReport: required(
        group<InfractionReport>({
          TransactionId: required(reportedTransactionId),
          Reason: required(codesOf(REPORT_REASONS)),
          SituationType: required(situationType),
          ReportDetails: optional(details),
          ContactInformation: optional(contactInformation),
        }),
      ),
    }),
    UpdateInfractionReportRequest: group<UpdateInfractionReportRequest>({
      ...step,
      SituationType: optional(situationType),
      ContactInformation: optional(contactInformation),
      ReportDetails: optional(details),
    }),
    AcknowledgeInfractionReportRequest: move,
    CancelInfractionReportRequest: move,
    CloseInfractionReportRequest: group<CloseInfractionReportRequest>({
      ...step,
      FraudType: optional(fraudType),
      AnalysisResult: required(codesOf(ANALYSIS_RESULTS)),
      AnalysisDetails: optional(details),
    }),
  };
}

export function markerRequests({ ispb, taxId }: VersionTypes) {
  return {
    CreateFraudMarkerRequest: group<CreateFraudMarkerRequest>({
      Participant: required(ispb),
      FraudMarker: required(
        group<FraudMarker>({
          TaxIdNumber: required(taxId),
          FraudType: required(fraudType),
          Key: optional(key),
        }),
      ),
      RequestId: required(requestId),
    }),
    CancelFraudMarkerRequest: group<CancelFraudMarkerRequest>({
      FraudMarkerId: required(uuid),
      Participant: required(ispb),
    }),
  };
}

/** The element InfractionReports of a list. */
export function reportsOf(types: VersionTypes) {
  return required(
    group<FraudResponses['ListInfractionReportsResponse']['InfractionReports']>({
      InfractionReport: zeroOrMore(MAX_PAGE, extendedReportOf(types)),
    }),
  );
}

export function reportResponses(types: VersionTypes) {
  const report = extendedReportOf(types);
  const withReport = group<FraudResponses['GetInfractionReportResponse']>({
    InfractionReport: required(report),
  });
  return {
    CreateInfractionReportResponse: withReport,
    GetInfractionReportResponse: withReport,
    UpdateInfractionReportResponse: withReport,
    AcknowledgeInfractionReportResponse: withReport,
    CancelInfractionReportResponse: withReport,
    CloseInfractionReportResponse: withReport,
    ListInfractionReportsResponse: group<FraudResponses['ListInfractionReportsResponse']>({
      ...paged,
      InfractionReports: reportsOf(types),
    }),
  };
}

export function markerResponses(types: VersionTypes) {
  const marker = extendedMarkerOf(types);
  const withMarker = group<FraudResponses['GetFraudMarkerResponse']>({
    FraudMarker: required(marker),
  });
  return {
    CreateFraudMarkerResponse: withMarker,
    GetFraudMarkerResponse: withMarker,
    CancelFraudMarkerResponse: withMarker,
    ListFraudMarkersResponse: group<FraudResponses['ListFraudMarkersResponse']>({
      ...paged,
      Total: required(integer),
      FraudMarkers: required(
        group<FraudResponses['ListFraudMarkersResponse']['FraudMarkers']>({
          FraudMarker: zeroOrMore(MAX_PAGE, marker),
        }),
      ),
    }),
  };
}
