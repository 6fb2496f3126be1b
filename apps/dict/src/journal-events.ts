import {
  explainCode,
  type EventOperation,
  type EventTable,
  type FactPlaces,
  type Facts,
} from '#libs/journal';
import { DICT_OUTCOMES } from './outcomes';

const V2 = '/api/v2';

const KEY: FactPlaces = {
  key: ['Entry/Key', 'Claim/Key', 'Key'],
  keyType: ['Entry/KeyType', 'Claim/KeyType', 'KeyType'],
};
const ENTRY: FactPlaces = { ...KEY, ispb: ['Account/Participant', 'Participant'] };
const CLAIM: FactPlaces = {
  ...KEY,
  claimId: ['Claim/Id', 'ClaimId'],
  claimType: 'Claim/Type',
  status: 'Claim/Status',
  claimerIspb: 'ClaimerAccount/Participant',
  donorIspb: 'Claim/DonorParticipant',
};
const REPORT: FactPlaces = {
  infractionReportId: ['InfractionReport/Id', 'InfractionReportId'],
  endToEndId: ['InfractionReport/TransactionId', 'TransactionId'],
  status: 'InfractionReport/Status',
};
const MARKER: FactPlaces = {
  fraudMarkerId: ['FraudMarker/Id', 'FraudMarkerId'],
  key: 'FraudMarker/Key',
  status: 'FraudMarker/Status',
};
const REFUND: FactPlaces = {
  refundId: ['Refund/Id', 'RefundId'],
  endToEndId: ['Refund/TransactionId', 'TransactionId'],
  amount: 'Refund/RefundAmount',
  status: 'Refund/Status',
};
const RECOVERY: FactPlaces = {
  fundsRecoveryId: ['FundsRecovery/Id', 'FundsRecoveryId'],
  endToEndId: ['FundsRecovery/RootTransactionId', 'RootTransactionId'],
  status: 'FundsRecovery/Status',
};
const JSON_KEY: FactPlaces = {
  key: '/keyValue',
  keyType: '/keyType',
  keyId: '/id',
  accountId: '/accountId',
  ispb: '/ispb',
  status: '/status',
};

/** Operations below /api/v2: method, path, name, and where the facts are in both bodies. */
type Row = readonly [string, string, string, FactPlaces?];

