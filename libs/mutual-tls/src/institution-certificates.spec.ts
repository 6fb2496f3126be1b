import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, TestCertificates } from '#libs/certificates';
import { issuerSerialOf } from '#libs/xml-signature';
import { InstitutionCertificates } from './institution-certificates';

describe('InstitutionCertificates', () => {
  /** Certificates that are made once, because making their keys takes long. */
  let prepared: string;
  let dataDir: string;
  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'certificates-'));
    const made = new TestCertificates(folderStore(prepared));
    await Promise.all([made.spi(), made.participant('10000001')]);
  });
  afterAll(() => {
    rmSync(prepared, { recursive: true });
  });
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certificates-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('signs with one certificate, which stays in the data folder', async () => {
    const certificates = new InstitutionCertificates({ certificates: '', dataDir });
    const [first, second] = await Promise.all([certificates.signing(), certificates.signing()]);
    expect(second).toEqual(first);
    const again = new InstitutionCertificates({ certificates: '', dataDir });
    expect(await again.signing()).toEqual(first);
    expect(readdirSync(join(dataDir, 'certificates', 'pix'))).toContain('00038166.pem');
  });

  it('uses the folder of an earlier release, unless there is a new one', async () => {
    const folder = (name: string): string => join(dataDir, 'certificates', name);
    cpSync(prepared, folder('spi'), { recursive: true });
    const earlier = await new InstitutionCertificates({ certificates: '', dataDir }).signing();
    expect(earlier).toEqual(await new TestCertificates(folderStore(prepared)).spi());
    mkdirSync(folder('pix'));
    const current = await new InstitutionCertificates({ certificates: '', dataDir }).signing();
    expect(readdirSync(folder('pix'))).toContain('00038166.pem');
    expect(current.certificatePem).not.toBe(earlier.certificatePem);
  });

  it('stores nothing without a folder', async () => {
    const certificates = new InstitutionCertificates({ certificates: '', dataDir: ':memory:' });
    const { certificatePem } = await certificates.signing();
    const own = issuerSerialOf(certificatePem);
    expect(await certificates.findByIssuerAndSerial(own)).toBe(certificatePem);
  });

  it('finds the certificates of the folder, also those that are added later', async () => {
    const certificates = new InstitutionCertificates({ certificates: dataDir, dataDir: 'unused' });
    const made = new TestCertificates(folderStore(prepared));
    const [first, second] = [await made.participant('10000001'), await made.spi()];
    cpSync(join(prepared, '10000001.pem'), join(dataDir, '10000001.pem'));
    writeFileSync(join(dataDir, '99999999.pem'), 'This is not a certificate.');
    const find = (pem: string): Promise<string | undefined> =>
      certificates.findByIssuerAndSerial(issuerSerialOf(pem));
    expect(await find(first.certificatePem)).toBe(first.certificatePem);
    expect(await find(second.certificatePem)).toBeUndefined();
    cpSync(join(prepared, '00038166.pem'), join(dataDir, '00038166.pem'));
    expect(await find(second.certificatePem)).toBe(second.certificatePem);
    expect(
      await certificates.findByIssuerAndSerial({ issuer: 'CN=Nobody', serial: '1' }),
    ).toBeUndefined();
  });
});
