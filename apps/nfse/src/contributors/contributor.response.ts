import {
  type Contributor,
  type MunicipalRegistration,
  type RegistrationStatus,
  type SimplesPeriod,
} from '#libs/nfse';

/** An address in the register of the CNPJ or CPF. */
export class ContributorAddressResponse {
  /** @example "Avenida Paulista" */
  street!: string;

  /** @example "1000" */
  number!: string;

  complement?: string;

  /** @example "Bela Vista" */
  district!: string;

  /** @example "01310100" */
  postalCode!: string;

  /**
   * IBGE code.
   * @example "3550308"
   */
  municipality!: string;
}

/** A period in the Simples Nacional, from its first to its last day. */
export class SimplesPeriodResponse {
  /**
   * 2 MEI, 3 ME or EPP.
   * @example "3"
   */
  option!: '2' | '3';

  /**
   * The first day.
   * @format date
   * @example "2026-01-01"
   */
  from!: string;

  /**
   * The last day. Absent: the period has no end.
   * @format date
   */
  until?: string;
}

/** A registration in a municipality. */
export class RegistrationResponse {
  /**
   * IBGE code.
   * @example "3550308"
   */
  municipality!: string;

  /**
   * The inscrição municipal (IM).
   * @example "12345"
   */
  number!: string;

  /**
   * suspended: it must not issue. closed: it is inactive.
   * @example active
   */
  status!: RegistrationStatus;

  /**
   * The first day of the status; before it the registration was active.
   * @format date
   */
  statusSince?: string;

  /**
   * The date of the municipal indicator.
   * @format date
   */
  indicatedFrom?: string;

  /**
   * The date of the permission to issue.
   * @format date
   */
  issuesFrom?: string;

  /** The special regimes that it may use. Absent: all. */
  specialRegimes?: string[];

  /** The services that it may render, 6 digits each. Absent: all. */
  services?: string[];

  static of({ specialRegimes, services, ...rest }: MunicipalRegistration): RegistrationResponse {
    return {
      ...rest,
      ...(specialRegimes !== undefined && { specialRegimes: [...specialRegimes] }),
      ...(services !== undefined && { services: [...services] }),
    };
  }
}

/** What the registers of taxpayers know of a company or a person. It can be sent to another sandbox as it is. */
export class ContributorResponse {
  /**
   * CNPJ or CPF.
   * @example "44455566000195"
   */
  taxId!: string;

  /** @example "Consultoria Exemplo Ltda" */
  name?: string;

  /** The address in the register. */
  address?: ContributorAddressResponse;

  /**
   * The day of the entry in the register.
   * @format date
   * @example "2020-05-04"
   */
  registeredOn?: string;

  /**
   * The last day in the register.
   * @format date
   */
  closedOn?: string;

  /** The periods in the Simples Nacional. Absent: not checked. */
  simplesNacional?: SimplesPeriodResponse[];

  /** The registrations in municipalities. Absent: not checked. */
  registrations?: RegistrationResponse[];

  static of({ simplesNacional, registrations, ...rest }: Contributor): ContributorResponse {
    return {
      ...rest,
      ...(simplesNacional !== undefined && {
        simplesNacional: simplesNacional.map((period): SimplesPeriod => ({ ...period })),
      }),
      ...(registrations !== undefined && {
        registrations: registrations.map((each) => RegistrationResponse.of(each)),
      }),
    };
  }
}
