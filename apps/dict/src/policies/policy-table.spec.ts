import { type DictConfig } from '../config';
import { CATEGORIES, DICT_OPERATIONS, type ApiVersion, type OperationName } from '#libs/dict-api';
import { DICT_POLICIES, policyId } from '#libs/rate-limit';
import { isRoleGiven, type ListWithRole, type PolicyQuery } from './list-role';
import { PARTICIPANT_ANTISCAN, PolicyTable } from './policy-table';

function table(apiVersion: ApiVersion = '2.12', policyNumbers: 'api' | 'manual' = 'api') {
  const config = { apiVersion, policyNumbers, rateLimit: true, contractRateLimit: false };
  return new PolicyTable(config as DictConfig);
}

const OWNER = { participant: '12345678', category: 'C' } as const;

/** The policies that an operation counts on. */
function counted(name: OperationName, query = {}): string[] {
  return table()
    .ofOperation(name, query, OWNER)
    .map(({ policy }) => policyId(policy));
}

describe('The policies of an operation', () => {
  // DICT API 2.12.1, table of policies; funds recoveries are in none of them.
  it.each<readonly [string, readonly OperationName[]]>([
    ['ENTRIES_STATISTICS_READ:C', ['getEntryStatistics']],
    ['ENTRIES_WRITE', ['createEntry', 'deleteEntry']],
    ['ENTRIES_UPDATE', ['updateEntry']],
    ['CLAIMS_READ', ['getClaim']],
    [
      'CLAIMS_WRITE',
      ['createClaim', 'acknowledgeClaim', 'cancelClaim', 'confirmClaim', 'completeClaim'],
    ],
    ['CLAIMS_LIST_WITHOUT_ROLE', ['listClaims']],
    ['SYNC_VERIFICATIONS_WRITE', ['createSyncVerification']],
    ['CIDS_FILES_WRITE', ['createCidSetFile']],
    ['CIDS_FILES_READ', ['getCidSetFile']],
    ['CIDS_EVENTS_LIST', ['listCidSetEvents']],
    ['CIDS_ENTRIES_READ', ['getEntryByCid']],
    ['INFRACTION_REPORTS_READ', ['getInfractionReport']],
    [
      'INFRACTION_REPORTS_WRITE',
      [
        'createInfractionReport',
        'acknowledgeInfractionReport',
        'cancelInfractionReport',
        'closeInfractionReport',
        'updateInfractionReport',
      ],
    ],
    ['INFRACTION_REPORTS_LIST_WITHOUT_ROLE', ['listInfractionReports']],
    ['KEYS_CHECK', ['checkKeys']],
    ['REFUNDS_READ', ['getRefund']],
    ['REFUNDS_WRITE', ['createRefund', 'cancelRefund', 'closeRefund']],
    ['REFUND_LIST_WITHOUT_ROLE', ['listRefunds']],
    ['FRAUD_MARKERS_READ', ['getFraudMarker']],
    ['FRAUD_MARKERS_WRITE', ['createFraudMarker', 'cancelFraudMarker']],
    ['FRAUD_MARKERS_LIST', ['listFraudMarkers']],
    ['PERSONS_STATISTICS_READ', ['getPersonStatistics']],
    ['POLICIES_READ', ['getPolicy']],
    ['POLICIES_LIST', ['listPolicies']],
    ['EVENT_LIST', ['listEventNotifications']],
  ])('%s counts %j', (policy, operations) => {
    const names = Object.keys(DICT_OPERATIONS) as OperationName[];
    expect(names.filter((name) => counted(name).includes(policy)).sort()).toEqual(
      [...operations].sort(),
    );
  });

  it.each<readonly [ListWithRole, PolicyQuery, boolean]>([
    ['listClaims', {}, false],
    ['listClaims', { IsDonor: 'true' }, true],
    ['listClaims', { IsClaimer: 'true', IsDonor: 'false' }, true],
    ['listClaims', { IsClaimer: 'true', IsDonor: 'true' }, false],
    ['listClaims', { IsDonor: 'false' }, false],
    ['listInfractionReports', { IsReporter: 'true' }, true],
    ['listInfractionReports', { IsCounterparty: 'true' }, true],
    ['listInfractionReports', { IsDonor: 'true' }, false],
    ['listRefunds', { ParticipantRole: 'REQUESTING' }, true],
    ['listRefunds', { ParticipantRole: 'CONTESTED' }, true],
    ['listRefunds', { ParticipantRole: ['CONTESTED'] }, false],
    ['listRefunds', {}, false],
  ])('%s with %j is limited to a role: %p', (list, query, expected) => {
    expect(isRoleGiven(list, query)).toBe(expected);
    expect(counted(list, query)).toHaveLength(1);
    expect(counted(list, query)[0]).toMatch(expected ? /_WITH_ROLE$/ : /_WITHOUT_ROLE$/);
  });
});

describe('The policies in force', () => {
  it.each([
    ['PHONE', '12345678909', 'ENTRIES_READ_USER_ANTISCAN:PF'],
    ['EMAIL', '12345678000195', 'ENTRIES_READ_USER_ANTISCAN:PJ'],
    ['CPF', '12345678909', 'ENTRIES_READ_USER_ANTISCAN_V2:PF'],
    ['CNPJ', '12345678909', 'ENTRIES_READ_USER_ANTISCAN_V2:PF'],
    ['RANDOM', '12345678000195', 'ENTRIES_READ_USER_ANTISCAN_V2:PJ'],
  ] as const)('count a lookup of %s for payer %s on %s', (keyType, payerId, expected) => {
    const { policy, owner } = table().ofPayer(keyType, payerId);
    expect([policyId(policy), owner]).toEqual([expected, payerId]);
  });

  it.each(CATEGORIES.map((category) => [category] as const))(
    'count a lookup of a participant of category %s on its size',
    (category) => {
      const { policy } = table().ofLookup('12345678', category);
      expect(policyId(policy)).toBe(`${PARTICIPANT_ANTISCAN}:${category}`);
    },
  );

  it.each([
    ['2.12', 29],
    // Without the list of events.
    ['2.6', 28],
    // Also without fraud markers, statistics of persons and statistics of entries.
    ['1.8', 23],
  ] as const)('of a participant in version %s are %d', (version, count) => {
    const policies = table(version).ofParticipant('E');
    expect(policies).toHaveLength(count);
    expect(new Set(policies.map(({ name }) => name)).size).toBe(count);
    expect(policies.every(({ scope }) => scope === 'PSP')).toBe(true);
  });

  it.each([
    ['api', [1_200, 36_000], [20, 100]],
    ['manual', [800, 1_200], [40, 200]],
  ] as const)('have the numbers of DICT_POLICY_NUMBERS=%s', (numbers, write, events) => {
    const policies = table('2.12', numbers).ofParticipant('C');
    const sizeOf = (name: string) => {
      const found = policies.find((policy) => policy.name === name);
      return [found?.refillTokens, found?.capacity];
    };
    expect([sizeOf('ENTRIES_WRITE'), sizeOf('CIDS_EVENTS_LIST')]).toEqual([write, events]);
    expect(sizeOf('ENTRIES_UPDATE')).toEqual([600, 600]);
    expect(table('2.12', numbers).all).toHaveLength(DICT_POLICIES.length);
  });
});
