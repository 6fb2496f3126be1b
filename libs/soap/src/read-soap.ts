import { accepted, refused, type Result } from '#libs/kernel';
import { elementsOf, readXmlTree, XmlError, type XmlTree } from '#libs/xml';
import { type SoapFault } from './fault';
import { barePart, partOf, type SoapPart } from './soap-part';
import { ENVELOPE_NAMESPACES, type SoapVersion, versionOf } from './soap-version';

/** The element in the body of a request. */
export interface SoapOperation {
  /** The local name of the element. */
  readonly name: string;
  readonly namespace: string;
  /** Its elements, each with the document that it carries. */
  readonly parts: readonly SoapPart[];
  /** The element itself as a document, for services whose body is the message without an operation around it. */
  readonly document: SoapPart;
  /** Its elements as documents, for services whose messages have no parts. */
  readonly documents: readonly SoapPart[];
}

export interface SoapRequest {
  readonly version: SoapVersion;
  readonly operation: SoapOperation;
}

/** The deepest path: three levels of SOAP, a part, and a document in it. */
const LIMITS = { maxDepth: 40, maxElements: 50_000 };
const MAX_SHOWN = 100;

/**
 * Reads the envelope of a request, SOAP 1.1 or 1.2 by its namespace. The content of the parts is only read if it is an
 * element. No header is understood here.
 *
 * @returns the operation, or the fault that answers the request
 * @example
 * const request = readSoap(bytes);
 * if (request.ok) request.value.operation.parts.find(({ name }) => name === 'nfseDadosMsg')?.xml;
 */
export function readSoap(bytes: Uint8Array): Result<SoapRequest, SoapFault> {
  const envelope = readEnvelope(bytes);
  if (!envelope.ok) return envelope;
  const version = versionOf(envelope.value.namespace);
  if (version === undefined) return refused(unknownVersion(envelope.value));
  const body = bodyOf(envelope.value, version);
  if (!body.ok) return refused({ ...body.refusal, version });
  const [operation, ...others] = elementsOf(body.value);
  if (operation === undefined || others.length > 0) {
    const found = operation === undefined ? 'no element' : `${String(others.length + 1)} elements`;
    return refused({ ...client(`The Body has ${found}; it must have one.`), version });
  }
  const around = [envelope.value, body.value];
  return accepted({ version, operation: operationOf(operation, around) });
}

function readEnvelope(bytes: Uint8Array): Result<XmlTree, SoapFault> {
  try {
    const root = readXmlTree(bytes, { limits: LIMITS });
    if (root.local === 'Envelope') return accepted(root);
    return refused(client(`The root is ${shown(root.local)}; it must be Envelope.`));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return refused({ ...client('The envelope cannot be read.'), detail: error.message });
  }
}

function unknownVersion({ namespace }: XmlTree): SoapFault {
  const found = namespace === '' ? 'in no namespace' : `in the namespace ${shown(namespace)}`;
  const known = Object.values(ENVELOPE_NAMESPACES).join(' or ');
  return { code: 'version-mismatch', reason: `Envelope is ${found}; it must be in ${known}.` };
}

/** The Body, if the envelope has one in its place and no header has to be understood. */
function bodyOf(envelope: XmlTree, version: SoapVersion): Result<XmlTree, SoapFault> {
  const children = elementsOf(envelope);
  const [first] = children;
  const header = first !== undefined && isOf(envelope, first, 'Header') ? first : undefined;
  const [body, ...rest] = header === undefined ? children : children.slice(1);
  if (body === undefined || !isOf(envelope, body, 'Body')) {
    return refused(client('The Envelope must have a Body, after an optional Header.'));
  }
  // SOAP 1.1 allows elements of other namespaces after the Body, and 1.2 does not.
  const isTooMuch = rest.some((child) => version === '1.2' || isOf(envelope, child, child.local));
  if (isTooMuch) return refused(client('The Body must be the last element of the Envelope.'));
  const demanding =
    header && elementsOf(header).find((block) => mustBeUnderstood(block, envelope.namespace));
  if (demanding === undefined) return accepted(body);
  const name = `${shown(demanding.local)} of the namespace ${shown(demanding.namespace)}`;
  return refused({
    code: 'must-understand',
    reason: `The header ${name} has mustUnderstand, and this service knows no headers.`,
  });
}

/** The receivers that this service is: the next one and the last one (SOAP 1.1, 4.2.2; SOAP 1.2, 2.2). */
const OURS =
  /^(?:|http:\/\/schemas\.xmlsoap\.org\/soap\/actor\/next|http:\/\/www\.w3\.org\/2003\/05\/soap-envelope\/role\/(?:next|ultimateReceiver))$/;

function mustBeUnderstood({ attributes }: XmlTree, namespace: string): boolean {
  const valueOf = (...names: readonly string[]): string =>
    attributes
      .find((attribute) => attribute.namespace === namespace && names.includes(attribute.local))
      ?.value.trim() ?? '';
  return ['1', 'true'].includes(valueOf('mustUnderstand')) && OURS.test(valueOf('actor', 'role'));
}

function operationOf(operation: XmlTree, ancestors: readonly XmlTree[]): SoapOperation {
  const { local, namespace } = operation;
  const around = [...ancestors, operation];
  return {
    name: local,
    namespace,
    get parts() {
      return elementsOf(operation).map((part) => partOf(part, around));
    },
    get document() {
      return barePart(operation, ancestors);
    },
    get documents() {
      return elementsOf(operation).map((element) => barePart(element, around));
    },
  };
}

function isOf({ namespace }: XmlTree, child: XmlTree, local: string): boolean {
  return child.local === local && child.namespace === namespace;
}

function client(reason: string): SoapFault {
  return { code: 'client', reason };
}

function shown(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
}
