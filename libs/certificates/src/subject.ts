import { type X509Certificate } from 'node:crypto';

/** The parts of a subject by their names in OpenSSL, such as `CN`, `UID` or `organizationIdentifier`. */
export type Subject = Readonly<Record<string, string | undefined>>;

/** The subject of a certificate. Of several parts with one name, the first counts. */
export function subjectOf(certificate: X509Certificate): Subject {
  const { subject } = certificate.toLegacyObject() as unknown as {
    readonly subject?: Readonly<Record<string, string | readonly string[]>>;
  };
  return Object.fromEntries(
    Object.entries(subject ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[0],
    ]),
  );
}

/** The subject in one line, the last part first as in RFC 4514, with the names of OpenSSL. */
export function subjectText(certificate: X509Certificate): string {
  return certificate.subject.split('\n').toReversed().join(',');
}
