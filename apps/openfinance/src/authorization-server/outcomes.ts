import { oauthOutcomes } from '../security/oauth-outcomes';
import { AUTHORIZATION_FLAWS, meaningsOfFlaws, TOKEN_FLAWS } from './flaws/id-token-flaws';

/** The errors that a rule can request for pushed requests. */
export const PAR_OUTCOMES = oauthOutcomes(
  'invalid_request',
  'invalid_client',
  'invalid_request_object',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
  'server_error',
  'temporarily_unavailable',
);

/** The errors and wrong answers that a rule can request for the authorization endpoint. */
export const AUTHORIZATION_OUTCOMES = {
  ...oauthOutcomes(
    'access_denied',
    'server_error',
    'temporarily_unavailable',
    'invalid_request_uri',
  ),
  ...meaningsOfFlaws(AUTHORIZATION_FLAWS),
};

/** The errors and wrong answers that a rule can request for the token endpoint. */
export const TOKEN_OUTCOMES = {
  ...oauthOutcomes(
    'invalid_request',
    'invalid_client',
    'invalid_grant',
    'invalid_scope',
    'unauthorized_client',
    'unsupported_grant_type',
    'server_error',
    'temporarily_unavailable',
  ),
  ...meaningsOfFlaws(TOKEN_FLAWS),
};

/** The wrong answer that a rule can request for the discovery document. */
export const DISCOVERY_OUTCOMES = {
  DISCOVERY_WRONG_ISSUER: 'The discovery document has the issuer of another server',
} as const;

/** All outcomes of the authorization server. */
export const AUTHORIZATION_SERVER_OUTCOMES = {
  ...DISCOVERY_OUTCOMES,
  ...PAR_OUTCOMES,
  ...AUTHORIZATION_OUTCOMES,
  ...TOKEN_OUTCOMES,
};

/** The outcomes of each operation of the authorization server. */
export const AUTHORIZATION_SERVER_OPERATIONS = [
  { method: 'GET', path: '/auth/.well-known/openid-configuration', outcomes: DISCOVERY_OUTCOMES },
  { method: 'POST', path: '/auth/par', outcomes: PAR_OUTCOMES },
  { method: 'GET', path: '/auth/authorize', outcomes: AUTHORIZATION_OUTCOMES },
  { method: 'POST', path: '/auth/token', outcomes: TOKEN_OUTCOMES },
] as const;
