import { Injectable } from '@nestjs/common';
import { AuthorisationSources, type Authorisable } from '../../authorisation/authorisation-sources';
import { GrantRepository } from '../../security/tokens/grant.repository';
import { type RequestedScope } from '../pushed/scope';

/** Finds the consents that clients may ask customers to authorise. */
@Injectable()
export class ConsentsOfClients {
  constructor(
    private readonly sources: AuthorisationSources,
    private readonly grants: GrantRepository,
  ) {}

  /** The consent in its current state; undefined if there is none, or if another client has created it. */
  async find(consentId: string, clientId: string): Promise<Authorisable | undefined> {
    const found = await this.sources.find(consentId);
    if (found === undefined) return undefined;
    return (await this.isOf(consentId, clientId)) ? found.authorisable : undefined;
  }

  /** The consent that a scope names; undefined also if it is of the other kind. */
  async named(
    { consentId, scope }: RequestedScope,
    clientId: string,
  ): Promise<Authorisable | undefined> {
    const found = await this.sources.find(consentId);
    if (found === undefined) return undefined;
    const isNamed = scope.split(' ').includes(`${found.source.scope}:${consentId}`);
    return isNamed && (await this.isOf(consentId, clientId)) ? found.authorisable : undefined;
  }

  private async isOf(consentId: string, clientId: string): Promise<boolean> {
    const owner = await this.grants.ownerOf(consentId);
    return owner === undefined || owner === clientId;
  }
}
