/** A pushed authorization request (RFC 9126, 2.2). */
export class PushedRequestResponse {
  /**
   * Send it to the authorization endpoint together with the client_id.
   * @example urn:ietf:params:oauth:request_uri:6esc_11ACC5bwc014ltc14eY22c6esc_11ACC5bwc014
   */
  request_uri!: string;

  /**
   * Seconds until it expires, on the clock of the sandbox.
   * @example 300
   */
  expires_in!: number;
}

/** Tokens (RFC 6749, 5.1; OpenID Connect Core, 3.1.3.3). */
export class TokenResponse {
  /**
   * Send it as `Authorization: Bearer <token>`, over a connection with the same client certificate.
   * @example 4vbgxBcOg7nQ1cGQ0n0jr1b2f9CzFJmqYJrEVmVh7vM
   */
  access_token!: string;

  /** @example Bearer */
  token_type!: string;

  /**
   * Seconds until the access token expires, on the clock of the sandbox.
   * @example 900
   */
  expires_in!: number;

  /** @example consents */
  scope!: string;

  /** Only for a code. Signed, and encrypted if the client has registered that. */
  id_token?: string;

  /** Only for a code and a refresh token. It lasts as long as the consent. */
  refresh_token?: string;
}

/** The customer (OpenID Connect Core, 5.3.2). */
export class UserinfoResponse {
  /**
   * The `sub` of the ID tokens.
   * @example 7d6b2c0e-3f49-5a51-9d0e-0b8a5f1c2d3e
   */
  sub!: string;
}
