import { ApiProperty } from '@nestjs/swagger';

/** The addresses of endpoints over mutual TLS (RFC 8705, 5). */
export class MtlsEndpointsResponse {
  token_endpoint!: string;
  pushed_authorization_request_endpoint!: string;
  registration_endpoint!: string;
  userinfo_endpoint!: string;
  revocation_endpoint!: string;
}

/** The discovery document (OpenID Connect Discovery, 3). */
export class ProviderMetadataResponse {
  /** The start of all addresses; the `iss` of ID tokens. */
  issuer!: string;
  authorization_endpoint!: string;
  token_endpoint!: string;
  pushed_authorization_request_endpoint!: string;
  registration_endpoint!: string;
  userinfo_endpoint!: string;
  revocation_endpoint!: string;
  jwks_uri!: string;
  /** Present if the bank listens with mutual TLS. A client uses these addresses in place of the others. */
  mtls_endpoint_aliases?: MtlsEndpointsResponse;
  require_pushed_authorization_requests!: boolean;
  /** `code` is offered only in the modes `off` and `optional`, with a signed response. */
  response_types_supported!: string[];
  response_modes_supported!: string[];
  grant_types_supported!: string[];
  scopes_supported!: string[];
  subject_types_supported!: string[];
  claims_supported!: string[];
  claims_parameter_supported!: boolean;
  acr_values_supported!: string[];
  id_token_signing_alg_values_supported!: string[];
  id_token_encryption_alg_values_supported!: string[];
  id_token_encryption_enc_values_supported!: string[];
  token_endpoint_auth_methods_supported!: string[];
  token_endpoint_auth_signing_alg_values_supported!: string[];
  revocation_endpoint_auth_methods_supported!: string[];
  revocation_endpoint_auth_signing_alg_values_supported!: string[];
  request_object_signing_alg_values_supported!: string[];
  request_object_encryption_alg_values_supported!: string[];
  request_object_encryption_enc_values_supported!: string[];
  authorization_signing_alg_values_supported?: string[];
  code_challenge_methods_supported!: string[];
  request_parameter_supported!: boolean;
  request_uri_parameter_supported!: boolean;
  authorization_response_iss_parameter_supported!: boolean;
  tls_client_certificate_bound_access_tokens!: boolean;
}

/** A public RSA key (RFC 7517). */
export class ProviderKeyResponse {
  /** @example RSA */
  kty!: string;

  /** `sig` for signatures, `enc` for encryption. */
  use!: string;

  kid!: string;

  /** @example PS256 */
  alg?: string;

  n!: string;

  e!: string;

  /** The certificate in base64. */
  x5c?: string[];

  /** SHA-256 of the certificate, base64url. */
  @ApiProperty({ name: 'x5t#256', required: false })
  'x5t#256'?: string;

  x5dn?: string;
}

/** The public keys of the authorization server (RFC 7517, 5). */
export class ProviderKeysResponse {
  keys!: ProviderKeyResponse[];
}
