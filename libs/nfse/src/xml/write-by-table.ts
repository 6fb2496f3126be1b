import { canonicalText } from './canonical-text';
import { type AnyGroup, type CompiledRow, type Group, type TextType } from './table';

/** Elements that are already written, by name. They are embedded without a change. */
export type Fragments = Readonly<Record<string, string>>;

/** The root of a document: its name, namespace and table. */
export interface Root<T> {
  readonly name: string;
  readonly namespace: string;
  readonly group: Group<T>;
}

const NO_FRAGMENTS: Fragments = {};

/**
 * Writes a document by its table, without white space between elements and without a declaration. The document is
 * its own canonical form.
 *
 * @throws RangeError if XML cannot carry a text of the value
 */
export function writeByTable<T>(root: Root<T>, value: T, fragments = NO_FRAGMENTS): string {
  return writeGroup(` xmlns="${root.namespace}"`, { ...root, value }, fragments);
}

interface Written {
  readonly name: string;
  readonly group: AnyGroup;
  readonly value: unknown;
}

function writeGroup(xmlns: string, { name, group, value }: Written, fragments: Fragments): string {
  const members = value as Readonly<Record<string, unknown>>;
  let text = `<${name}${xmlns}`;
  for (const row of group.attributes) {
    const content = members[row.name];
    if (content === undefined || row.type.kind !== 'text') continue;
    // The attributes are identifiers, for which the escapes of text and of attributes are the same.
    text += ` ${row.name}="${canonicalText(row.type.write(content))}"`;
  }
  const version = group.envelope?.versions.at(-1);
  if (version !== undefined) text += ` versao="${version}"`;
  text += '>';
  for (const row of group.elements) {
    const content = members[row.name];
    if (content === undefined) continue;
    text += fragments[row.name] ?? writeRow(row, content, fragments);
  }
  return `${text}</${name}>`;
}

function writeRow(
  { name, list, type }: CompiledRow,
  content: unknown,
  fragments: Fragments,
): string {
  if (!list) return writeElement(name, type, content, fragments);
  let text = '';
  for (const item of content as readonly unknown[]) {
    text += writeElement(name, type, item, fragments);
  }
  return text;
}

function writeElement(
  name: string,
  type: TextType<unknown> | AnyGroup,
  value: unknown,
  fragments: Fragments,
): string {
  if (type.kind === 'group') return writeGroup('', { name, group: type, value }, fragments);
  return `<${name}>${canonicalText(type.write(value))}</${name}>`;
}
