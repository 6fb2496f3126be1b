import { type Category, type PolicyState } from './policy';

/** Counts of the last 89 days and today, and of the last 12 and 60 whole months, in the time zone of Brasilia. */
export interface Windowed {
  readonly d90: number;
  readonly m12: number;
  readonly m60: number;
}

interface SettlementCounts {
  /** The latest time of events that count. */
  readonly Watermark: string;
  readonly Settlements: Windowed;
}

interface FraudMarkerCounts {
  readonly Watermark: string;
  readonly ApplicationFrauds: Windowed;
  readonly MuleAccounts: Windowed;
  readonly ScammerAccounts: Windowed;
  readonly OtherFrauds: Windowed;
  readonly UnknownFrauds: Windowed;
  /** Whole reais. */
  readonly TotalFraudTransactionAmount: Windowed;
  readonly DistinctFraudReporters: Windowed;
}

interface ReportCounts {
  readonly Watermark: string;
  readonly OpenReports: number;
  readonly OpenReportsDistinctReporters: number;
  readonly RejectedReports: Windowed;
}

export interface PersonStatistics {
  readonly Spi: SettlementCounts;
  readonly FraudMarkers: FraudMarkerCounts;
  readonly InfractionReports: ReportCounts;
  readonly Entries: { readonly Watermark: string; readonly RegisteredAccounts: number };
}

export interface KeyStatistics {
  readonly Spi: SettlementCounts;
  readonly FraudMarkers: FraudMarkerCounts;
  readonly InfractionReports: ReportCounts;
  readonly Entries: { readonly Watermark: string; readonly DistinctAccounts: Windowed };
}

/** The bodies of the responses, by the name of their root. */
export interface StatisticsResponses {
  readonly GetPersonStatisticsResponse: {
    readonly TaxIdNumber: string;
    readonly PersonStatistics: PersonStatistics;
  };
  readonly GetEntryStatisticsResponse: {
    readonly Key: string;
    readonly OwnerStatistics: PersonStatistics;
    readonly KeyStatistics: KeyStatistics;
  };
  readonly ListPoliciesResponse: {
    readonly Category: Category;
    readonly Policies: { readonly Policy: readonly PolicyState[] };
  };
  readonly GetPolicyResponse: { readonly Category: Category; readonly Policy: PolicyState };
}
