import { type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { DEFAULT_LIMITS, TreeReader, type XmlLimits } from './tree-reader';

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
  /** Elements, texts with entities and CDATA resolved, and instructions. Comments are not kept. */
  readonly content: readonly (XmlTree | XmlInstruction | string)[];
  /** Where the start tag ends in the decoded text. */
  readonly startTagEnd: number;
}

type OpenTree = XmlTree & { readonly content: (XmlTree | XmlInstruction | string)[] };

/**
 * Reads a whole document for its canonical form. It is as strict as `readXml` and uses the same parser, so that no
 * document can mean one thing to its signature and another to its reader.
 *
 * @throws XmlError as `readXml` does
 */
export function readXmlTree(bytes: Uint8Array, limits: XmlLimits = DEFAULT_LIMITS): XmlTree {
  return new CanonicalReader(limits).read(bytes);
}

/** The text of an element itself, without that of its children. */
export function textOfTree(element: XmlTree): string {
  return element.content.filter((item) => typeof item === 'string').join('');
}

/**
 * The canonical form of an element and its content (Exclusive XML Canonicalization 1.0, without comments and without
 * inclusive prefixes). Linear in the size of the element.
 *
 * @param omitted an element that is left out, as the enveloped-signature transform does
 */
export function exclusiveForm(element: XmlTree, omitted?: XmlTree): string {
  return formOf(element, new Map(), omitted);
}

class CanonicalReader extends TreeReader<OpenTree> {
  constructor(limits: XmlLimits) {
    super(limits);
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

  protected elementOf({ name, prefix, local, uri, attributes }: SaxesTagNS): OpenTree {
    return {
      name,
      prefix,
      local,
      namespace: uri,
      attributes: attributesOf(attributes),
      content: [],
      startTagEnd: this.parser.position,
    };
  }

  protected addChild(parent: OpenTree, child: OpenTree): void {
    parent.content.push(child);
  }

  private add(item: XmlInstruction | string): void {
    this.innermost()?.content.push(item);
  }
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

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** @param scope the namespaces that the elements around this one declare in canonical form, by prefix */
function formOf(
  element: XmlTree,
  scope: Map<string, string>,
  omitted: XmlTree | undefined,
): string {
  const declared = declarationsOf(element, scope);
  let form = `<${element.name}`;
  const outer = declared.map(([prefix, namespace]): [string, string | undefined] => {
    form += ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeValue(namespace)}"`;
    const before = scope.get(prefix);
    scope.set(prefix, namespace);
    return [prefix, before];
  });
  for (const { name, value } of element.attributes) form += ` ${name}="${escapeValue(value)}"`;
  form += '>';
  for (const item of element.content) {
    if (typeof item === 'string') form += escapeText(item);
    else if ('instruction' in item) form += item.instruction;
    else if (item !== omitted) form += formOf(item, scope, omitted);
  }
  for (const [prefix, before] of outer) {
    if (before === undefined) scope.delete(prefix);
    else scope.set(prefix, before);
  }
  return `${form}</${element.name}>`;
}

const NO_DECLARATIONS: readonly (readonly [string, string])[] = [];

/** The namespaces that an element uses itself and that are not in scope, in the order of canonical form. */
function declarationsOf(
  { prefix, namespace, attributes }: XmlTree,
  scope: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  let declared: Map<string, string> | undefined;
  const use = (used: string, uri: string): void => {
    // `xml` is always declared, and the default namespace is empty at first.
    if (used === 'xml' || (scope.get(used) ?? (used === '' ? '' : undefined)) === uri) return;
    declared ??= new Map();
    declared.set(used, uri);
  };
  use(prefix, namespace);
  for (const attribute of attributes) {
    if (attribute.prefix !== '') use(attribute.prefix, attribute.namespace);
  }
  if (declared === undefined) return NO_DECLARATIONS;
  return declared.size === 1 ? [...declared] : [...declared].sort(([a], [b]) => compare(a, b));
}

const TEXT_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};

function escapeText(text: string): string {
  return /[&<>\r]/.test(text)
    ? text.replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character] ?? character)
    : text;
}

const VALUE_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

function escapeValue(value: string): string {
  return /[&<"\t\n\r]/.test(value)
    ? value.replace(/[&<"\t\n\r]/g, (character) => VALUE_ESCAPES[character] ?? character)
    : value;
}
