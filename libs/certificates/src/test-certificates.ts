import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { isIspb } from '#libs/brazil';
import { ConfigurationError } from '#libs/config';
import { type CertificateStore } from './certificate-store';
import { type SigningCertificate } from './issue-certificate';
import { serverNames, storedPair, type StoredPair } from './stored-pair';

/** The ISPB of the Central Bank, which operates the SPI. */
export const SPI_ISPB = '00038166';

const NOTE = 'Test certificate without legal value';

const AUTHORITY: StoredPair['content'] = {
  subject: [
    ['C', 'BR'],
    ['O', 'Payment Simulators'],
    ['OU', NOTE],
    ['CN', 'Test Certificate Authority'],
  ],
  use: { for: 'authority' },
};

/**
 * The certificates of a test environment: `ca.pem`, `server.pem`, and `<ISPB>.pem` for the SPI and for each
 * participant, each with its key in `<name>.key`. A certificate is made when it is needed first and never replaced.
 *
 * Only a new certificate needs `ca.key`, so the folder can also have certificates of another authority.
 */
export class TestCertificates {
  constructor(private readonly store: CertificateStore) {}

  /** The certificate of the authority as PEM. Clients and servers trust it. */
  async authority(): Promise<string> {
    return (await this.store.read('ca.pem')) ?? (await this.issuer()).certificatePem;
  }

  /**
   * The certificate of the server, for `localhost`, `127.0.0.1`, `::1` and the given names.
   *
   * @throws ConfigurationError if there already is a certificate, and it does not have all of the names
   */
  async server(hostNames: readonly string[] = []): Promise<SigningCertificate> {
    const names = serverNames(hostNames);
    const server = await this.pair('server', {
      subject: [...AUTHORITY.subject.slice(0, -1), ['CN', hostNames[0] ?? 'localhost']],
      use: { for: 'server', hostNames: names },
    });
    const certificate = new X509Certificate(server.certificatePem);
    const absent = hostNames.filter((name) => !isFor(certificate, name));
    if (absent.length > 0) {
      throw new ConfigurationError([
        `server.pem in ${this.store.place} is not for ${absent.join(', ')}. Remove server.pem and server.key to make a new one.`,
      ]);
    }
    return server;
  }

  /**
   * The certificate of an institution, for TLS and for signatures. Its common name is the ISPB.
   *
   * @throws RangeError if the text is not an ISPB
   */
  participant(ispb: string, name = `Participante ${ispb}`): Promise<SigningCertificate> {
    if (!isIspb(ispb)) throw new RangeError(`${ispb} is not an ISPB.`);
    return this.pair(ispb, {
      subject: [
        ['C', 'BR'],
        ['O', name],
        ['OU', NOTE],
        ['CN', ispb],
      ],
      use: { for: 'client' },
    });
  }

  /** The certificate with which the SPI signs its messages. */
  spi(): Promise<SigningCertificate> {
    return this.participant(SPI_ISPB, 'SPI simulado');
  }

  /**
   * The certificates of all institutions, as PEM, by their ISPB. A certificate needs no key to be listed.
   *
   * @param except institutions whose certificates are not read
   */
  async institutions(
    except: ReadonlySet<string> = new Set(),
  ): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const file of await this.store.names()) {
      const ispb = file.endsWith('.pem') ? file.slice(0, -'.pem'.length) : '';
      const pem = isIspb(ispb) && !except.has(ispb) ? await this.store.read(file) : undefined;
      if (pem !== undefined) found.set(ispb, pem);
    }
    return found;
  }

  private issuer(): Promise<SigningCertificate> {
    return storedPair(this.store, { name: 'ca', content: AUTHORITY });
  }

  private pair(name: string, content: StoredPair['content']): Promise<SigningCertificate> {
    return storedPair(this.store, { name, content, issuer: () => this.issuer() });
  }
}

function isFor(certificate: X509Certificate, hostName: string): boolean {
  const name = isIP(hostName) > 0 ? certificate.checkIP(hostName) : certificate.checkHost(hostName);
  return name !== undefined;
}
