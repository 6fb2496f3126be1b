import { compare, NO_DECLARATIONS, type XmlTree } from './xml-tree';

export interface CanonicalOptions {
  /** An element that is left out, as the enveloped-signature transform does. */
  readonly omitted?: XmlTree;
  /** Comments are written if the tree was read with them. */
  readonly withComments?: boolean;
}

/**
 * The canonical form of an element and its content (Exclusive XML Canonicalization 1.0, without inclusive prefixes).
 * Linear in the size of the element.
 */
export function exclusiveForm(element: XmlTree, options: CanonicalOptions = {}): string {
  return formOf(element, new Map(), { ...options, declarationsOf: usedNamespaces });
}

/**
 * The canonical form of an element and its content (Canonical XML 1.0). It has the declarations of the elements around
 * it. Their attributes of the namespace `xml` are not inherited.
 *
 * @param ancestors the elements around it, the root first
 */
export function inclusiveForm(
  element: XmlTree,
  ancestors: readonly XmlTree[],
  options: CanonicalOptions = {},
): string {
  const inScope = new Map([...ancestors, element].flatMap(({ declarations }) => declarations));
  const apex = { ...element, declarations: [...inScope] };
  return formOf(apex, new Map(), { ...options, declarationsOf: declaredNamespaces });
}

interface FormRules extends CanonicalOptions {
  /** The namespaces that an element declares in canonical form, in its order. */
  readonly declarationsOf: (element: XmlTree, scope: ReadonlyMap<string, string>) => Declarations;
}

type Declarations = XmlTree['declarations'];

/** @param scope the namespaces that the elements around this one declare in canonical form, by prefix */
function formOf(element: XmlTree, scope: Map<string, string>, rules: FormRules): string {
  const declared = rules.declarationsOf(element, scope);
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
    else if ('comment' in item) form += rules.withComments === true ? item.comment : '';
    else if (item !== rules.omitted) form += formOf(item, scope, rules);
  }
  for (const [prefix, before] of outer) {
    if (before === undefined) scope.delete(prefix);
    else scope.set(prefix, before);
  }
  return `${form}</${element.name}>`;
}

/** The declarations of an element that change what is in scope. */
function declaredNamespaces(
  { declarations }: XmlTree,
  scope: ReadonlyMap<string, string>,
): Declarations {
  return declarations
    .filter(([prefix, uri]) => prefix !== 'xml' && (scope.get(prefix) ?? '') !== uri)
    .sort(([a], [b]) => compare(a, b));
}

/** The namespaces that an element uses itself and that are not in scope. */
function usedNamespaces(
  { prefix, namespace, attributes }: XmlTree,
  scope: ReadonlyMap<string, string>,
): Declarations {
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
