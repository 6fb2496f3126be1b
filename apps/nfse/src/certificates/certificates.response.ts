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

/** The test certificates of the service. */
export class CertificatesResponse {
  /** The certificate of the authority. It signs invoices and events. */
  authority!: CertificateResponse;

  /** The certificate of a taxpayer. It signs the DPS of every provider. */
  taxpayer!: CertificateResponse;
}
