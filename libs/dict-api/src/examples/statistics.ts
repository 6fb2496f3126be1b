import { type PolicyState } from '../messages/policy';
import {
  type KeyStatistics,
  type PersonStatistics,
  type StatisticsResponses,
  type Windowed,
} from '../messages/statistics';
import { CPF, CREATED, KEY } from './common';

const NONE: Windowed = { d90: 0, m12: 0, m60: 0 };
const ONE: Windowed = { d90: 1, m12: 0, m60: 0 };

const COUNTS: Omit<PersonStatistics, 'Entries'> = {
  Spi: { Watermark: CREATED, Settlements: { d90: 12, m12: 40, m60: 40 } },
  FraudMarkers: {
    Watermark: CREATED,
    ApplicationFrauds: NONE,
    MuleAccounts: ONE,
    ScammerAccounts: NONE,
    OtherFrauds: NONE,
    UnknownFrauds: NONE,
    TotalFraudTransactionAmount: { d90: 100, m12: 0, m60: 0 },
    DistinctFraudReporters: ONE,
  },
  InfractionReports: {
    Watermark: CREATED,
    OpenReports: 1,
    OpenReportsDistinctReporters: 1,
    RejectedReports: NONE,
  },
};

export const PERSON_STATISTICS: PersonStatistics = {
  ...COUNTS,
  Entries: { Watermark: CREATED, RegisteredAccounts: 1 },
};

export const KEY_STATISTICS: KeyStatistics = {
  ...COUNTS,
  Entries: { Watermark: CREATED, DistinctAccounts: ONE },
};

export const POLICY: PolicyState = {
  AvailableTokens: 35_999,
  Capacity: 36_000,
  RefillTokens: 1_200,
  RefillPeriodSec: 60,
  Name: 'ENTRIES_WRITE',
};

/** An example of each response. */
export const STATISTICS_RESPONSES: StatisticsResponses = {
  GetPersonStatisticsResponse: { TaxIdNumber: CPF, PersonStatistics: PERSON_STATISTICS },
  GetEntryStatisticsResponse: {
    Key: KEY,
    OwnerStatistics: PERSON_STATISTICS,
    KeyStatistics: KEY_STATISTICS,
  },
  ListPoliciesResponse: { Category: 'C', Policies: { Policy: [POLICY] } },
  GetPolicyResponse: { Category: 'C', Policy: POLICY },
};
