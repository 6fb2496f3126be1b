import { toIsoUtc } from '#libs/kernel';
import { type KeyStatus, type OrganisationStatus, type SoftwareStatus } from './organisation';

/** What the directory says about the owner of a client certificate. */
export interface CertificateOwner {
  readonly key: { readonly status: KeyStatus };
  readonly software: { readonly softwareId: string; readonly status: SoftwareStatus };
  readonly organisation: { readonly organisationId: string; readonly status: OrganisationStatus };
}

/** The validity of a certificate, in milliseconds since 1970. */
interface Validity {
  readonly validFromMs: number;
  readonly validToMs: number;
}

/**
 * Whether the certificate of a client may be used. An own certificate of a tester counts like one of the test authority once
 * it is registered.
 *
 * @param owner its entry in the directory; undefined if it has none
 * @returns what is wrong, in one sentence; undefined if nothing is
 */
export function refuseCertificate(
  shown: Validity & { readonly isTrusted: boolean },
  owner: CertificateOwner | undefined,
  nowMs: number,
): string | undefined {
  if (owner === undefined) {
    return shown.isTrusted
      ? 'The client certificate is not in the directory of this sandbox.'
      : 'The client certificate is not of the test authority, and is not registered in the directory of this sandbox.';
  }
  return refuseOwner(owner) ?? refuseValidity(shown, nowMs);
}

/** Whether the directory has withdrawn a certificate, its software or its organisation. */
export function refuseOwner({ key, ...known }: CertificateOwner): string | undefined {
  if (key.status !== 'active') return `The client certificate is ${key.status}.`;
  return refuseWithdrawn(known);
}

/** Whether the directory has withdrawn a software or its organisation. */
export function refuseWithdrawn({
  software,
  organisation,
}: Omit<CertificateOwner, 'key'>): string | undefined {
  if (software.status === 'Active') return refuseOrganisation(organisation);
  return (
    refuseOrganisation(organisation) ??
    `The software ${software.softwareId} is ${software.status} in the directory.`
  );
}

/** Whether the directory has withdrawn an organisation. */
export function refuseOrganisation({
  organisationId,
  status,
}: CertificateOwner['organisation']): string | undefined {
  if (status === 'Active') return undefined;
  return `The organisation ${organisationId} is ${status} in the directory.`;
}

/** Whether a certificate has expired, or is not valid yet. */
export function refuseValidity(
  { validFromMs, validToMs }: Validity,
  nowMs: number,
): string | undefined {
  if (nowMs > validToMs) return `The client certificate has expired at ${toIsoUtc(validToMs)}.`;
  if (nowMs < validFromMs) return `The client certificate is valid from ${toIsoUtc(validFromMs)}.`;
  return undefined;
}
