import { Inject, Injectable } from '@nestjs/common';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { AccessTokens } from './access-tokens';
import { EXAMPLE_CLIENT, hashOf, hasSecret, isClientId, newSecret, type Client } from './client';
import { OAuthError } from './client.errors';
import { ClientRepository } from './client.repository';
import { type RegisterRequest } from './register.request';
import { type ClientCredentials } from './token.request';

@Injectable()
export class ClientsService {
  constructor(
    private readonly clients: ClientRepository,
    private readonly tokens: AccessTokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Registers a client. Only a hash of its secret is stored, so the secret cannot be returned again. */
  async register({
    name,
    email,
  }: RegisterRequest): Promise<{ readonly client: Client; readonly secret: string }> {
    const secret = newSecret();
    const client: Client = {
      id: newUuid(),
      secretHash: hashOf(secret),
      name,
      email: email ?? null,
      createdAt: toIsoUtc(this.clock.nowMs()),
    };
    await this.clients.store(client);
    return { client, secret };
  }

  /** @throws OAuthError if the sandbox has no such client, or if the secret is wrong */
  async token({
    clientId,
    clientSecret,
  }: ClientCredentials): Promise<{ readonly token: string; readonly expiresInSec: number }> {
    const client = await this.find(clientId);
    if (client === undefined || !hasSecret(client, clientSecret)) {
      throw new OAuthError('invalid_client', 'The sandbox has no client with that id and secret.');
    }
    return this.tokens.issue(client.id);
  }

  private async find(id: string): Promise<Client | undefined> {
    const client = isClientId(id) ? await this.clients.find(id) : undefined;
    if (client !== undefined || id !== EXAMPLE_CLIENT.clientId) return client;
    const secretHash = hashOf(EXAMPLE_CLIENT.clientSecret);
    const createdAt = toIsoUtc(this.clock.nowMs());
    // If two requests store it at the same time, the second one changes nothing.
    await this.clients.store({ id, secretHash, name: 'Example', email: null, createdAt });
    return this.clients.find(id);
  }
}
