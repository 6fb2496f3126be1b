import { readXml, type XmlElement } from '#libs/xml';
import { type SchemaFacts, type SimpleFacts } from './facts';

const SIGNATURES = 'http://www.w3.org/2000/09/xmldsig#';

/**
 * Checks a document against the facts of its schema: unknown elements and attributes, the order and the number of elements,
 * choices, lengths, digits, codes and patterns.
 *
 * It knows nothing of the tables with which the product reads and writes.
 *
 * @returns one line for each error; none if the document is valid
 */
export function schemaErrors(xml: string, schema: SchemaFacts): readonly string[] {
  const root = readXml(Buffer.from(xml));
  const type = schema.roots[root.name];
  if (type === undefined) return [`${root.name}: is not the root of a document.`];
  return new SchemaCheck(schema).element(root, type, root.name);
}

class SchemaCheck {
  constructor(private readonly schema: SchemaFacts) {}

  element(element: XmlElement, type: string, path: string): readonly string[] {
    const { namespace, complex, simple } = this.schema;
    if (element.namespace !== namespace) return [`${path}: is in ${element.namespace}.`];
    const content = complex[type];
    if (content !== undefined) return this.complex(element, parsed(type, content), path);
    const facts = simple[type];
    if (facts === undefined) throw new Error(`The schema has no type ${type}.`);
    const below = [...element.children, ...element.attributes.keys()];
    if (below.length > 0) return [`${path}: must have a text only.`];
    return textErrors(element.text, facts).map((error) => `${path}: ${error}`);
  }

  private complex(element: XmlElement, type: ComplexType, path: string): readonly string[] {
    const names = element.children.map(({ name }) => name);
    const order = type.content.test(names.map((name) => `${name} `).join(''))
      ? []
      : [`${path}: has ${names.join(' ') || 'nothing'}, not ${type.source}.`];
    const stray = element.text.trim() === '' ? [] : [`${path}: has a text between its elements.`];
    const below = element.children.flatMap((child) => {
      const of = type.elements.get(child.name);
      const place = `${path}/${child.name}`;
      if (of !== undefined) return this.element(child, of, place);
      // An unknown element is an error of the order.
      if (child.name !== 'Signature') return [];
      return child.namespace === SIGNATURES ? [] : [`${place}: is in ${child.namespace}.`];
    });
    return [...this.attributes(element, type, path), ...order, ...stray, ...below];
  }

  private attributes(element: XmlElement, type: ComplexType, path: string): readonly string[] {
    const unknown = [...element.attributes.keys()].filter((name) => !type.attributes.has(name));
    const known = [...type.attributes].flatMap(([name, { type: of, isOptional }]) => {
      const value = element.attributes.get(name);
      const facts = this.schema.simple[of];
      if (facts === undefined) throw new Error(`The schema has no type ${of}.`);
      if (value !== undefined) return textErrors(value, facts).map((error) => `@${name} ${error}`);
      return isOptional ? [] : [`@${name} is missing.`];
    });
    const errors = [...unknown.map((name) => `@${name} is unknown.`), ...known];
    return errors.map((error) => `${path}: ${error}`);
  }
}

interface ComplexType {
  readonly source: string;
  readonly attributes: ReadonlyMap<string, { readonly type: string; readonly isOptional: boolean }>;
  readonly elements: ReadonlyMap<string, string>;
  /** For the names of the children, each with a space after it. */
  readonly content: RegExp;
}

const known = new Map<string, ComplexType>();

function parsed(name: string, source: string): ComplexType {
  const key = `${name} ${source}`;
  const type = known.get(key) ?? parse(source);
  known.set(key, type);
  return type;
}

const ATTRIBUTE = /@(\w+)(\??):(\w+)/g;
/** An element with or without a type, a number as in `{1,50}`, or a sign. */
const PART = /([\p{L}\w]+)(?::([\p{L}\w]+))?|\{\d+,\d*\}|[()|?*+]/gu;

function parse(source: string): ComplexType {
  const content = source.replace(ATTRIBUTE, '').trim();
  const parts = [...content.matchAll(PART)];
  const expression = parts.map(([part, name]) => {
    if (name !== undefined) return `(?:${name} )`;
    return part === '(' ? '(?:' : part;
  });
  return {
    source: content,
    attributes: new Map(
      [...source.matchAll(ATTRIBUTE)].map(([, name = '', optional, type = '']) => [
        name,
        { type, isOptional: optional === '?' },
      ]),
    ),
    elements: new Map(
      parts.flatMap(([, name, type]) =>
        name === undefined || type === undefined ? [] : [[name, type] as const],
      ),
    ),
    content: new RegExp(`^(?:${expression.join('')})$`, 'u'),
  };
}

/** The names of types that the facts use and do not have. */
export function missingTypes({ roots, complex, simple }: SchemaFacts): readonly string[] {
  const types = Object.values(complex).map(parse);
  const used = [
    ...Object.values(roots),
    ...types.flatMap(({ elements }) => [...elements.values()]),
    ...types.flatMap(({ attributes }) => [...attributes.values()].map(({ type }) => type)),
  ];
  return used.filter((type) => !Object.hasOwn(complex, type) && !Object.hasOwn(simple, type));
}

function textErrors(content: string, facts: SimpleFacts): readonly string[] {
  const value = facts.collapsed ? content.trim().replace(/\s+/g, ' ') : content;
  const shown = `"${value.slice(0, 60)}"`;
  const { length: [least, most] = [0, Infinity], values, digits, pattern } = facts;
  // XML Schema counts characters, not the units of UTF-16.
  const count = Array.from(value).length;
  return [
    ...(count < least || count > most ? [`${shown} has ${String(count)} characters.`] : []),
    ...(values?.includes(value) === false ? [`${shown} is no code.`] : []),
    ...(digits && !hasDigits(value, digits) ? [`${shown} is no number of ${String(digits)}.`] : []),
    ...(pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(value)
      ? [`${shown} does not match ${pattern}.`]
      : []),
  ];
}

/** The zeros before a number and after its decimals do not count. */
function hasDigits(value: string, [total, decimals]: readonly [number, number]): boolean {
  const [matched, whole = '', fraction = ''] = /^\+?0*(\d*)(?:\.(\d*?)0*)?$/.exec(value) ?? [];
  const hasDigit = /\d/.test(value);
  return (
    matched !== undefined &&
    hasDigit &&
    fraction.length <= decimals &&
    whole.length + fraction.length <= total
  );
}
