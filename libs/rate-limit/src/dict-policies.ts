import { type Policy } from './policy';

const MINUTE_SEC = 60;
const DAY_SEC = 24 * 60 * MINUTE_SEC;

/** Categories of participants: tokens refilled per minute, and capacity. */
const CATEGORIES = {
  A: [25_000, 50_000],
  B: [20_000, 40_000],
  C: [15_000, 30_000],
  D: [8_000, 16_000],
  E: [2_500, 5_000],
  F: [250, 500],
  G: [25, 250],
  H: [2, 50],
} as const;

/** Kinds of end user: tokens refilled per minute, capacity, and tokens credited for a payment order. */
const USERS = { PF: [2, 100, 1], PJ: [20, 1_000, 2] } as const;

/** A query costs one token for every outcome, except if the directory is unavailable. */
const FLAT = { found: 1, notFound: 1, malformed: 1, unavailable: 0 } as const;
const USER_SCAN = { found: 1, notFound: 20, malformed: 0, unavailable: 0 } as const;
const PARTICIPANT_SCAN = { found: 1, notFound: 3, malformed: 0, unavailable: 0 } as const;

/** Policies with only one size: name, operations, tokens per minute, capacity. */
const OF_ONE_SIZE: readonly (readonly [string, string, number, number])[] = [
  ['ENTRIES_WRITE', 'createEntry, deleteEntry', 1_200, 36_000],
  ['ENTRIES_UPDATE', 'updateEntry', 600, 600],
  ['CLAIMS_READ', 'getClaim', 600, 18_000],
  ['CLAIMS_WRITE', 'create, acknowledge, cancel, confirm and complete a claim', 1_200, 36_000],
  ['CLAIMS_LIST_WITH_ROLE', 'listClaims as donor or claimer', 40, 200],
  ['CLAIMS_LIST_WITHOUT_ROLE', 'listClaims', 10, 50],
  ['SYNC_VERIFICATIONS_WRITE', 'createSyncVerification', 10, 50],
  ['CIDS_FILES_READ', 'getCidSetFile', 10, 50],
  ['CIDS_EVENTS_LIST', 'listCidSetEvents', 20, 100],
  ['CIDS_ENTRIES_READ', 'getEntryByCid', 1_200, 36_000],
  ['INFRACTION_REPORTS_READ', 'getInfractionReport', 600, 18_000],
  ['INFRACTION_REPORTS_WRITE', 'create, acknowledge, cancel and close a report', 1_200, 36_000],
  ['INFRACTION_REPORTS_LIST_WITH_ROLE', 'listInfractionReports in one role', 40, 200],
  ['INFRACTION_REPORTS_LIST_WITHOUT_ROLE', 'listInfractionReports', 10, 50],
  ['KEYS_CHECK', 'checkKeys', 70, 70],
  ['REFUNDS_READ', 'getRefund', 1_200, 36_000],
  ['REFUNDS_WRITE', 'create, cancel and close a refund', 2_400, 72_000],
  ['REFUND_LIST_WITH_ROLE', 'listRefunds in one role', 40, 200],
  ['REFUND_LIST_WITHOUT_ROLE', 'listRefunds', 10, 50],
  ['FRAUD_MARKERS_READ', 'getFraudMarker', 600, 18_000],
  ['FRAUD_MARKERS_WRITE', 'create and cancel a fraud marker', 1_200, 36_000],
  ['FRAUD_MARKERS_LIST', 'listFraudMarkers', 600, 18_000],
  ['PERSONS_STATISTICS_READ', 'getPersonStatistics', 12_000, 36_000],
  ['POLICIES_READ', 'getPolicy', 60, 200],
  ['POLICIES_LIST', 'listPolicies', 6, 20],
  ['EVENT_LIST', 'listEventNotifications', 40, 200],
];

/** Policies for which the operational manual 8, section 14, has other numbers than the API. */
const OF_THE_MANUAL: typeof OF_ONE_SIZE = [
  ['ENTRIES_WRITE', 'createEntry, deleteEntry', 800, 1_200],
  ['CIDS_EVENTS_LIST', 'listCidSetEvents', 40, 200],
];

/**
 * The policies of DICT API 2.12.1 in all their sizes. A query is allowed if the balance is above zero; a cost
 * of more than one token can lead to debt (operational manual 8, 13.1).
 */
export const DICT_POLICIES: readonly Policy[] = [
  ...ofUsers('ENTRIES_READ_USER_ANTISCAN', ['EMAIL', 'PHONE']),
  ...ofUsers('ENTRIES_READ_USER_ANTISCAN_V2', ['CPF', 'CNPJ', 'RANDOM']),
  ...ofCategories('ENTRIES_READ_PARTICIPANT_ANTISCAN', 'getEntry', {
    costs: PARTICIPANT_SCAN,
    paymentOrderCredit: 1,
  }),
  ...ofCategories('ENTRIES_STATISTICS_READ', 'getEntryStatistics', { costs: FLAT }),
  ...OF_ONE_SIZE.map(ofOneSize),
  {
    name: 'CIDS_FILES_WRITE',
    scope: 'PSP',
    operations: 'createCidSetFile',
    capacity: 200,
    refillTokens: 40,
    refillPeriodSec: DAY_SEC,
    costs: FLAT,
  },
];

/** The policies of DICT_POLICIES whose numbers are different in the operational manual, with those numbers. */
export const DICT_MANUAL_POLICIES: readonly Policy[] = OF_THE_MANUAL.map(ofOneSize);

function ofOneSize([
  name,
  operations,
  refillTokens,
  capacity,
]: (typeof OF_ONE_SIZE)[number]): Policy {
  const refill = { capacity, refillTokens, refillPeriodSec: MINUTE_SEC };
  return { name, scope: 'PSP', operations, ...refill, costs: FLAT };
}

function ofUsers(name: string, keyTypes: readonly string[]): Policy[] {
  return Object.entries(USERS).map(
    ([category, [refillTokens, capacity, paymentOrderCredit]]): Policy => ({
      name,
      category,
      scope: 'USER',
      operations: `getEntry of ${keyTypes.join(', ')}`,
      capacity,
      refillTokens,
      refillPeriodSec: MINUTE_SEC,
      costs: USER_SCAN,
      paymentOrderCredit,
      keyTypes,
    }),
  );
}

function ofCategories(
  name: string,
  operations: string,
  rest: Pick<Policy, 'costs' | 'paymentOrderCredit'>,
): Policy[] {
  return Object.entries(CATEGORIES).map(([category, [refillTokens, capacity]]): Policy => {
    const refill = { capacity, refillTokens, refillPeriodSec: MINUTE_SEC };
    return { name, category, scope: 'PSP', operations, ...refill, ...rest };
  });
}
