import { Failure, type FailureKind } from '#libs/kernel';

/** The error codes of the authorization server, with their meanings and the kinds that decide their HTTP statuses. */
export const OAUTH_ERRORS = {
  invalid_request: ['malformed', 'A parameter is missing, repeated or not valid (RFC 6749, 5.2).'],
  invalid_client: ['unauthenticated', 'The client could not be authenticated (RFC 6749, 5.2).'],
  invalid_grant: [
    'malformed',
    'The code or the refresh token is not valid, was used, or is of another client (RFC 6749, 5.2).',
  ],
  unauthorized_client: [
    'malformed',
    'The client may not use this grant or response type (RFC 6749, 5.2).',
  ],
  unsupported_grant_type: ['malformed', 'The bank does not have this grant type (RFC 6749, 5.2).'],
  unsupported_response_type: [
    'malformed',
    'The bank does not have this response type (RFC 6749, 4.1.2.1).',
  ],
  unsupported_token_type: [
    'malformed',
    'The bank cannot revoke this kind of token (RFC 7009, 2.2.1).',
  ],
  invalid_scope: [
    'malformed',
    'A scope is unknown, or the client may not have it (RFC 6749, 5.2).',
  ],
  invalid_request_object: ['malformed', 'The request object is not valid (RFC 9101, 6.3).'],
  invalid_request_uri: [
    'malformed',
    'The request_uri is unknown, was used, or has expired (RFC 9101, 7).',
  ],
  invalid_redirect_uri: [
    'malformed',
    'A redirect_uri is not one of the software statement (RFC 7591, 3.2.2).',
  ],
  invalid_client_metadata: [
    'malformed',
    'A member of the registration is not valid (RFC 7591, 3.2.2).',
  ],
  invalid_software_statement: [
    'malformed',
    'The software statement is not valid (RFC 7591, 3.2.2).',
  ],
  unapproved_software_statement: [
    'malformed',
    'The software statement is not approved for use here (RFC 7591, 3.2.2).',
  ],
  invalid_webhook_uris: [
    'malformed',
    'webhook_uris is not that of the software statement (DCR 2.1.0).',
  ],
  invalid_token: ['unauthenticated', 'The access token is not valid (RFC 6750, 3.1).'],
  access_denied: ['forbidden', 'The customer or the bank has refused (RFC 6749, 4.1.2.1).'],
  server_error: ['unavailable', 'The bank cannot answer because of a defect (RFC 6749, 4.1.2.1).'],
  temporarily_unavailable: [
    'unavailable',
    'The bank is overloaded or in maintenance (RFC 6749, 4.1.2.1).',
  ],
} as const satisfies Readonly<Record<string, readonly [kind: FailureKind, meaning: string]>>;

export type OAuthErrorCode = keyof typeof OAUTH_ERRORS;

/** The addresses of the authorization server. Their errors have the body of RFC 6749. */
export const AUTHORIZATION_PREFIX = '/auth/';

/** The authorization server refuses a request: `{"error": …, "error_description": …}` (RFC 6749, 5.2). */
export class OAuthRefused extends Failure {
  readonly kind: FailureKind;
  readonly title = 'The authorization server refuses the request';

  constructor(
    readonly code: OAuthErrorCode,
    /** What is wrong and what would be right. */
    detail: string,
  ) {
    super(detail);
    [this.kind] = OAUTH_ERRORS[code];
  }
}
