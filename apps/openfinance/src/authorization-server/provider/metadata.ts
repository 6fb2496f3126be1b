import { ID_TOKEN_ENCRYPTION, SIGNING_ALGORITHM } from '#libs/jwt';
import { ACR_VALUES, RESPONSE_MODES, RESPONSE_TYPES } from '../pushed/request-object';
import { GRANT_TYPES } from '../tokens/grants.service';

/** The scopes of the bank that need no consent in their name, besides `openid`. */
export const SCOPES = [
  ...['openid', 'consents', 'resources', 'accounts', 'credit-cards-accounts', 'customers'],
  ...['payments', 'recurring-payments'],
  // A bank with the role DADOS lists these also without the products (security profile 1.0, 7.1).
  ...['invoice-financings', 'financings', 'loans', 'unarranged-accounts-overdraft'],
  ...['bank-fixed-incomes', 'credit-fixed-incomes', 'variable-incomes', 'treasure-titles'],
  ...['funds', 'exchanges'],
] as const;

/** The endpoints, below the issuer. Those that need a client certificate have an alias. */
const ENDPOINTS = {
  authorization_endpoint: '/authorize',
  jwks_uri: '/jwks',
} as const;
const MTLS_ENDPOINTS = {
  token_endpoint: '/token',
  pushed_authorization_request_endpoint: '/par',
  registration_endpoint: '/register',
  userinfo_endpoint: '/userinfo',
  revocation_endpoint: '/revoke',
} as const;

/** What the discovery document depends on. */
export interface ProviderAddresses {
  readonly issuer: string;
  /** The authorization server over mutual TLS; undefined without. */
  readonly mtls: string | undefined;
  /** Whether the bank offers only what the profile certifies. */
  readonly isStrict: boolean;
}

/** The discovery document (security profile 1.0, 5.2.2; OpenID Connect Discovery, 3; RFC 8414, 2; RFC 8705, 5). */
export function providerMetadata({ issuer, mtls, isStrict }: ProviderAddresses) {
  return {
    issuer,
    ...below(issuer, { ...ENDPOINTS, ...MTLS_ENDPOINTS }),
    ...(mtls === undefined ? {} : { mtls_endpoint_aliases: below(mtls, MTLS_ENDPOINTS) }),
    require_pushed_authorization_requests: true,
    response_types_supported: isStrict ? RESPONSE_TYPES.slice(0, 1) : [...RESPONSE_TYPES],
    response_modes_supported: isStrict ? RESPONSE_MODES.slice(0, 1) : [...RESPONSE_MODES],
    grant_types_supported: [...GRANT_TYPES, 'implicit'],
    scopes_supported: [...SCOPES],
    subject_types_supported: ['public'],
    claims_supported: ['sub', 'acr', 'auth_time', 'iss', 'aud', 'exp', 'iat', 'nonce'],
    claims_parameter_supported: true,
    acr_values_supported: [...ACR_VALUES],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    id_token_encryption_alg_values_supported: [ID_TOKEN_ENCRYPTION.alg],
    id_token_encryption_enc_values_supported: [ID_TOKEN_ENCRYPTION.enc],
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: [SIGNING_ALGORITHM],
    revocation_endpoint_auth_methods_supported: ['private_key_jwt'],
    revocation_endpoint_auth_signing_alg_values_supported: [SIGNING_ALGORITHM],
    request_object_signing_alg_values_supported: [SIGNING_ALGORITHM],
    request_object_encryption_alg_values_supported: [ID_TOKEN_ENCRYPTION.alg],
    request_object_encryption_enc_values_supported: [ID_TOKEN_ENCRYPTION.enc],
    ...(isStrict ? {} : { authorization_signing_alg_values_supported: [SIGNING_ALGORITHM] }),
    code_challenge_methods_supported: ['S256'],
    request_parameter_supported: true,
    request_uri_parameter_supported: true,
    authorization_response_iss_parameter_supported: true,
    tls_client_certificate_bound_access_tokens: true,
  };
}

function below<Endpoints extends Readonly<Record<string, string>>>(
  base: string,
  endpoints: Endpoints,
): { readonly [Name in keyof Endpoints]: string } {
  const entries = Object.entries(endpoints).map(([name, path]) => [name, base + path]);
  return Object.fromEntries(entries) as { readonly [Name in keyof Endpoints]: string };
}
