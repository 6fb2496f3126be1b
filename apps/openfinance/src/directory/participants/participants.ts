import { stableUuid, toIsoUtc } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { API_FAMILIES, type ApiFamily } from '../../discovery/families';
import { BANK_AUTHORISATION_SERVER_ID, BANK_ORGANISATION_ID } from '../../keys/bank-ids';
import { type Organisation } from '../../institutions/organisation';
import {
  type ParticipantApiResponse,
  type ParticipantResponse,
  type ParticipantServerResponse,
} from './participants.response';

const DOMAIN = 'Open Banking';

/** The addresses of the bank as a client reaches them. */
export interface BankAddresses {
  readonly issuer: string;
  /** The start of the addresses of the APIs. */
  readonly api: string;
  /** The address of the keys of the organisation. */
  readonly keys: string;
}

/** An institution in the participants document (directory, participants 1.1.0). */
export function participant(
  { organisationId, name, cnpj, status, roles, createdAtMs }: Organisation,
  servers: readonly ParticipantServerResponse[],
): ParticipantResponse {
  return {
    OrganisationId: organisationId,
    Status: status,
    OrganisationName: name,
    CreatedOn: toIsoUtc(createdAtMs),
    LegalEntityName: name,
    CountryOfRegistration: 'BR',
    CompanyRegister: 'Cadastro Nacional da Pessoa Jurídica',
    Tag: null,
    Size: null,
    RegistrationNumber: cnpj,
    RegistrationId: null,
    RegisteredName: name,
    AddressLine1: 'Avenida de Teste, 100',
    AddressLine2: '',
    City: 'Brasília',
    Postcode: '70000000',
    Country: 'BR',
    ParentOrganisationReference: '',
    Contacts: [],
    AuthorisationServers: [...servers],
    OrgDomainClaims: [{ AuthorisationDomainName: DOMAIN, Status: 'Active' }],
    OrgDomainRoleClaims: roles.map(({ role, status: roleStatus }) => ({
      Role: role,
      AuthorisationDomain: DOMAIN,
      Status: roleStatus,
      RegistrationId: cnpj,
      Authorisations: [],
    })),
  };
}

/** The authorisation server of the bank. */
export function bankServer({ issuer, api, keys }: BankAddresses): ParticipantServerResponse {
  return {
    AuthorisationServerId: BANK_AUTHORISATION_SERVER_ID,
    OrganisationId: BANK_ORGANISATION_ID,
    AutoRegistrationSupported: true,
    AutoRegistrationNotificationWebhook: null,
    SupportsDCR: true,
    SupportsCiba: false,
    SupportsRedirect: true,
    ApiResources: API_FAMILIES.map((family) => apiResource(family, api)),
    AuthorisationServerCertifications: [],
    CustomerFriendlyName: BANK.brandName,
    CustomerFriendlyDescription: BANK.name,
    CustomerFriendlyLogoUri: 'https://www.example.com/logo.svg',
    DeveloperPortalUri: null,
    TermsOfServiceUri: null,
    NotificationWebhook: null,
    NotificationWebhookStatus: null,
    OpenIDDiscoveryDocument: `${issuer}/.well-known/openid-configuration`,
    Issuer: issuer,
    PayloadSigningCertLocationUri: keys,
    ParentAuthorisationServerId: null,
    DeprecatedDate: null,
    RetirementDate: null,
    SupersededByAuthorisationServerId: null,
  };
}

function apiResource({ family, version, paths }: ApiFamily, api: string): ParticipantApiResponse {
  return {
    ApiResourceId: stableUuid(`api ${family} ${version}`),
    ApiFamilyType: family,
    ApiVersion: version,
    FamilyComplete: true,
    ApiCertificationUri: null,
    CertificationStatus: 'Self-Certified',
    CertificationStartDate: null,
    CertificationExpirationDate: null,
    ApiDiscoveryEndpoints: paths.map((path) => ({
      ApiDiscoveryId: stableUuid(path),
      ApiEndpoint: api + officialPath(path, version),
    })),
  };
}

/**
 * The path with the major version of the standard, by which clients look for an API: `consents/v3`.
 * @example officialPath('/open-banking/consents/v1/consents', '3.2.0'); // '/open-banking/consents/v3/consents'
 */
export function officialPath(path: string, version: string): string {
  const [major = '1'] = version.split('.', 1);
  return path.replace(/^(\/open-banking\/[^/]+\/)v\d+(?=\/)/, `$1v${major}`);
}
