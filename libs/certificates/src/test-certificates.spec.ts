import { X509Certificate } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, memoryStore } from './certificate-store';
import { TestCertificates } from './test-certificates';

const BANK = '1000000A';

describe('TestCertificates', () => {
  /** The certificates of most tests, made once because making their keys takes long. */
  let prepared: string;
  let folder: string;
  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'certificates-'));
    const made = new TestCertificates(folderStore(prepared));
    await made.server(['spi.test', '10.0.0.7']);
    await made.spi();
    await made.participant(BANK, 'Banco A, "S/A"');
  });
  afterAll(() => {
    rmSync(prepared, { recursive: true });
  });
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'certificates-')), 'made');
  });
  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  const inFolder = (): TestCertificates => new TestCertificates(folderStore(folder));
  /** The certificates of this folder, which starts with some that are prepared. */
  const startingWith = (...names: readonly string[]): TestCertificates => {
    mkdirSync(folder);
    for (const file of readdirSync(prepared)) {
      if (names.includes(file.slice(0, -'.pem'.length))) {
        cpSync(join(prepared, file), join(folder, file));
      }
    }
    return inFolder();
  };

  it('makes an authority, a server and institutions that the authority signed', async () => {
    const made = new TestCertificates(folderStore(prepared));
    const authority = new X509Certificate(await made.authority());
    const server = new X509Certificate((await made.server()).certificatePem);
    const spi = new X509Certificate((await made.spi()).certificatePem);
    const bank = new X509Certificate((await made.participant(BANK)).certificatePem);
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
    const { certificatePem } = await startingWith('00038166').spi();
    expect(new X509Certificate(certificatePem)).toMatchObject({
      validFrom: 'Jan  1 00:00:00 1970 GMT',
      validTo: 'Dec 31 23:59:59 2099 GMT',
    });
  });

  it('stores certificates in files that only their owner can read', async () => {
    const made = startingWith('ca', '00038166');
    expect(await made.spi()).toEqual(await inFolder().spi());
    const files = readdirSync(prepared).sort();
    const names = ['00038166', BANK, 'ca', 'server'];
    expect(files).toEqual(names.flatMap((name) => [`${name}.key`, `${name}.pem`]));
    for (const file of files) expect(statSync(join(prepared, file)).mode & 0o777).toBe(0o600);
  });

  it('gives the same certificates to all processes that start at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const made = inFolder();
        return [await made.spi(), await made.authority()];
      }),
    );
    expect(new Set(all.map((certificates) => JSON.stringify(certificates))).size).toBe(1);
    expect(readdirSync(folder).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('makes certificates only once in memory too', async () => {
    const made = new TestCertificates(memoryStore());
    const [first, second] = await Promise.all([made.spi(), made.spi()]);
    expect(second).toEqual(first);
    expect([...(await made.institutions()).keys()]).toEqual(['00038166']);
  });

  it('lists the certificates of institutions, also those that another program put there', async () => {
    const made = startingWith('ca', 'server', BANK);
    const { certificatePem } = await made.participant(BANK);
    writeFileSync(join(folder, '20000002.pem'), certificatePem);
    expect([...(await made.institutions()).keys()].sort()).toEqual([BANK, '20000002']);
  });

  it('uses certificates of another authority without its key', async () => {
    const made = startingWith('ca', 'server');
    rmSync(join(folder, 'ca.key'));
    expect(await made.authority()).toBe(readFileSync(join(folder, 'ca.pem'), 'utf8'));
    await made.server();
    await expect(made.participant('10000001')).rejects.toThrow(
      /has ca\.pem, but not its key ca\.key\. Add the key, or remove the certificate/,
    );
  });

  it('refuses files that do not belong together, and does not replace them', async () => {
    const { privateKeyPem } = await startingWith('ca', '00038166', BANK).spi();
    writeFileSync(join(folder, `${BANK}.key`), privateKeyPem);
    await expect(inFolder().participant(BANK)).rejects.toThrow(
      /1000000A\.pem and 1000000A\.key in \S+ are not a certificate and its key/,
    );
    expect(readFileSync(join(folder, `${BANK}.key`), 'utf8')).toBe(privateKeyPem);
  });

  it('reports a name that the certificate of the server does not have', async () => {
    await expect(
      startingWith('ca', 'server').server(['spi.test', 'other.test', '10.0.0.8']),
    ).rejects.toThrow(/server\.pem in \S+ is not for other\.test, 10\.0\.0\.8\. Remove/);
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
