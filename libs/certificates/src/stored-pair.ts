import { ConfigurationError } from '#libs/config';
import { type CertificateStore } from './certificate-store';
import {
  issueCertificate,
  makePrivateKey,
  randomSerialNumber,
  type CertificateContent,
  type SigningCertificate,
} from './issue-certificate';
import { isPair } from './stored-certificate';

/** From 1970, because the clock of a test system can show any year; no program checks the end so far away. */
export const LONG_VALIDITY = { notBeforeMs: 0, notAfterMs: Date.UTC(2099, 11, 31, 23, 59, 59) };

/** A certificate of a store that is made at its first use. */
export interface StoredPair {
  /** Its files are `<name>.pem` and `<name>.key`. */
  readonly name: string;
  readonly content: Pick<CertificateContent, 'subject' | 'use'>;
  /** Without it, the certificate is self-signed. */
  readonly issuer?: () => Promise<SigningCertificate>;
}

/**
 * The certificate and its key from the store, where they are made if they are absent. The key is stored first. Processes that
 * make the same certificate at once then make it for the same key, and the first certificate stays.
 *
 * @throws ConfigurationError if the store has one without the other, or two that do not belong together
 */
export async function storedPair(
  store: CertificateStore,
  { name, content, issuer }: StoredPair,
): Promise<SigningCertificate> {
  const certificate = await store.read(`${name}.pem`);
  // After the certificate, because another process stores its key before it.
  if (certificate !== undefined && (await store.read(`${name}.key`)) === undefined) {
    throw new ConfigurationError([
      `${store.place} has ${name}.pem, but not its key ${name}.key. Add the key, or remove the certificate to make a new one.`,
    ]);
  }
  const privateKeyPem = await store.readOrMake(`${name}.key`, makePrivateKey);
  const certificatePem = await store.readOrMake(`${name}.pem`, async () =>
    issueCertificate(
      { ...content, ...LONG_VALIDITY, serialNumber: randomSerialNumber() },
      privateKeyPem,
      await issuer?.(),
    ),
  );
  if (!isPair(certificatePem, privateKeyPem)) {
    throw new ConfigurationError([
      `${name}.pem and ${name}.key in ${store.place} are not a certificate and its key. Remove both to make new ones.`,
    ]);
  }
  return { certificatePem, privateKeyPem };
}

/** The names for which the certificate of every server is valid. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '::1'];

/** Those of this machine first, then the others, each once. */
export function serverNames(hostNames: readonly string[]): readonly string[] {
  return [...new Set([...LOCAL_NAMES, ...hostNames])];
}
