import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type TLSSocket } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { memoryStore } from '../certificate-store';
import { type SigningCertificate } from '../issue-certificate';
import { pkcs12 } from '../pkcs12';
import { subjectOf } from '../subject';
import { OpenFinanceCertificates } from './open-finance-certificates';
import { sealContent, transportContent } from './profiles';

const HOLDER = {
  organisationId: '3a1b5c7d-0000-4000-8000-000000000001',
  softwareId: '3a1b5c7d-0000-4000-8000-000000000002',
  cnpj: '43142666000197',
  legalName: 'Açaí Pagamentos Ltda, "S/A"',
  hostName: 'client.example.com',
  city: 'São Paulo',
  state: 'SP',
  responsible: { name: 'Maria da Silva', cpf: '11144477735', bornOn: '1980-01-31' },
};

describe('OpenFinanceCertificates', () => {
  const made = new OpenFinanceCertificates(memoryStore());
  let transport: SigningCertificate;
  let seal: SigningCertificate;
  let authority: string;
  let folder: string;
  beforeAll(async () => {
    authority = await made.authority();
    transport = await made.issue(transportContent(HOLDER));
    seal = await made.issue(sealContent(HOLDER));
    folder = mkdtempSync(join(tmpdir(), 'open-finance-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const openssl = (...parameters: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync('openssl', parameters, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  const withOpenssl = hasOpenssl ? it : it.skip;

  it('has the subject of a BRCAC (certificate standard 2.0, client certificate)', () => {
    const certificate = new X509Certificate(transport.certificatePem);
    expect(subjectOf(certificate)).toEqual({
      businessCategory: 'Private Organization',
      jurisdictionC: 'BR',
      serialNumber: HOLDER.cnpj,
      C: 'BR',
      O: HOLDER.legalName,
      ST: 'SP',
      L: 'São Paulo',
      organizationIdentifier: `OFBBR-${HOLDER.organisationId}`,
      UID: HOLDER.softwareId,
      CN: HOLDER.hostName,
    });
    expect(certificate.subjectAltName).toBe('DNS:client.example.com');
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.2']);
    expect(certificate.checkIssued(new X509Certificate(authority))).toBe(true);
    expect(certificate.verify(new X509Certificate(authority).publicKey)).toBe(true);
  });

  it('has the organisation in OU, as until 2022-08-31', async () => {
    const old = await made.issue(transportContent({ ...HOLDER, isOldForm: true }));
    const { OU, organizationIdentifier } = subjectOf(new X509Certificate(old.certificatePem));
    expect({ OU, organizationIdentifier }).toEqual({ OU: HOLDER.organisationId });
  });

  withOpenssl('writes order, string types and uses as openssl shows them', () => {
    const file = join(folder, 'transport.pem');
    writeFileSync(file, transport.certificatePem);
    const options = ['-nameopt', 'show_type,sep_multiline,sname,utf8'];
    const text = openssl('x509', '-in', file, '-noout', '-subject', ...options);
    const types = [...text.matchAll(/^\s*([\w.]+)=([A-Z0-9]+STRING):/gm)].map(
      ([, name, type]) => `${String(name)} ${String(type)}`,
    );
    expect(types).toEqual([
      'businessCategory UTF8STRING',
      'jurisdictionC PRINTABLESTRING',
      'serialNumber PRINTABLESTRING',
      'C PRINTABLESTRING',
      'O UTF8STRING',
      'ST UTF8STRING',
      'L UTF8STRING',
      'organizationIdentifier UTF8STRING',
      'UID UTF8STRING',
      'CN UTF8STRING',
    ]);
    const extensions = openssl('x509', '-in', file, '-noout', '-text');
    expect(extensions).toContain('Digital Signature, Key Encipherment');
    expect(extensions).toContain('TLS Web Client Authentication');
  });

  withOpenssl('has the subject and the names of a BRSEAL (certificate standard 2.0)', () => {
    const file = join(folder, 'seal.pem');
    writeFileSync(file, seal.certificatePem);
    const subject = openssl(
      'x509',
      '-in',
      file,
      '-noout',
      '-subject',
      '-nameopt',
      'sname,sep_multiline,utf8',
    );
    expect(
      subject
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual([
      `UID=${HOLDER.organisationId}`,
      'C=BR',
      'O=ICP-Brasil',
      'OU=Autoridade Certificadora de Teste',
      'OU=00000000000191',
      'OU=videoconferencia',
      `CN=${HOLDER.legalName}`,
      '',
    ]);
    const text = openssl('x509', '-in', file, '-noout', '-text');
    expect(text).toContain('Digital Signature, Non Repudiation');
    expect(text.match(/othername/g)).toHaveLength(4);
    // openssl shows no other names, but their bytes.
    const bytes = openssl('asn1parse', '-in', file);
    expect(bytes).toContain('X509v3 Subject Alternative Name');
    const raw = new X509Certificate(seal.certificatePem).raw.toString('latin1');
    expect(raw).toContain(HOLDER.cnpj);
    expect(raw).toContain(`31011980${HOLDER.responsible.cpf}`);
  });

  it('can be expired', async () => {
    const validity = { notBeforeMs: Date.UTC(2020, 0, 1), notAfterMs: Date.UTC(2021, 0, 1) };
    const { certificatePem } = await made.issue(transportContent(HOLDER), validity);
    expect(new X509Certificate(certificatePem).validTo).toBe('Jan  1 00:00:00 2021 GMT');
  });

  describe('pkcs12', () => {
    const PASSWORD = 'a password';
    const file = () =>
      pkcs12({ ...transport, chainPem: [authority], friendlyName: 'transport' }, PASSWORD);

    withOpenssl('is read by openssl, with its key, certificates and name', async () => {
      const path = join(folder, 'transport.p12');
      writeFileSync(path, await file());
      const read = openssl('pkcs12', '-in', path, '-passin', `pass:${PASSWORD}`, '-nodes');
      expect(read.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
      expect(read).toContain('friendlyName: transport');
      expect(read.replaceAll(/\s/g, '')).toContain(transport.privateKeyPem.replaceAll(/\s/g, ''));
      expect(() => openssl('pkcs12', '-in', path, '-passin', 'pass:wrong', '-nodes')).toThrow(
        'invalid password',
      );
    });

    it('opens a connection of Node over mutual TLS', async () => {
      const server = await made.server();
      const shown = new Promise<string>((resolve) => {
        const tls = createServer(
          {
            key: server.privateKeyPem,
            cert: server.certificatePem,
            ca: authority,
            requestCert: true,
            rejectUnauthorized: true,
          },
          (socket: TLSSocket) => {
            resolve(String(socket.getPeerCertificate().subject.CN));
            socket.end();
            tls.close();
          },
        );
        tls.listen(0, '127.0.0.1', () => {
          void file().then((pfx) => {
            const { port } = tls.address() as AddressInfo;
            connect({ port, host: '127.0.0.1', pfx, passphrase: PASSWORD, ca: authority });
          });
        });
      });
      expect(await shown).toBe(HOLDER.hostName);
    });
  });
});
