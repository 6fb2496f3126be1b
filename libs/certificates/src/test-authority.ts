import { type CertificateStore } from './certificate-store';
import {
  issueCertificate,
  makePrivateKey,
  randomSerialNumber,
  type CertificateContent,
  type NamePart,
  type SigningCertificate,
} from './issue-certificate';
import { LONG_VALIDITY, serverNames, storedPair, type StoredPair } from './stored-pair';

/** The first and the last instant at which a certificate is valid, in milliseconds since 1970. */
export type Validity = Pick<CertificateContent, 'notBeforeMs' | 'notAfterMs'>;

const SUBJECT: readonly NamePart[] = [
  ['C', 'BR'],
  ['O', 'Payment Simulators'],
  ['OU', 'Test certificate without legal value'],
];

/**
 * A test authority: `ca.pem` and `server.pem`, each with its key in `<name>.key`. They are made when they are needed first
 * and never replaced. Certificates of clients are issued, but not stored.
 */
export class TestAuthority {
  constructor(
    private readonly store: CertificateStore,
    private readonly commonName: string,
  ) {}

  /** The certificate of the authority as PEM. */
  async authority(): Promise<string> {
    return (await this.store.read('ca.pem')) ?? (await this.issuer()).certificatePem;
  }

  /** The certificate of the server, for this machine and the given names. */
  server(hostNames: readonly string[] = []): Promise<SigningCertificate> {
    const names = serverNames(hostNames);
    return this.stored('server', {
      subject: [...SUBJECT, ['CN', hostNames[0] ?? 'localhost']],
      use: { for: 'server', hostNames: names },
    });
  }

  /** Issues a certificate to a client with a new key. Nothing is stored. */
  async issue(
    content: StoredPair['content'],
    validity: Validity = LONG_VALIDITY,
  ): Promise<SigningCertificate> {
    const issuer = await this.issuer();
    const privateKeyPem = await makePrivateKey();
    const certificatePem = await issueCertificate(
      { ...content, ...validity, serialNumber: randomSerialNumber() },
      privateKeyPem,
      issuer,
    );
    return { certificatePem, privateKeyPem };
  }

  /** A certificate of the service itself, with its key. */
  protected stored(name: string, content: StoredPair['content']): Promise<SigningCertificate> {
    return storedPair(this.store, { name, content, issuer: () => this.issuer() });
  }

  private issuer(): Promise<SigningCertificate> {
    const subject: readonly NamePart[] = [...SUBJECT, ['CN', this.commonName]];
    return storedPair(this.store, { name: 'ca', content: { subject, use: { for: 'authority' } } });
  }
}
