import { type DictErrorName } from './errors';
import { type DictRequestName, type DictResponseName } from './messages/messages';

/** The versions of the official API. 1.8 has the addresses of /api/v1, the others those of /api/v2. */
export const API_VERSIONS = ['1.8', '2.6', '2.12'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

/** An operation of the official API. */
export interface DictOperation {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below /api/v2, with the names of the official document. */
  readonly path: string;
  readonly status: 200 | 201;
  readonly request?: DictRequestName;
  readonly response: DictResponseName;
  /** The error for a body whose elements are not valid. */
  readonly invalid?: DictErrorName;
  /** The rate policies that each request counts on. Empty for getEntry and some lists, whose policies depend on the request. */
  readonly policies: readonly string[];
  /** The first version that has the operation; absent: the first of all. */
  readonly since?: ApiVersion;
  /** The last version that has the operation; absent: the last of all. */
  readonly until?: ApiVersion;
  /** Whether version 2.12 no longer serves it. The response is DeprecatedResource. */
  readonly isWithdrawn?: true;
}

/**
 * The operations of DICT API 2.12.1, in the order of the official document. `request` and `response` are the roots of the bodies.
 */
export const DICT_OPERATIONS = {
  createEntry: post('/entries/', 'CreateEntry', 'EntryInvalid', 'ENTRIES_WRITE'),
  getEntry: get('/entries/{Key}', 'GetEntryResponse'),
  /** The lookup for initiators of payments. Version 2 does not have it. */
  getEntryForInitiator: { ...get('/entries/{Key}/initiator', 'GetEntryResponse'), until: '1.8' },
  updateEntry: {
    ...change('/entries/{Key}', 'UpdateEntry', 'EntryInvalid', 'ENTRIES_UPDATE'),
    method: 'PUT',
  },
  deleteEntry: change('/entries/{Key}/delete', 'DeleteEntry', 'EntryInvalid', 'ENTRIES_WRITE'),
  checkKeys: change('/keys/check', 'CheckKeys', 'BadRequest', 'KEYS_CHECK'),
  createClaim: post('/claims/', 'CreateClaim', 'ClaimInvalid', 'CLAIMS_WRITE'),
  listClaims: get('/claims/', 'ListClaimsResponse'),
  getClaim: get('/claims/{ClaimId}', 'GetClaimResponse', 'CLAIMS_READ'),
  acknowledgeClaim: claim('acknowledge', 'AcknowledgeClaim'),
  confirmClaim: claim('confirm', 'ConfirmClaim'),
  cancelClaim: claim('cancel', 'CancelClaim'),
  completeClaim: claim('complete', 'CompleteClaim'),
  createSyncVerification: post(
    '/sync-verifications/',
    'CreateSyncVerification',
    'BadRequest',
    'SYNC_VERIFICATIONS_WRITE',
  ),
  createCidSetFile: post('/cids/files/', 'CreateCidSetFile', 'BadRequest', 'CIDS_FILES_WRITE'),
  getCidSetFile: get('/cids/files/{Id}', 'GetCidSetFileResponse', 'CIDS_FILES_READ'),
  listCidSetEvents: get('/cids/events', 'ListCidSetEventsResponse', 'CIDS_EVENTS_LIST'),
  getEntryByCid: get('/cids/entries/{Cid}', 'GetEntryByCidResponse', 'CIDS_ENTRIES_READ'),
  createInfractionReport: post(
    '/infraction-reports/',
    'CreateInfractionReport',
    'InfractionReportInvalid',
    'INFRACTION_REPORTS_WRITE',
  ),
  listInfractionReports: get('/infraction-reports/', 'ListInfractionReportsResponse'),
  getInfractionReport: get(
    '/infraction-reports/{InfractionReportId}',
    'GetInfractionReportResponse',
    'INFRACTION_REPORTS_READ',
  ),
  updateInfractionReport: { ...report('', 'UpdateInfractionReport'), method: 'PUT', since: '2.6' },
  acknowledgeInfractionReport: report('/acknowledge', 'AcknowledgeInfractionReport'),
  cancelInfractionReport: report('/cancel', 'CancelInfractionReport'),
  closeInfractionReport: report('/close', 'CloseInfractionReport'),
  createFundsRecovery: {
    ...post('/funds-recoveries/', 'CreateFundsRecovery', 'FundsRecoveryInvalid'),
    since: '2.12',
  },
  getFundsRecovery: recoveryGet('', 'GetFundsRecoveryResponse'),
  updateFundsRecovery: { ...recovery('', 'UpdateFundsRecovery'), method: 'PUT' },
  createTrackingGraph: {
    ...recovery('/tracking-graph', 'CreateTrackingGraph'),
    isWithdrawn: true,
  },
  getTrackingGraph: recoveryGet('/tracking-graph', 'GetTrackingGraphResponse'),
  blockFundsRecovery: { ...recovery('/block', 'BlockFundsRecovery'), isWithdrawn: true },
  listFundsRecoveryInfractionReports: recoveryGet(
    '/infraction-reports',
    'ListFundsRecoveryInfractionReportsResponse',
  ),
  refundFundsRecovery: recovery('/refund', 'RefundFundsRecovery'),
  listFundsRecoveryRefunds: recoveryGet('/refunds', 'ListFundsRecoveryRefundsResponse'),
  cancelFundsRecovery: recovery('/cancel', 'CancelFundsRecovery'),
  createFraudMarker: {
    ...post('/fraud-markers/', 'CreateFraudMarker', 'FraudMarkerInvalid', 'FRAUD_MARKERS_WRITE'),
    since: '2.6',
  },
  listFraudMarkers: {
    ...get('/fraud-markers/', 'ListFraudMarkersResponse', 'FRAUD_MARKERS_LIST'),
    since: '2.6',
  },
  getFraudMarker: {
    ...get('/fraud-markers/{FraudMarkerId}', 'GetFraudMarkerResponse', 'FRAUD_MARKERS_READ'),
    since: '2.6',
  },
  cancelFraudMarker: {
    ...change(
      '/fraud-markers/{FraudMarkerId}/cancel',
      'CancelFraudMarker',
      'FraudMarkerInvalid',
      'FRAUD_MARKERS_WRITE',
    ),
    since: '2.6',
  },
  createRefund: post('/refunds/', 'CreateRefund', 'RefundInvalid', 'REFUNDS_WRITE'),
  listRefunds: get('/refunds/', 'ListRefundsResponse'),
  getRefund: get('/refunds/{RefundId}', 'GetRefundResponse', 'REFUNDS_READ'),
  cancelRefund: refund('cancel', 'CancelRefund'),
  closeRefund: refund('close', 'CloseRefund'),
  getPersonStatistics: {
    ...get(
      '/persons/{TaxIdNumber}/statistics',
      'GetPersonStatisticsResponse',
      'PERSONS_STATISTICS_READ',
    ),
    since: '2.6',
  },
  getEntryStatistics: {
    ...get('/entries/{Key}/statistics', 'GetEntryStatisticsResponse', 'ENTRIES_STATISTICS_READ'),
    since: '2.6',
  },
  listEventNotifications: {
    ...get('/event-notifications', 'ListEventNotificationsResponse', 'EVENT_LIST'),
    since: '2.12',
  },
  listPolicies: get('/policies/', 'ListPoliciesResponse', 'POLICIES_LIST'),
  getPolicy: get('/policies/{Policy}', 'GetPolicyResponse', 'POLICIES_READ'),
} as const satisfies Readonly<Record<string, DictOperation>>;

export type OperationName = keyof typeof DICT_OPERATIONS;

/** The operation with a name, with all optional members. */
export function operationOf(name: OperationName): DictOperation {
  return DICT_OPERATIONS[name];
}

/** Whether a version of the API has the operation. */
export function isInVersion(
  { since = '1.8', until = '2.12' }: DictOperation,
  version: ApiVersion,
): boolean {
  const place = API_VERSIONS.indexOf(version);
  return API_VERSIONS.indexOf(since) <= place && place <= API_VERSIONS.indexOf(until);
}

type Row = Omit<DictOperation, 'request' | 'response'>;

/** The common start of the roots of a request and its response. */
type Stem = {
  [Name in DictResponseName]: Name extends `${infer Words}Response`
    ? `${Words}Request` extends DictRequestName
      ? Words
      : never
    : never;
}[DictResponseName];

interface With<S extends Stem> {
  readonly request: `${S}Request` & DictRequestName;
  readonly response: `${S}Response`;
}

function change<S extends Stem>(
  path: string,
  stem: S,
  invalid: DictErrorName,
  ...policies: readonly string[]
): Row & With<S> {
  const roots = { request: `${stem}Request`, response: `${stem}Response` } as With<S>;
  return { method: 'POST', path, status: 200, ...roots, invalid, policies };
}

function post<S extends Stem>(
  path: string,
  stem: S,
  invalid: DictErrorName,
  ...policies: readonly string[]
): Row & With<S> {
  return { ...change(path, stem, invalid, ...policies), status: 201 };
}

function get<R extends DictResponseName>(
  path: string,
  response: R,
  ...policies: readonly string[]
): Row & { readonly response: R } {
  return { method: 'GET', path, status: 200, response, policies };
}

function claim<S extends Stem>(step: string, stem: S): Row & With<S> {
  return change(`/claims/{ClaimId}/${step}`, stem, 'ClaimInvalid', 'CLAIMS_WRITE');
}

function report<S extends Stem>(step: string, stem: S): Row & With<S> {
  const path = `/infraction-reports/{InfractionReportId}${step}`;
  return change(path, stem, 'InfractionReportInvalid', 'INFRACTION_REPORTS_WRITE');
}

function refund<S extends Stem>(step: string, stem: S): Row & With<S> {
  return change(`/refunds/{RefundId}/${step}`, stem, 'RefundInvalid', 'REFUNDS_WRITE');
}

function recovery<S extends Stem>(step: string, stem: S): Row & With<S> {
  const path = `/funds-recoveries/{FundsRecoveryId}${step}`;
  return { ...change(path, stem, 'FundsRecoveryInvalid'), since: '2.12' };
}

function recoveryGet<R extends DictResponseName>(
  step: string,
  response: R,
): Row & { readonly response: R } {
  return { ...get(`/funds-recoveries/{FundsRecoveryId}${step}`, response), since: '2.12' };
}
