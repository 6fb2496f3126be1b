import { X509Certificate } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  folderStore,
  memoryStore,
  nfseFolder,
  TestAuthority,
  type SigningCertificate,
} from '#libs/certificates';
import { CONFIG } from '#libs/config';
import { type SandboxConfig } from '#libs/sandbox';
import { type NfseConfig } from '../config';
import { AuthorityUnavailable } from './certificates.errors';

export const AUTHORITY_NAME = 'NFS-e Test Authority';

/** The test authority that issues the certificates of taxpayers and of the TLS server. All sandboxes have the same one. */
@Injectable()
export class TaxpayerAuthority {
  private readonly certificates: TestAuthority;
  private made: Promise<X509Certificate> | undefined;

  constructor(
    @Inject(CONFIG)
    {
      dataDir,
      nfseCertificates: given,
    }: Pick<SandboxConfig, 'dataDir'> & Pick<NfseConfig, 'nfseCertificates'>,
  ) {
    const folder = given === '' ? nfseFolder(dataDir) : given;
    const store = folder === undefined ? memoryStore() : folderStore(folder);
    this.certificates = new TestAuthority(store, AUTHORITY_NAME);
  }

  /**
   * The certificate of the authority.
   * @throws AuthorityUnavailable
   */
  async certificate(): Promise<X509Certificate> {
    this.made ??= this.certificates.authority().then((pem) => new X509Certificate(pem));
    try {
      return await this.made;
    } catch (error) {
      // The next request tries again.
      this.made = undefined;
      throw new AuthorityUnavailable((error as Error).message);
    }
  }

  /** The certificate of the TLS server. @throws ConfigurationError, or the error of the file system */
  server(hostNames: readonly string[]): Promise<SigningCertificate> {
    return this.certificates.server(hostNames);
  }

  /**
   * Issues a certificate with a new key, which is not stored.
   * @throws AuthorityUnavailable
   */
  async issue(...content: Parameters<TestAuthority['issue']>): Promise<SigningCertificate> {
    await this.certificate();
    return this.certificates.issue(...content);
  }
}
