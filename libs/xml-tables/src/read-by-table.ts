import { type XmlElement } from '#libs/xml';
import { type FindingSink } from './findings';
import { type AnyGroup, type CompiledRow, type OpaqueType, type TextType } from './rows';
import { shortened } from './shortened';
import { type Root } from './write-by-table';

export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
const SIGNATURE = 'Signature';

export interface ReadOptions {
  /** Whether the elements of a group must be in the order of the table (the default) or can be in any. */
  readonly order?: 'of-table' | 'any';
}

/**
 * Reads a document by its table: names, namespaces, order, number, choices, attributes and types. Each error is added
 * to `findings` under the path of its element. Signatures are only counted.
 *
 * @returns the value; it is complete only if no finding was added
 */
export function readByTable<T>(
  element: XmlElement,
  root: Root<T>,
  findings: FindingSink,
  { order = 'of-table' }: ReadOptions = {},
): T {
  const { name, namespace, group } = root;
  if (element.namespace !== namespace) {
    const right = namespace === '' ? 'no namespace' : `namespace ${namespace}`;
    const detail = `Is in ${shownNamespace(element)}; it must be in ${right}.`;
    findings.structure(name, element.line, detail);
  }
  const values: Values = {};
  new TableReader(findings, order === 'any').readGroup(element, group, name, values);
  return values as T;
}

type Values = Record<string, unknown>;

class TableReader {
  constructor(
    private readonly findings: FindingSink,
    private readonly isAnyOrder: boolean,
  ) {}

  /** Adds the members of the group to `values`. */
  readGroup(element: XmlElement, group: AnyGroup, path: string, values: Values): void {
    if (element.attributes.size > 0 || group.attributeNames.size > 0) {
      this.readAttributes(element, group, path, values);
    }
    if (group.content !== undefined) {
      this.readContent(element, group.content, path, values);
    } else if (hasText(element)) {
      this.findings.structure(path, element.line, 'Has text between its elements.');
    }
    for (const { member, makeValue } of group.absent) values[member] = makeValue();
    const counts = new Array<number>(group.elements.length).fill(0);
    let cursor = 0;
    for (const child of element.children) {
      if (this.findings.isFull) return;
      const position = this.positionOf(child, element, group, path);
      if (position === undefined) continue;
      const row = group.elements[position];
      if (row === undefined) continue;
      const count = (counts[position] ?? 0) + 1;
      counts[position] = count;
      if (count > row.maximum || (position < cursor && !this.isAnyOrder)) {
        this.reportMisplaced(child, { row, count, cursor, group, path });
        continue;
      }
      cursor = position;
      this.readChild(child, row, count, path, values);
    }
    this.checkPresence(element, group, counts, path);
    if (group.envelope) this.countSignatures(element, group, path);
  }

  private readContent(
    element: XmlElement,
    { member = '', type }: CompiledRow,
    path: string,
    values: Values,
  ): void {
    if (type.kind === 'text') values[member] = this.readText(element.text, type, path, element);
  }

  private readAttributes(
    element: XmlElement,
    { attributes, attributeNames, envelope }: AnyGroup,
    path: string,
    values: Values,
  ): void {
    for (const { name, required, type } of attributes) {
      const text = element.attributes.get(name);
      if (text === undefined) {
        if (required) this.findings.structure(path, element.line, `Has no attribute ${name}.`);
      } else if (type.kind === 'text') {
        values[name] = this.readText(text, type, `${path}/@${name}`, element);
      }
    }
    if (envelope?.version !== undefined) {
      const { attribute, values: versions } = envelope.version;
      const version = element.attributes.get(attribute);
      if (version === undefined || !versions.includes(version)) {
        const right = `${attribute}="${versions.join('" or "')}"`;
        this.findings.structure(path, element.line, `Must have the attribute ${right}.`);
      }
    }
    this.refuseOtherAttributes(element, attributeNames, path);
  }

  private refuseOtherAttributes(
    element: XmlElement,
    known: { has(name: string): boolean },
    path: string,
  ): void {
    for (const name of element.attributes.keys()) {
      if (known.has(name)) continue;
      this.findings.structure(path, element.line, `Has an unknown attribute: ${shorten(name)}.`);
    }
  }

  /** The position of an element in its group; undefined for signatures and, with a finding, for unknown elements. */
  private positionOf(
    child: XmlElement,
    parent: XmlElement,
    group: AnyGroup,
    path: string,
  ): number | undefined {
    if (group.envelope && isSignature(child)) return undefined;
    const position = group.positions.get(child.name);
    if (position !== undefined && child.namespace === parent.namespace) return position;
    const place = `${path}/${shorten(child.name)}`;
    if (position === undefined) {
      const known = group.elements.map(({ name }) => name);
      const detail = `Is not an element of ${path}: ${known.join(', ')}.`;
      this.findings.structure(place, child.line, detail, { known });
      return undefined;
    }
    // A wrong namespace is reported once: the elements below are compared with their parent.
    const detail = `Is in ${shownNamespace(child)}; it must be in that of ${path}.`;
    this.findings.structure(place, child.line, detail);
    return position;
  }

  private reportMisplaced(child: XmlElement, found: PlacedChild): void {
    const { row, count, cursor, group, path } = found;
    const place = `${path}/${child.name}`;
    if (count > row.maximum) {
      // Only the first element too many is reported.
      if (count > row.maximum + 1) return;
      this.findings.structure(place, child.line, `Appears more than ${times(row.maximum)}.`);
      return;
    }
    const later = group.elements[cursor]?.name ?? '';
    const detail = `Is in the wrong place: it must be before ${later}.`;
    this.findings.structure(place, child.line, detail);
  }

