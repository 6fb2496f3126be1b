import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { newUuid, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { BANK_ORGANISATION } from '../directory/bank-participant';
import { type KnownSoftware } from '../directory/directory.service';
import { type Software } from '../institutions/organisation';
import { OAuthRefused } from '../security/oauth.errors';
import { bearerToken } from '../security/token-check';
import { hashOf, newSecret } from '../security/tokens/secret';
import { TokenRepository } from '../security/tokens/token.repository';
import { type Client } from './client';
import { ClientRepository } from './client.repository';
import { RegistrationChecks, type CheckedRegistration } from './registration-checks';

/** A client, and the registration access token of the request, which is not stored. */
export interface Registered {
  readonly client: Client;
  readonly token: string | undefined;
}

/** A registration access token of a request is missing, or is not that of the client. */
function tokenRefused(): OAuthRefused {
  return new OAuthRefused(
    'invalid_token',
    'The client does not exist, or the registration access token is not the one of its registration.',
  );
}

/** Registers, reads, changes and removes clients (RFC 7591, RFC 7592). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly checks: RegistrationChecks,
    private readonly clients: ClientRepository,
    private readonly tokens: TokenRepository,
    private readonly sandboxes: Sandboxes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws OAuthRefused */
  async register(body: Readonly<Record<string, unknown>>, request: Request): Promise<Registered> {
    return this.add(await this.checks.read(body, request));
  }

  /** Registers a software with all values of the directory. @throws OAuthRefused */
  async registerKnown(known: KnownSoftware, request: Request): Promise<Registered> {
    return this.add(await this.checks.readKnown(known, request));
  }

  /** Stores an example client, if it is not there. A sandbox that demands certificates has none. */
  async registerExample(clientId: string, software: Software, request: Request): Promise<void> {
    if (await this.checks.areDemanded()) return;
    if ((await this.clients.find(clientId)) !== undefined) return;
    const known = { software, organisation: BANK_ORGANISATION };
    const checked = await this.checks.readKnown(known, request);
    await this.store(this.newClient(clientId, checked, newSecret()));
  }

  private async add(checked: CheckedRegistration): Promise<Registered> {
    const token = newSecret();
    const client = this.newClient(newUuid(), checked, token);
    if (!(await this.store(client))) {
      const { software } = checked;
      throw new OAuthRefused(
        'invalid_client_metadata',
        `The software ${software.softwareId} has a client already; change it with PUT, or remove it with DELETE.`,
      );
    }
    return { client, token };
  }

  private newClient(
    clientId: string,
    { metadata, software: { softwareId, organisationId } }: CheckedRegistration,
    token: string,
  ): Client {
    const issuedAtMs = this.clock.nowMs();
    return { clientId, softwareId, organisationId, issuedAtMs, tokenHash: hashOf(token), metadata };
  }

  /** @returns false if the software has a client */
  private store(client: Client): Promise<boolean> {
    return this.sandboxes.atomically((tx) => this.clients.insert(tx, client));
  }

  /** @throws OAuthRefused */
  async find(clientId: string, request: Request): Promise<Registered> {
    const client = await this.clients.find(clientId);
    const token = await this.checkAccess(client, request);
    return { client: client ?? refuse(), token };
  }

  /** Replaces the registration. The token stays the same. @throws OAuthRefused */
  async change(
    clientId: string,
    body: Readonly<Record<string, unknown>>,
    request: Request,
  ): Promise<Registered> {
    const { client, token } = await this.find(clientId, request);
    if (body['client_id'] !== undefined && body['client_id'] !== clientId) {
      throw new OAuthRefused('invalid_client_metadata', `client_id must be ${clientId}.`);
    }
    const { metadata, software } = await this.checks.read(body, request, client);
    if (software.softwareId !== client.softwareId) {
      throw new OAuthRefused(
        'invalid_software_statement',
        `The software statement must be that of the software ${client.softwareId}.`,
      );
    }
    const { clients } = this;
    const isChanged = await this.sandboxes.atomically(function* (tx) {
      if ((yield* clients.lock(tx, clientId)) === undefined) return false;
      yield* clients.update(tx, clientId, metadata);
      return true;
    });
    if (!isChanged) throw tokenRefused();
    return { client: { ...client, metadata }, token };
  }

  /** Removes the client, and revokes its tokens. @throws OAuthRefused */
  async remove(clientId: string, request: Request): Promise<void> {
    await this.find(clientId, request);
    const { clients, tokens } = this;
    const isRemoved = await this.sandboxes.atomically(function* (tx) {
      const isThere = yield* clients.remove(tx, clientId);
      if (isThere) yield* tokens.revokeOfClient(tx, clientId);
      return isThere;
    });
    if (!isRemoved) throw tokenRefused();
  }

  /**
   * Checks the registration access token. Without one, the request may pass only if the sandbox demands none.
   * @throws OAuthRefused
   */
  private async checkAccess(
    client: Client | undefined,
    request: Request,
  ): Promise<string | undefined> {
    const token = bearerToken(request.get('Authorization'));
    if (client === undefined || !(await this.isAllowed(client, token))) throw tokenRefused();
    await this.checks.checkCertificate(client, request);
    return token;
  }

  private async isAllowed({ tokenHash }: Client, token: string | undefined): Promise<boolean> {
    if (token === undefined) return !(await this.checks.areDemanded());
    return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(tokenHash));
  }
}

function refuse(): never {
  throw tokenRefused();
}
