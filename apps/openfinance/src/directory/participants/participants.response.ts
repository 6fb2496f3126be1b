/** A role of an institution. */
export class ParticipantRoleResponse {
  /** @example DADOS */
  Role!: string;

  /** @example Open Banking */
  AuthorisationDomain!: string;

  /** @example Active */
  Status!: string;

  /** @example 87654321000197 */
  RegistrationId!: string;

  Authorisations!: object[];
}

/** A domain in which an institution takes part. */
export class ParticipantDomainResponse {
  /** @example Open Banking */
  AuthorisationDomainName!: string;

  /** @example Active */
  Status!: string;
}

/** One address of an API. */
export class ParticipantEndpointResponse {
  /** @example 0b1f6b1e-2d0e-5b6e-8f47-1f6a4d9c3a11 */
  ApiDiscoveryId!: string;

  /** @example https://localhost:3406/open-banking/consents/v3/consents */
  ApiEndpoint!: string;
}

/** One API of an authorisation server. */
export class ParticipantApiResponse {
  /** @example 5d7a1f5c-7f0a-5b6e-8f47-1f6a4d9c3a11 */
  ApiResourceId!: string;

  /** @example consents */
  ApiFamilyType!: string;

  /** @example 3.2.0 */
  ApiVersion!: string;

  FamilyComplete!: boolean;

  ApiCertificationUri!: string | null;

  /** @example Self-Certified */
  CertificationStatus!: string;

  CertificationStartDate!: string | null;

  CertificationExpirationDate!: string | null;

  ApiDiscoveryEndpoints!: ParticipantEndpointResponse[];
}

/** An authorisation server of a bank. */
export class ParticipantServerResponse {
  /** @example 6f1d0f4a-31f5-5c5e-8d0b-4a2f5f3e9c10 */
  AuthorisationServerId!: string;

  OrganisationId!: string;

  AutoRegistrationSupported!: boolean;

  AutoRegistrationNotificationWebhook!: string | null;

  SupportsDCR!: boolean;

  SupportsCiba!: boolean;

  SupportsRedirect!: boolean;

  ApiResources!: ParticipantApiResponse[];

  AuthorisationServerCertifications!: object[];

  /** @example Banco Simulado */
  CustomerFriendlyName!: string;

  CustomerFriendlyDescription!: string;

  CustomerFriendlyLogoUri!: string;

  DeveloperPortalUri!: string | null;

  TermsOfServiceUri!: string | null;

  NotificationWebhook!: string | null;

  NotificationWebhookStatus!: string | null;

  /** @example https://localhost:3306/auth/.well-known/openid-configuration */
  OpenIDDiscoveryDocument!: string;

  /** @example https://localhost:3306/auth */
  Issuer!: string;

  PayloadSigningCertLocationUri!: string;

  ParentAuthorisationServerId!: string | null;

  DeprecatedDate!: string | null;

  RetirementDate!: string | null;

  SupersededByAuthorisationServerId!: string | null;
}

/** An institution in the participants document of the directory. */
export class ParticipantResponse {
  OrganisationId!: string;

  /** @example Active */
  Status!: 'Active' | 'Pending' | 'Withdrawn';

  /** @example Banco Simulado S.A. */
  OrganisationName!: string;

  /** @example 2021-02-01T00:00:00.000Z */
  CreatedOn!: string;

  /** @example Banco Simulado S.A. */
  LegalEntityName!: string;

  /** @example BR */
  CountryOfRegistration!: string;

  CompanyRegister!: string;

  Tag!: string | null;

  Size!: string | null;

  /** @example 87654321000197 */
  RegistrationNumber!: string;

  RegistrationId!: string | null;

  RegisteredName!: string;

  AddressLine1!: string;

  AddressLine2!: string;

  City!: string;

  Postcode!: string;

  /** @example BR */
  Country!: string;

  ParentOrganisationReference!: string;

  Contacts!: object[];

  AuthorisationServers!: ParticipantServerResponse[];

  OrgDomainClaims!: ParticipantDomainResponse[];

  OrgDomainRoleClaims!: ParticipantRoleResponse[];
}
