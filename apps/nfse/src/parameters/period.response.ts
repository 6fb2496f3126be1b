import { type MunicipalRetention, type RatePeriod, type SpecialRegime } from '#libs/nfse';
import { formatCents, toCents } from '#libs/kernel';

/** An ISS rate in a period of competence. */
export class RatePeriodResponse {
  /**
   * In percent.
   * @example "2.00"
   */
  rate!: string;

  /** @example "2026-01-01" */
  from!: string;

  /**
   * Absent: no end.
   * @example "2026-06-30"
   */
  until?: string;

  static of({ rate, from, until }: RatePeriod): RatePeriodResponse {
    return { rate: formatCents(toCents(rate)), from, ...(until !== undefined && { until }) };
  }
}

/** A special regime of a service in a municipality. */
export class SpecialRegimeResponse {
  /**
   * The code of regEspTrib.
   * @example "4"
   */
  regime!: string;

  /** @example "010701" */
  serviceCode!: string;

  /**
   * 1 not allowed, 2 allowed for all, 3 allowed for registered taxpayers.
   * @example 2
   */
  situation!: 1 | 2 | 3;

  /** @example "Only for sole practitioners" */
  remark?: string;

  /** @example "2026-01-01" */
  from!: string;

  /**
   * Absent: no end.
   * @example "2026-12-31"
   */
  until?: string;

  static of(regime: SpecialRegime): SpecialRegimeResponse {
    return { ...regime };
  }
}

/** Services whose ISS a municipality lets others retain. */
export class RetentionResponse {
  /** @example "Serviços de tecnologia" */
  description!: string;

  /**
   * The codes of tpRetISSQN: 2 the customer, 3 the intermediary.
   * @example ["2"]
   */
  kinds!: string[];

  /** @example ["010701"] */
  serviceCodes!: string[];

  /** @example "2026-01-01" */
  from!: string;

  /**
   * Absent: no end.
   * @example "2026-12-31"
   */
  until?: string;

  static of({ kinds, serviceCodes, ...retention }: MunicipalRetention): RetentionResponse {
    return { ...retention, kinds: [...kinds], serviceCodes: [...serviceCodes] };
  }
}
