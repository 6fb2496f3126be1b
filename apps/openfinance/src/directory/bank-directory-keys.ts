import { Injectable } from '@nestjs/common';
import { type OwnKeyName } from '#libs/certificates';
import { BankKeys } from '../keys/bank-keys';
import { BANK_ORGANISATION_ID, BANK_SOFTWARE_ID } from '../keys/bank-ids';
import { jwkOfCertificate } from '../keys/public-jwk';
import { type DirectoryKey } from '../institutions/organisation';

/** The keys of the bank by which they are used: those of its software, and the one with which it signs payments. */
const KEYS = {
  [BANK_SOFTWARE_ID]: [
    ['transport', 'transport'],
    ['software', 'sig'],
    ['encryption', 'enc'],
  ],
  [BANK_ORGANISATION_ID]: [['seal', 'sig']],
} as const satisfies Record<string, readonly (readonly [OwnKeyName, DirectoryKey['use']])[]>;

/** The keys of the bank as the directory shows them. */
@Injectable()
export class BankDirectoryKeys {
  constructor(private readonly keys: BankKeys) {}

  /** The keys of the bank or of its software; undefined if the id is that of another owner. */
  async of(ownerId: string): Promise<readonly DirectoryKey[] | undefined> {
    const names = KEYS[ownerId];
    if (names === undefined) return undefined;
    return Promise.all(names.map(([name, use]) => this.key(ownerId, name, use)));
  }

  private async key(
    ownerId: string,
    name: OwnKeyName,
    use: DirectoryKey['use'],
  ): Promise<DirectoryKey> {
    const { certificate, kid } = await this.keys.key(name);
    return {
      ownerId,
      organisationId: BANK_ORGANISATION_ID,
      kid,
      use,
      status: 'active',
      jwk: jwkOfCertificate(certificate, use === 'enc' ? 'enc' : 'sig'),
      certificatePem: certificate.toString(),
      thumbprint: kid,
    };
  }
}
