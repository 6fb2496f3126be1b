import { type Client } from './client';
import { type RegistrationResponse } from './registration.response';

interface ShownRegistration {
  readonly uri: string;
  readonly token: string | undefined;
  /** Whether the bank has addresses over mutual TLS besides the others. */
  readonly hasAliases: boolean;
}

/** A client as the bank shows it. */
export function registeredClient(
  { clientId, softwareId, issuedAtMs, metadata }: Client,
  { uri, token, hasAliases }: ShownRegistration,
): RegistrationResponse {
  const { idTokenEncryption: encryption, webhookUris } = metadata;
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(issuedAtMs / 1_000),
    ...(token === undefined ? {} : { registration_access_token: token }),
    registration_client_uri: uri,
    client_name: metadata.clientName,
    software_id: softwareId,
    software_statement: metadata.softwareStatement,
    redirect_uris: [...metadata.redirectUris],
    jwks_uri: metadata.jwksUri,
    scope: metadata.scopes.join(' '),
    grant_types: [...metadata.grantTypes],
    response_types: [...metadata.responseTypes],
    ...(webhookUris.length === 0 ? {} : { webhook_uris: [...webhookUris] }),
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'PS256',
    application_type: 'web',
    subject_type: 'public',
    id_token_signed_response_alg: 'PS256',
    ...(encryption === null
      ? {}
      : {
          id_token_encrypted_response_alg: encryption.alg,
          id_token_encrypted_response_enc: encryption.enc,
        }),
    request_object_signing_alg: 'PS256',
    tls_client_certificate_bound_access_tokens: true,
    // Clients that take their settings from this response would otherwise not use the aliases (FAPI 2.0 registers the name).
    ...(hasAliases ? { use_mtls_endpoint_aliases: true } : {}),
    require_signed_request_object: true,
    require_pushed_authorization_requests: true,
  };
}
