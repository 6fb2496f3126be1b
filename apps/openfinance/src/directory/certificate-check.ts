import { toIsoUtc } from '#libs/kernel';
import { type CheckedCertificate } from '../tls/client-certificates';
import { type CertificateHolder } from './directory.service';

/**
 * Whether the certificate of a client may be used. An own certificate of a tester counts like one of the test authority once
 * it is registered.
 *
 * @param holder its entry in the directory; undefined if it has none
 * @returns what is wrong, in one sentence; undefined if nothing is
 */
export function refuseCertificate(
  shown: Pick<CheckedCertificate, 'isTrusted' | 'validFromMs' | 'validToMs'>,
  holder: CertificateHolder | undefined,
  nowMs: number,
): string | undefined {
  if (holder === undefined) {
    return shown.isTrusted
      ? 'The client certificate is not in the directory of this sandbox.'
      : 'The client certificate is not of the test authority, and is not registered in the directory of this sandbox.';
  }
  const { key, software, organisation } = holder;
  if (key.status !== 'active') return `The client certificate is ${key.status}.`;
  if (nowMs > shown.validToMs) {
    return `The client certificate has expired at ${toIsoUtc(shown.validToMs)}.`;
  }
  if (nowMs < shown.validFromMs) {
    return `The client certificate is valid from ${toIsoUtc(shown.validFromMs)}.`;
  }
  if (organisation.status !== 'Active') {
    return `The organisation ${organisation.organisationId} is ${organisation.status} in the directory.`;
  }
  if (software.status !== 'Active') {
    return `The software ${software.softwareId} is ${software.status} in the directory.`;
  }
  return undefined;
}
