import { type XmlNode } from '#libs/xml';
import { type SoapVersion } from './soap-version';

/**
 * Whose error it is.
 *
 * | Code | SOAP 1.1 | SOAP 1.2 |
 * |---|---|---|
 * | `client` | Client | Sender |
 * | `server` | Server | Receiver |
 * | `version-mismatch` | VersionMismatch | VersionMismatch |
 * | `must-understand` | MustUnderstand | MustUnderstand |
 */
export type SoapFaultCode = 'client' | 'server' | 'version-mismatch' | 'must-understand';

export interface SoapFault {
  readonly code: SoapFaultCode;
  /** What is wrong, in English. */
  readonly reason: string;
  /** More about it, such as the place in the document. */
  readonly detail?: string;
  /** The version of the envelope. Absent if it could not be read: then the Content-Type decides. */
  readonly version?: SoapVersion;
}

const CODES: Readonly<Record<SoapFaultCode, Readonly<Record<SoapVersion, string>>>> = {
  client: { '1.1': 'Client', '1.2': 'Sender' },
  server: { '1.1': 'Server', '1.2': 'Receiver' },
  'version-mismatch': { '1.1': 'VersionMismatch', '1.2': 'VersionMismatch' },
  'must-understand': { '1.1': 'MustUnderstand', '1.2': 'MustUnderstand' },
};

/** The element Fault of a version (SOAP 1.1, 4.4; SOAP 1.2, 5.4). The children of the one of 1.1 are in no namespace. */
export function faultNode(version: SoapVersion, { code, reason, detail }: SoapFault): XmlNode {
  const value = `soap:${CODES[code][version]}`;
  const message = { name: 'message', content: detail ?? '' };
  const content: XmlNode[] =
    version === '1.1'
      ? [
          { name: 'faultcode', content: value },
          { name: 'faultstring', content: reason },
        ]
      : [
          { name: 'soap:Code', content: [{ name: 'soap:Value', content: value }] },
          {
            name: 'soap:Reason',
            content: [{ name: 'soap:Text', attributes: { 'xml:lang': 'en' }, content: reason }],
          },
        ];
  if (detail !== undefined) {
    content.push({ name: version === '1.1' ? 'detail' : 'soap:Detail', content: [message] });
  }
  return { name: 'soap:Fault', content };
}
