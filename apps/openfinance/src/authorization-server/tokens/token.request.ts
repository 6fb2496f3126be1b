/** The form of a token request (RFC 6749, 4.1.3, 4.4.2 and 6). */
export class TokenRequestFields {
  /**
   * `client_credentials`, `authorization_code` or `refresh_token`.
   * @example client_credentials
   */
  grant_type!: string;

  /**
   * The client, if there is no client_assertion.
   * @example example-client
   */
  client_id?: string;

  /** Must be `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
  client_assertion_type?: string;

  /** A JWT with which the client shows who it is (RFC 7523). */
  client_assertion?: string;

  /**
   * For client_credentials: scopes of the client. For refresh_token: fewer scopes than before.
   * @example consents
   */
  scope?: string;

  /** For authorization_code. */
  code?: string;

  /** For authorization_code: the one of the authorization request. */
  redirect_uri?: string;

  /** For authorization_code: the text whose SHA-256 was code_challenge (RFC 7636). */
  code_verifier?: string;

  /** For refresh_token. */
  refresh_token?: string;
}

/** The form of a revocation (RFC 7009, 2.1). */
export class RevocationFields {
  /**
   * The access token or the refresh token.
   * @example 4vbgxBcOg7nQ1cGQ0n0jr1b2f9CzFJmqYJrEVmVh7vM
   */
  token!: string;

  /**
   * The client, if there is no client_assertion.
   * @example example-client
   */
  client_id?: string;

  /** Must be `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
  client_assertion_type?: string;

  /** A JWT with which the client shows who it is (RFC 7523). */
  client_assertion?: string;
}
