import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { currentContext } from '#libs/http';
import { publicJwkOf } from '#libs/jwt';
import { BankKeys } from '../../keys/bank-keys';
import { ALGORITHMS, jwkOfCertificate } from '../../keys/public-jwk';
import { DirectoryBase } from '../addresses';
import { DirectoryKeyNotFound, OrganisationNotFound, SoftwareNotFound } from '../directory.errors';
import { DirectoryService } from '../directory.service';
import { KEY_STATUSES, type DirectoryKey, type KeyStatus } from '../../institutions/organisation';
import { type KeystoreKeyResponse, type KeystoreResponse } from './keystore.response';

/** Which keys a file has. */
const USES = {
  'application.jwks': ['sig', 'enc'],
  'transport.jwks': ['transport'],
} as const satisfies Record<string, readonly DirectoryKey['use'][]>;
const PEM = /^(.{1,64})\.pem$/;

/** The owner of keys, as the path names it. */
interface KeyOwner {
  readonly organisationId: string;
  /** Undefined: the organisation itself. */
  readonly softwareId?: string;
}

/** The public keys of the directory. */
@Injectable()
export class Keystore {
  constructor(
    private readonly directory: DirectoryService,
    private readonly keys: BankKeys,
    private readonly base: DirectoryBase,
  ) {}

  /** The keys of software statements. */
  async statementKeys(): Promise<KeystoreResponse> {
    const { publicKey, kid } = await this.keys.key('directory');
    return { keys: [{ ...publicJwkOf(publicKey), use: 'sig', kid, alg: ALGORITHMS.sig }] };
  }

  /** The certificate of the test authority, as PEM. */
  async roots(): Promise<string> {
    return (await this.keys.authority()).toString();
  }

  async rootKeys(): Promise<KeystoreResponse> {
    return { keys: [keyOf(jwkOfCertificate(await this.keys.authority(), 'sig'))] };
  }

  /**
   * A file below an organisation or a software.
   * @param file `application.jwks`, `transport.jwks` or `<kid>.pem`
   * @throws DirectoryKeyNotFound, OrganisationNotFound or SoftwareNotFound
   */
  async file(
    owner: KeyOwner,
    { file, status = 'active' }: { readonly file: string; readonly status?: string | undefined },
    request: Request,
  ): Promise<KeystoreResponse | string> {
    await this.checkOwner(owner);
    const { organisationId, softwareId } = owner;
    const keys = await this.directory.keysOf(softwareId ?? organisationId);
    const kid = PEM.exec(file)?.[1];
    if (kid !== undefined) {
      const pem = keys.find((key) => key.kid === kid)?.certificatePem ?? undefined;
      if (pem === undefined) throw new DirectoryKeyNotFound(kid);
      return pem;
    }
    const uses: readonly string[] | undefined = Object.hasOwn(USES, file)
      ? USES[file as keyof typeof USES]
      : undefined;
    if (uses === undefined || !isStatus(status)) throw new DirectoryKeyNotFound(file);
    const found = keys.filter((key) => uses.includes(key.use) && key.status === status);
    return { keys: found.map((key) => this.shown(key, owner, request)) };
  }

  private shown(
    { jwk, certificatePem }: DirectoryKey,
    { organisationId, softwareId }: KeyOwner,
    request: Request,
  ): KeystoreKeyResponse {
    if (certificatePem === null) return keyOf(jwk);
    const addresses = this.base.keystores(request);
    const file = `${jwk.kid}.pem`;
    const x5u =
      softwareId === undefined
        ? addresses.organisationKeys(organisationId, file)
        : addresses.softwareKeys(organisationId, softwareId, file);
    return keyOf({ ...jwk, x5u });
  }

  private async checkOwner({ organisationId, softwareId }: KeyOwner): Promise<void> {
    const { sandbox } = currentContext();
    if (softwareId === undefined) {
      if ((await this.directory.organisation(organisationId)) !== undefined) return;
      throw new OrganisationNotFound(organisationId, sandbox);
    }
    const known = await this.directory.software(softwareId);
    if (known?.organisation.organisationId === organisationId) return;
    throw new SoftwareNotFound(softwareId, sandbox);
  }
}

export function isStatus(text: string): text is KeyStatus {
  return KEY_STATUSES.some((status) => status === text);
}

function keyOf({ x5c, ...jwk }: DirectoryKey['jwk']): KeystoreKeyResponse {
  return x5c === undefined ? jwk : { ...jwk, x5c: [...x5c] };
}
