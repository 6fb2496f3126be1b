import { accepted, refused, type Result } from '#libs/kernel';
import { childrenNamed, readXml, XmlError, type XmlElement } from '#libs/xml';
import { readByTable, shortened, type FindingSink } from '#libs/xml-tables';
import { schemaOfNamespace, SPI_NAMESPACES, type AnySpiSchema } from './schemas';
import { type SpiMessage } from './spi-message';
import {
  FAULT_REASONS,
  MAX_ADDITIONAL,
  MAX_DESCRIPTION,
  MAX_LOCATION,
  reasonOf,
  type SpiMessageFault,
} from './spi-message-fault';
import { type SpiEnvelope } from './tables/envelope';
import { XML_LIMITS } from './tables/limits';
import { ispb, messageId } from './tables/simple-types';

const ROOT = 'Envelope';

/**
 * Reads one Envelope, with any prefix. Checks well-formedness, the namespace, and the payment, occurrence, types and code lists of all
 * elements. It does not verify the signature or the rules between elements (`brokenRules`). The time is linear in the size of the
 * message.
 */
export function readSpiMessage(bytes: Uint8Array): Result<SpiMessage, SpiMessageFault> {
  const tree = readTree(bytes);
  if (!tree.ok) return tree;
  const root = tree.value;
  const found = schemaOfNamespace(root.namespace);
  if (found === undefined) return refused(unknownSchema(root));
  const findings = new FirstFindings();
  if (root.name !== ROOT) {
    findings.structure(shortened(root.name, MAX_LOCATION), root.line, `Must be ${ROOT}.`);
    return refused(faultOf(findings.kept, root));
  }
  const value = readByTable(root, found.schema.root, findings);
  if (findings.kept.length === 0) return messageOf(value, found, root);
  return refused(faultOf(findings.kept, root));
}

interface Finding {
  readonly element: string;
  readonly detail: string;
}

/** Keeps the first findings, as many as fit into an admi.002. */
class FirstFindings implements FindingSink {
  readonly kept: Finding[] = [];

  get isFull(): boolean {
    return this.kept.length >= 10;
  }

  structure(element: string, _line: number | undefined, detail: string): void {
    if (!this.isFull) this.kept.push({ element, detail });
  }
}

function readTree(bytes: Uint8Array): Result<XmlElement, SpiMessageFault> {
  try {
    return accepted(readXml(bytes, XML_LIMITS));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return refused({
      kind: 'not-xml',
      reason: FAULT_REASONS.notXml,
      location: ROOT,
      description: shortened(error.detail, MAX_DESCRIPTION),
    });
  }
}

function unknownSchema(root: XmlElement): SpiMessageFault {
  const given = root.namespace === '' ? 'no namespace' : `namespace ${shown(root.namespace)}`;
  const known = SPI_NAMESPACES.map((namespace) => namespace.slice(SPI_NAMESPACES_START.length));
  return {
    kind: 'unknown-schema',
    reason: FAULT_REASONS.unknownSchema,
    location: ROOT,
    description: shortened(
      `Is in ${given}; it must be ${SPI_NAMESPACES_START} followed by one of ${known.join(', ')}.`,
      MAX_DESCRIPTION,
    ),
    ...identityOf(root),
  };
}

const SPI_NAMESPACES_START = 'https://www.bcb.gov.br/pi/';

function shown(namespace: string): string {
  return shortened(namespace, 60);
}

/** GrpHdr/MsgId must be the id in the header. The document that is returned does not have it, because the header does. */
function messageOf(
  { header, document }: SpiEnvelope<unknown>,
  { name, version, schema }: AnySpiSchema,
  root: XmlElement,
): Result<SpiMessage, SpiMessageFault> {
  const { messageId: repeated, ...content } = document as { readonly messageId?: string };
  if (repeated !== undefined && repeated !== header.messageId) {
    const element = `${ROOT}/Document/${schema.element}/GrpHdr/MsgId`;
    const detail = `Is ${repeated}; it must be the BizMsgIdr ${header.messageId}.`;
    return refused(faultOf([{ element, detail }], root));
  }
  // The schema with this name has read the document, so the document has its type.
  return accepted({ name, version, header, document: content } as unknown as SpiMessage);
}

function faultOf(findings: readonly Finding[], root: XmlElement): SpiMessageFault {
  const [first = { element: ROOT, detail: '' }, ...others] = findings;
  const additional = others.map(({ element, detail }) => `${element}: ${detail}`).join(' ');
  return {
    kind: 'invalid-element',
    reason: reasonOf(first.element),
    location: shortened(first.element, MAX_LOCATION),
    description: shortened(first.detail, MAX_DESCRIPTION),
    ...(additional !== '' && { additional: shortened(additional, MAX_ADDITIONAL) }),
    ...identityOf(root),
  };
}

/** The sender and the id of a message, if they can be read. */
function identityOf(root: XmlElement): Pick<SpiMessageFault, 'messageId' | 'from'> {
  const [header] = childrenNamed(root, 'AppHdr');
  if (header === undefined) return {};
  const id = messageId.read(textAt(header, 'BizMsgIdr'));
  const from = ispb.read(textAt(header, 'Fr', 'FIId', 'FinInstnId', 'Othr', 'Id'));
  return { ...(id.ok && { messageId: id.value }), ...(from.ok && { from: from.value }) };
}

function textAt(element: XmlElement, ...path: readonly string[]): string {
  let current: XmlElement | undefined = element;
  for (const name of path) {
    if (current === undefined) return '';
    [current] = childrenNamed(current, name);
  }
  return current?.text ?? '';
}
