import { webcrypto } from 'node:crypto';
import 'reflect-metadata';
import { X509CertificateGenerator } from '@peculiar/x509';

/** A certificate of a participant with a new RSA key, in PEM as Node writes it. */
export async function certificateOf(ispb: string, bits: number): Promise<string> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: bits,
  };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${ispb}`,
    notBefore: new Date('2000-01-01T00:00:00Z'),
    notAfter: new Date('2099-12-31T00:00:00Z'),
    signingAlgorithm: algorithm,
    keys,
  });
  return `${certificate.toString('pem').trimEnd()}\n`;
}
