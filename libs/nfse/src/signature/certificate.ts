// @peculiar/x509 uses tsyringe, which needs this before.
import 'reflect-metadata';
import { KeyObject, webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  X509CertificateGenerator,
} from '@peculiar/x509';

export interface CertificateRequest {
  /** The name of the holder. */
  readonly name: string;
  /** CPF or CNPJ of the holder. */
  readonly taxId: string;
  /** Hexadecimal digits. */
  readonly serialNumber: string;
  /** The period of validity, in milliseconds since 1970; a certificate has whole seconds. */
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
}

/** A certificate with its key, both as PEM (PKCS #8 for the key). */
export interface SigningCertificate {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

const WITHOUT_LEGAL_VALUE = 'SIMULADOR SEM VALOR LEGAL';
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

/**
 * Makes an RSA key of 2048 bits and a certificate signed with the same key. The common name has the form of
 * ICP-Brasil, name and tax id, and says that the certificate has no legal value.
 */
export async function createTestCertificate(
  request: CertificateRequest,
): Promise<SigningCertificate> {
  const keys = await webcrypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: request.serialNumber,
      name: new Name([
        { CN: [`${WITHOUT_LEGAL_VALUE}:${request.taxId}`] },
        { OU: ['Test certificate without legal value'] },
        // A plain string would be parsed, with quotes and escapes.
        { O: [{ utf8String: request.name }] },
        { C: ['BR'] },
      ]),
      notBefore: new Date(request.notBeforeMs),
      notAfter: new Date(request.notAfterMs),
      signingAlgorithm: RSA,
      keys,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      ],
    },
    webcrypto,
  );
  const privateKey = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' });
  return { certificatePem: certificate.toString('pem'), privateKeyPem: privateKey.toString() };
}
