import { oauthOutcomes } from '../security/oauth-outcomes';

/** The errors that a rule can request for a registration and its change (RFC 7591, 3.2.2; DCR 2.1.0). */
export const REGISTRATION_OUTCOMES = oauthOutcomes(
  'invalid_redirect_uri',
  'invalid_client_metadata',
  'invalid_software_statement',
  'unapproved_software_statement',
  'invalid_webhook_uris',
);

/** The operations of registrations that have outcomes. */
export const REGISTRATION_OPERATIONS = [
  { method: 'POST', path: '/auth/register', outcomes: REGISTRATION_OUTCOMES },
  { method: 'PUT', path: '/auth/register/{clientId}', outcomes: REGISTRATION_OUTCOMES },
] as const;
