import { type XmlElement } from './read-xml';
import { type XmlLimits } from './tree-reader';

/** References, `\r`, and characters outside of XML or beyond U+FFFD. */
const SPECIAL = /[^\t\n\u0020-\u0025\u0027-\uD7FF\uE000-\uFFFD]/;
/** CDATA and comments, and what text must not have. */
const SPECIAL_PARTS = ['<!', ']]>'];
const DECLARATION =
  /<\?xml version=(["'])1\.0\1(?: encoding=(["'])(?:UTF-8|utf-8)\2)?(?: standalone=(["'])(?:yes|no)\3)?[ \t\n]*\?>/y;
const SPACE = /[ \t\n]*/y;
const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;
const ATTRIBUTE =
  /[ \t\n]+([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)[ \t\n]*=[ \t\n]*(?:"([^"<\t\n]*)"|'([^'<\t\n]*)')/y;
const END_OF_START_TAG = /[ \t\n]*\/?>/y;
const END_OF_END_TAG = /[ \t\n]*>/y;
const SLASH = '/'.charCodeAt(0);
const GREATER = '>'.charCodeAt(0);

const XML = 'http://www.w3.org/XML/1998/namespace';
/** The start of the addresses that no other prefix may have. */
const RESERVED = /^http:\/\/www\.w3\.org\/(?:XML\/1998\/namespace|2000\/xmlns\/)$/;

type Namespaces = ReadonlyMap<string, string>;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const NO_NAMESPACES: Namespaces = new Map([
  ['', ''],
  ['xml', XML],
]);

type Element = XmlElement & { text: string; readonly children: XmlElement[] };

interface OpenElement {
  readonly element: Element;
  /** The name as it is written, with the prefix. */
  readonly tag: string;
  readonly namespaces: Namespaces;
}

interface Attributes {
  readonly plain: ReadonlyMap<string, string>;
  readonly namespaces: Namespaces;
  readonly prefixed?: readonly string[];
}

/**
 * Reads a document that has only elements, attributes and text, in the syntax of nearly all messages, in half the time of
 * saxes; docs/adr/0005. Returns undefined for any other document, well-formed or not: saxes then reads it, or says what is
 * wrong.
 */
export function readPlainDocument(document: string, limits: XmlLimits): XmlElement | undefined {
  const isSpecial = SPECIAL.test(document) || SPECIAL_PARTS.some((part) => document.includes(part));
  return isSpecial ? undefined : new PlainReader(document, limits).read();
}

class PlainReader {
  private readonly open: OpenElement[] = [];
  private root: XmlElement | undefined;
  private elements = 0;
  /** Where the next part begins. */
  private at = 0;
  private line = 1;
  private nextBreak: number;

  constructor(
    private readonly document: string,
    private readonly limits: XmlLimits,
  ) {
    this.nextBreak = document.indexOf('\n');
  }

  read(): XmlElement | undefined {
    this.skip(DECLARATION);
    for (;;) {
      const tag = this.document.indexOf('<', this.at);
      const end = tag === -1 ? this.document.length : tag;
      if (!this.readText(end)) return undefined;
      if (tag === -1) return this.open.length === 0 ? this.root : undefined;
      const isEnd = this.document.charCodeAt(tag + 1) === SLASH;
      if (!(isEnd ? this.readEndTag() : this.readStartTag())) return undefined;
    }
  }

  private readText(end: number): boolean {
    if (end === this.at) return true;
    const innermost = this.open.at(-1);
    if (innermost === undefined) return this.skip(SPACE) === end;
    innermost.element.text += this.document.slice(this.at, end);
    this.at = end;
    return true;
  }

  private readEndTag(): boolean {
    const innermost = this.open.pop();
    if (innermost === undefined || !this.document.startsWith(innermost.tag, this.at + 2))
      return false;
    this.at += 2 + innermost.tag.length;
    return this.skipEnd(END_OF_END_TAG);
  }

