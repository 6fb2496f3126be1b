import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { XmlError, type XmlErrorCode } from './xml.errors';

/** Limits for every document. The HTTP reader limits the size in bytes. */
export interface XmlLimits {
  readonly maxDepth: number;
  readonly maxElements: number;
}

/** saxes resolves namespaces in time quadratic to the depth, so the depth bound is also a time bound. */
export const DEFAULT_LIMITS: XmlLimits = { maxDepth: 64, maxElements: 100_000 };

/**
 * Reads a whole document into a tree, strictly: UTF-8 only, one root, no DOCTYPE, bounded depth and number of elements.
 * A subclass creates the nodes of its tree, and adds the handlers for the content between the tags.
 */
export abstract class TreeReader<Node extends object> {
  protected readonly parser = new SaxesParser({ xmlns: true, position: true });
  private readonly open: Node[] = [];
  private root: Node | undefined;
  private elements = 0;

  protected constructor(
    private readonly limits: XmlLimits,
    watchDoctype = true,
  ) {
    // A reader has six handlers and no more: with a seventh, V8 turns the parser, which stores them as properties,
    // into a dictionary and reading takes five times as long. Errors need none: saxes throws them.
    if (watchDoctype) {
      this.parser.on('doctype', () => {
        this.fail('XML_DOCTYPE', 'The document has a DOCTYPE, which is never accepted.');
      });
    }
    this.parser.on('opentag', (tag) => {
      this.openElement(tag);
    });
    this.parser.on('closetag', () => {
      this.open.pop();
    });
  }

  /** @throws XmlError */
  read(document: string): Node {
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

  /** The node of an element whose start tag was read. */
  protected abstract elementOf(tag: SaxesTagNS): Node;

  protected abstract addChild(parent: Node, child: Node): void;

  /** The element that is open; undefined outside of the root. */
  protected innermost(): Node | undefined {
    return this.open.at(-1);
  }

  protected fail(code: XmlErrorCode, message: string): never {
    const { line, column } = this.parser;
    throw new XmlError(code, message, { line, column: column + 1 });
  }

  private openElement(tag: SaxesTagNS): void {
    const element = this.elementOf(tag);
    this.elements += 1;
    if (this.elements > this.limits.maxElements) {
      const max = String(this.limits.maxElements);
      this.fail('XML_TOO_LARGE', `The document has more than ${max} elements.`);
    }
    const parent = this.innermost();
    if (parent === undefined) this.root = element;
    else this.addChild(parent, element);
    this.open.push(element);
    if (this.open.length > this.limits.maxDepth) {
      const max = String(this.limits.maxDepth);
      this.fail('XML_TOO_DEEP', `The document has more than ${max} levels of nested elements.`);
    }
  }
}

const UTF8_BOM = '\uFEFF';

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

/**
 * saxes writes "line:column: " before the reason and sometimes a full stop after it. The position is
 * reported separately.
 */
function plainReason(error: Error): string {
  return error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}
