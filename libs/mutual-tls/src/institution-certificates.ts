import { Inject, Injectable } from '@nestjs/common';
import {
  certificatesFolder,
  folderStore,
  memoryStore,
  TestCertificates,
  type SigningCertificate,
} from '#libs/certificates';
import { CONFIG } from '#libs/config';
import { issuerSerialKey, issuerSerialOf, type IssuerSerial } from '#libs/xml-signature';
import { type MutualTlsConfig } from './mutual-tls';

/** The certificates and the key of a server for mutual TLS, as PEM. */
export interface TlsCertificates extends SigningCertificate {
  readonly authorityPem: string;
}

/**
 * The test certificates of a service: of its server, of its signatures, and of the participants that `npm run
 * certificates` made or that a tester put into the folder. Certificates are made or read only when they are needed. All
 * sandboxes have the same certificates.
 */
@Injectable()
export class InstitutionCertificates {
  private readonly certificates: TestCertificates;
  private own: Promise<SigningCertificate> | undefined;
  /** The certificates of the folder that were read, by issuer and serial number, and their institutions. */
  private readonly known = new Map<string, string>();
  private readonly read = new Set<string>();

  constructor(
    @Inject(CONFIG)
    { certificates, dataDir }: Pick<MutualTlsConfig, 'certificates' | 'dataDir'>,
  ) {
    const folder = certificates === '' ? certificatesFolder(dataDir) : certificates;
    this.certificates = new TestCertificates(
      folder === undefined ? memoryStore() : folderStore(folder),
    );
  }

  /**
   * The certificate with which the Central Bank signs (00038166), with its key. The first call makes it, which takes up to a
   * second.
   *
   * @throws ConfigurationError, or the error of the file system
   */
  async signing(): Promise<SigningCertificate> {
    this.own ??= this.certificates.spi();
    try {
      return await this.own;
    } catch (error) {
      // The next call tries again, because the operator may have repaired the folder.
      this.own = undefined;
      throw error;
    }
  }

  /** The certificate of the server, and the authority whose clients it accepts. */
  async server(): Promise<TlsCertificates> {
    const server = await this.certificates.server();
    return { ...server, authorityPem: await this.certificates.authority() };
  }

  /**
   * The certificate of an institution as PEM, if the folder has it. A certificate that was added while the service runs
   * is found too.
   */
  async findByIssuerAndSerial(signer: IssuerSerial): Promise<string | undefined> {
    const key = issuerSerialKey(signer);
    if (!this.known.has(key)) await this.readNew();
    return this.known.get(key);
  }

  private async readNew(): Promise<void> {
    for (const [ispb, pem] of await this.certificates.institutions(this.read)) {
      this.read.add(ispb);
      const signer = readIssuerSerial(pem);
      if (signer !== undefined) this.known.set(issuerSerialKey(signer), pem);
    }
  }
}

/** Undefined if the text is not a certificate. */
function readIssuerSerial(pem: string): IssuerSerial | undefined {
  try {
    return issuerSerialOf(pem);
  } catch {
    return undefined;
  }
}
