import { escapeXml, writeXml, type XmlNode } from '#libs/xml';
import { faultNode, type SoapFault } from './fault';
import { ENVELOPE_NAMESPACES, type SoapVersion } from './soap-version';

/** How a part carries its document: as escaped text, as a CDATA section, or as an element. */
export type PartForm = 'escaped' | 'cdata' | 'inline';

export interface WrittenPart {
  readonly name: string;
  /** A well-formed document without a declaration. */
  readonly xml: string;
  readonly as: PartForm;
}

/** The element of an answer with its parts. */
export interface SoapAnswer {
  readonly name: string;
  readonly namespace: string;
  /** The prefix of the element; by default it has none. */
  readonly prefix?: string;
  readonly parts: readonly WrittenPart[];
  /** A well-formed document without a declaration that is in the element itself, after the parts. */
  readonly document?: string;
  /** Whether the parts are in the namespace of the answer. By default they are in none. */
  readonly partNames?: 'qualified' | 'unqualified';
}

const START = '<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="';

/** Writes an answer with its envelope, in UTF-8 with a declaration. */
export function writeSoapAnswer(version: SoapVersion, answer: SoapAnswer): string {
  const { name, namespace, prefix = '', parts, partNames = 'unqualified' } = answer;
  const { document = '' } = answer;
  const before = prefix === '' ? '' : `${prefix}:`;
  const xmlns = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  const isQualified = partNames === 'qualified';
  const partTag = isQualified ? before : '';
  // Without a prefix, the namespace of the answer would be that of its parts.
  const noNamespace = !isQualified && prefix === '' && namespace !== '' ? ' xmlns=""' : '';
  const written = parts.map((part) => {
    const tag = `${partTag}${part.name}`;
    return `<${tag}${noNamespace}>${contentOf(part)}</${tag}>`;
  });
  const declaration = namespace === '' ? '' : ` ${xmlns}="${escapeXml(namespace)}"`;
  return writeSoapDocument(
    version,
    `<${before}${name}${declaration}>${written.join('')}${document}</${before}${name}>`,
  );
}

/** Writes an envelope whose body is a document: one without a declaration, with all namespaces that it uses. */
export function writeSoapDocument(version: SoapVersion, xml: string): string {
  return `${START}${ENVELOPE_NAMESPACES[version]}"><soap:Body>${xml}</soap:Body></soap:Envelope>`;
}

/** Writes a fault with its envelope, in the form of the version. */
export function writeSoapFault(version: SoapVersion, fault: SoapFault): string {
  const envelope: XmlNode = {
    name: 'soap:Envelope',
    attributes: { 'xmlns:soap': ENVELOPE_NAMESPACES[version] },
    content: [{ name: 'soap:Body', content: [faultNode(version, fault)] }],
  };
  return writeXml(envelope);
}

function contentOf({ xml, as }: WrittenPart): string {
  switch (as) {
    case 'escaped':
      return escapeXml(xml);
    case 'cdata':
      // A section ends at the first "]]>", so one in the document is divided between two sections.
      return `<![CDATA[${xml.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    case 'inline':
      return xml;
  }
}
