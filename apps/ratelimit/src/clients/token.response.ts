/** A token request (RFC 6749, 4.4). In a JSON body, the names can also be in camel case. */
export class TokenRequestFields {
  /**
   * Must be `client_credentials`. Optional in a JSON body.
   * @example client_credentials
   */
  grant_type?: string;

  /**
   * Id of the client. Send the credentials in the body or in the Authorization header (Basic), not in both.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  client_id?: string;

  /** @example example-secret */
  client_secret?: string;

  /**
   * Must be `instant.query`, the only scope. Optional.
   * @example instant.query
   */
  scope?: string;
}

/** An access token (RFC 6749, 5.1). */
export class TokenResponse {
  /**
   * A JWT. Send it as `Authorization: Bearer <token>`.
   * @example eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl
   */
  access_token!: string;

  /** @example Bearer */
  token_type!: string;

  /**
   * Seconds until the token expires, by the clock of the sandbox.
   * @example 86400
   */
  expires_in!: number;
}

/** An error of the token endpoint (RFC 6749, 5.2). */
export class OAuthErrorResponse {
  /** @example invalid_client */
  error!: string;

  /**
   * Explanation of the error.
   * @example The sandbox has no client with that id and secret.
   */
  error_description!: string;
}
