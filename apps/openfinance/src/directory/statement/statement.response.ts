/** A token request to the directory (RFC 6749, 4.4). */
export class DirectoryTokenFields {
  /** @example client_credentials */
  grant_type!: string;

  /**
   * The software. It must be the one of the client certificate, if the request has one.
   * @example 3f42ed49-d0df-5988-87af-3e6fc379cc7d
   */
  client_id?: string;

  /** @example directory:software */
  scope?: string;
}

/** An access token of the directory. */
export class DirectoryTokenResponse {
  /** @example eyJhbGciOiJQUzI1NiJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl */
  access_token!: string;

  /** @example Bearer */
  token_type!: string;

  /**
   * Seconds until the token expires.
   * @example 600
   */
  expires_in!: number;

  /** @example directory:software */
  scope!: string;
}
