import { type DirectoryAddresses } from '../addresses';
import { type KnownSoftware } from '../directory.service';
import { isActive, rolesOf } from '../../institutions/organisation';

/** The issuer of software statements of the sandbox directory. */
export const STATEMENT_ISSUER = 'Open Banking Brasil sandbox SSA issuer';

/** A member of the claim software_statement_roles. */
interface StatementRole {
  readonly role: string;
  readonly authorisation_domain: string;
  readonly status: string;
}

/** The claims of a software statement (DCR 2.1.0, software statement). */
export interface StatementClaims {
  readonly iss: string;
  readonly iat: number;
  readonly software_id: string;
  readonly org_id: string;
  readonly software_client_name: string;
  readonly software_redirect_uris: readonly string[];
  readonly software_api_webhook_uris: readonly string[];
  readonly software_jwks_uri: string;
  readonly software_statement_roles: readonly StatementRole[];
  readonly [claim: string]: unknown;
}

const DOMAIN = 'Open Banking';
const SITE = 'https://www.example.com';

/**
 * The claims of the software statement of a software.
 * @param iat seconds since 1970
 */
export function statementClaims(
  { software, organisation }: KnownSoftware,
  addresses: DirectoryAddresses,
  iat: number,
): StatementClaims {
  const { softwareId, content } = software;
  const { organisationId, name, cnpj, status } = organisation;
  const roles = rolesOf(organisation, software);
  return {
    iss: STATEMENT_ISSUER,
    iat,
    software_id: softwareId,
    software_client_id: softwareId,
    software_client_name: content.name,
    software_client_description: content.name,
    software_client_uri: SITE,
    software_environment: 'sandbox',
    software_mode: 'Live',
    software_version: '1.0.0',
    software_roles: roles.filter(isActive).map(({ role }) => role),
    software_statement_roles: roles.map(({ role, status: roleStatus }) => ({
      role,
      authorisation_domain: DOMAIN,
      status: roleStatus,
    })),
    software_redirect_uris: content.redirectUris,
    software_origin_uris: [],
    software_api_webhook_uris: content.webhookUris,
    software_logo_uri: `${SITE}/logo.svg`,
    software_policy_uri: `${SITE}/policy`,
    software_tos_uri: `${SITE}/terms`,
    ...keystores('software', (file) => addresses.softwareKeys(organisationId, softwareId, file)),
    org_id: organisationId,
    org_name: name,
    org_number: cnpj,
    org_status: status,
    ...keystores('org', (file) => addresses.organisationKeys(organisationId, file)),
    organisation_competent_authority_claims: roles.map(({ role, status: roleStatus }) => ({
      authorisation_domain: DOMAIN,
      authorisations: [],
      registration_id: cnpj,
      authority_id: BCB,
      authorisation_role: role,
      authority_code: 'BCB',
      status: roleStatus,
    })),
  };
}

/** The id of the Central Bank as the competent authority. */
const BCB = '687a1c94-b360-4e04-9589-0fa5cb16451b';

/** The four addresses of keys: active and inactive ones, for signatures and encryption, and for mutual TLS. */
function keystores(owner: 'software' | 'org', address: (file: string) => string) {
  return {
    [`${owner}_jwks_uri`]: address('application.jwks'),
    [`${owner}_jwks_inactive_uri`]: address('inactive/application.jwks'),
    [`${owner}_jwks_transport_uri`]: address('transport.jwks'),
    [`${owner}_jwks_transport_inactive_uri`]: address('inactive/transport.jwks'),
  } as Readonly<Record<'software_jwks_uri', string>>;
}
