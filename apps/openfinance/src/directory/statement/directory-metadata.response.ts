import { DIRECTORY_SCOPE } from './directory-token';

/** The addresses in the document. */
interface DirectoryEndpoints {
  readonly issuer: string;
  readonly tokenEndpoint: string;
  readonly keys: string;
}

/** The endpoints over mutual TLS (RFC 8705, 5). */
export class DirectoryEndpointsResponse {
  token_endpoint!: string;
}

/** The discovery document of the directory. */
export class DirectoryMetadataResponse {
  issuer!: string;

  token_endpoint!: string;

  /** The keys that sign software statements. */
  jwks_uri!: string;

  /** @example ["client_credentials"] */
  grant_types_supported!: string[];

  /** The directory has no authorization endpoint. */
  response_types_supported!: string[];

  /** @example ["directory:software"] */
  scopes_supported!: string[];

  /** @example ["tls_client_auth"] */
  token_endpoint_auth_methods_supported!: string[];

  tls_client_certificate_bound_access_tokens!: boolean;

  mtls_endpoint_aliases!: DirectoryEndpointsResponse;

  static of({ issuer, tokenEndpoint, keys }: DirectoryEndpoints): DirectoryMetadataResponse {
    return {
      issuer,
      token_endpoint: tokenEndpoint,
      jwks_uri: keys,
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: [DIRECTORY_SCOPE],
      token_endpoint_auth_methods_supported: ['tls_client_auth'],
      tls_client_certificate_bound_access_tokens: true,
      mtls_endpoint_aliases: { token_endpoint: tokenEndpoint },
    };
  }
}
