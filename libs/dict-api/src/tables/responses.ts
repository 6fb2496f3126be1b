import {
  at,
  group,
  list,
  optional,
  required,
  zeroOrMore,
  type Group,
  type TextType,
} from '#libs/xml-tables';
import { type DictResponseName, type DictResponses } from '../messages/messages';
import { type ApiVersion } from '../operations';
import { extendedClaimOf } from './claim';
import { checkedKey, extendedEntryOf, MAX_KEYS } from './entry';
import {
  cidSetEventsOf,
  cidSetFileOf,
  entryOfCidOf,
  extendedSyncVerificationOf,
} from './reconciliation';
import { sameForm, type Form } from './forms/form';
import { eventNotificationOf, extendedRecoveryOf, trackingGraphOf } from './recovery';
import { extendedRefundOf } from './refund';
import { REPORT_RESPONSES_1_8 } from './forms/report-1-8';
import { extendedMarkerOf, extendedReportOf } from './report';
import { category, keyStatistics, personStatistics, policy } from './statistics';
import {
  boolean,
  cursor,
  dateTime,
  integer,
  key,
  typesOf,
  type VersionTypes,
} from './types/text-types';

/** The maximum number of elements in a page. */
const MAX_PAGE = 200;

type Responses = DictResponses;
type ResponseTables = { readonly [Name in DictResponseName]: Group<Responses[Name]> };

const paged = { HasMoreElements: required(boolean) };
const withCursor = { ...paged, NextCursor: optional(cursor) };

function entryResponses(types: VersionTypes) {
  const withEntry = group<Responses['CreateEntryResponse']>({
    Entry: required(extendedEntryOf(types)),
  });
  return {
    CreateEntryResponse: withEntry,
    GetEntryResponse: group<Responses['GetEntryResponse']>({
      Entry: required(extendedEntryOf(types)),
      OwnerStatistics: optional(personStatistics),
      KeyStatistics: optional(keyStatistics),
    }),
    UpdateEntryResponse: withEntry,
    DeleteEntryResponse: group<Responses['DeleteEntryResponse']>({ Key: required(key) }),
    CheckKeysResponse: group<Responses['CheckKeysResponse']>({
      Keys: at('Keys/Key', list(MAX_KEYS, checkedKey)),
    }),
  };
}

function claimResponses(types: VersionTypes) {
  const claim = extendedClaimOf(types);
  const withClaim = group<Responses['GetClaimResponse']>({ Claim: required(claim) });
  return {
    CreateClaimResponse: withClaim,
    GetClaimResponse: withClaim,
    ListClaimsResponse: group<Responses['ListClaimsResponse']>({
      ...paged,
      Claims: required(
        group<Responses['ListClaimsResponse']['Claims']>({ Claim: zeroOrMore(MAX_PAGE, claim) }),
      ),
    }),
    AcknowledgeClaimResponse: withClaim,
    ConfirmClaimResponse: withClaim,
    CancelClaimResponse: withClaim,
    CompleteClaimResponse: group<Responses['CompleteClaimResponse']>({
      Claim: required(claim),
      EntryCreationDate: required(dateTime),
      KeyOwnershipDate: required(dateTime),
    }),
  };
}

function reconciliationResponses(types: VersionTypes) {
  const withFile = group<Responses['GetCidSetFileResponse']>({
    CidSetFile: required(cidSetFileOf(types)),
  });
  return {
    CreateSyncVerificationResponse: group<Responses['CreateSyncVerificationResponse']>({
      SyncVerification: required(extendedSyncVerificationOf(types)),
    }),
    CreateCidSetFileResponse: withFile,
    GetCidSetFileResponse: withFile,
    ListCidSetEventsResponse: cidSetEventsOf(types),
    GetEntryByCidResponse: entryOfCidOf(types),
  };
}

type Reports = Responses['ListInfractionReportsResponse']['InfractionReports'];
type Refunds = Responses['ListRefundsResponse']['Refunds'];

function reportResponses(types: VersionTypes) {
  const report = extendedReportOf(types);
  const withReport = group<Responses['GetInfractionReportResponse']>({
    InfractionReport: required(report),
  });
  const reports = required(group<Reports>({ InfractionReport: zeroOrMore(MAX_PAGE, report) }));
  return {
    CreateInfractionReportResponse: withReport,
    GetInfractionReportResponse: withReport,
    UpdateInfractionReportResponse: withReport,
    AcknowledgeInfractionReportResponse: withReport,
    CancelInfractionReportResponse: withReport,
    CloseInfractionReportResponse: withReport,
    ListInfractionReportsResponse: group<Responses['ListInfractionReportsResponse']>({
      ...paged,
      InfractionReports: reports,
    }),
    ListFundsRecoveryInfractionReportsResponse: group<
      Responses['ListFundsRecoveryInfractionReportsResponse']
    >({ InfractionReports: reports }),
  };
}

