import { canonicalText } from './canonical-text';
import { type AnyGroup, type CompiledRow } from './rows';
import { type Group } from './table';

/** Elements that are already written, by name. They are embedded without a change. */
export type Fragments = Readonly<Record<string, string>>;

/** The root of a document: its name, namespace (empty if it has none) and table. */
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
 * @throws RangeError if XML does not allow a text of the value
 */
export function writeByTable<T>(root: Root<T>, value: T, fragments = NO_FRAGMENTS): string {
  const xmlns = root.namespace === '' ? '' : ` xmlns="${root.namespace}"`;
  return writeGroup(xmlns, { ...root, value }, fragments);
}

interface Written {
  readonly name: string;
  readonly group: AnyGroup;
  readonly value: unknown;
}

function writeGroup(xmlns: string, { name, group, value }: Written, fragments: Fragments): string {
  const members = value as Members;
  let text = `<${name}${xmlns}`;
  for (const row of group.attributes) {
    const content = members[row.name];
    if (content === undefined || row.type.kind !== 'text') continue;
    // The attributes are identifiers, for which the escapes of text and of attributes are the same.
    text += ` ${row.name}="${canonicalText(row.type.write(content))}"`;
  }
  const version = group.envelope?.version;
  if (version !== undefined) text += ` ${version.attribute}="${version.values.at(-1) ?? ''}"`;
  return `${text}>${writeElements(group, members, fragments)}</${name}>`;
}

type Members = Readonly<Record<string, unknown>>;

function writeElements(group: AnyGroup, members: Members, fragments: Fragments): string {
  let text = group.content === undefined ? '' : writeContent(group.content, members);
  for (const row of group.elements) {
    if (row.member === undefined) {
      text += writeMemberless(row, members, fragments);
      continue;
    }
    const content = members[row.member];
    if (content === undefined || isEmpty(row, content)) continue;
    text += fragments[row.name] ?? writeRow(row, content, fragments);
  }
  return text;
}

/** The value of a member that has no element; see `orEmpty`. */
function isEmpty({ empty }: CompiledRow, content: unknown): boolean {
  if (empty === undefined) return false;
  return content === '' || (typeof content === 'object' && Object.keys(content ?? {}).length === 0);
}

function writeContent({ member = '', type }: CompiledRow, members: Members): string {
  return type.kind === 'text' ? canonicalText(type.write(members[member])) : '';
}

function writeMemberless(row: CompiledRow, members: Members, fragments: Fragments): string {
  const { name, type, constant } = row;
  if (constant !== undefined) return `<${name}>${constant}</${name}>`;
  if (type.kind !== 'group') return `<${name}></${name}>`;
  // An optional element is written if one of its members has a value.
  if (!row.required && !row.members.some((member) => members[member] !== undefined)) return '';
  return `<${name}>${writeElements(type, members, fragments)}</${name}>`;
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
  type: CompiledRow['type'],
  value: unknown,
  fragments: Fragments,
): string {
  switch (type.kind) {
    case 'group':
      return writeGroup('', { name, group: type, value }, fragments);
    case 'text':
      return `<${name}${attributesOf(type.attributes)}>${canonicalText(type.write(value))}</${name}>`;
    case 'opaque':
      return `<${name}></${name}>`;
  }
}

function attributesOf(attributes: ReadonlyMap<string, string> | undefined): string {
  let text = '';
  if (attributes === undefined) return text;
  for (const [name, value] of attributes) text += ` ${name}="${value}"`;
  return text;
}
