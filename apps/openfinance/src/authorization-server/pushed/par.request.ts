/** The form of a pushed authorization request (RFC 9126, 2.1). */
export class PushedRequestFields {
  /**
   * The client, if there is no client_assertion.
   * @example example-client
   */
  client_id?: string;

  /** Must be `urn:ietf:params:oauth:client-assertion-type:jwt-bearer`. */
  client_assertion_type?: string;

  /** A JWT with which the client shows who it is (RFC 7523). */
  client_assertion?: string;

  /** The request object: a JWT with the parameters below as claims, signed by the client (RFC 9101). */
  request?: string;

  /** @example code id_token */
  response_type?: string;

  /** @example fragment */
  response_mode?: string;

  /** @example https://client.example.com/callback */
  redirect_uri?: string;

  /** @example openid consent:urn:simulador:00000000-0000-4000-8000-000000000001 accounts */
  scope?: string;

  /** @example 0394852-3190485-2490358 */
  nonce?: string;

  /** @example af0ifjsldkj */
  state?: string;

  /** @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM */
  code_challenge?: string;

  /** @example S256 */
  code_challenge_method?: string;
}
