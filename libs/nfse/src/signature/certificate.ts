import { issueCertificate, makePrivateKey, type SigningCertificate } from '#libs/certificates';

export interface CertificateRequest {
  /** The name of the holder. */
  readonly name: string;
  /** CPF or CNPJ of the holder. */
  readonly taxId: string;
  /** Hexadecimal digits. */
  readonly serialNumber: string;
  /** The period of validity, in milliseconds since 1970; a certificate has whole seconds. */
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
}

const WITHOUT_LEGAL_VALUE = 'SIMULADOR SEM VALOR LEGAL';

/**
 * Makes an RSA key of 2048 bits and a certificate signed with the same key. The common name has the form of
 * ICP-Brasil, name and tax id, and says that the certificate has no legal value.
 */
export async function createTestCertificate({
  name,
  taxId,
  ...content
}: CertificateRequest): Promise<SigningCertificate> {
  const privateKeyPem = await makePrivateKey();
  const certificatePem = await issueCertificate(
    {
      ...content,
      subject: [
        ['CN', `${WITHOUT_LEGAL_VALUE}:${taxId}`],
        ['OU', 'Test certificate without legal value'],
        ['O', name],
        ['C', 'BR'],
      ],
      use: { for: 'signing' },
    },
    privateKeyPem,
  );
  return { certificatePem, privateKeyPem };
}
