import { type KeyStatistics, type PersonStatistics, type Windowed } from '#libs/dict-api';

/** The types of fraud that have their own count, in the order of the official document. */
export const COUNTED_TYPES = [
  'APPLICATION_FRAUD',
  'MULE_ACCOUNT',
  'SCAMMER_ACCOUNT',
  'OTHER',
  'UNKNOWN',
] as const;

/** The types of fraud that do not count in the total amount. DICT API 2.12.1, PersonStatistics and KeyStatistics. */
export const UNCOUNTED = {
  ofPersons: ['APPLICATION_FRAUD', 'UNKNOWN'],
  ofKeys: ['UNKNOWN'],
} as const;

/** The columns of the counting statement. PostgreSQL returns counts as strings. */
export type Counts = Readonly<Record<string, number | string | null>>;

/** @param watermark the latest time of events that count, ISO 8601 UTC */
export function personStatistics(counts: Counts, watermark: string): PersonStatistics {
  return {
    ...shared(counts, watermark),
    Entries: { Watermark: watermark, RegisteredAccounts: Number(counts['registered_accounts']) },
  };
}

export function keyStatistics(counts: Counts, watermark: string): KeyStatistics {
  const DistinctAccounts = windowed(counts, 'accounts');
  return { ...shared(counts, watermark), Entries: { Watermark: watermark, DistinctAccounts } };
}

function shared(counts: Counts, Watermark: string): Omit<PersonStatistics, 'Entries'> {
  return {
    Spi: { Watermark, Settlements: windowed(counts, 'settlements') },
    FraudMarkers: {
      Watermark,
      ApplicationFrauds: windowed(counts, 'application_fraud'),
      MuleAccounts: windowed(counts, 'mule_account'),
      ScammerAccounts: windowed(counts, 'scammer_account'),
      OtherFrauds: windowed(counts, 'other'),
      UnknownFrauds: windowed(counts, 'unknown'),
      TotalFraudTransactionAmount: windowed(counts, 'cents', wholeReais),
      DistinctFraudReporters: windowed(counts, 'reporters'),
    },
    InfractionReports: {
      Watermark,
      OpenReports: Number(counts['open_reports']),
      OpenReportsDistinctReporters: Number(counts['open_reporters']),
      RejectedReports: windowed(counts, 'rejected'),
    },
  };
}

function windowed(
  counts: Counts,
  name: string,
  unit: (value: number) => number = (value) => value,
): Windowed {
  const value = (window: keyof Windowed): number => unit(Number(counts[`${name}_${window}`]));
  return { d90: value('d90'), m12: value('m12'), m60: value('m60') };
}

/** The reais of an amount in cents, rounded down. */
function wholeReais(cents: number): number {
  return Math.trunc(cents / 100);
}
