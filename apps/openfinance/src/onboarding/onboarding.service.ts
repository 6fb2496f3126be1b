import { createPrivateKey, createPublicKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { withCheckDigits } from '#libs/brazil';
import { makePrivateKey, sealContent, transportContent } from '#libs/certificates';
import { newUuid, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { OrganisationExists } from '../directory/directory.errors';
import { DirectoryRepository } from '../directory/directory.repository';
import { type DirectoryKey, type Organisation, type Software } from '../institutions/organisation';
import { EXAMPLE_REDIRECT_URI } from '../directory/example-software';
import { BankKeys, RESPONSIBLE } from '../keys/bank-keys';
import {
  keyWithoutCertificate,
  makeCertificate,
  privateJwk,
  type MadeCertificate,
} from './made-keys';
import { type NewOrganisation, type NewSoftware } from './organisation.request';

/** A new software with its keys. */
export interface MadeSoftware {
  readonly software: Software;
  readonly transport: MadeCertificate;
  readonly keys: readonly DirectoryKey[];
  /** With their private members. Empty for own keys. */
  readonly privateKeys: readonly object[];
}

/** A new organisation with its software and keys. */
export interface MadeOrganisation {
  readonly organisation: Organisation;
  readonly seal: MadeCertificate;
  readonly made: MadeSoftware;
}

const CNPJ_NUMBERS = 100_000_000;
const DEFAULT_NAME = 'Instituição de Teste Ltda';
const PLACE = { hostName: 'client.example.com', city: 'São Paulo', state: 'SP' };

/** Adds organisations and software to the directory, with new keys and certificates. */
@Injectable()
export class OnboardingService {
  constructor(
    private readonly repository: DirectoryRepository,
    private readonly keys: BankKeys,
    private readonly sandboxes: Sandboxes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws OrganisationExists */
  async addOrganisation(wanted: NewOrganisation): Promise<MadeOrganisation> {
    const organisation = this.organisationOf(wanted);
    const { organisationId, cnpj, name } = organisation;
    const [seal, made] = await Promise.all([
      makeCertificate(
        {
          owner: { ownerId: organisationId, organisationId, use: 'sig' },
          content: sealContent({ organisationId, cnpj, legalName: name, responsible: RESPONSIBLE }),
          state: wanted.sealState,
          own: wanted.sealCertificate,
        },
        this.keys,
      ),
      this.makeSoftware(organisation, wanted.software ?? {}),
    ]);
    const { repository } = this;
    const taken = await this.sandboxes.atomically(function* (tx) {
      if (!(yield* repository.insert(tx, organisation))) return organisationId;
      if (!(yield* repository.insertSoftware(tx, made.software))) return made.software.softwareId;
      yield* repository.insertKeys(tx, [seal.key, ...made.keys]);
      return undefined;
    });
    if (taken !== undefined) throw new OrganisationExists(taken);
    return { organisation, seal, made };
  }

  /** @throws OrganisationExists */
  async addSoftware(organisation: Organisation, wanted: NewSoftware): Promise<MadeSoftware> {
    const made = await this.makeSoftware(organisation, wanted);
    const { repository } = this;
    const isNew = await this.sandboxes.atomically(function* (tx) {
      if ((yield* repository.lock(tx, organisation.organisationId)) === undefined) return false;
      if (!(yield* repository.insertSoftware(tx, made.software))) return false;
      yield* repository.insertKeys(tx, made.keys);
      return true;
    });
    if (!isNew) throw new OrganisationExists(made.software.softwareId);
    return made;
  }

  private organisationOf(wanted: NewOrganisation): Organisation {
    return {
      organisationId: wanted.organisationId ?? newUuid(),
      cnpj: wanted.cnpj ?? newCnpj(),
      name: wanted.name ?? DEFAULT_NAME,
      status: wanted.status ?? 'Active',
      roles: wanted.roles ?? [
        { role: 'DADOS', status: 'Active' },
        { role: 'PAGTO', status: 'Active' },
      ],
      createdAtMs: this.clock.nowMs(),
    };
  }

  private async makeSoftware(
    { organisationId, cnpj, name: legalName }: Organisation,
    wanted: NewSoftware,
  ): Promise<MadeSoftware> {
    const softwareId = wanted.softwareId ?? newUuid();
    const owner = { ownerId: softwareId, organisationId };
    const holder = { organisationId, softwareId, cnpj, legalName, ...PLACE };
    const [transport, others] = await Promise.all([
      makeCertificate(
        {
          owner: { ...owner, use: 'transport' },
          content: transportContent(holder),
          state: wanted.transportState,
          own: wanted.transportCertificate,
        },
        this.keys,
      ),
      wanted.jwks === undefined ? newKeys(owner) : ownKeys(owner, wanted.jwks.keys),
    ]);
    return {
      software: {
        softwareId,
        organisationId,
        status: wanted.status ?? 'Active',
        createdAtMs: this.clock.nowMs(),
        content: {
          name: wanted.name ?? `${legalName} - App`,
          redirectUris: wanted.redirectUris ?? [EXAMPLE_REDIRECT_URI],
          webhookUris: wanted.webhookUris ?? [],
          roles: wanted.roles ?? null,
        },
      },
      transport,
      keys: [transport.key, ...others.keys],
      privateKeys: others.privateKeys,
    };
  }
}

interface Keys {
  readonly keys: readonly DirectoryKey[];
  readonly privateKeys: readonly object[];
}

type Owner = Pick<DirectoryKey, 'ownerId' | 'organisationId'>;

/** A key for signatures and one for encryption. */
async function newKeys(owner: Owner): Promise<Keys> {
  const made = await Promise.all(
    (['sig', 'enc'] as const).map(async (use) => {
      const privateKey = createPrivateKey(await makePrivateKey());
      const key = keyWithoutCertificate({ ...owner, use }, createPublicKey(privateKey));
      return { key, jwk: privateJwk(privateKey, key) };
    }),
  );
  return { keys: made.map(({ key }) => key), privateKeys: made.map(({ jwk }) => jwk) };
}

function ownKeys(owner: Owner, given: NonNullable<NewSoftware['jwks']>['keys']): Keys {
  const keys = given.map(({ kty, n, e, use, kid }) =>
    keyWithoutCertificate(
      { ...owner, use },
      createPublicKey({ key: { kty, n, e }, format: 'jwk' }),
      kid,
    ),
  );
  return { keys, privateKeys: [] };
}

/** A CNPJ of the numbers that newUuid draws. */
function newCnpj(): string {
  const number = Number.parseInt(newUuid().slice(0, 8), 16) % CNPJ_NUMBERS;
  return withCheckDigits(`${String(number).padStart(8, '0')}0001`);
}
