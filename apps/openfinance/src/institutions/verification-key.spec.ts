import { memoryStore, OpenFinanceCertificates, sealContent } from '#libs/certificates';
import { canVerify } from './verification-key';

const FROM = Date.UTC(2026, 0, 1);
const TO = Date.UTC(2026, 11, 31);

describe('A key of the directory', () => {
  let certificatePem = '';
  beforeAll(async () => {
    const content = sealContent({
      organisationId: '5f1d8a52-0000-4000-8000-000000000001',
      cnpj: '11222333000181',
      legalName: 'Fintech Exemplo Ltda',
      responsible: { name: 'Maria', cpf: '11144477735', bornOn: '1980-01-31' },
    });
    const validity = { notBeforeMs: FROM, notAfterMs: TO };
    const certificates = new OpenFinanceCertificates(memoryStore());
    ({ certificatePem } = await certificates.issue(content, validity));
  });

  it.each([
    ['verifies while its certificate is valid', {}, FROM + 1, true],
    ['does not verify before that', {}, FROM - 1, false],
    ['does not verify after that', {}, TO + 1, false],
    ['verifies without a certificate', { certificatePem: null }, TO + 1, true],
    ['does not verify if it is revoked', { status: 'revoked' }, FROM + 1, false],
    ['does not verify if it is for encryption', { use: 'enc' }, FROM + 1, false],
  ] as const)('%s', (_, change, nowMs, expected) => {
    const key = { use: 'sig', status: 'active', certificatePem, ...change } as const;
    expect(canVerify(key, nowMs)).toBe(expected);
  });
});
