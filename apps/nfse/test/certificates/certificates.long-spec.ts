import { X509Certificate } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { ControlModule } from '#libs/control';
import { verifySignature, writeDps, type InfDps } from '#libs/nfse';
import { SandboxModule, sandboxVariables } from '#libs/sandbox';
import { createTestApp, type TestApp } from '#libs/testing';
import { nfseVariables } from '../../src/config';
import { CertificatesModule } from '../../src/certificates/certificates.module';
import { Certificates } from '../../src/certificates/certificates';
import { smallDps } from '../validation/small-nfse';

@Module({ imports: [SandboxModule, ControlModule, CertificatesModule] })
class CertificatesTestModule {}

const certificatesApp: AppDefinition = {
  name: 'nfse',
  title: 'Certificates',
  description: '',
  port: port('NFSE_PORT', '3007', ''),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...nfseVariables },
  module: CertificatesTestModule,
  schema: { entities: [], migrations: [] },
  example: (address) => address,
};

interface Shown {
  readonly pem: string;
  readonly subject: string;
  readonly serialNumber: string;
  readonly fingerprintSha256: string;
}

describe('The test certificates', () => {
  /** A data folder with certificates. It takes long to make their keys. */
  let prepared: string;
  let folder: string;
  const started: TestApp[] = [];
  const data = (dataDir: string) => ({
    environment: { DATA_DIR: dataDir },
    remove: () => Promise.resolve(),
  });
  const start = async (dataDir: string): Promise<TestApp> => {
    const test = await createTestApp(certificatesApp, {}, data(dataDir));
    started.push(test);
    return test;
  };
  const shown = async ({ http }: TestApp): Promise<Record<'authority' | 'taxpayer', Shown>> =>
    (await http.get('/__admin/certificates').expect(200)).body as Record<
      'authority' | 'taxpayer',
      Shown
    >;

  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'simulators-'));
    await (await createTestApp(certificatesApp, {}, data(prepared))).stop();
  });
  afterAll(() => {
    rmSync(prepared, { recursive: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'simulators-'));
  });
  afterEach(async () => {
    for (const test of started.splice(0)) await test.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are shown without their keys', async () => {
    const test = await start(prepared);
    const { authority, taxpayer } = await shown(test);
    const certificate = new X509Certificate(authority.pem);
    expect(authority).toEqual({
      pem: certificate.toString(),
      subject:
        'CN=SIMULADOR SEM VALOR LEGAL:11222333000181, OU=Test certificate without legal value, O=Autoridade Simulada da NFS-e, C=BR',
      serialNumber: certificate.serialNumber,
      fingerprintSha256: certificate.fingerprint256,
    });
    expect(certificate).toMatchObject({
      validFrom: 'Jan  1 00:00:00 2020 GMT',
      validTo: 'Dec 31 23:59:59 2099 GMT',
    });
    expect(taxpayer.subject).toContain('12345678000195');
    expect(taxpayer.serialNumber).not.toBe(authority.serialNumber);
    expect(JSON.stringify({ authority, taxpayer })).not.toContain('PRIVATE');
  });

  it('are made at the first start, and used by the next one', async () => {
    const first = await start(prepared);
    const made = await shown(first);
    expect(readdirSync(join(prepared, 'certificates'))).toEqual([
      'nfse',
      'nfse-authority.pem',
      'nfse-taxpayer.pem',
    ]);
    await first.stop();
    const second = await start(prepared);
    expect(await shown(second)).toEqual(made);
    await second.stop();
  });

  it('stay in memory without a data folder', async () => {
    const [inMemory, inFolder] = [await start(':memory:'), await start(prepared)];
    const made = await shown(inMemory);
    expect(made.authority.pem).not.toBe((await shown(inFolder)).authority.pem);
    expect(await shown(inMemory)).toEqual(made);
  });

  it('sign documents that verify with the certificate that is shown', async () => {
    const test = await start(prepared);
    const dps: InfDps = smallDps();
    const signed = await (await test.app.get(Certificates).taxpayer()).signDps(writeDps(dps));
    expect(verifySignature(Buffer.from(signed))).toEqual([]);
    const { taxpayer } = await shown(test);
    const base64 = taxpayer.pem.replace(/-----[^-]+-----|\s/g, '');
    expect(signed).toContain(`<X509Certificate>${base64}</X509Certificate>`);
  });

  it.each([
    ['a damaged file', 'nfse-taxpayer.pem', /nfse-taxpayer\.pem is not a certificate/],
    ['a folder in its place', 'nfse-authority.pem/x', /cannot hold the test certificates: EISDIR/],
  ])('stop the start with one line for %s', async (_, name, line) => {
    const file = join(folder, 'certificates', name);
    cpSync(prepared, folder, { recursive: true });
    rmSync(join(folder, 'certificates', name.replace('/x', '')));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, 'no certificate');
    await expect(start(folder)).rejects.toThrow(line);
    expect(readFileSync(file, 'utf8')).toBe('no certificate');
  });
});