  private readStartTag(): boolean {
    const start = (this.at += 1);
    const tag = this.document.slice(start, this.skip(NAME));
    const above = this.open.at(-1);
    const attributes = this.readAttributes(above?.namespaces ?? NO_NAMESPACES);
    if (tag === '' || attributes === undefined) return false;
    if (!this.skipEnd(END_OF_START_TAG)) return false;
    const element = this.elementOf(tag, attributes);
    this.elements += 1;
    const isTooMuch =
      this.elements > this.limits.maxElements || this.open.length >= this.limits.maxDepth;
    if (element === undefined || isTooMuch) return false;
    if (above !== undefined) above.element.children.push(element);
    else if (this.root === undefined) this.root = element;
    else return false;
    const isEmpty = this.document.charCodeAt(this.at - 2) === SLASH;
    if (!isEmpty) this.open.push({ element, tag, namespaces: attributes.namespaces });
    return true;
  }

  private elementOf(tag: string, { plain, namespaces, prefixed }: Attributes): Element | undefined {
    const colon = tag.indexOf(':');
    const prefix = colon === -1 ? '' : tag.slice(0, colon);
    const namespace = namespaces.get(prefix);
    if (namespace === undefined) return undefined;
    const name = colon === -1 ? tag : tag.slice(colon + 1);
    const line = this.lineBefore(this.at);
    const element = { name, namespace, attributes: plain, children: [], text: '', line };
    if (prefix === '' && prefixed === undefined) return element;
    return {
      ...element,
      ...(prefix !== '' && { prefix }),
      ...(prefixed && { prefixedAttributes: prefixed }),
    };
  }

  private readAttributes(above: Namespaces): Attributes | undefined {
    // Most elements have none.
    if (this.document.charCodeAt(this.at) === GREATER) {
      return { plain: NO_ATTRIBUTES, namespaces: above };
    }
    const plain = new Map<string, string>();
    const declared = new Map<string, string>();
    const prefixed: string[] = [];
    for (;;) {
      ATTRIBUTE.lastIndex = this.at;
      const match = ATTRIBUTE.exec(this.document);
      if (match === null) break;
      this.at = ATTRIBUTE.lastIndex;
      const [, name = '', inDouble, inSingle = ''] = match;
      if (name.startsWith('xmlns')) {
        if (!declare(declared, name, inDouble ?? inSingle)) return undefined;
      } else if (name.includes(':')) {
        prefixed.push(name);
      } else {
        if (plain.has(name)) return undefined;
        plain.set(name, inDouble ?? inSingle);
      }
    }
    const namespaces = declared.size === 0 ? above : new Map([...above, ...declared]);
    if (prefixed.length === 0) return { plain, namespaces };
    // Two could have the same name by different prefixes of one namespace.
    const [first = '', second] = prefixed;
    const isBound = namespaces.has(first.slice(0, first.indexOf(':')));
    return second === undefined && isBound ? { plain, namespaces, prefixed } : undefined;
  }

  /** Moves behind the end of a tag, if it is here. */
  private skipEnd(end: RegExp): boolean {
    if (this.document.charCodeAt(this.at) === GREATER) {
      this.at += 1;
      return true;
    }
    const before = this.at;
    return this.skip(end) > before;
  }

  /** Moves behind what the sticky expression matches here, if it matches. Returns the place. */
  private skip(expression: RegExp): number {
    expression.lastIndex = this.at;
    if (expression.test(this.document)) this.at = expression.lastIndex;
    return this.at;
  }

  /** The number of the line, from 1, on which the character before `place` is. */
  private lineBefore(place: number): number {
    while (this.nextBreak !== -1 && this.nextBreak < place) {
      this.line += 1;
      this.nextBreak = this.document.indexOf('\n', this.nextBreak + 1);
    }
    return this.line;
  }
}

/** @returns false if saxes must judge the declaration */
function declare(declared: Map<string, string>, name: string, uri: string): boolean {
  const prefix = name.slice('xmlns:'.length);
  const isDefault = name === 'xmlns';
  const isNamed = name.startsWith('xmlns:') && prefix !== 'xml' && prefix !== 'xmlns' && uri !== '';
  if (!isDefault && !isNamed) return false;
  if (declared.has(prefix) || RESERVED.test(uri) || uri.trim() !== uri) return false;
  declared.set(prefix, uri);
  return true;
}
