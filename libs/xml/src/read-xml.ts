import { type SaxesTagNS } from 'saxes';
import { readPlainDocument } from './plain-document';
import { decodeXml, DEFAULT_LIMITS, TreeReader, type XmlLimits } from './tree-reader';

/** An element of a parsed document. */
export interface XmlElement {
  /** Local name, without prefix. */
  readonly name: string;
  /** Namespace URI; empty where the element is in none. */
  readonly namespace: string;
  /** Attributes in no namespace, by local name. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own character data, entities and CDATA resolved, white space as it was. */
  readonly text: string;
  /** The line on which the start tag ends, from 1. Present on every element that `readXml` returns. */
  readonly line?: number;
  /** Of its name, if it has one. */
  readonly prefix?: string;
  /** Its attributes in a namespace, as they are written, without namespace declarations. Absent if there are none. */
  readonly prefixedAttributes?: readonly string[];
}

/**
 * The children of that name in the parent's own namespace. Elements of another namespace are extensions and
 * are not returned.
 */
export function childrenNamed(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter(
    (child) => child.name === name && child.namespace === parent.namespace,
  );
}

/** The namespace of namespace declarations. */
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

type OpenElement = XmlElement & { text: string; readonly children: OpenElement[] };

/**
 * Reads a whole XML 1.0 document, strictly: UTF-8 only, one root, no DOCTYPE (so only the five entities of XML itself),
 * bounded depth and size. Comments and processing instructions are skipped.
 *
 * @throws XmlError with a stable code and the position, for any other document
 */
export function readXml(bytes: Uint8Array, limits: XmlLimits = DEFAULT_LIMITS): XmlElement {
  const document = decodeXml(bytes);
  return readPlainDocument(document, limits) ?? readBySaxes(document, limits);
}

/** @throws XmlError */
export function readBySaxes(document: string, limits: XmlLimits = DEFAULT_LIMITS): XmlElement {
  return new ElementReader(limits).read(document);
}

class ElementReader extends TreeReader<OpenElement> {
  constructor(limits: XmlLimits) {
    super(limits);
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) {
        this.fail(
          'XML_ENCODING',
          `The document declares encoding ${encoding}; only UTF-8 is read.`,
        );
      }
    });
    this.parser.on('text', (text) => {
      this.addText(text);
    });
    this.parser.on('cdata', (text) => {
      this.addText(text);
    });
  }

  protected elementOf(tag: SaxesTagNS): OpenElement {
    return {
      name: tag.local,
      namespace: tag.uri,
      attributes: plainAttributes(tag),
      children: [],
      text: '',
      line: this.parser.line,
      ...(tag.prefix !== '' && { prefix: tag.prefix }),
      ...prefixedAttributes(tag),
    };
  }

  protected addChild(parent: OpenElement, child: OpenElement): void {
    parent.children.push(child);
  }

  private addText(text: string): void {
    const element = this.innermost();
    if (element !== undefined) element.text += text;
  }
}

function prefixedAttributes({
  attributes,
}: SaxesTagNS): Pick<XmlElement, 'prefixedAttributes'> | undefined {
  let names: string[] | undefined;
  for (const name in attributes) {
    const attribute = attributes[name];
    if (attribute === undefined || attribute.uri === '' || attribute.uri === XMLNS) continue;
    names ??= [];
    names.push(name);
  }
  return names && { prefixedAttributes: names };
}

function plainAttributes({ attributes }: SaxesTagNS): ReadonlyMap<string, string> {
  let plain: Map<string, string> | undefined;
  // saxes creates the object without a prototype, so there are no inherited members.
  for (const name in attributes) {
    const attribute = attributes[name];
    if (attribute?.uri !== '') continue;
    plain ??= new Map();
    plain.set(attribute.local, attribute.value);
  }
  return plain ?? NO_ATTRIBUTES;
}
