import { type Composite, type ElementOverride, type Subelements } from '#libs/iso8583';
import { pointerToken, type ViolationList } from '#libs/kernel';
import { withComposite } from '../container';
import { concise, type Layout } from '../layout';
import { sharedLength, withoutLength } from '../shared-length';
import { longestIn, TAG_ENCODINGS } from './encodings';
import { layoutOfLeaf, lengthOf, nameOf, requiredPrefix } from './read-field';
import { type MoovField, type MoovTag } from './specification';

const MAX_NUMBER = /^0*(?<number>[0-9]{1,3})$/;

/** The layout of a field; undefined if it is refused, which is an error with its pointer. */
export function layoutOfField(
  field: MoovField,
  pointer: string,
  found: ViolationList,
): Layout | undefined {
  const isComposite = field.type === 'Composite';
  return isComposite
    ? layoutOfComposite(field, pointer, found)
    : layoutOfLeaf(field, pointer, found);
}

/** The layout of a field with subfields. Its length counts bytes. */
function layoutOfComposite(
  field: MoovField,
  pointer: string,
  found: ViolationList,
): Layout | undefined {
  const length = lengthOf(field, pointer, found);
  const lengthPrefix = requiredPrefix(field, pointer, found);
  const composite = compositeOf(field, pointer, found);
  if (composite === undefined || length === undefined || lengthPrefix === undefined)
    return undefined;
  const text: Layout = {
    format: 'ans',
    content: 'ascii',
    oddDigits: 'left-zero',
    ...lengthPrefix,
    length: Math.min(length, longestIn(lengthPrefix)),
    ...nameOf(field),
  };
  return withComposite(text, composite);
}

function compositeOf(
  field: MoovField,
  pointer: string,
  found: ViolationList,
): Composite | undefined {
  const { tag, bitmap, subfields = new Map<string, MoovField>() } = field;
  if (bitmap !== undefined) return bitmapped(bitmap, subfields, pointer, found);
  if (tag?.enc === undefined) {
    return { kind: 'positional', subelements: conciseAll(numbered(subfields, pointer, found)) };
  }
  if (tag.enc === 'BerTLVTag') {
    const subelements = tagged(subfields, (key) => key.toUpperCase(), pointer, found);
    return {
      kind: 'ber-tlv',
      ...unknownTags(tag),
      subelements: mapped(subelements, withoutLength),
    };
  }
  return withTags(tag, subfields, pointer, found);
}

function bitmapped(
  { length = 8, enc, disableautoexpand }: NonNullable<MoovField['bitmap']>,
  subfields: ReadonlyMap<string, MoovField>,
  pointer: string,
  found: ViolationList,
): Composite | undefined {
  const isHex = enc === 'HexToASCII' || enc === 'Hex';
  if (!isHex && enc !== 'Binary') {
    found.add(`${pointer}/bitmap/enc`, 'Must be Binary or HexToASCII.');
    return undefined;
  }
  if (length < 1 || length > 24) {
    found.add(`${pointer}/bitmap/length`, 'Must be from 1 to 24.');
    return undefined;
  }
  const isFixed = disableautoexpand === true;
  return {
    kind: 'bitmapped',
    bitmap: {
      bytes: isFixed ? length : 24,
      encoding: isHex ? 'ascii' : 'binary',
      ...(!isFixed && { hasExtensionBit: true }),
    },
    subelements: conciseAll(numbered(subfields, pointer, found)),
  };
}

function numbered(
  subfields: ReadonlyMap<string, MoovField>,
  pointer: string,
  found: ViolationList,
): Record<string, Layout> {
  return tagged(subfields, (key) => MAX_NUMBER.exec(key)?.groups?.['number'], pointer, found);
}

/** The subelements by the key that a function makes of the key of the subfield. */
function tagged(
  subfields: ReadonlyMap<string, MoovField>,
  keyOf: (key: string) => string | undefined,
  pointer: string,
  found: ViolationList,
): Record<string, Layout> {
  const subelements: Record<string, Layout> = {};
  for (const [written, subfield] of subfields) {
    const at = `${pointer}/subfields/${pointerToken(written)}`;
    const key = keyOf(written);
    if (key === undefined) {
      found.add(at, 'The name of the subfield is not a number or tag that fits.');
    } else if (Object.hasOwn(subelements, key)) {
      found.add(at, `Subfield ${key} is described twice.`);
    } else {
      const layout = layoutOfField(subfield, at, found);
      if (layout !== undefined) subelements[key] = layout;
    }
  }
  return subelements;
}

function withTags(
  tag: MoovTag,
  subfields: ReadonlyMap<string, MoovField>,
  pointer: string,
  found: ViolationList,
): Composite | undefined {
  const { enc = '', length = 0, padding } = tag;
  const encoding = Object.hasOwn(TAG_ENCODINGS, enc)
    ? TAG_ENCODINGS[enc as keyof typeof TAG_ENCODINGS]
    : undefined;
  if (encoding === undefined) {
    const names = Object.keys(TAG_ENCODINGS).join(', ');
    found.add(`${pointer}/tag/enc`, `Must be BerTLVTag or one of ${names}.`);
    return undefined;
  }
  if (length < 1 || length > 8) {
    found.add(`${pointer}/tag/length`, 'Must be from 1 to 8.');
    return undefined;
  }
  if (padding?.type === 'Right') {
    found.add(`${pointer}/tag/padding`, 'A profile fills tags on the left.');
    return undefined;
  }
  const units = encoding === 'binary' ? length * 2 : length;
  const keyOf = (key: string): string | undefined => {
    const filled = padding?.pad === undefined ? key : key.padStart(units, padding.pad);
    return filled.length === units ? filled : undefined;
  };
  const subelements = tagged(subfields, keyOf, pointer, found);
  const shared = sharedLength(Object.values(subelements));
  return {
    kind: 'tagged',
    tag: { length, encoding },
    ...(shared && { length: shared }),
    ...unknownTags(tag),
    subelements: shared ? mapped(subelements, withoutLength) : conciseAll(subelements),
  };
}

/** moov skips unknown tags only if it is asked to, and can keep them. */
function unknownTags({ skipUnknownTLVTags, storeUnknownTLVTags }: MoovTag): {
  unknown?: 'skip' | 'refuse';
} {
  if (storeUnknownTLVTags === true) return {};
  return { unknown: skipUnknownTLVTags === true ? 'skip' : 'refuse' };
}

function conciseAll(subelements: Readonly<Record<string, Layout>>): Subelements {
  return mapped(subelements, concise);
}

function mapped(
  subelements: Readonly<Record<string, Layout>>,
  change: (layout: Layout) => ElementOverride,
): Subelements {
  return Object.fromEntries(
    Object.entries(subelements).map(([key, layout]) => [key, change(layout)]),
  );
}
