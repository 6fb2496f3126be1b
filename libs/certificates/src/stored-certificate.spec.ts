import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueCertificate, makePrivateKey, type SigningCertificate } from './issue-certificate';
import { storedCertificate } from './stored-certificate';

let serial = 0;
/** Two keys, because making a key takes long, and no test needs more. */
let keys: readonly string[];
beforeAll(async () => {
  keys = await Promise.all([makePrivateKey(), makePrivateKey()]);
});

/** Makes a certificate that differs from all earlier ones, with another key than the previous one. */
async function make(): Promise<SigningCertificate> {
  serial += 1;
  const privateKeyPem = keys[serial % keys.length] ?? '';
  const certificatePem = await issueCertificate(
    {
      subject: [['CN', 'Test']],
      serialNumber: serial.toString(16).padStart(4, '0'),
      notBeforeMs: Date.UTC(2020, 0, 1),
      notAfterMs: Date.UTC(2099, 11, 31),
      use: { for: 'signing' },
    },
    privateKeyPem,
  );
  return { certificatePem, privateKeyPem };
}

describe('storedCertificate', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'certificates-'));
    file = join(folder, 'certificates', 'nfse-test.pem');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('makes a certificate once, in a file that only its owner can read', async () => {
    const first = await storedCertificate(file, make);
    const certificate = new X509Certificate(first.certificatePem);
    expect(certificate.checkPrivateKey(createPrivateKey(first.privateKeyPem))).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'certificates'))).toEqual(['nfse-test.pem']);
    const again = await storedCertificate(file, () => Promise.reject(new Error('made again')));
    expect(again).toEqual(first);
  });

  it('gives the same certificate to all processes that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => storedCertificate(file, make)));
    expect(new Set(all.map(({ certificatePem }) => certificatePem)).size).toBe(1);
    expect(new Set(all.map(({ privateKeyPem }) => privateKeyPem)).size).toBe(1);
    expect(readdirSync(join(folder, 'certificates'))).toEqual(['nfse-test.pem']);
  });

  it.each<[string, (content: string, other: SigningCertificate) => string]>([
    ['that is empty', () => ''],
    ['that is cut', (content) => content.slice(0, content.length / 2)],
    ['without a key', (content) => content.slice(0, content.indexOf('-----BEGIN PRIVATE'))],
    [
      'with the key of another certificate',
      (content, { privateKeyPem }) =>
        content.slice(0, content.indexOf('-----BEGIN PRIVATE')) + privateKeyPem,
    ],
  ])('refuses a file %s, and does not replace it', async (_, change) => {
    await storedCertificate(file, make);
    const damaged = change(readFileSync(file, 'utf8'), await make());
    writeFileSync(file, damaged);
    await expect(storedCertificate(file, make)).rejects.toThrow(
      /nfse-test\.pem is not a certificate with its private key\. Remove the file/,
    );
    expect(readFileSync(file, 'utf8')).toBe(damaged);
  });
});
