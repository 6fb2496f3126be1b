import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, memoryStore } from './certificate-store';
import { TestCertificates } from './test-certificates';

describe('TestCertificates', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'certificates-')), 'made');
  });
  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  const inFolder = (): TestCertificates => new TestCertificates(folderStore(folder));

  it('makes an authority, a server and institutions that the authority signed', async () => {
    const made = inFolder();
    const authority = new X509Certificate(await made.authority());
    const server = new X509Certificate(
      (await made.server(['spi.test', '10.0.0.7'])).certificatePem,
    );
    const spi = new X509Certificate((await made.spi()).certificatePem);
    const bank = new X509Certificate(
      (await made.participant('1000000A', 'Banco A, "S/A"')).certificatePem,
    );
    expect(authority.ca).toBe(true);
    expect(authority.verify(authority.publicKey)).toBe(true);
    for (const certificate of [server, spi, bank]) {
      expect(certificate.ca).toBe(false);
      expect(certificate.checkIssued(authority)).toBe(true);
      expect(certificate.verify(authority.publicKey)).toBe(true);
    }
    expect(subjectOf(spi)).toEqual(expect.arrayContaining(['CN=00038166', 'O=SPI simulado']));
    expect(subjectOf(bank)).toEqual(
      expect.arrayContaining(['CN=1000000A', String.raw`O=Banco A\, \"S/A\"`]),
    );
    expect(server.subjectAltName).toBe(
      'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1, DNS:spi.test, IP Address:10.0.0.7',
    );
  });

  it('is valid whatever the clock of a test system shows', async () => {
    const { certificatePem } = await inFolder().spi();
    expect(new X509Certificate(certificatePem)).toMatchObject({
      validFrom: 'Jan  1 00:00:00 1970 GMT',
      validTo: 'Dec 31 23:59:59 2099 GMT',
    });
  });

  it('keeps what it made in files that only their owner can read', async () => {
    const [first, again] = [await inFolder().spi(), await inFolder().spi()];
    expect(again).toEqual(first);
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['00038166.key', '00038166.pem', 'ca.key', 'ca.pem']);
    expect(files.map((file) => statSync(join(folder, file)).mode & 0o777)).toEqual([
      0o600, 0o600, 0o600, 0o600,
    ]);
  });

  it('gives all that start at once the same certificates', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const made = inFolder();
        return [await made.spi(), await made.server(), await made.authority()];
      }),
    );
    expect(new Set(all.map((certificates) => JSON.stringify(certificates))).size).toBe(1);
    expect(readdirSync(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('makes them once in memory too', async () => {
    const made = new TestCertificates(memoryStore());
    const [first, second] = await Promise.all([made.spi(), made.spi()]);
    expect(second).toEqual(first);
    expect([...(await made.institutions()).keys()]).toEqual(['00038166']);
  });

  it('lists the certificates of institutions, also those that another program put there', async () => {
    const made = inFolder();
    const { certificatePem } = await made.participant('10000001');
    writeFileSync(join(folder, '20000002.pem'), certificatePem);
    await made.server();
    expect([...(await made.institutions()).keys()].sort()).toEqual(['10000001', '20000002']);
  });

  it('uses certificates of another authority without its key', async () => {
    await inFolder().server();
    rmSync(join(folder, 'ca.key'));
    const made = inFolder();
    expect(await made.authority()).toBe(readFileSync(join(folder, 'ca.pem'), 'utf8'));
    await made.server();
    await expect(made.participant('10000001')).rejects.toThrow(
      /has ca\.pem, but not its key ca\.key\. Add the key, or remove the certificate/,
    );
  });

  it('refuses files that do not belong together, and does not replace them', async () => {
    const { privateKeyPem } = await inFolder().spi();
    await inFolder().participant('10000001');
    writeFileSync(join(folder, '10000001.key'), privateKeyPem);
    await expect(inFolder().participant('10000001')).rejects.toThrow(
      /10000001\.pem and 10000001\.key in \S+ are not a certificate and its key/,
    );
    expect(readFileSync(join(folder, '10000001.key'), 'utf8')).toBe(privateKeyPem);
  });

  it('says that the certificate of a server lacks a name', async () => {
    await inFolder().server(['spi.test']);
    await expect(inFolder().server(['spi.test', 'other.test', '10.0.0.7'])).rejects.toThrow(
      /server\.pem in \S+ is not for other\.test, 10\.0\.0\.7\. Remove/,
    );
  });

  it.each(['', '1000000', '100000011', '1000000a', '../ca', 'ca'])(
    'refuses the ISPB "%s"',
    (ispb) => {
      expect(() => inFolder().participant(ispb)).toThrow(RangeError);
    },
  );
});

/** Escaped. X509Certificate.toLegacyObject would break node:tls for all files in the process if it is called first (Node 20). */
function subjectOf({ subject }: X509Certificate): string[] {
  return subject.split('\n');
}
