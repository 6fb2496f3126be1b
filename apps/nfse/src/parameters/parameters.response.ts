import { formatCents, toCents } from '#libs/kernel';
import {
  type Benefit,
  type ContributorMode,
  type Incidence,
  type Municipality,
  type NationalSettings,
  type ParameterRows,
  type Percentage,
  type RateRow,
  type ServiceCode,
} from '#libs/nfse';
import { USUAL_ANALYSIS_HOURS } from './parameter';
import { RatePeriodResponse, RetentionResponse, SpecialRegimeResponse } from './period.response';
import { AbrasfSettingsResponse } from './abrasf.response';

/** A benefit that a municipality grants. */
export class BenefitResponse {
  /**
   * The element nBM.
   * @example "35503080100001"
   */
  number!: string;

  /**
   * `rate`: it replaces the rate. `base`: it reduces the base.
   * @example rate
   */
  kind!: 'rate' | 'base';

  /**
   * Only for the kind `rate`: the rate, in percent.
   * @example "2.00"
   */
  rate?: string;

  /**
   * Only for the kind `base`: the reduction of the base, in percent.
   * @example "40.00"
   */
  reduction?: string;

  /**
   * The first day of competence. Absent: always.
   * @example "2026-01-01"
   */
  from?: string;

  /**
   * The last day of competence. Absent: no end.
   * @example "2026-12-31"
   */
  until?: string;

  static of({ number, kind, rate, reduction, from, until }: Benefit): BenefitResponse {
    return {
      number,
      kind,
      ...(rate !== undefined && { rate: percentText(rate) }),
      ...(reduction !== undefined && { reduction: percentText(reduction) }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    };
  }
}

/** A municipality of the national system. */
export class MunicipalityResponse {
  /**
   * IBGE code.
   * @example "3550308"
   */
  code!: string;

  /** @example "São Paulo" */
  name!: string;

  /** @example SP */
  state!: string;

  /**
   * Whether its agreement with the national system is active.
   * @example true
   */
  isActive!: boolean;

  /**
   * The first day of its agreement. Absent: not checked.
   * @format date
   */
  activeSince?: string;

  /** Whether a provider must be registered. Absent: NFSE_CONTRIBUTORS decides. */
  contributors?: ContributorMode;

  /**
   * false: its providers issue in a system of their own.
   * @example true
   */
  issuesOnPublicEmitters!: boolean;

  /**
   * How many hours after its issue an invoice can be cancelled.
   * @example 720
   */
  cancelWithinHours!: number;

  /**
   * Invoices above this amount, in reais, cannot be cancelled. null: no limit.
   * @example "50000.00"
   */
  cancelAbove!: string | null;

  /**
   * true: only an invoice with a customer can be cancelled or replaced.
   * @example false
   */
  cancelRequiresCustomer!: boolean;

  /**
   * What happens to a request for analysis. desk: it waits for `POST /__admin/invoices/{key}/events`. grant, deny: the
   * municipality decides by itself.
   * @example desk
   */
  cancelAnalysis!: 'desk' | 'grant' | 'deny';

  /**
   * How many hours after a request for analysis the municipality decides by itself.
   * @example 24
   */
  analysisAfterHours!: number;

  /**
   * How many hours after its issue an invoice is confirmed tacitly. null: never.
   * @example null
   */
  tacitConfirmationAfterHours!: number | null;

  /**
   * How many hours after its issue an invoice can be replaced.
   * @example 720
   */
  substituteWithinHours!: number;

  /**
   * true: a replacement must keep the customer.
   * @example false
   */
  substituteKeepsCustomer!: boolean;

  /**
   * Whether the customer can retain the ISS.
   * @example true
   */
  allowsRetention!: boolean;

  /**
   * true: the invoice has the amounts of a request in ABRASF names, even if they contradict the computation.
   * @example false
   */
  acceptsSentAmounts!: boolean;

  /** Its benefits. */
  benefits!: BenefitResponse[];

  /** The special regimes of services. Absent: none. */
  specialRegimes?: SpecialRegimeResponse[];

  /** Retentions that are allowed although `allowsRetention` is false. Absent: none. */
  retentions?: RetentionResponse[];
  /** Its service in the layout ABRASF. Absent: version 2.04 as in the manual. */
  abrasf?: AbrasfSettingsResponse;

