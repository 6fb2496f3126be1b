/** An address in Brazil. */
export interface ContributorAddress {
  readonly street: string;
  readonly number: string;
  readonly complement?: string;
  readonly district: string;
  /** 8 digits. */
  readonly postalCode: string;
  /** IBGE code, 7 digits. */
  readonly municipality: string;
}

/** A period in which a company is in the Simples Nacional. Days as in `2026-03-10`, both included. */
export interface SimplesPeriod {
  /** 2 MEI, 3 ME or EPP, as in the element opSimpNac. */
  readonly option: '2' | '3';
  readonly from: string;
  /** Absent: it has no end. */
  readonly until?: string;
}

export const REGISTRATION_STATUSES = ['active', 'suspended', 'closed'] as const;
/**
 * `suspended`: it must not issue (cStatEmiss 0 of the CNC). `closed`: it is inactive (cSitCNC 0).
 */
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** The registration of a contributor in a municipality: a complementary record of the CNC NFS-e. */
export interface MunicipalRegistration {
  /** IBGE code, 7 digits. */
  readonly municipality: string;
  /** The inscrição municipal, the element IM. */
  readonly number: string;
  readonly status: RegistrationStatus;
  /** The first day of the status. Before it the registration was active. Absent: it always had the status. */
  readonly statusSince?: string;
  /** The date of the municipal indicator: no service before it (rule E0023). */
  readonly indicatedFrom?: string;
  /** The date of the authorization to use the national issuers (dAutEmiss): no service before it (rule E0025). */
  readonly issuesFrom?: string;
  /** The special regimes (regEspTrib) that it may use. Absent: all. */
  readonly specialRegimes?: readonly string[];
  /** The service codes of 6 digits that it may render. Absent: all. */
  readonly services?: readonly string[];
}

/** What the registers know of a company or a person. Members that are absent are not checked. */
export interface Contributor {
  /** CNPJ or CPF. */
  readonly taxId: string;
  readonly name?: string;
  /** The address in the register of the CNPJ or CPF. */
  readonly address?: ContributorAddress;
  /** The day of its entry in the register of the CNPJ or CPF. */
  readonly registeredOn?: string;
  /** The last day on which it was in the register. */
  readonly closedOn?: string;
  /** The periods in the Simples Nacional. An empty list: it was never in it. */
  readonly simplesNacional?: readonly SimplesPeriod[];
  /** The registrations in municipalities. An empty list: it has none. */
  readonly registrations?: readonly MunicipalRegistration[] | undefined;
}

export const CONTRIBUTOR_MODES = ['open', 'registered', 'all-registered'] as const;
/**
 * `open`: a provider that is not registered may issue. `registered`: only registered ones may. `all-registered`: the
 * customer, the intermediary and the recipient must be registered too.
 */
export type ContributorMode = (typeof CONTRIBUTOR_MODES)[number];

/** What is known of the parties of an invoice. */
export interface Registry {
  /** Undefined: the provider is not registered. */
  readonly contributor?: Contributor | undefined;
  /** The other parties that are registered. */
  readonly parties?: readonly Contributor[];
  /** For municipalities without a mode of their own. */
  readonly mode: ContributorMode;
}

/** The entry of a customer, an intermediary or a recipient; undefined if it is not registered. */
export function contributorOf(
  registry: Registry | undefined,
  taxId: string | undefined,
): Contributor | undefined {
  return registry?.parties?.find((party) => party.taxId === taxId);
}

/** The name of an option of the Simples Nacional, for a detail. */
const OPTION_NAMES: Readonly<Record<string, string>> = {
  '1': '1 (not in the Simples Nacional)',
  '2': '2 (MEI)',
  '3': '3 (ME or EPP)',
};

export function optionName(option: string): string {
  return OPTION_NAMES[option] ?? option;
}

/** The option for the Simples Nacional on a day (opSimpNac); undefined if the periods are not known. */
export function simplesOptionOn(
  { simplesNacional }: Contributor,
  day: string,
): '1' | '2' | '3' | undefined {
  if (simplesNacional === undefined) return undefined;
  const period = simplesNacional.find(
    ({ from, until }) => from <= day && (until === undefined || day <= until),
  );
  return period?.option ?? '1';
}

/** Whether the option of a DPS is the registered one. An option that is not decided yet (4) is registered as none. */
export function agreesWith(registered: '1' | '2' | '3', declared: string): boolean {
  return registered === (declared === '4' ? '1' : declared);
}

/** The status of a registration on a day. */
export function statusOn(
  { status, statusSince }: MunicipalRegistration,
  day: string,
): RegistrationStatus {
  return statusSince !== undefined && day < statusSince ? 'active' : status;
}

/** The registrations in a municipality; undefined if the registrations are not known. */
export function registrationsIn(
  contributor: Contributor | undefined,
  municipality: string | undefined,
): readonly MunicipalRegistration[] | undefined {
  return contributor?.registrations?.filter((each) => each.municipality === municipality);
}

/** The registrations of a municipality as a list for a detail: `12345 and 67890`. */
export function numbersOf(registrations: readonly MunicipalRegistration[]): string {
  return registrations.map(({ number }) => number).join(' and ');
}
