import { type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { decodeXml, DEFAULT_LIMITS, TreeReader, type XmlLimits } from './tree-reader';

/** An attribute that is not a namespace declaration. */
export interface XmlTreeAttribute {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  /** Empty if the attribute has no prefix. */
  readonly namespace: string;
  readonly value: string;
}

/** A processing instruction, as canonical form writes it. */
export interface XmlInstruction {
  readonly instruction: string;
}

/** A comment, as canonical form with comments writes it. */
export interface XmlComment {
  readonly comment: string;
}

/**
 * An element with everything that canonical form needs. `readXml` returns a smaller tree, which is enough to read a
 * message.
 */
export interface XmlTree {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly namespace: string;
  /** In the order of canonical form. */
  readonly attributes: readonly XmlTreeAttribute[];
  /** Its namespace declarations: prefixes, empty for the default namespace, with their namespaces. */
  readonly declarations: readonly (readonly [prefix: string, namespace: string])[];
  /** Elements, texts with entities and CDATA resolved, instructions, and comments if they were asked for. */
  readonly content: readonly XmlContent[];
  /** Where the start tag ends in the decoded text. */
  readonly startTagEnd: number;
  /** The line on which the start tag ends, from 1. */
  readonly line: number;
}

type XmlContent = XmlTree | XmlInstruction | XmlComment | string;
type OpenTree = XmlTree & { readonly content: XmlContent[] };

export interface XmlTreeOptions {
  readonly limits?: XmlLimits;
  /** Whether comments are kept. Canonical forms with comments need them. */
  readonly comments?: boolean;
}

/**
 * Reads a whole document for its canonical form. It is as strict as `readXml`, and that reads plain
 * documents as the parser here does, so that no document can mean one thing to its signature and another to its reader.
 *
 * @throws XmlError as `readXml` does
 */
export function readXmlTree(
  bytes: Uint8Array,
  { limits = DEFAULT_LIMITS, comments = false }: XmlTreeOptions = {},
): XmlTree {
  const document = decodeXml(bytes);
  const tree = new CanonicalReader(limits).read(document);
  // The first reading has refused a DOCTYPE.
  return comments && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('<!--')
    ? new CanonicalReader(limits, 'comment').read(document)
    : tree;
}

/** The children of an element that are elements. */
export function elementsOf(parent: XmlTree): readonly XmlTree[] {
  return parent.content.filter(isElement);
}

function isElement(item: XmlContent): item is XmlTree {
  return typeof item !== 'string' && 'name' in item;
}

/** The text of an element, without the text of its children. */
export function textOfTree(element: XmlTree): string {
  return element.content.filter((item) => typeof item === 'string').join('');
}

class CanonicalReader extends TreeReader<OpenTree> {
  constructor(limits: XmlLimits, watched: 'doctype' | 'comment' = 'doctype') {
    super(limits, watched === 'doctype');
    if (watched === 'comment') {
      this.parser.on('comment', (text) => {
        this.add({ comment: `<!--${text}-->` });
      });
    }
    // A declared encoding is not checked: the bytes are UTF-8, and readXml refuses any other declaration.
    this.parser.on('text', (text) => {
      this.add(text);
    });
    this.parser.on('cdata', (text) => {
      this.add(text);
    });
    this.parser.on('processinginstruction', ({ target, body }) => {
      this.add({ instruction: body === '' ? `<?${target}?>` : `<?${target} ${body}?>` });
    });
  }

  protected elementOf({ name, prefix, local, uri, attributes, ns }: SaxesTagNS): OpenTree {
    return {
      name,
      prefix,
      local,
      namespace: uri,
      attributes: attributesOf(attributes),
      declarations: declarationsOf(ns),
      content: [],
      startTagEnd: this.parser.position,
      line: this.parser.line,
    };
  }

  protected addChild(parent: OpenTree, child: OpenTree): void {
    parent.content.push(child);
  }

  private add(item: Exclude<XmlContent, XmlTree>): void {
    this.innermost()?.content.push(item);
  }
}

export const NO_DECLARATIONS: XmlTree['declarations'] = [];

function declarationsOf(ns: Readonly<Record<string, string>>): XmlTree['declarations'] {
  let found: [string, string][] | undefined;
  for (const prefix in ns) (found ??= []).push([prefix, ns[prefix] ?? '']);
  return found ?? NO_DECLARATIONS;
}

const NO_ATTRIBUTES: readonly XmlTreeAttribute[] = [];

function attributesOf(
  attributes: Readonly<Record<string, SaxesAttributeNS>>,
): readonly XmlTreeAttribute[] {
  let found: XmlTreeAttribute[] | undefined;
  // saxes creates the object without a prototype, so there are no inherited members.
  for (const key in attributes) {
    const attribute = attributes[key];
    if (attribute === undefined) continue;
    const { name, prefix, local, uri, value } = attribute;
    if (name === 'xmlns' || prefix === 'xmlns') continue;
    found ??= [];
    found.push({ name, prefix, local, namespace: uri, value });
  }
  if (found === undefined) return NO_ATTRIBUTES;
  return found.length === 1
    ? found
    : found.sort((a, b) => compare(a.namespace, b.namespace) || compare(a.local, b.local));
}

/** In the order of canonical form. */
export function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
