/** A grant of RFC 6749, 4.4. A JSON body may say it in camel case. */
export class TokenRequestFields {
  /**
   * May be left out of a JSON body.
   * @example client_credentials
   */
  grant_type?: string;

  /**
   * Here or in the Authorization header (Basic), not in both.
   * @example 0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11
   */
  client_id?: string;

  /** @example example-secret */
  client_secret?: string;

  /**
   * All that there is, so it may be left out.
   * @example instant.query
   */
  scope?: string;
}

/** An access token: RFC 6749, 5.1. */
export class TokenResponse {
  /**
   * A JWT; send it as `Authorization: Bearer <token>`.
   * @example eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl
   */
  access_token!: string;

  /** @example Bearer */
  token_type!: string;

  /**
   * Seconds, on the sandbox's clock.
   * @example 86400
   */
  expires_in!: number;
}

/** Why there is no token: RFC 6749, 5.2. */
export class OAuthErrorResponse {
  /** @example invalid_client */
  error!: string;

  /**
   * What was wrong and what would be right.
   * @example The sandbox has no client with that id and secret.
   */
  error_description!: string;
}