  static of(municipality: Municipality): MunicipalityResponse {
    const { cancelAboveCents, issuesOnPublicEmitters = true, benefits } = municipality;
    const { code, name, state, isActive, allowsRetention } = municipality;
    const { cancelWithinHours, cancelRequiresCustomer } = municipality;
    const { substituteWithinHours, substituteKeepsCustomer = false } = municipality;
    const { acceptsSentAmounts = false, activeSince, contributors } = municipality;
    const { cancelAnalysis = 'desk' } = municipality;
    const { analysisAfterHours = USUAL_ANALYSIS_HOURS } = municipality;
    const { tacitConfirmationAfterHours = null } = municipality;
    const { specialRegimes, retentions } = municipality;
    return {
      ...{ code, name, state, isActive, issuesOnPublicEmitters, cancelWithinHours },
      ...(activeSince !== undefined && { activeSince }),
      ...(contributors !== undefined && { contributors }),
      cancelAbove: cancelAboveCents === null ? null : formatCents(cancelAboveCents),
      ...{ cancelRequiresCustomer, cancelAnalysis, analysisAfterHours },
      ...{ tacitConfirmationAfterHours, substituteWithinHours, substituteKeepsCustomer },
      ...{ allowsRetention, acceptsSentAmounts },
      benefits: benefits.map((benefit) => BenefitResponse.of(benefit)),
      ...(specialRegimes && {
        specialRegimes: specialRegimes.map((regime) => SpecialRegimeResponse.of(regime)),
      }),
      ...(retentions && {
        retentions: retentions.map((retention) => RetentionResponse.of(retention)),
      }),
      ...(municipality.abrasf && { abrasf: AbrasfSettingsResponse.of(municipality.abrasf) }),
    };
  }
}

/** A service code of the national list. */
export class ServiceCodeResponse {
  /**
   * Item, subitem and division of the list of LC 116.
   * @example "010701"
   */
  code!: string;

  /** @example "Programação." */
  name!: string;

  /**
   * Where the ISS is due: at the provider, the place of the service or the customer.
   * @example provider
   */
  incidence!: Incidence;

  /**
   * The group that the DPS needs: obra or atvEvento. null: none.
   * @example null
   */
  requires!: 'construction' | 'event' | null;

  /**
   * true: no ISS, but IBS and CBS.
   * @example false
   */
  isOutsideIss!: boolean;

  /**
   * true: the lower limit of 2 % does not apply.
   * @example false
   */
  floorExempt!: boolean;

  static of(service: ServiceCode): ServiceCodeResponse {
    const { code, name, incidence, requires = null } = service;
    const { isOutsideIss = false, floorExempt = false } = service;
    return { code, name, incidence, requires, isOutsideIss, floorExempt };
  }
}

/** The ISS rate of a service in a municipality. */
export class RateResponse {
  /** @example "3550308" */
  municipality!: string;

  /** @example "010701" */
  serviceCode!: string;

  /**
   * In percent.
   * @example "2.90"
   */
  rate!: string;

  /** Other rates by the day of competence. Absent: none. */
  periods?: RatePeriodResponse[];

  static of({ municipality, serviceCode, rate, periods }: RateRow): RateResponse {
    const row = { municipality, serviceCode, rate: percentText(rate) };
    if (periods === undefined) return row;
    return { ...row, periods: periods.map((period) => RatePeriodResponse.of(period)) };
  }
}

/** The settings of the national environment. */
export class NationalSettingsResponse implements NationalSettings {
  /**
   * The first day of technical note 009: a DPS that is issued on it or later has its layout.
   * @format date
   * @example "2027-01-01"
   */
  technicalNote009From!: string;
}

/** Parameters of the sandbox. The same members can be sent to add them to another sandbox. */
export class ParametersResponse {
  municipalities!: MunicipalityResponse[];
  serviceCodes!: ServiceCodeResponse[];
  rates!: RateResponse[];
  /** Absent if the list has a filter of other items. */
  national?: NationalSettingsResponse;

  static of({ municipalities, serviceCodes, rates, national }: ParameterRows): ParametersResponse {
    return {
      municipalities: municipalities.map((row) => MunicipalityResponse.of(row)),
      serviceCodes: serviceCodes.map((row) => ServiceCodeResponse.of(row)),
      rates: rates.map((row) => RateResponse.of(row)),
      ...(national !== undefined && { national }),
    };
  }
}

/** Hundredths of a percent have two decimals, as cents have. */
function percentText(rate: Percentage): string {
  return formatCents(toCents(rate));
}
