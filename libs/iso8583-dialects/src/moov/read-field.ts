import { type ViolationList } from '#libs/kernel';
import { type Layout } from '../layout';
import { contentOf, KINDS, longestIn, prefixOf, type Kind } from './encodings';
import { type MoovField } from './specification';

/** The elements that are binary data, which a String can hold as hex digits. */
const BINARY: readonly string[] = [
  '/fields/52',
  '/fields/55',
  '/fields/64',
  '/fields/96',
  '/fields/128',
];
const TRACKS: readonly string[] = ['/fields/35', '/fields/36'];
const MAX_NAME = 500;

/** The layout of a field without subfields; undefined if it is refused, which is an error with its pointer. */
export function layoutOfLeaf(
  field: MoovField,
  pointer: string,
  found: ViolationList,
): Layout | undefined {
  const kind = kindOf(field, pointer);
  if (kind === undefined) {
    found.add(`${pointer}/type`, 'A bitmap must be field 1, or the bitmap of a Composite.');
    return undefined;
  }
  const length = lengthOf(field, pointer, found);
  const lengthPrefix = requiredPrefix(field, pointer, found);
  const content = contentOf(kind, field.enc ?? '');
  if (typeof content === 'string') {
    found.add(`${pointer}/enc`, `A profile cannot have this: ${content}.`);
    return undefined;
  }
  if (length === undefined || lengthPrefix === undefined) return undefined;
  const layout: Layout = {
    oddDigits: 'left-zero',
    ...content,
    ...lengthPrefix,
    length: Math.min(length, longestIn(lengthPrefix)),
    ...nameOf(field),
  };
  return withPadding(layout, field, pointer, found);
}

function kindOf({ type, enc }: MoovField, pointer: string): Kind | undefined {
  const isHex = enc === 'HexToASCII' || enc === 'Hex';
  if (type === 'String' && isHex && BINARY.includes(pointer)) return 'bytes';
  const isPacked = enc === 'BCD' || enc === 'LBCD';
  if (type === 'String' && isPacked && TRACKS.includes(pointer)) return 'track';
  return KINDS[type];
}

/** The length of a field, which must be there. */
export function lengthOf(
  { length }: MoovField,
  pointer: string,
  found: ViolationList,
): number | undefined {
  if (length !== undefined && length > 0) return length;
  found.add(`${pointer}/length`, 'Must be at least 1.');
  return undefined;
}

export function requiredPrefix({ prefix }: MoovField, pointer: string, found: ViolationList) {
  const known = prefixOf(prefix ?? '');
  if (typeof known !== 'string') return known;
  const detail =
    prefix === undefined ? 'Is missing; it must be a prefix, as in ASCII.LL.' : sentence(known);
  found.add(`${pointer}/prefix`, detail);
  return undefined;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The name of a field in one line. */
export function nameOf({ description }: MoovField): { name?: string } {
  const name = description
    ?.replace(/[\u0000-\u001F\u007F]+/g, ' ')
    .trim()
    .slice(0, MAX_NAME);
  return name === undefined || name === '' ? {} : { name };
}

/** moov fills a value on the side that the field names. A profile fills numbers with zeros and text with blanks by itself. */
function withPadding(
  layout: Layout,
  { padding }: MoovField,
  pointer: string,
  found: ViolationList,
): Layout | undefined {
  if (padding === undefined || padding.type === 'None') return layout;
  const { type, pad = '' } = padding;
  if (!/^[ -~]$/.test(pad)) {
    found.add(`${pointer}/padding/pad`, 'Must be one printable character of ASCII.');
    return undefined;
  }
  if (layout.lengthDigits > 0) {
    const detail = 'A profile does not fill a value of variable length; leave the padding out.';
    found.add(`${pointer}/padding`, detail);
    return undefined;
  }
  const side = type === 'Left' ? 'left' : 'right';
  const isUsual =
    layout.format === 'n' ? side === 'left' && pad === '0' : side === 'right' && pad === ' ';
  const isFilled = layout.format !== 'b' && layout.format !== 'z';
  return isUsual || !isFilled ? layout : { ...layout, pad: { side, char: pad } };
}
