import { attribute, codesOf, group, required, zeroOrMore, type TextType } from '#libs/xml-tables';
import { CATEGORIES, type PolicyState } from '../messages/policy';
import {
  type KeyStatistics,
  type PersonStatistics,
  type StatisticsResponses,
  type Windowed,
} from '../messages/statistics';
import { dateTime, integer, key, text } from './types/text-types';
import { MAX_PAGE } from './page';

/** The values of the windows are attributes. */
const windowed = group<Windowed>({
  d90: attribute(integer),
  m12: attribute(integer),
  m60: attribute(integer),
});

const counts = {
  Spi: required(
    group<PersonStatistics['Spi']>({
      Watermark: required(dateTime),
      Settlements: required(windowed),
    }),
  ),
  FraudMarkers: required(
    group<PersonStatistics['FraudMarkers']>({
      Watermark: required(dateTime),
      ApplicationFrauds: required(windowed),
      MuleAccounts: required(windowed),
      ScammerAccounts: required(windowed),
      OtherFrauds: required(windowed),
      UnknownFrauds: required(windowed),
      TotalFraudTransactionAmount: required(windowed),
      DistinctFraudReporters: required(windowed),
    }),
  ),
  InfractionReports: required(
    group<PersonStatistics['InfractionReports']>({
      Watermark: required(dateTime),
      OpenReports: required(integer),
      OpenReportsDistinctReporters: required(integer),
      RejectedReports: required(windowed),
    }),
  ),
};

export const personStatistics = group<PersonStatistics>({
  ...counts,
  Entries: required(
    group<PersonStatistics['Entries']>({
      Watermark: required(dateTime),
      RegisteredAccounts: required(integer),
    }),
  ),
});

export const keyStatistics = group<KeyStatistics>({
  ...counts,
  Entries: required(
    group<KeyStatistics['Entries']>({
      Watermark: required(dateTime),
      DistinctAccounts: required(windowed),
    }),
  ),
});

export const category = codesOf(CATEGORIES);

export const policy = group<PolicyState>({
  AvailableTokens: required(integer),
  Capacity: required(integer),
  RefillTokens: required(integer),
  RefillPeriodSec: required(integer),
  Name: required(text),
});

export function statisticsResponses(taxId: TextType<string>) {
  return {
    GetPersonStatisticsResponse: group<StatisticsResponses['GetPersonStatisticsResponse']>({
      TaxIdNumber: required(taxId),
      PersonStatistics: required(personStatistics),
    }),
    GetEntryStatisticsResponse: group<StatisticsResponses['GetEntryStatisticsResponse']>({
      Key: required(key),
      OwnerStatistics: required(personStatistics),
      KeyStatistics: required(keyStatistics),
    }),
    ListPoliciesResponse: group<StatisticsResponses['ListPoliciesResponse']>({
      Category: required(category),
      Policies: required(
        group<StatisticsResponses['ListPoliciesResponse']['Policies']>({
          Policy: zeroOrMore(MAX_PAGE, policy),
        }),
      ),
    }),
    GetPolicyResponse: group<StatisticsResponses['GetPolicyResponse']>({
      Category: required(category),
      Policy: required(policy),
    }),
  };
}
