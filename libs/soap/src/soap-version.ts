export type SoapVersion = '1.1' | '1.2';

/** The namespace of the envelope is what tells the versions apart (SOAP 1.1, 4.1.2; SOAP 1.2, 2.8). */
export const ENVELOPE_NAMESPACES: Readonly<Record<SoapVersion, string>> = {
  '1.1': 'http://schemas.xmlsoap.org/soap/envelope/',
  '1.2': 'http://www.w3.org/2003/05/soap-envelope',
};

/** The Content-Type of the messages of a version. */
export const SOAP_CONTENT_TYPES: Readonly<Record<SoapVersion, string>> = {
  '1.1': 'text/xml; charset=utf-8',
  '1.2': 'application/soap+xml; charset=utf-8',
};

/** The version whose envelopes have this namespace. */
export function versionOf(namespace: string): SoapVersion | undefined {
  if (namespace === ENVELOPE_NAMESPACES['1.1']) return '1.1';
  return namespace === ENVELOPE_NAMESPACES['1.2'] ? '1.2' : undefined;
}
