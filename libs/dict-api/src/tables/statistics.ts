import { attribute, codesOf, group, required } from '#libs/xml-tables';
import { CATEGORIES, type PolicyState } from '../messages/policy';
import { type KeyStatistics, type PersonStatistics, type Windowed } from '../messages/statistics';
import { dateTime, integer, text } from './types/text-types';

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
