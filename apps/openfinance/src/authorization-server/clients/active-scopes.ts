import { type KnownSoftware } from '../../directory/directory.service';
import { isActive, rolesOf } from '../../institutions/organisation';
import { type Client } from '../../registration/client';
import { scopesOfRoles } from '../../registration/role-scopes';

/**
 * The client with those of its scopes that the roles of its institution allow now: an institution can lose a role after the
 * registration of the client.
 */
export function withActiveScopes(
  client: Client,
  { organisation, software }: KnownSoftware,
): Client {
  const roles = rolesOf(organisation, software).filter(isActive);
  const allowed = scopesOfRoles(roles.map(({ role }) => role));
  const scopes = client.metadata.scopes.filter((scope) => allowed.includes(scope));
  return { ...client, metadata: { ...client.metadata, scopes } };
}
