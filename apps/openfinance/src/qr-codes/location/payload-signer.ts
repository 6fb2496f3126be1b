import { createHash, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CompactSign, exportJWK, importPKCS8, type JWK, type KeyLike } from 'jose';
import { certificatesFolder, folderStore, memoryStore, TestCertificates } from '#libs/certificates';
import { CONFIG, ConfigurationError } from '#libs/config';
import { failure } from '#libs/kernel';
import { type SandboxConfig } from '#libs/sandbox';
import { BANK } from '../../bank/bank';

/** The algorithm in the example of API Pix. Payers must accept PS256 and ES256 too. */
const ALGORITHM = 'RS256';

/** The key of the bank, and the members of the header of a signature that name it. */
interface SigningKey {
  readonly key: KeyLike;
  readonly kid: string;
  readonly x5t: string;
  readonly jwk: JWK;
}

/** The certificate of the bank cannot be stored or read. */
export class SigningKeyUnavailable extends failure.unavailable(
  'SIGNING_KEY_UNAVAILABLE',
  'The certificate of the bank is not available',
) {}

/**
 * Signs the payloads of charges with the bank's test certificate as a participant of Pix. The certificate is created at
 * the first use and stored in DATA_DIR. All sandboxes share it.
 */
@Injectable()
export class PayloadSigner {
  private readonly certificates: TestCertificates;
  private made: Promise<SigningKey> | undefined;

  constructor(@Inject(CONFIG) { dataDir }: Pick<SandboxConfig, 'dataDir'>) {
    const folder = certificatesFolder(dataDir);
    this.certificates = new TestCertificates(
      folder === undefined ? memoryStore() : folderStore(folder),
    );
  }

  /**
   * @param jku the address of `keys`
   * @returns a JWS in its compact form
   */
  async sign(payload: object, jku: string): Promise<string> {
    const { key, kid, x5t } = await this.key();
    return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWS', kid, jku, x5t })
      .sign(key);
  }

  /** The public keys with which a payer checks a signature (RFC 7517). */
  async keys(): Promise<{ readonly keys: JWK[] }> {
    return { keys: [(await this.key()).jwk] };
  }

  /** @throws SigningKeyUnavailable */
  private async key(): Promise<SigningKey> {
    this.made ??= this.make();
    try {
      return await this.made;
    } catch (error) {
      // The next request tries again.
      this.made = undefined;
      const isOfFiles = error instanceof ConfigurationError || 'code' in (error as Error);
      if (!isOfFiles) throw error;
      throw new SigningKeyUnavailable((error as Error).message);
    }
  }

  private async make(): Promise<SigningKey> {
    const { certificatePem, privateKeyPem } = await this.certificates.participant(
      BANK.ispb,
      BANK.name,
    );
    const certificate = new X509Certificate(certificatePem);
    const authority = new X509Certificate(await this.certificates.authority());
    const publicKey: KeyObject = createPublicKey(certificatePem);
    const kid = certificate.fingerprint256.replaceAll(':', '').toLowerCase();
    const digest = (hash: string): string =>
      createHash(hash).update(certificate.raw).digest('base64url');
    const jwk: JWK = {
      ...(await exportJWK(publicKey)),
      kid,
      use: 'sig',
      key_ops: ['verify'],
      alg: ALGORITHM,
      x5c: [certificate, authority].map(({ raw }) => raw.toString('base64')),
      x5t: digest('sha1'),
      'x5t#S256': digest('sha256'),
    };
    const key = await importPKCS8(privateKeyPem, ALGORITHM);
    return { key, kid, x5t: digest('sha1'), jwk };
  }
}