  private readChild(
    child: XmlElement,
    { member, list, type }: CompiledRow,
    count: number,
    path: string,
    values: Values,
  ): void {
    const place = `${path}/${child.name}${list ? `[${String(count)}]` : ''}`;
    if (type.kind === 'group' && type.isInline) {
      this.readGroup(child, type, place, values);
      return;
    }
    const value = this.readValue(child, type, place);
    if (member === undefined) return;
    if (!list) values[member] = value;
    else if (Array.isArray(values[member])) values[member].push(value);
    else values[member] = [value];
  }

  private readValue(child: XmlElement, type: CompiledRow['type'], place: string): unknown {
    switch (type.kind) {
      case 'text':
        return this.readTextElement(child, type, place);
      case 'group': {
        const values: Values = {};
        this.readGroup(child, type, place, values);
        return values;
      }
      case 'opaque':
        this.checkOpaque(child, type, place);
        return undefined;
    }
  }

  private readTextElement(element: XmlElement, type: TextType<unknown>, path: string): unknown {
    if (type.attributes !== undefined) this.checkAttributes(element, type.attributes, path);
    else if (element.attributes.size > 0) this.refuseOtherAttributes(element, NONE, path);
    if (element.children.length > 0) {
      this.findings.structure(path, element.line, 'Has elements inside; only text is allowed.');
      return undefined;
    }
    return this.readText(element.text, type, path, element);
  }

  private checkAttributes(
    element: XmlElement,
    expected: ReadonlyMap<string, string>,
    path: string,
  ): void {
    for (const [name, value] of expected) {
      if (element.attributes.get(name) === value) continue;
      this.findings.structure(path, element.line, `Must have the attribute ${name}="${value}".`);
    }
    this.refuseOtherAttributes(element, expected, path);
  }

  private checkOpaque(element: XmlElement, { namespace }: OpaqueType, path: string): void {
    this.refuseOtherAttributes(element, NONE, path);
    const [first] = element.children;
    if (hasText(element)) {
      this.findings.structure(path, element.line, 'Has text; only an element is allowed.');
    }
    if (element.children.length > 1) {
      this.findings.structure(path, element.line, 'Has more than one element inside.');
    } else if (first !== undefined && first.namespace !== namespace) {
      const detail = `Is in ${shownNamespace(first)}; it must be in namespace ${namespace}.`;
      this.findings.structure(`${path}/${shorten(first.name)}`, first.line, detail);
    }
  }

  private readText(
    text: string,
    type: TextType<unknown>,
    path: string,
    { line }: XmlElement,
  ): unknown {
    const read = type.read(text);
    if (read.ok) return read.value;
    this.findings.structure(path, line, read.refusal, { value: text });
    return undefined;
  }

  private checkPresence(
    element: XmlElement,
    group: AnyGroup,
    counts: readonly number[],
    path: string,
  ): void {
    for (const [position, { name, required, minimum = 1 }] of group.elements.entries()) {
      const count = counts[position] ?? 0;
      if (!required || count >= minimum) continue;
      const detail =
        count === 0 ? 'Is missing.' : `Appears ${times(count)}; it must appear ${times(minimum)}.`;
      this.findings.structure(`${path}/${name}`, element.line, detail);
    }
    for (const { choice, positions } of group.choices) {
      const { minimum, maximum } = choice;
      const nameOf = (position: number): string => group.elements[position]?.name ?? '';
      const names = positions.map(nameOf);
      const present = positions.filter((position) => (counts[position] ?? 0) > 0).map(nameOf);
      if (present.length < minimum && names.length === 1) {
        this.findings.structure(`${path}/${names.join()}`, element.line, 'Is missing.');
      } else if (present.length < minimum) {
        const detail = `Needs one of ${names.join(', ')}, and has none.`;
        this.findings.structure(path, element.line, detail);
      } else if (present.length > maximum) {
        const detail = `Has ${present.join(' and ')}; only one of them is allowed.`;
        this.findings.structure(path, element.line, detail);
      }
    }
  }

  private countSignatures(element: XmlElement, { elements }: AnyGroup, path: string): void {
    const last = element.children.at(-1);
    const signatures = element.children.filter(isSignature);
    const [first] = signatures;
    if (first === undefined || signatures.length > 1 || first === last) return;
    const signed = elements.at(-1)?.name ?? '';
    const detail = `Is in the wrong place: it must be after ${signed}.`;
    this.findings.structure(`${path}/${SIGNATURE}`, first.line, detail);
  }
}

interface PlacedChild {
  readonly row: CompiledRow;
  readonly count: number;
  readonly cursor: number;
  readonly group: AnyGroup;
  readonly path: string;
}

const NONE: ReadonlySet<string> = new Set();

function hasText({ text }: XmlElement): boolean {
  return text !== '' && text.trim() !== '';
}

export function isSignature({ name, namespace }: XmlElement): boolean {
  return name === SIGNATURE && namespace === SIGNATURE_NAMESPACE;
}

function shownNamespace({ namespace }: XmlElement): string {
  return namespace === '' ? 'no namespace' : `namespace ${shorten(namespace)}`;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${String(count)} times`;
}

function shorten(name: string): string {
  return shortened(name, 60);
}
