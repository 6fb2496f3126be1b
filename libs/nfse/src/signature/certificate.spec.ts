import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createTestCertificate } from './certificate';
import { testCertificate } from './test/certificate';

describe('createTestCertificate', () => {
  it('says that the certificate has no legal value, for whom and for how long', async () => {
    const certificate = new X509Certificate((await testCertificate()).certificatePem);
    expect(certificate.subject.split('\n')).toEqual([
      'CN=SIMULADOR SEM VALOR LEGAL:12345678000195',
      'OU=Test certificate without legal value',
      'O=Serviços Exemplo Ltda',
      'C=BR',
    ]);
    expect(certificate).toMatchObject({
      serialNumber: '0A1B',
      validFrom: 'Jan  1 00:00:00 2026 GMT',
      validTo: 'Jan  1 00:00:00 2036 GMT',
      ca: false,
    });
  });

  it('is signed with its own RSA key of 2048 bits', async () => {
    const { certificatePem, privateKeyPem } = await testCertificate();
    const certificate = new X509Certificate(certificatePem);
    const key = createPrivateKey(privateKeyPem);
    expect(certificate.checkPrivateKey(key)).toBe(true);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 });
  });

  it('keeps a name with the separators of distinguished names as one value', async () => {
    const { certificatePem } = await createTestCertificate({
      name: 'A, B + "C"; CN=D',
      taxId: '52998224725',
      serialNumber: '01',
      notBeforeMs: 0,
      notAfterMs: 1_000,
    });
    // Escaped: each line is a value.
    expect(new X509Certificate(certificatePem).subject.split('\n')).toEqual(
      expect.arrayContaining([
        'CN=SIMULADOR SEM VALOR LEGAL:52998224725',
        String.raw`O=A\, B \+ \"C\"\; CN=D`,
      ]),
    );
  });
});