function markerResponses(types: VersionTypes) {
  const marker = extendedMarkerOf(types);
  const withMarker = group<Responses['GetFraudMarkerResponse']>({ FraudMarker: required(marker) });
  return {
    CreateFraudMarkerResponse: withMarker,
    GetFraudMarkerResponse: withMarker,
    CancelFraudMarkerResponse: withMarker,
    ListFraudMarkersResponse: group<Responses['ListFraudMarkersResponse']>({
      ...paged,
      Total: required(integer),
      FraudMarkers: required(
        group<Responses['ListFraudMarkersResponse']['FraudMarkers']>({
          FraudMarker: zeroOrMore(MAX_PAGE, marker),
        }),
      ),
    }),
  };
}

function refundResponses(types: VersionTypes) {
  const refund = extendedRefundOf(types);
  const withRefund = group<Responses['GetRefundResponse']>({ Refund: required(refund) });
  const refunds = required(group<Refunds>({ Refund: zeroOrMore(MAX_PAGE, refund) }));
  return {
    CreateRefundResponse: withRefund,
    GetRefundResponse: withRefund,
    CancelRefundResponse: withRefund,
    CloseRefundResponse: withRefund,
    ListRefundsResponse: group<Responses['ListRefundsResponse']>({
      ...withCursor,
      Refunds: refunds,
    }),
    ListFundsRecoveryRefundsResponse: group<Responses['ListFundsRecoveryRefundsResponse']>({
      Refunds: refunds,
    }),
  };
}

function recoveryResponses(types: VersionTypes) {
  const recovery = extendedRecoveryOf(types);
  const graph = trackingGraphOf(types);
  const withRecovery = group<Responses['GetFundsRecoveryResponse']>({
    FundsRecovery: required(recovery),
  });
  const withGraph = group<Responses['GetTrackingGraphResponse']>({
    TrackingGraph: required(graph),
  });
  return {
    CreateFundsRecoveryResponse: group<Responses['CreateFundsRecoveryResponse']>({
      FundsRecovery: required(recovery),
      TrackingGraph: optional(graph),
    }),
    GetFundsRecoveryResponse: withRecovery,
    UpdateFundsRecoveryResponse: withRecovery,
    CreateTrackingGraphResponse: withGraph,
    GetTrackingGraphResponse: withGraph,
    BlockFundsRecoveryResponse: withRecovery,
    RefundFundsRecoveryResponse: withRecovery,
    CancelFundsRecoveryResponse: withRecovery,
    ListEventNotificationsResponse: group<Responses['ListEventNotificationsResponse']>({
      ...withCursor,
      EventNotifications: required(
        group<Responses['ListEventNotificationsResponse']['EventNotifications']>({
          EventNotification: zeroOrMore(MAX_PAGE, eventNotificationOf(types)),
        }),
      ),
    }),
  };
}

function statisticsResponses(taxId: TextType<string>) {
  return {
    GetPersonStatisticsResponse: group<Responses['GetPersonStatisticsResponse']>({
      TaxIdNumber: required(taxId),
      PersonStatistics: required(personStatistics),
    }),
    GetEntryStatisticsResponse: group<Responses['GetEntryStatisticsResponse']>({
      Key: required(key),
      OwnerStatistics: required(personStatistics),
      KeyStatistics: required(keyStatistics),
    }),
    ListPoliciesResponse: group<Responses['ListPoliciesResponse']>({
      Category: required(category),
      Policies: required(
        group<Responses['ListPoliciesResponse']['Policies']>({
          Policy: zeroOrMore(MAX_PAGE, policy),
        }),
      ),
    }),
    GetPolicyResponse: group<Responses['GetPolicyResponse']>({
      Category: required(category),
      Policy: required(policy),
    }),
  };
}

function tablesOf(version: ApiVersion): ResponseTables {
  const types = typesOf(version);
  return {
    ...entryResponses(types),
    ...claimResponses(types),
    ...reconciliationResponses(types),
    ...reportResponses(types),
    ...markerResponses(types),
    ...refundResponses(types),
    ...recoveryResponses(types),
    ...statisticsResponses(types.taxId),
  };
}

const TABLES: Readonly<Record<ApiVersion, ResponseTables>> = {
  '1.8': tablesOf('1.8'),
  '2.6': tablesOf('2.6'),
  '2.12': tablesOf('2.12'),
};

/** The table of a response, without the first members, which all responses have. */
export function responseTable<Name extends DictResponseName>(
  name: Name,
  version: ApiVersion,
): Group<DictResponses[Name]> {
  return TABLES[version][name];
}

/** The XML form of a response in a version. */
export function responseForm<Name extends DictResponseName>(
  name: Name,
  version: ApiVersion,
): Form<DictResponses[Name]> {
  const forms: { readonly [Each in DictResponseName]?: Form<DictResponses[Each]> } =
    version === '1.8' ? REPORT_RESPONSES_1_8 : {};
  return forms[name] ?? sameForm(responseTable(name, version));
}
