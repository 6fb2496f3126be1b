import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, TestCertificates } from '#libs/certificates';
import { issuerSerialOf } from '#libs/xml-signature';
import { InstitutionCertificates } from './institution-certificates';

describe('InstitutionCertificates', () => {
  let dataDir: string;
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
    mkdirSync(folder('spi'), { recursive: true });
    const earlier = await new InstitutionCertificates({ certificates: '', dataDir }).signing();
    expect(readdirSync(folder('spi'))).toContain('00038166.pem');
    mkdirSync(folder('pix'));
    const current = await new InstitutionCertificates({ certificates: '', dataDir }).signing();
    expect(readdirSync(folder('pix'))).toContain('00038166.pem');
    expect(current.certificatePem).not.toBe(earlier.certificatePem);
  });

  it('stores nothing if nothing may be stored', async () => {
    const certificates = new InstitutionCertificates({ certificates: '', dataDir: ':memory:' });
    const { certificatePem } = await certificates.signing();
    const own = issuerSerialOf(certificatePem);
    expect(await certificates.findByIssuerAndSerial(own)).toBe(certificatePem);
  });

  it('finds the certificates of the folder, also those that are added later', async () => {
    const certificates = new InstitutionCertificates({ certificates: dataDir, dataDir: 'unused' });
    const made = new TestCertificates(folderStore(dataDir));
    const first = await made.participant('10000001');
    writeFileSync(join(dataDir, '99999999.pem'), 'This is not a certificate.');
    const find = (pem: string): Promise<string | undefined> =>
      certificates.findByIssuerAndSerial(issuerSerialOf(pem));
    expect(await find(first.certificatePem)).toBe(first.certificatePem);
    const second = await made.participant('20000002');
    expect(await find(second.certificatePem)).toBe(second.certificatePem);
    expect(
      await certificates.findByIssuerAndSerial({ issuer: 'CN=Nobody', serial: '1' }),
    ).toBeUndefined();
  });
});
