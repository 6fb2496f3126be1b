import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Client } from '../../registration/client';
import { ClientRepository } from '../../registration/client.repository';
import { OAuthRefused } from '../../security/oauth.errors';
import { SecuritySettingsService } from '../../settings/security/security-settings.service';
import { withActiveScopes } from './active-scopes';
import { AssertionVerifier } from './assertion-verifier';
import { ASSERTION_TYPE } from './client-assertion';
import { HolderCheck } from './holder-check';
import { readParameters } from '../../security/parameters';

/** A client that has shown who it is. */
export interface AuthenticatedClient {
  readonly client: Client;
  /** SHA-256 of the certificate of the connection, to which the tokens are bound; undefined without one. */
  readonly thumbprint: string | undefined;
}

const PARAMETERS = ['client_id', 'client_assertion', 'client_assertion_type'] as const;

/** Authenticates clients with `private_key_jwt` (security profile 1.0, 5.2.2). */
@Injectable()
export class ClientAuthentication {
  constructor(
    private readonly clients: ClientRepository,
    private readonly assertions: AssertionVerifier,
    private readonly holders: HolderCheck,
    private readonly settings: SecuritySettingsService,
  ) {}

  /**
   * The client of a request.
   * @param endpoint the path of the endpoint below the issuer, which an assertion may name as its audience
   * @throws OAuthRefused invalid_client, invalid_request
   */
  async authenticate(request: Request, endpoint: string): Promise<AuthenticatedClient> {
    const parameters = readParameters(request.body, PARAMETERS);
    const { client_assertion: assertion, client_assertion_type: type } = parameters;
    const { security } = await this.settings.current();
    if (assertion === undefined) {
      if (security === 'required') {
        throw new OAuthRefused(
          'invalid_client',
          'client_assertion is missing; the bank authenticates clients with private_key_jwt only.',
        );
      }
      return this.holding(request, await this.named(parameters.client_id));
    }
    if (type !== ASSERTION_TYPE) {
      throw new OAuthRefused('invalid_client', `client_assertion_type must be ${ASSERTION_TYPE}.`);
    }
    const client = await this.assertions.clientOf(assertion, request, endpoint);
    if (parameters.client_id !== undefined && parameters.client_id !== client.clientId) {
      throw new OAuthRefused('invalid_client', 'client_id is not the client of client_assertion.');
    }
    return this.holding(request, client);
  }

  private async holding(request: Request, client: Client): Promise<AuthenticatedClient> {
    const { known, thumbprint } = await this.holders.check(request, client);
    return { client: withActiveScopes(client, known), thumbprint };
  }

  private async named(clientId: string | undefined): Promise<Client> {
    const client = clientId === undefined ? undefined : await this.clients.find(clientId);
    if (client !== undefined) return client;
    const detail =
      clientId === undefined
        ? 'Send client_assertion and client_assertion_type; in the mode optional, client_id alone is enough.'
        : 'The sandbox has no client with this client_id.';
    throw new OAuthRefused('invalid_client', detail);
  }
}
