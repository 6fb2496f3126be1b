import { type Composite, type Subelements } from '#libs/iso8583';
import { concise, type Layout } from '../layout';
import { sharedLength, withoutLength } from '../shared-length';
import { NESTED, type Field, type Reporter } from './field';
import { FIELD_CLASSES, TAGGED_CLASSES, type TaggedClass } from './field-classes';
import { TAG_MAPPERS } from './packagers';
import { isUnused, layoutInClass, layoutOfField, own, whyRefused } from './read-field';

type Tagged = Extract<Composite, { kind: 'tagged' }>;

interface TaggedField {
  readonly key: string;
  readonly tag: TaggedClass['tag'];
  readonly layout: Layout;
}

/** Divides the value of a subfield into subfields of its own. */
type Nest = (field: Field, outer: Layout) => Layout | undefined;

/** Stands for all tags without a field of their own, as in `##`. */
const ANY_TAG = /^#+$/;
const TAG = /^[0-9A-Za-z]{1,8}$/;

/** The composite of fields whose classes write a tag; undefined if it is refused, which is an error. */
export function taggedComposite(
  parent: Field,
  fields: ReadonlyMap<number, Field>,
  nest: Nest,
  { reporter, isMapped }: { readonly reporter: Reporter; readonly isMapped: boolean },
): Tagged | undefined {
  const mapped = isMapped ? mapperOf(parent, reporter) : undefined;
  const first = fields.get(0);
  const headField = first !== undefined && !hasTag(first) && !isUnused(first) ? first : undefined;
  const head = headField && layoutOfField(headField, reporter);
  const tagged: TaggedField[] = [];
  for (const field of fields.values()) {
    if (field === headField || isUnused(field)) continue;
    const item = taggedField(field, { mapped, nest }, reporter);
    if (item !== undefined && isLike(item, tagged, field, reporter)) tagged.push(item);
  }
  const [one] = tagged;
  if (one !== undefined) return assemble(one, head, tagged);
  reporter.add(parent, 'there is no subfield with a tag.');
  return undefined;
}

function hasTag({ className }: Field): boolean {
  return own(TAGGED_CLASSES, className) !== undefined;
}

function taggedField(
  field: Field,
  { mapped, nest }: { readonly mapped: Mapper | undefined; readonly nest: Nest },
  reporter: Reporter,
): TaggedField | undefined {
  const { className } = field;
  const found = own(TAGGED_CLASSES, className);
  if (found === undefined) {
    const isField = own(FIELD_CLASSES, className) !== undefined;
    const detail = isField
      ? `class ${className} writes no tag, and only field 0 can be before the first tag.`
      : whyRefused(className);
    reporter.add(field, detail);
    return undefined;
  }
  const key = keyOf(field, found, mapped);
  if (typeof key !== 'string') {
    reporter.add(field, key.refusal);
    return undefined;
  }
  const valueClass = own(FIELD_CLASSES, found.value);
  const outer = valueClass && layoutInClass(field, valueClass, reporter);
  const layout = outer && field.element.name === NESTED ? nest(field, outer) : outer;
  const length = found.hasToken ? key.length : found.tag.length;
  return layout && { key, tag: { length, encoding: found.tag.encoding }, layout };
}

/** The tag of a field, or why it has none. */
function keyOf(
  { id, token = '' }: Field,
  { tag, hasToken }: TaggedClass,
  mapped: Mapper | undefined,
): string | { readonly refusal: string } {
  const isOwn = hasToken === true || (mapped !== undefined && token !== '');
  if (!isOwn && mapped !== undefined && mapped.digits !== tag.length) {
    const detail =
      `the class that makes the tags must be one of ${Object.keys(TAG_MAPPERS).join(', ')} of the same length. Other ` +
      'classes are code that cannot run here: write the tag of each field as its token, as in token="A1".';
    return { refusal: detail };
  }
  const key = isOwn ? token : String(id).padStart(tag.length, '0');
  if (isOwn && !TAG.test(key) && !ANY_TAG.test(key)) {
    return { refusal: 'the attribute token must be the tag: 1 to 8 letters and digits.' };
  }
  if (hasToken === true || key.length === tag.length) return key;
  return { refusal: `tag ${key} does not have ${String(tag.length)} characters.` };
}

/** Whether a field has the same form of tags as the fields before it, and another tag. */
function isLike(
  { key, tag }: TaggedField,
  before: readonly TaggedField[],
  field: Field,
  reporter: Reporter,
): boolean {
  const [first] = before;
  const isSame =
    first === undefined || (first.tag.length === tag.length && first.tag.encoding === tag.encoding);
  if (!isSame) {
    reporter.add(field, 'the tag has another length or code than that of the first subfield.');
  } else if (before.some((other) => other.key === key)) {
    reporter.add(field, `tag ${key} is already described.`);
  } else {
    return true;
  }
  return false;
}

interface Mapper {
  /** The number of digits of the tags; 0 for a class that is not known. */
  readonly digits: number;
}

function mapperOf(parent: Field, reporter: Reporter): Mapper {
  const name = parent.element.attributes.get('tagMapper');
  if (name === undefined) reporter.add(parent, 'the attribute tagMapper is missing.');
  const simple = name?.slice(name.lastIndexOf('.') + 1) ?? '';
  return { digits: own(TAG_MAPPERS, simple) ?? 0 };
}

function assemble(
  { tag }: TaggedField,
  head: Layout | undefined,
  fields: readonly TaggedField[],
): Tagged {
  const length = sharedLength(fields.map(({ layout }) => layout));
  const named = fields.filter(({ key }) => !ANY_TAG.test(key));
  const subelements: Subelements = Object.fromEntries(
    named.map((field) => [
      field.key,
      length === undefined ? concise(field.layout) : withoutLength(field.layout),
    ]),
  );
  return {
    kind: 'tagged',
    // The name must have another length than the tags.
    ...(head && { head: { [tag.length === 4 ? 'FIRST' : 'HEAD']: concise(head) } }),
    tag,
    ...(length && { length }),
    // Without a field for any tag, an unknown one stops jPOS too.
    ...(named.length === fields.length && { unknown: 'refuse' }),
    subelements,
  };
}
