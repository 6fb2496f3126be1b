import { type EventOperation } from '#libs/journal';

const KEYS = 'directory.keys-read';

/** Method, path and name of the events of the directory, the registration and the authorization server. */
const OPERATIONS = [
  ['POST', '/directory/token', 'directory.token'],
  ['GET', '/directory/.well-known/openid-configuration', 'directory.configuration'],
  ['GET', '/directory/participants', 'directory.participants'],
  ['GET', '/directory/organisations/{_}/softwarestatements/{_}/assertion', 'directory.statement'],
  ['GET', '/directory/openbanking.jwks', KEYS],
  ['GET', '/directory/roots.pem', KEYS],
  ['GET', '/directory/roots.jwks', KEYS],
  ['GET', '/directory/{_}/{_}', KEYS],
  ['GET', '/directory/{_}/{_}/{_}', KEYS],
  ['GET', '/directory/{_}/{_}/{_}/{_}', KEYS],
  ['POST', '/auth/register', 'client.registered'],
  ['GET', '/auth/register/{clientId}', 'client.read'],
  ['PUT', '/auth/register/{clientId}', 'client.changed'],
  ['DELETE', '/auth/register/{clientId}', 'client.removed'],
  ['GET', '/auth/.well-known/openid-configuration', 'authorization.configuration'],
  ['GET', '/auth/jwks', 'authorization.keys-read'],
  ['POST', '/auth/par', 'authorization.pushed'],
  ['GET', '/auth/authorize', 'authorization.opened'],
  ['POST', '/auth/token', 'token.issued'],
  ['POST', '/auth/revoke', 'token.revoked'],
  ['GET', '/auth/userinfo', 'token.customer'],
] as const;

/** The events have no facts besides those of the path: their bodies are secrets. */
export const SECURITY_EVENTS: readonly EventOperation[] = OPERATIONS.map(
  ([method, path, name]) => ({ method, path, name }),
);
