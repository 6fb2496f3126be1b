/** The members of a registration (RFC 7591, 2; DCR 2.1.0). Others are ignored. */
export class RegistrationFields {
  /**
   * A software statement of the directory, at most five minutes old. Required, unless the sandbox does not demand it and
   * `software_id` names the software.
   * @example eyJhbGciOiJQUzI1NiJ9.eyJzb2Z0d2FyZV9pZCI6Ii4uLiJ9.c2lnbmF0dXJl
   */
  software_statement?: string;

  /** The software in the directory, in place of a software statement. */
  software_id?: string;

  /** Some of those of the software statement. */
  redirect_uris!: string[];

  /** Must be that of the software statement. */
  jwks_uri?: string;

  /** @example private_key_jwt */
  token_endpoint_auth_method?: string;

  /** @example ["authorization_code", "client_credentials", "refresh_token"] */
  grant_types?: string[];

  /** @example ["code id_token"] */
  response_types?: string[];

  /** Default: all scopes of the active roles. */
  scope?: string;

  /** Must be those of the software statement. Without them, the client gets no webhooks. */
  webhook_uris?: string[];
}

/** A registered client (RFC 7591, 3.2.1; RFC 7592, 3). */
export class RegistrationResponse {
  /** @example example-client */
  client_id!: string;

  /**
   * Seconds since 1970, on the clock of the sandbox.
   * @example 1769860800
   */
  client_id_issued_at!: number;

  /**
   * Reads, changes and removes the registration. Absent if the request had none.
   * @example 4vbgxBcOg7nQ1cGQ0n0jr1b2f9CzFJmqYJrEVmVh7vM
   */
  registration_access_token?: string;

  /** @example http://localhost:3006/auth/register/example-client */
  registration_client_uri!: string;

  client_name!: string;

  software_id!: string;

  software_statement!: string;

  redirect_uris!: string[];

  jwks_uri!: string;

  /** @example openid accounts consents resources */
  scope!: string;

  grant_types!: string[];

  response_types!: string[];

  webhook_uris?: string[];

  /** @example private_key_jwt */
  token_endpoint_auth_method!: string;

  /** @example PS256 */
  token_endpoint_auth_signing_alg!: string;

  /** @example web */
  application_type!: string;

  /** @example public */
  subject_type!: string;

  /** @example PS256 */
  id_token_signed_response_alg!: string;

  /** @example RSA-OAEP */
  id_token_encrypted_response_alg?: string;

  /** @example A256GCM */
  id_token_encrypted_response_enc?: string;

  /** @example PS256 */
  request_object_signing_alg!: string;

  tls_client_certificate_bound_access_tokens!: boolean;

  /** Whether the client uses `mtls_endpoint_aliases`. Present if the bank listens with mutual TLS. */
  use_mtls_endpoint_aliases?: boolean;

  require_signed_request_object!: boolean;

  require_pushed_authorization_requests!: boolean;
}
