import { X509Certificate } from 'node:crypto';

/** A test certificate, without its private key. */
export class CertificateResponse {
  /**
   * The certificate as PEM.
   * @example "-----BEGIN CERTIFICATE----- MIIDtzCCAp+gAwIBAgIQ... -----END CERTIFICATE-----"
   */
  pem!: string;

  /**
   * The holder. The common name has the form of ICP-Brasil, and says that the certificate has no legal value.
   * @example "CN=SIMULADOR SEM VALOR LEGAL:11222333000181, OU=Test certificate without legal value, O=Autoridade Simulada da NFS-e, C=BR"
   */
  subject!: string;

  /**
   * In hexadecimal digits.
   * @example 5A0B3C4D5E6F708192A3B4C5D6E7F809
   */
  serialNumber!: string;

  /**
   * SHA-256 of the certificate.
   * @example "3A:1F:5C:77:09:E2:44:8B:D0:16:5E:93:2C:AB:F7:68:11:42:DE:90:5B:3C:E8:27:74:AF:06:19:CD:83:50:FA"
   */
  fingerprintSha256!: string;

  static of(certificatePem: string): CertificateResponse {
    const { subject, serialNumber, fingerprint256 } = new X509Certificate(certificatePem);
    return {
      pem: certificatePem,
      subject: subject.split('\n').join(', '),
      serialNumber,
      fingerprintSha256: fingerprint256,
    };
  }
}

/** The test certificates of the service, without their keys. */
export class CertificatesResponse {
  /** The certificate of the authority. It signs invoices and events. */
  authority!: CertificateResponse;

  /** The certificate of a taxpayer. It signs the DPS of every provider. */
  taxpayer!: CertificateResponse;

  /** The authority of client certificates and of the server over mutual TLS. */
  clients!: CertificateResponse;
}

/** A new test certificate with its key. Only this response has the key. */
export class IssuedCertificateResponse extends CertificateResponse {
  /**
   * The key as PEM (PKCS #8).
   * @example "-----BEGIN PRIVATE KEY----- MIIEvgIBADANBgkqhkiG... -----END PRIVATE KEY-----"
   */
  privateKey!: string;

  /**
   * The certificate, its authority and the key as PKCS #12, in Base64.
   * @example MIIPtAIBAzCCD3oGCSqGSIb3DQEHAaCCD2sEgg9n
   */
  pkcs12!: string;

  /**
   * The password of `pkcs12`.
   * @example 5f0c7be2a19d4c3386e0b1d2
   */
  pkcs12Password!: string;

  /**
   * The certificate of the test authority as PEM. A client needs it to trust the TLS server.
   * @example "-----BEGIN CERTIFICATE----- MIIDkTCCAnmgAwIBAgIQ... -----END CERTIFICATE-----"
   */
  authority!: string;

  static issued({
    certificatePem,
    privateKeyPem,
    authority,
    file,
    password,
  }: IssuedCertificate): IssuedCertificateResponse {
    const { pem, subject, serialNumber, fingerprintSha256 } =
      CertificateResponse.of(certificatePem);
    return {
      ...{ pem, subject, serialNumber, fingerprintSha256 },
      privateKey: privateKeyPem,
      pkcs12: file.toString('base64'),
      pkcs12Password: password,
      authority,
    };
  }
}

interface IssuedCertificate {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
  readonly authority: string;
  readonly file: Buffer;
  readonly password: string;
}
