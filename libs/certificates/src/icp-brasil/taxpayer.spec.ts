import { X509Certificate } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { memoryStore } from '../certificate-store';
import { TestAuthority } from '../test-authority';
import { readTaxpayer } from './read-taxpayer';
import { taxpayerContent, type TaxpayerHolder } from './taxpayer-content';

const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2';
const COMPANY: TaxpayerHolder = {
  name: 'Serviços Exemplo Ltda',
  taxId: '11222333000181',
  responsible: { name: 'Ana Souza', cpf: '11144477735' },
};

describe('The certificate of a taxpayer', () => {
  const authority = new TestAuthority(memoryStore(), 'NFS-e Test Authority');
  const issued = async (change: Partial<TaxpayerHolder> = {}): Promise<X509Certificate> => {
    const { certificatePem } = await authority.issue(taxpayerContent({ ...COMPANY, ...change }));
    return new X509Certificate(certificatePem);
  };

  it.each([
    ['11222333000181', 'an e-CNPJ'],
    ['12ABC34501DE35', 'an e-CNPJ with letters'],
    ['11144477735', 'an e-CPF'],
  ])('holds the tax id %s of %s', async (taxId) => {
    expect(readTaxpayer(await issued({ taxId }))).toEqual({ version: 3, taxId });
  });

  it('authenticates a client of TLS, and is issued by the authority', async () => {
    const certificate = await issued();
    const ca = new X509Certificate(await authority.authority());
    expect(certificate.keyUsage).toContain(CLIENT_AUTHENTICATION);
    expect(certificate.ca).toBe(false);
    expect(certificate.checkIssued(ca) && certificate.verify(ca.publicKey)).toBe(true);
    expect(certificate.subject).toContain('CN=Serviços Exemplo Ltda:11222333000181');
  });

  it('can lack a name or a use, for tests of refusals', async () => {
    expect(readTaxpayer(await issued({ without: 'tax-id' })).taxId).toBeUndefined();
    const noClient = await issued({ without: 'client-authentication' });
    expect(noClient.keyUsage).not.toContain(CLIENT_AUTHENTICATION);
  });

  it('has other names that OpenSSL reads', async () => {
    const text = spawnSync('openssl', ['x509', '-noout', '-text'], {
      input: (await issued()).toString(),
      encoding: 'utf8',
    });
    if (text.error !== undefined) return;
    expect(text.stdout.match(/othername/gi)).toHaveLength(4);
  });

  it('is not read from bytes that are no certificate', () => {
    for (const raw of [
      Buffer.alloc(0),
      Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]),
      Buffer.from('x'),
    ]) {
      expect(readTaxpayer({ raw })).toEqual({ version: 0, taxId: undefined });
    }
  });
});
