import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keyFromJwk } from '#libs/jwt';
import { DirectoryService } from '../../directory/directory.service';

/** The keys of clients in the directory that may be used now. */
@Injectable()
export class ClientKeys {
  constructor(private readonly directory: DirectoryService) {}

  /** The key that verifies signatures of a software; undefined if it has no active one with the kid. */
  async verification(softwareId: string, kid: string): Promise<KeyObject | undefined> {
    const key = await this.directory.keyOf(softwareId, kid, 'sig');
    return key?.status === 'active' ? keyFromJwk(key.jwk) : undefined;
  }

  /** The key for which ID tokens of a software are encrypted. */
  async encryption(
    softwareId: string,
  ): Promise<{ readonly key: KeyObject; readonly kid: string } | undefined> {
    const key = await this.directory.encryptionKeyOf(softwareId);
    return key && { key: keyFromJwk(key.jwk), kid: key.kid };
  }
}
