import { formatCents, toCents } from '#libs/kernel';
import {
  type Benefit,
  type Incidence,
  type Municipality,
  type ParameterRows,
  type Percentage,
  type RateRow,
  type ServiceCode,
} from '#libs/nfse';
import { type AbrasfSettingsResponse } from './abrasf.response';

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

  static of({ number, kind, rate, reduction }: Benefit): BenefitResponse {
    return {
      number,
      kind,
      ...(rate !== undefined && { rate: percentText(rate) }),
      ...(reduction !== undefined && { reduction: percentText(reduction) }),
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

  /** Its service in the layout ABRASF. Absent: version 2.04 as in the manual. */
  abrasf?: AbrasfSettingsResponse;

  static of(municipality: Municipality): MunicipalityResponse {
    const { cancelAboveCents, issuesOnPublicEmitters = true, benefits } = municipality;
    const { code, name, state, isActive, allowsRetention } = municipality;
    const { cancelWithinHours, cancelRequiresCustomer } = municipality;
    const { substituteWithinHours, substituteKeepsCustomer = false } = municipality;
    const { acceptsSentAmounts = false } = municipality;
    return {
      ...{ code, name, state, isActive, issuesOnPublicEmitters, cancelWithinHours },
      cancelAbove: cancelAboveCents === null ? null : formatCents(cancelAboveCents),
      ...{ cancelRequiresCustomer, substituteWithinHours, substituteKeepsCustomer },
      ...{ allowsRetention, acceptsSentAmounts },
      benefits: benefits.map((benefit) => BenefitResponse.of(benefit)),
      ...(municipality.abrasf && { abrasf: municipality.abrasf }),
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

  static of({ municipality, serviceCode, rate }: RateRow): RateResponse {
    return { municipality, serviceCode, rate: percentText(rate) };
  }
}

/** Parameters of the sandbox. The same members can be sent to add them to another sandbox. */
export class ParametersResponse {
  municipalities!: MunicipalityResponse[];
  serviceCodes!: ServiceCodeResponse[];
  rates!: RateResponse[];

  static of({ municipalities, serviceCodes, rates }: ParameterRows): ParametersResponse {
    return {
      municipalities: municipalities.map((row) => MunicipalityResponse.of(row)),
      serviceCodes: serviceCodes.map((row) => ServiceCodeResponse.of(row)),
      rates: rates.map((row) => RateResponse.of(row)),
    };
  }
}

/** Hundredths of a percent have two decimals, as cents have. */
function percentText(rate: Percentage): string {
  return formatCents(toCents(rate));
}