const OFFICIAL: readonly Row[] = [
  ['POST', '/entries', 'dict.key-created', ENTRY],
  ['GET', '/entries/{key}', 'dict.key-lookup', ENTRY],
  ['PUT', '/entries/{key}', 'dict.key-updated', ENTRY],
  ['POST', '/entries/{key}/delete', 'dict.key-deleted', ENTRY],
  ['POST', '/keys/check', 'dict.keys-checked', { key: 'Keys/Key', count: 'Keys/Key#' }],
  ['GET', '/persons/{taxId}/statistics', 'dict.person-statistics'],
  ['GET', '/entries/{key}/statistics', 'dict.key-statistics'],
  ['POST', '/claims', 'dict.claim-opened', CLAIM],
  ['GET', '/claims', 'dict.claims-read', { count: 'Claims/Claim#' }],
  ['GET', '/claims/{claimId}', 'dict.claim-read', CLAIM],
  ['POST', '/claims/{claimId}/acknowledge', 'dict.claim-acknowledged', CLAIM],
  ['POST', '/claims/{claimId}/confirm', 'dict.claim-confirmed', CLAIM],
  ['POST', '/claims/{claimId}/cancel', 'dict.claim-cancelled', CLAIM],
  ['POST', '/claims/{claimId}/complete', 'dict.claim-completed', CLAIM],
  ['POST', '/sync-verifications', 'dict.sync-verified', { keyType: 'KeyType', status: 'Result' }],
  ['POST', '/cids/files', 'dict.cid-file-requested', { keyType: 'KeyType', status: 'Status' }],
  ['GET', '/cids/files/{fileId}', 'dict.cid-file-read', { status: 'Status' }],
  ['GET', '/cids/events', 'dict.cid-events-read'],
  ['GET', '/cids/entries/{cid}', 'dict.cid-lookup', ENTRY],
  ['GET', '/cids/files/{fileId}/download', 'dict.cid-file-downloaded'],
  ['POST', '/infraction-reports', 'dict.infraction-report-created', REPORT],
  ['GET', '/infraction-reports', 'dict.infraction-reports-read'],
  ['GET', '/infraction-reports/{infractionReportId}', 'dict.infraction-report-read', REPORT],
  ['PUT', '/infraction-reports/{infractionReportId}', 'dict.infraction-report-updated', REPORT],
  ...(['acknowledge', 'cancel', 'close'] as const).map((verb): Row => [
    'POST',
    `/infraction-reports/{infractionReportId}/${verb}`,
    `dict.infraction-report-${past(verb)}`,
    REPORT,
  ]),
  ['POST', '/fraud-markers', 'dict.fraud-marker-created', MARKER],
  ['GET', '/fraud-markers', 'dict.fraud-markers-read'],
  ['GET', '/fraud-markers/{fraudMarkerId}', 'dict.fraud-marker-read', MARKER],
  ['POST', '/fraud-markers/{fraudMarkerId}/cancel', 'dict.fraud-marker-cancelled', MARKER],
  ['POST', '/refunds', 'dict.refund-created', REFUND],
  ['GET', '/refunds', 'dict.refunds-read'],
  ['GET', '/refunds/{refundId}', 'dict.refund-read', REFUND],
  ['POST', '/refunds/{refundId}/cancel', 'dict.refund-cancelled', REFUND],
  ['POST', '/refunds/{refundId}/close', 'dict.refund-closed', REFUND],
  ['POST', '/funds-recoveries', 'dict.funds-recovery-created', RECOVERY],
  ['GET', '/funds-recoveries/{fundsRecoveryId}', 'dict.funds-recovery-read', RECOVERY],
  ['PUT', '/funds-recoveries/{fundsRecoveryId}', 'dict.funds-recovery-updated', RECOVERY],
  ['POST', '/funds-recoveries/{fundsRecoveryId}/tracking-graph', 'dict.funds-recovery-tracked'],
  [
    'GET',
    '/funds-recoveries/{fundsRecoveryId}/tracking-graph',
    'dict.tracking-graph-read',
    { endToEndId: 'TrackingGraph/RootTransactionId' },
  ],
  ['POST', '/funds-recoveries/{fundsRecoveryId}/block', 'dict.funds-recovery-blocked'],
  ['POST', '/funds-recoveries/{fundsRecoveryId}/refund', 'dict.funds-recovery-refunded', RECOVERY],
  ['POST', '/funds-recoveries/{fundsRecoveryId}/cancel', 'dict.funds-recovery-cancelled', RECOVERY],
  ['GET', '/funds-recoveries/{fundsRecoveryId}/infraction-reports', 'dict.infraction-reports-read'],
  ['GET', '/funds-recoveries/{fundsRecoveryId}/refunds', 'dict.refunds-read'],
  ['GET', '/event-notifications', 'dict.notifications-read'],
  ['GET', '/policies', 'dict.policies-read'],
  ['GET', '/policies/{policy}', 'dict.policy-read'],
];

/** How the journal of DICT reads as business events. */
export const DICT_EVENTS: EventTable = {
  failure: { code: ['/code', 'problem/type'], detail: ['/detail', 'problem/detail'] },
  operations: [
    ...official(),
    {
      method: 'POST',
      path: '/dict/keys',
      name: 'dict.key-created',
      request: JSON_KEY,
      response: JSON_KEY,
    },
    { method: 'GET', path: '/dict/keys', name: 'dict.keys-read' },
    {
      method: 'GET',
      path: '/dict/keys/{keyType}/{key}',
      name: 'dict.key-lookup',
      response: JSON_KEY,
    },
    { method: 'DELETE', path: '/dict/keys/{keyId}', name: 'dict.key-deleted' },
  ],
  explain: (_entry, event) =>
    explainCode([{ codes: DICT_OUTCOMES, document: 'API do DICT v2, Erros' }], event),
};

function official(): EventOperation[] {
  return OFFICIAL.map(([method, path, name, places]) => ({
    ...{ method, path: V2 + path, name, complete: withErrorCode },
    ...(places === undefined ? {} : { request: places, response: places }),
  }));
}

/** `https://…/error/EntryAlreadyExists` is ENTRY_ALREADY_EXISTS, as rules and `/dict/keys` write it. */
function withErrorCode(facts: Facts): Facts {
  const [, name] = /\/error\/(\w+)$/.exec(facts['code'] ?? '') ?? [];
  if (name === undefined) return facts;
  return { ...facts, code: name.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase() };
}

function past(verb: 'acknowledge' | 'cancel' | 'close'): string {
  return { acknowledge: 'acknowledged', cancel: 'cancelled', close: 'closed' }[verb];
}
