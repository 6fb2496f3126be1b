import { type CertificateStore } from '../certificate-store';
import {
  issueCertificate,
  makePrivateKey,
  randomSerialNumber,
  type CertificateContent,
  type SigningCertificate,
} from '../issue-certificate';
import { LONG_VALIDITY, serverNames, storedPair, type StoredPair } from '../stored-pair';

/** The keys of the bank and of the directory themselves. */
export type OwnKeyName =
  'authorization-server' | 'seal' | 'directory' | 'transport' | 'software' | 'encryption';

/** The first and the last instant at which a certificate is valid, in milliseconds since 1970. */
type Validity = Pick<CertificateContent, 'notBeforeMs' | 'notAfterMs'>;

const AUTHORITY: StoredPair['content'] = {
  subject: [
    ['C', 'BR'],
    ['O', 'Payment Simulators'],
    ['OU', 'Test certificate without legal value'],
    ['CN', 'Open Finance Test Authority'],
  ],
  use: { for: 'authority' },
};

/**
 * The certificates of a simulated Open Finance: `ca.pem`, `server.pem` and those of the bank, each with its key in
 * `<name>.key`. They are made when they are needed first and never replaced. Certificates of clients are issued, but not stored.
 */
export class OpenFinanceCertificates {
  constructor(private readonly store: CertificateStore) {}

  /** The certificate of the authority as PEM. */
  async authority(): Promise<string> {
    return (await this.store.read('ca.pem')) ?? (await this.issuer()).certificatePem;
  }

  /** The certificate of the server, for this machine and the given names. */
  server(hostNames: readonly string[] = []): Promise<SigningCertificate> {
    const names = serverNames(hostNames);
    return this.own('server', {
      subject: [...AUTHORITY.subject.slice(0, -1), ['CN', hostNames[0] ?? 'localhost']],
      use: { for: 'server', hostNames: names },
    });
  }

  /** A certificate of the bank or the directory, with its key. */
  own(name: OwnKeyName | 'server', content: StoredPair['content']): Promise<SigningCertificate> {
    return storedPair(this.store, { name, content, issuer: () => this.issuer() });
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

  private issuer(): Promise<SigningCertificate> {
    return storedPair(this.store, { name: 'ca', content: AUTHORITY });
  }
}
