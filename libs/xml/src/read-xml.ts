import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { XmlError, type XmlErrorCode } from './xml.errors';

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

/** Limits for every document. The HTTP reader limits the size in bytes. */
export interface XmlLimits {
  readonly maxDepth: number;
  readonly maxElements: number;
}

/** saxes resolves namespaces in time quadratic to the depth, so the depth bound is also a time bound. */
export const DEFAULT_LIMITS: XmlLimits = { maxDepth: 64, maxElements: 100_000 };

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const UTF8_BOM = '\uFEFF';

type OpenElement = XmlElement & { text: string; readonly children: OpenElement[] };

/**
 * Reads a whole XML 1.0 document, strictly: UTF-8 only, one root, no DOCTYPE (so no entity but the five
 * of XML itself), bounded depth and size. Comments and processing instructions are skipped.
 *
 * @throws XmlError with a stable code and the position, for anything that is not such a document
 */
export function readXml(bytes: Uint8Array, limits: XmlLimits = DEFAULT_LIMITS): XmlElement {
  const reader = new TreeReader(limits);
  return reader.read(decodeXml(bytes));
}

/**
 * The text of a document, without a byte order mark.
 *
 * @throws XmlError if the bytes are not UTF-8 or there is no text
 */
export function decodeXml(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) {
    throw new XmlError('XML_ENCODING', 'The document is not valid UTF-8.');
  }
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const document = text.startsWith(UTF8_BOM) ? text.slice(1) : text;
  if (document.trim() === '') throw new XmlError('XML_EMPTY', 'The document is empty.');
  return document;
}

class TreeReader {
  private readonly parser = new SaxesParser({ xmlns: true, position: true });
  private readonly open: OpenElement[] = [];
  private root: OpenElement | undefined;
  private elements = 0;

  constructor(private readonly limits: XmlLimits) {
    // Six handlers and no more: with a seventh, V8 turns the parser, which stores them as properties,
    // into a dictionary and reading takes five times as long. Errors need none: saxes throws them.
    this.parser.on('doctype', () => {
      this.fail('XML_DOCTYPE', 'The document has a DOCTYPE, which is never accepted.');
    });
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) {
        this.fail(
          'XML_ENCODING',
          `The document declares encoding ${encoding}; only UTF-8 is read.`,
        );
      }
    });
    this.parser.on('opentag', (tag) => {
      this.openElement(tag);
    });
    this.parser.on('text', (text) => {
      this.addText(text);
    });
    this.parser.on('cdata', (text) => {
      this.addText(text);
    });
    this.parser.on('closetag', () => {
      this.open.pop();
    });
  }

  read(document: string): XmlElement {
    try {
      this.parser.write(document).close();
    } catch (error) {
      // saxes throws plain errors. Any other error is an XmlError or a defect.
      if (!(error instanceof Error) || error.name !== 'Error') throw error;
      this.fail('XML_NOT_WELL_FORMED', `The document is not well-formed: ${plainReason(error)}.`);
    }
    if (this.root === undefined) this.fail('XML_EMPTY', 'The document has no root element.');
    return this.root;
  }

  private openElement(tag: SaxesTagNS): void {
    const element: OpenElement = {
      name: tag.local,
      namespace: tag.uri,
      attributes: plainAttributes(tag),
      children: [],
      text: '',
      line: this.parser.line,
    };
    this.elements += 1;
    if (this.elements > this.limits.maxElements) {
      const max = String(this.limits.maxElements);
      this.fail('XML_TOO_LARGE', `The document has more than ${max} elements.`);
    }
    const parent = this.open.at(-1);
    if (parent === undefined) this.root = element;
    else parent.children.push(element);
    this.open.push(element);
    if (this.open.length > this.limits.maxDepth) {
      const max = String(this.limits.maxDepth);
      this.fail('XML_TOO_DEEP', `The document has more than ${max} levels of nested elements.`);
    }
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (element !== undefined) element.text += text;
  }

  private fail(code: XmlErrorCode, message: string): never {
    const { line, column } = this.parser;
    throw new XmlError(code, message, { line, column: column + 1 });
  }
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

/**
 * saxes writes "line:column: " before the reason and sometimes a full stop after it. The position is
 * reported separately.
 */
export function plainReason(error: Error): string {
  return error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}
