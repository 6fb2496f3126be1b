import { type Cents } from '#libs/kernel';
import { type Percentage } from '../national/dps';
import { type ContributorMode } from '../registry/contributor';
import { isValidOn, type Validity } from './validity';
import { type AbrasfSettings } from './abrasf-settings';
import { type NationalSettings } from './national-settings';

/** A benefit that a municipality grants, either another rate or a reduced base. */
export interface Benefit extends Partial<Validity> {
  /** 14 digits, the element nBM. */
  readonly number: string;
  readonly kind: 'rate' | 'base';
  /** Only for the kind `rate`: the rate that replaces the usual one. */
  readonly rate?: Percentage;
  /** Only for the kind `base`: the largest reduction of the base. */
  readonly reduction?: Percentage;
}

/** A special regime of a service in a municipality. */
export interface SpecialRegime extends Validity {
  /** The code of regEspTrib, 1 to 6 or 9. */
  readonly regime: string;
  readonly serviceCode: string;
  /** 1 not allowed, 2 allowed for all, 3 allowed for registered taxpayers. The meanings are ours. */
  readonly situation: 1 | 2 | 3;
  readonly remark?: string;
}

/** Services whose ISS a municipality lets others retain, besides those of article 6 of LC 116. */
export interface MunicipalRetention extends Validity {
  readonly description: string;
  /** The codes of tpRetISSQN: 2 the customer, 3 the intermediary. */
  readonly kinds: readonly string[];
  readonly serviceCodes: readonly string[];
}

/** The parameters of a municipality in the national system. */
export interface Municipality {
  /** IBGE code, 7 digits. */
  readonly code: string;
  readonly name: string;
  /** Two letters. */
  readonly state: string;
  /** False: its agreement with the national system is not active (rule E0038). */
  readonly isActive: boolean;
  /** The first day of its agreement, as in `2026-01-01`: no service before it (rule E0016). Absent: not checked. */
  readonly activeSince?: string;
  /** False: its providers use the municipality's own system (rule E0039). Absent means true. */
  readonly issuesOnPublicEmitters?: boolean;
  /** How many hours after its issue an invoice can be cancelled (rule E0822). */
  readonly cancelWithinHours: number;
  /** Invoices above this amount cannot be cancelled (rule E0823). Null: no limit. */
  readonly cancelAboveCents: Cents | null;
  /** True: an invoice without a customer's tax id cannot be cancelled or replaced (rules E0824, E0056). */
  readonly cancelRequiresCustomer: boolean;
  /**
   * Who decides about a request for analysis (event 101103): a person at the desk, or the municipality by itself, which
   * grants or denies it. Absent means desk.
   */
  readonly cancelAnalysis?: 'desk' | 'grant' | 'deny';
  /** How many hours after the request the municipality decides by itself. Absent means 24. */
  readonly analysisAfterHours?: number;
  /** How many hours after its issue an invoice is confirmed tacitly (event 205204). Null or absent: never. */
  readonly tacitConfirmationAfterHours?: number | null;
  /** How many hours after its issue an invoice can be replaced (rule E0050). */
  readonly substituteWithinHours: number;
  /** True: a replacement must keep the customer (rule E0058). Absent means false. */
  readonly substituteKeepsCustomer?: boolean;
  /** True: the customer or the intermediary can retain the ISS. */
  readonly allowsRetention: boolean;
  /** True: amounts of a request are used even if they contradict the computation. Absent means false. */
  readonly acceptsSentAmounts?: boolean;
  readonly benefits: readonly Benefit[];
  /** Whether a provider must be registered (rules E0082, E0098). Absent: as the setting of the service says. */
  readonly contributors?: ContributorMode;
  /** Absent: none. */
  readonly specialRegimes?: readonly SpecialRegime[];
  /** Where `allowsRetention` is false, only these retentions are allowed. Absent: none. */
  readonly retentions?: readonly MunicipalRetention[];
  /** The municipal service in the layout ABRASF. Absent: the version 2.04 as in the manual. */
  readonly abrasf?: AbrasfSettings;
}

/** Where the ISS of a service is due: at the provider, at the place of the service, or at the customer. */
export type Incidence = 'provider' | 'place' | 'customer';

export interface ServiceCode {
  /** 6 digits: item, subitem and division of the list of LC 116. */
  readonly code: string;
  readonly name: string;
  readonly incidence: Incidence;
  /** The group of the DPS that the service needs: obra (rule E0370) or atvEvento (rule E0390). */
  readonly requires?: 'construction' | 'event';
  /** True for item 99: outside ISS, inside IBS and CBS (technical note 007). */
  readonly isOutsideIss?: boolean;
  /** True: the lower limit of 2 % does not apply (rule E0429). */
  readonly floorExempt?: boolean;
}

/** The ISS rate of a service in a municipality. */
export interface RateRow {
  readonly municipality: string;
  readonly serviceCode: string;
  /** Outside the periods. */
  readonly rate: Percentage;
  /** Other rates, in ascending order and without overlap. */
  readonly periods?: readonly RatePeriod[];
}

/** A rate in a period of competence. */
export interface RatePeriod extends Validity {
  readonly rate: Percentage;
}

/**
 * The parameters of the national system. A municipality or a service code that is not registered is undefined; then the
 * rate
 * comes from the request and the ISS is due at the provider.
 */
export interface Parameters {
  /** Absent: technical note 009 applies from the day that was announced. */
  readonly national?: NationalSettings;
  municipality(code: string): Municipality | undefined;
  serviceCode(code: string): ServiceCode | undefined;
  /** The rate of a service with its periods. */
  rateRow(municipality: string, serviceCode: string): RateRow | undefined;
}

/** The rows of Parameters. A later row replaces an earlier one with the same codes. */
export interface ParameterRows {
  readonly municipalities: readonly Municipality[];
  readonly serviceCodes: readonly ServiceCode[];
  readonly rates: readonly RateRow[];
  readonly national?: NationalSettings;
}

/**
 * Parameters that are kept in memory.
 *
 * @example
 * memoryParameters(SEED).rateRow('3550308', '010701')?.rate; // 500, which is 5.00 %
 */
export function memoryParameters(rows: ParameterRows): Parameters {
  const municipalities = new Map(rows.municipalities.map((row) => [row.code, row]));
  const serviceCodes = new Map(rows.serviceCodes.map((row) => [row.code, row]));
  const rates = new Map(rows.rates.map((row) => [`${row.municipality} ${row.serviceCode}`, row]));
  return {
    ...(rows.national !== undefined && { national: rows.national }),
    municipality: (code) => municipalities.get(code),
    serviceCode: (code) => serviceCodes.get(code),
    rateRow: (municipality, serviceCode) => rates.get(`${municipality} ${serviceCode}`),
  };
}

/** The rate on the day of competence, `YYYY-MM-DD`: of the period with the day, or else the usual one. */
export function rateOn(row: RateRow, day: string): RateRow | RatePeriod {
  return row.periods?.find((period) => isValidOn(period, day)) ?? row;
}

/**
 * Whether a municipality lets the customer or the intermediary retain the ISS of a service on a day.
 * @param kind the code of tpRetISSQN: 2 the customer, 3 the intermediary
 */
export function allowsRetentionOf(
  { allowsRetention, retentions = [] }: Municipality,
  { kind, serviceCode, day }: { readonly kind: string; serviceCode: string; day: string },
): boolean {
  if (allowsRetention) return true;
  return retentions.some(
    (retention) =>
      isValidOn(retention, day) &&
      retention.kinds.includes(kind) &&
      retention.serviceCodes.includes(serviceCode),
  );
}
