import { createPrivateKey, X509Certificate } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newUuid } from '#libs/kernel';
import { type SigningCertificate } from '#libs/nfse';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/** The file of a certificate cannot be used. */
export class CertificateFileInvalid extends Error {}

/**
 * The certificate in a file, which also has its key. If there is no file, makes a certificate and stores it. Processes that
 * do so at the same time end with the same certificate, and none of them reads a part of a file.
 *
 * @throws CertificateFileInvalid if the file is not a certificate with its key
 */
export async function storedCertificate(
  file: string,
  make: () => Promise<SigningCertificate>,
): Promise<SigningCertificate> {
  const stored = await readIfPresent(file);
  if (stored !== undefined) return parse(file, stored);
  await publish(file, textOf(await make()));
  // Another process may have been first.
  return parse(file, await readFile(file, 'utf8'));
}

/** Writes the whole file under another name, and then gives it its name if no other process has done so. */
async function publish(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  const temporary = `${file}.${newUuid()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', OWNER_ONLY);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Unlike rename, link never replaces a file.
    await link(temporary, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

function textOf({ certificatePem, privateKeyPem }: SigningCertificate): string {
  return `${certificatePem.trim()}\n${privateKeyPem.trim()}\n`;
}

function parse(file: string, text: string): SigningCertificate {
  const certificatePem = block(text, 'CERTIFICATE');
  const privateKeyPem = block(text, 'PRIVATE KEY');
  if (!isPair(certificatePem, privateKeyPem)) {
    throw new CertificateFileInvalid(
      `${file} is not a certificate with its private key. Remove the file, and the next start makes a new one.`,
    );
  }
  return { certificatePem, privateKeyPem };
}

function isPair(certificatePem: string, privateKeyPem: string): boolean {
  try {
    return new X509Certificate(certificatePem).checkPrivateKey(createPrivateKey(privateKeyPem));
  } catch {
    return false;
  }
}

function block(text: string, label: string): string {
  const pattern = new RegExp(`-----BEGIN ${label}-----[^-]*-----END ${label}-----`);
  return `${pattern.exec(text)?.[0] ?? ''}\n`;
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
