import { Injectable } from '@nestjs/common';
import { DirectoryService } from '../../directory/directory.service';
import { isActive, rolesOf } from '../../institutions/organisation';
import { type Client } from '../../registration/client';
import { scopesOfRoles } from '../../registration/role-scopes';

/** Limits the scopes of clients to the roles that they have now: an institution can lose a role after its registration. */
@Injectable()
export class ActiveScopes {
  constructor(private readonly directory: DirectoryService) {}

  /** The client with those of its scopes that its active roles allow. */
  async limit(client: Client): Promise<Client> {
    const known = await this.directory.software(client.softwareId);
    if (known === undefined) return client;
    const roles = rolesOf(known.organisation, known.software).filter(isActive);
    const allowed = scopesOfRoles(roles.map(({ role }) => role));
    const scopes = client.metadata.scopes.filter((scope) => allowed.includes(scope));
    return { ...client, metadata: { ...client.metadata, scopes } };
  }
}
