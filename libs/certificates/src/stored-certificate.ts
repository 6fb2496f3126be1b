import { createPrivateKey, X509Certificate } from 'node:crypto';
import { ConfigurationError } from '#libs/config';
import { type SigningCertificate } from './issue-certificate';
import { storedText } from './stored-text';

/**
 * The certificate in a file, which also has its key. If there is no file, makes a certificate and stores it
 * (`storedText`).
 *
 * @throws ConfigurationError if the file is not a certificate with its key
 */
export async function storedCertificate(
  file: string,
  make: () => Promise<SigningCertificate>,
): Promise<SigningCertificate> {
  const text = await storedText(file, async () => textOf(await make()));
  const certificatePem = block(text, 'CERTIFICATE');
  const privateKeyPem = block(text, 'PRIVATE KEY');
  if (!isPair(certificatePem, privateKeyPem)) {
    throw new ConfigurationError([
      `${file} is not a certificate with its private key. Remove the file, and the next start makes a new one.`,
    ]);
  }
  return { certificatePem, privateKeyPem };
}

/** Whether the texts are a certificate and its private key. */
export function isPair(certificatePem: string, privateKeyPem: string): boolean {
  try {
    return new X509Certificate(certificatePem).checkPrivateKey(createPrivateKey(privateKeyPem));
  } catch {
    return false;
  }
}

function textOf({ certificatePem, privateKeyPem }: SigningCertificate): string {
  return `${certificatePem.trim()}\n${privateKeyPem.trim()}\n`;
}

function block(text: string, label: string): string {
  const pattern = new RegExp(`-----BEGIN ${label}-----[^-]*-----END ${label}-----`);
  return `${pattern.exec(text)?.[0] ?? ''}\n`;
}
