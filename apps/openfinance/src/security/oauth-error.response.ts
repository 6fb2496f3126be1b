/** An error of the authorization server (RFC 6749, 5.2). */
export class OAuthErrorResponse {
  /** @example invalid_client */
  error!: string;

  /**
   * What is wrong and what would be right.
   * @example The sandbox has no client with this client_id.
   */
  error_description!: string;
}
