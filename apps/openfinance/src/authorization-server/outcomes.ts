import { OAUTH_ERRORS, type OAuthErrorCode } from '../security/oauth.errors';

const only = <Code extends OAuthErrorCode>(...codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, { meaning: OAUTH_ERRORS[code][1] }])) as Readonly<
    Record<Code, { readonly meaning: string }>
  >;

/** The errors that a rule can request for pushed requests. */
export const PAR_OUTCOMES = only(
  'invalid_request',
  'invalid_client',
  'invalid_request_object',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
  'server_error',
  'temporarily_unavailable',
);

/** The errors that a rule can request for the authorization endpoint. */
export const AUTHORIZATION_OUTCOMES = only(
  'access_denied',
  'server_error',
  'temporarily_unavailable',
  'invalid_request_uri',
);

/** The errors that a rule can request for the token endpoint. */
export const TOKEN_OUTCOMES = only(
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'server_error',
  'temporarily_unavailable',
);
