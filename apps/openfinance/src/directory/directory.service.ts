import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keyFromJwk } from '#libs/jwt';
import { BANK_ORGANISATION_ID, BANK_SOFTWARE_ID } from '../keys/bank-ids';
import { SignatureTime } from '../security/signature-time';
import { BankDirectoryKeys } from './bank-directory-keys';
import { BANK_ORGANISATION, BANK_SOFTWARE } from './bank-participant';
import { DirectoryRepository } from './directory.repository';
import { exampleSoftware } from './example-software';
import { type DirectoryKey, type Organisation, type Software } from '../institutions/organisation';
import { canVerify } from '../institutions/verification-key';

/** A software with its organisation. */
export interface KnownSoftware {
  readonly software: Software;
  readonly organisation: Organisation;
}

/** A software, and the key of the certificate by which it was found. */
export interface CertificateHolder extends KnownSoftware {
  readonly key: DirectoryKey;
}

/** A key for which a text is encrypted. */
export interface EncryptionKey {
  readonly key: KeyObject;
  readonly kid: string;
}

/**
 * The directory of Open Finance Brasil in the sandbox of the request. The keys of clients are always read here, never fetched
 * from an address, so a jwks_uri cannot make the bank call another host.
 */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly repository: DirectoryRepository,
    private readonly bank: BankDirectoryKeys,
    private readonly time: SignatureTime,
  ) {}

  async organisation(organisationId: string): Promise<Organisation | undefined> {
    if (organisationId === BANK_ORGANISATION_ID) return BANK_ORGANISATION;
    return this.repository.organisation(organisationId);
  }

  /** A software with its organisation, whatever their statuses are. */
  async software(softwareId: string): Promise<KnownSoftware | undefined> {
    const ofBank = softwareId === BANK_SOFTWARE_ID ? BANK_SOFTWARE : exampleSoftware(softwareId);
    if (ofBank !== undefined) return { software: ofBank, organisation: BANK_ORGANISATION };
    const software = await this.repository.software(softwareId);
    if (software === undefined) return undefined;
    const organisation = await this.repository.organisation(software.organisationId);
    return organisation && { software, organisation };
  }

  /** The keys of a software, or those with which an organisation signs payments, of any status. */
  async keysOf(ownerId: string): Promise<readonly DirectoryKey[]> {
    return (await this.bank.of(ownerId)) ?? this.repository.keysOf(ownerId);
  }

  /**
   * The software to which a certificate for mutual TLS belongs, with the key and its status.
   * @param thumbprint SHA-256 of the certificate, base64url
   */
  async softwareOfCertificate(thumbprint: string): Promise<CertificateHolder | undefined> {
    const key =
      (await this.repository.keyOfCertificate(thumbprint)) ??
      (await this.bank.of(BANK_SOFTWARE_ID))?.find((each) => each.thumbprint === thumbprint);
    if (key?.use !== 'transport') return undefined;
    const known = await this.software(key.ownerId);
    return known && { ...known, key };
  }

  /** The key with which a software or an organisation signs; undefined if it has no valid one with the kid. */
  async verificationKeyOf(ownerId: string, kid: string): Promise<KeyObject | undefined> {
    const ofBank = await this.bank.of(ownerId);
    const key =
      ofBank?.find((each) => each.kid === kid) ?? (await this.repository.key(ownerId, kid));
    if (key === undefined || !canVerify(key, await this.time.nowMs())) return undefined;
    return keyFromJwk(key.jwk);
  }

  /** The active key for which ID tokens are encrypted: the newest one. */
  async encryptionKeyOf(softwareId: string): Promise<EncryptionKey | undefined> {
    const keys = await this.keysOf(softwareId);
    const key = keys.findLast(({ use, status }) => use === 'enc' && status === 'active');
    return key && { key: keyFromJwk(key.jwk), kid: key.kid };
  }
}
