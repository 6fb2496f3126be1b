import { type SigningCertificate } from '#libs/certificates';
import { createTestCertificate } from '../certificate';

let made: Promise<SigningCertificate> | undefined;

/** A certificate of 2026 to 2035. It is the same in all tests of a process, because making a key takes longer than most tests. */
export function testCertificate(): Promise<SigningCertificate> {
  made ??= createTestCertificate({
    name: 'Serviços Exemplo Ltda',
    taxId: '12345678000195',
    serialNumber: '0a1b',
    notBeforeMs: Date.parse('2026-01-01T00:00:00Z'),
    notAfterMs: Date.parse('2036-01-01T00:00:00Z'),
  });
  return made;
}
