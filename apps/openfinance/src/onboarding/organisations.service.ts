import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { currentContext } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import {
  DirectoryKeyNotFound,
  OrganisationIsTheBank,
  OrganisationNotFound,
  SoftwareNotFound,
} from '../directory/directory.errors';
import { DirectoryRepository } from '../directory/directory.repository';
import {
  rolesOf,
  type DirectoryKey,
  type KeyStatus,
  type Organisation,
  type Software,
  type SoftwareContent,
} from '../institutions/organisation';
import { BANK_ORGANISATION_ID } from '../keys/bank-ids';
import { ClientRepository } from '../registration/client.repository';
import { TokenRepository } from '../security/tokens/token.repository';
import {
  type DirectoryOrganisationResponse,
  type DirectorySoftwareResponse,
} from './organisation.response';

type OrganisationChange = {
  readonly [Name in 'status' | 'roles']?: Organisation[Name] | undefined;
};
type SoftwareChange = Partial<Record<keyof SoftwareContent, unknown>> & {
  readonly status?: Software['status'] | undefined;
};

/** Lists, changes and removes organisations of the directory. */
@Injectable()
export class OrganisationsService {
  constructor(
    private readonly repository: DirectoryRepository,
    private readonly clients: ClientRepository,
    private readonly tokens: TokenRepository,
    private readonly sandboxes: Sandboxes,
  ) {}

  async list(): Promise<DirectoryOrganisationResponse[]> {
    const organisations = await this.repository.organisations();
    return Promise.all(organisations.map((organisation) => this.describe(organisation)));
  }

  /** @throws OrganisationNotFound, OrganisationIsTheBank */
  async find(organisationId: string): Promise<Organisation> {
    refuseBank(organisationId);
    const organisation = await this.repository.organisation(organisationId);
    return organisation ?? notFound(organisationId);
  }

  /**
   * An organisation that is not active any more loses its tokens. Its consents stay, as after the end of a registration.
   * @throws OrganisationNotFound, OrganisationIsTheBank
   */
  async change(
    organisationId: string,
    change: OrganisationChange,
  ): Promise<DirectoryOrganisationResponse> {
    refuseBank(organisationId);
    const { repository } = this;
    const revoke = this.revokeTokens.bind(this);
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      const organisation = (yield* repository.lock(tx, organisationId)) ?? notFound(organisationId);
      const { status = organisation.status, roles = organisation.roles } = change;
      yield* repository.update(tx, { ...organisation, status, roles });
      if (status !== 'Active') yield* revoke(tx, { organisationId });
    });
    audit('change organisation', organisationId);
    return this.describe(await this.find(organisationId));
  }

  /**
   * A software that is not active any more loses the tokens of its client.
   * @throws OrganisationNotFound, SoftwareNotFound, OrganisationIsTheBank
   */
  async changeSoftware(
    organisationId: string,
    softwareId: string,
    { status, ...content }: SoftwareChange,
  ): Promise<DirectoryOrganisationResponse> {
    refuseBank(organisationId);
    const { repository } = this;
    const revoke = this.revokeTokens.bind(this);
    const given = Object.fromEntries(
      Object.entries(content).filter(([, value]) => value !== undefined),
    );
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      const software = yield* repository.lockSoftware(tx, softwareId);
      if (software?.organisationId !== organisationId) {
        throw new SoftwareNotFound(softwareId, currentContext().sandbox);
      }
      yield* repository.updateSoftware(tx, {
        ...software,
        status: status ?? software.status,
        content: { ...software.content, ...given },
      });
      if (status === 'Inactive') yield* revoke(tx, { softwareId });
    });
    audit('change software', softwareId);
    return this.describe(await this.find(organisationId));
  }

  /** @throws OrganisationNotFound, DirectoryKeyNotFound, OrganisationIsTheBank */
  async changeKey(
    organisationId: string,
    kid: string,
    status: KeyStatus,
  ): Promise<DirectoryOrganisationResponse> {
    const organisation = await this.find(organisationId);
    const { repository } = this;
    const isChanged = await this.sandboxes.atomically((tx) =>
      repository.updateKey(tx, { organisationId, kid, status }),
    );
    if (!isChanged) throw new DirectoryKeyNotFound(kid);
    audit(`set key ${status}`, kid);
    return this.describe(organisation);
  }

  /** Removes an organisation with its software, keys and clients, and revokes its tokens. */
  async remove(organisationId: string): Promise<void> {
    refuseBank(organisationId);
    const isRemoved = await this.sandboxes.atomically((tx) => this.removeIn(tx, organisationId));
    if (!isRemoved) notFound(organisationId);
    audit('remove organisation', organisationId);
  }

  private *removeIn(tx: UnitOfWork, organisationId: string): Transactional<boolean> {
    yield* this.revokeTokens(tx, { organisationId });
    yield* this.clients.removeOfOrganisation(tx, organisationId);
    return yield* this.repository.remove(tx, organisationId);
  }

  private *revokeTokens(
    tx: UnitOfWork,
    owner: Parameters<ClientRepository['idsOf']>[1],
  ): Transactional<void> {
    const clientIds = yield* this.clients.idsOf(tx, owner);
    for (const clientId of clientIds) yield* this.tokens.revokeOfClient(tx, clientId);
  }

  private async describe(organisation: Organisation): Promise<DirectoryOrganisationResponse> {
    const { organisationId, cnpj, name, status, roles } = organisation;
    const software = await this.repository.softwareOf(organisationId);
    const keys = await this.repository.keysOfOrganisation(organisationId);
    return {
      organisationId,
      cnpj,
      name,
      status,
      roles: [...roles],
      software: await Promise.all(
        software.map(async (each) => {
          const client = await this.clients.ofSoftware(each.softwareId);
          return softwareResponse(each, organisation, client?.clientId);
        }),
      ),
      keys: keys.map(keyResponse),
    };
  }
}

export function softwareResponse(
  software: Software,
  organisation: Organisation,
  clientId: string | undefined,
): Readonly<DirectorySoftwareResponse> {
  const { softwareId, status, content } = software;
  return {
    softwareId,
    name: content.name,
    status,
    roles: [...rolesOf(organisation, software)],
    redirectUris: [...content.redirectUris],
    webhookUris: [...content.webhookUris],
    ...(clientId === undefined ? {} : { clientId }),
  };
}

function keyResponse({ kid, ownerId, use, status }: DirectoryKey) {
  return { kid, ownerId, use, status };
}

function refuseBank(organisationId: string): void {
  if (organisationId === BANK_ORGANISATION_ID) throw new OrganisationIsTheBank(organisationId);
}

function notFound(organisationId: string): never {
  throw new OrganisationNotFound(organisationId, currentContext().sandbox);
}
