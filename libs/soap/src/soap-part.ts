import { elementsOf, inclusiveForm, textOfTree, type XmlTree } from '#libs/xml';

export type Declarations = XmlTree['declarations'];

/** A part of a message: an element of the operation, which carries a document. */
export interface SoapPart {
  /** The local name of the element. */
  readonly name: string;
  /** Empty if the element is in no namespace. */
  readonly namespace: string;
  /**
   * The document in UTF-8, the same whether it was sent as escaped text, as CDATA or as an element. Empty if there is none, or
   * more than one element.
   */
  readonly xml: Uint8Array;
  /**
   * The namespaces that the envelope declares around a document that was sent as an element, and that it does not use. A
   * signature that was made inside of the envelope covers them.
   */
  readonly inherited: Declarations;
}

const NOTHING = new Uint8Array();
/** Its encoding says nothing: the document came as text. */
const DECLARATION = /^\uFEFF?\s*<\?xml\s[^>]*\?>/;

/** The part of an element that carries a document. */
export function partOf(element: XmlTree, ancestors: readonly XmlTree[]): SoapPart {
  const [document, ...others] = elementsOf(element);
  if (document === undefined) {
    const text = textOfTree(element).replace(DECLARATION, '').trim();
    return { ...nameOf(element), xml: text === '' ? NOTHING : Buffer.from(text), inherited: [] };
  }
  if (others.length > 0) return { ...nameOf(element), xml: NOTHING, inherited: [] };
  return { ...nameOf(element), ...documentOf(document, [...ancestors, element]) };
}

/** The part that is the element itself. */
export function barePart(element: XmlTree, ancestors: readonly XmlTree[]): SoapPart {
  return { ...nameOf(element), ...documentOf(element, ancestors) };
}

/**
 * An element as a document of its own: with the namespaces that it uses and that the elements around it declare. Comments
 * are left out.
 */
function documentOf(
  element: XmlTree,
  ancestors: readonly XmlTree[],
): Pick<SoapPart, 'xml' | 'inherited'> {
  const around = new Map(ancestors.flatMap(({ declarations }) => declarations));
  for (const [prefix] of element.declarations) around.delete(prefix);
  const used = usedPrefixes(element);
  const inherited = [...around].filter(([prefix]) => !used.has(prefix));
  const needed = [...around].filter(([prefix]) => used.has(prefix));
  const apex = { ...element, declarations: [...needed, ...element.declarations] };
  return { xml: Buffer.from(inclusiveForm(apex, [])), inherited };
}

function usedPrefixes(element: XmlTree, found = new Set<string>()): ReadonlySet<string> {
  found.add(element.prefix);
  for (const { prefix } of element.attributes) if (prefix !== '') found.add(prefix);
  for (const child of elementsOf(element)) usedPrefixes(child, found);
  return found;
}

function nameOf({ local, namespace }: XmlTree): Pick<SoapPart, 'name' | 'namespace'> {
  return { name: local, namespace };
}
