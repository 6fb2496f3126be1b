import { type XmlElement } from '#libs/xml';
import { type Findings } from './findings';
import { type AnyGroup, type Choice, type CompiledRow, type TextType } from './table';
import { type Root } from './write-by-table';

export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
const SIGNATURE = 'Signature';

/**
 * Reads a document by its table: names, namespaces, order, number, choices, attributes and types. Each error is added
 * to `findings` under the path of its element. Signatures are only counted.
 *
 * @returns the value; it is complete only if no finding was added
 */
export function readByTable<T>(element: XmlElement, root: Root<T>, findings: Findings): T {
  const { name, namespace, group } = root;
  if (element.namespace !== namespace) {
    const detail = `Is in ${shownNamespace(element)}; it must be in namespace ${namespace}.`;
    findings.structure(name, element.line, detail);
  }
  return new TableReader(findings).readGroup(element, group, name) as T;
}

class TableReader {
  constructor(private readonly findings: Findings) {}

  readGroup(element: XmlElement, group: AnyGroup, path: string): unknown {
    const values: Record<string, unknown> = {};
    this.readAttributes(element, group, path, values);
    if (element.text.trim() !== '') {
      this.findings.structure(path, element.line, 'Has text between its elements.');
    }
    const counts = new Array<number>(group.elements.length).fill(0);
    let cursor = 0;
    for (const child of element.children) {
      if (this.findings.isFull) return values;
      const position = this.positionOf(child, element, group, path);
      if (position === undefined) continue;
      const row = group.elements[position];
      if (row === undefined) continue;
      const count = (counts[position] ?? 0) + 1;
      counts[position] = count;
      if (this.isMisplaced(child, { row, count, position, cursor, group, path })) continue;
      cursor = position;
      this.readChild(child, row, count, path, values);
    }
    this.checkPresence(element, group, counts, path);
    if (group.envelope) this.countSignatures(element, group, path);
    return values;
  }

  private readAttributes(
    element: XmlElement,
    { attributes, envelope }: AnyGroup,
    path: string,
    values: Record<string, unknown>,
  ): void {
    const known = new Set(attributes.map(({ name }) => name));
    for (const { name, required, type } of attributes) {
      const text = element.attributes.get(name);
      if (text === undefined) {
        if (required) this.findings.structure(path, element.line, `Has no attribute ${name}.`);
      } else if (type.kind === 'text') {
        values[name] = this.readText(text, type, `${path}/@${name}`, element);
      }
    }
    if (envelope && envelope.versions.length > 0) {
      known.add('versao');
      const version = element.attributes.get('versao');
      if (version === undefined || !envelope.versions.includes(version)) {
        const right = `versao="${envelope.versions.join('" or "')}"`;
        this.findings.structure(path, element.line, `Must have the attribute ${right}.`);
      }
    }
    this.refuseOtherAttributes(element, known, path);
  }

  private refuseOtherAttributes(
    element: XmlElement,
    known: ReadonlySet<string>,
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
    const place = `${path}/${shorten(child.name)}`;
    if (position === undefined) {
      const names = group.elements.map(({ name }) => name).join(', ');
      this.findings.structure(place, child.line, `Is not an element of ${path}: ${names}.`);
      return undefined;
    }
    // A wrong namespace is reported once: the elements below are compared with their parent.
    if (child.namespace !== parent.namespace) {
      const detail = `Is in ${shownNamespace(child)}; it must be in that of ${path}.`;
      this.findings.structure(place, child.line, detail);
    }
    return position;
  }

  private isMisplaced(child: XmlElement, found: PlacedChild): boolean {
    const { row, count, position, cursor, group, path } = found;
    const place = `${path}/${child.name}`;
    if (count > row.maximum) {
      // Only the first element too many is reported.
      if (count === row.maximum + 1) {
        const detail = `Appears more than ${times(row.maximum)}.`;
        this.findings.structure(place, child.line, detail);
      }
      return true;
    }
    if (position >= cursor) return false;
    const later = group.elements[cursor]?.name ?? '';
    this.findings.structure(
      place,
      child.line,
      `Is in the wrong place: it must be before ${later}.`,
    );
    return true;
  }

  private readChild(
    child: XmlElement,
    { name, list, type }: CompiledRow,
    count: number,
    path: string,
    values: Record<string, unknown>,
  ): void {
    const place = list ? `${path}/${name}[${String(count)}]` : `${path}/${name}`;
    const value =
      type.kind === 'group'
        ? this.readGroup(child, type, place)
        : this.readTextElement(child, type, place);
    if (!list) values[name] = value;
    else if (Array.isArray(values[name])) values[name].push(value);
    else values[name] = [value];
  }

  private readTextElement(element: XmlElement, type: TextType<unknown>, path: string): unknown {
    if (element.attributes.size > 0) this.refuseOtherAttributes(element, NONE, path);
    if (element.children.length > 0) {
      this.findings.structure(path, element.line, 'Has elements inside; only text is allowed.');
      return undefined;
    }
    return this.readText(element.text, type, path, element);
  }

  private readText(
    text: string,
    type: TextType<unknown>,
    path: string,
    { line }: XmlElement,
  ): unknown {
    const read = type.read(text);
    if (read.ok) return read.value;
    this.findings.structure(path, line, read.refusal);
    return undefined;
  }

  private checkPresence(
    element: XmlElement,
    group: AnyGroup,
    counts: readonly number[],
    path: string,
  ): void {
    const choices = new Map<Choice, { names: string[]; present: string[] }>();
    for (const [position, { name, required, choice }] of group.elements.entries()) {
      const isPresent = (counts[position] ?? 0) > 0;
      if (required && !isPresent) {
        this.findings.structure(`${path}/${name}`, element.line, 'Is missing.');
      }
      if (choice === undefined) continue;
      const members = choices.get(choice) ?? { names: [], present: [] };
      choices.set(choice, members);
      members.names.push(name);
      if (isPresent) members.present.push(name);
    }
    for (const [{ minimum, maximum }, { names, present }] of choices) {
      if (present.length < minimum) {
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
  readonly position: number;
  readonly cursor: number;
  readonly group: AnyGroup;
  readonly path: string;
}

const NONE: ReadonlySet<string> = new Set();

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
  return name.length <= 60 ? name : `${name.slice(0, 57)}...`;
}
