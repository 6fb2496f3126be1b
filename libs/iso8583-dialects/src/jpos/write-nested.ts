import {
  subelementLayout,
  type Composite,
  type ElementLayout,
  type ElementOverride,
  type Profile,
} from '#libs/iso8583';
import { type ViolationList } from '#libs/kernel';
import { type XmlNode } from '#libs/xml';
import { inWords } from '../description-of';
import { chooseClass, type ChosenClass } from './choose-class';
import { TAGGED_CLASSES } from './field-classes';

/** An element with subelements that is written. */
export interface Nested {
  readonly profile: Profile;
  readonly id: number;
  readonly layout: ElementLayout;
  readonly chosen: ChosenClass;
  readonly pointer: string;
  readonly found: ViolationList;
}

type Tagged = Extract<Composite, { kind: 'tagged' }>;

const ISO = 'org.jpos.iso.';
const SUBFIELDS = 'org.jpos.iso.packager.GenericSubFieldPackager';
const EURO = 'org.jpos.iso.packager.EuroSubFieldPackager';
const MASTERCARD = 'org.jpos.iso.packager.MasterCardEBCDICSubFieldPackager';
const BER_PACKAGERS = {
  binary: 'org.jpos.tlv.packager.bertlv.BERTLVBinaryPackager',
  ascii: 'org.jpos.tlv.packager.bertlv.BERTLVAsciiHexPackager',
  ebcdic: 'org.jpos.tlv.packager.bertlv.BERTLVEbcdicHexPackager',
} as const;

/** A field without subfields. */
export function fieldNode(id: number, name: string, chosen: ChosenClass): XmlNode {
  return { name: 'isofield', attributes: attributesOf(id, name, chosen), content: [] };
}

function attributesOf(id: number, name: string, { className, length, pad }: ChosenClass) {
  return {
    id: String(id),
    length: String(length),
    name,
    class: ISO + className,
    ...(pad && { pad: 'true' }),
  };
}

/** A field with subfields; undefined if jPOS cannot have it, which is an error. */
export function nestedNode(nested: Nested, composite: Composite): XmlNode | undefined {
  switch (composite.kind) {
    case 'positional':
      return withFields(nested, composite, { packager: SUBFIELDS, emitBitmap: 'false' }, []);
    case 'bitmapped':
      return bitmappedNode(nested, composite);
    case 'tagged':
      return taggedNode(nested, composite);
    case 'ber-tlv':
      return berNode(nested);
  }
}

function refuse({ pointer, found }: Nested, detail: string): undefined {
  found.add(`${pointer}/composite`, detail);
}

function withFields(
  nested: Nested,
  composite: Composite,
  more: Readonly<Record<string, string>>,
  first: readonly XmlNode[],
): XmlNode | undefined {
  const fields: XmlNode[] = [...first];
  for (const [key, override] of Object.entries(composite.subelements ?? {})) {
    const field = subfieldNode(nested, composite, key, override);
    if (field !== undefined) fields.push(field);
  }
  const { id, layout, chosen } = nested;
  const attributes = { ...attributesOf(id, layout.name, chosen), ...more };
  return { name: 'isofieldpackager', attributes, content: fields };
}

function subfieldNode(
  nested: Nested,
  composite: Composite,
  key: string,
  override: ElementOverride,
): XmlNode | undefined {
  const { profile, pointer, found } = nested;
  const at = `${pointer}/composite/subelements/${key}`;
  const layout = { ...subelementLayout(profile, placeOf(nested, composite), override), number: 0 };
  const chosen = chooseClass(layout);
  if (chosen === undefined) {
    found.add(at, `jPOS has no class for ${inWords(layout)}.`);
    return undefined;
  }
  if (layout.composite === undefined) return fieldNode(Number(key), layout.name, chosen);
  const inner = { profile, id: Number(key), layout, chosen, pointer: at, found };
  return nestedNode(inner, layout.composite);
}

function placeOf({ layout }: Nested, composite: Composite) {
  return { composite, isText: layout.format !== 'b' };
}

function bitmappedNode(
  nested: Nested,
  composite: Extract<Composite, { kind: 'bitmapped' }>,
): XmlNode | undefined {
  const { bytes, encoding, hasExtensionBit = false } = composite.bitmap;
  if (!hasExtensionBit && bytes > 8) {
    refuse(nested, 'jPOS writes a bitmap of 8 bytes, and 16 only for subelements above 64.');
    return;
  }
  const className = encoding === 'ascii' ? 'IFA_BITMAP' : 'IFB_BITMAP';
  const bitmap = fieldNode(0, 'Bitmap', { className, length: bytes, pad: false });
  const more = { packager: SUBFIELDS, emitBitmap: 'true', bitmapField: '0' };
  return withFields(nested, composite, more, [bitmap]);
}

function berNode({ id, layout, chosen }: Nested): XmlNode {
  const content =
    layout.format === 'b' && layout.lengthCounts === 'bytes' ? layout.content : 'binary';
  const packager = BER_PACKAGERS[content === 'bcd' ? 'binary' : content];
  const attributes = { ...attributesOf(id, layout.name, chosen), packager, emitBitmap: 'false' };
  return { name: 'isofieldpackager', attributes, content: [] };
}

/** Tags of two digits before a length of characters, which is what the packagers of tagged fields have. */
function taggedNode(nested: Nested, composite: Tagged): XmlNode | undefined {
  const { tag, length, index, before, after, head = {}, subelements = {} } = composite;
  if (index !== undefined || before !== undefined || after !== undefined) {
    refuse(nested, 'jPOS has no packager for fixed bytes around a tag.');
    return;
  }
  if (length === undefined || length.adjust !== undefined) {
    refuse(nested, 'jPOS has no packager for these lengths after a tag.');
    return;
  }
  const className = tagClassOf(tag, length);
  const heads = Object.values(head);
  const keys = Object.keys(subelements);
  if (keys.length === 0) {
    refuse(nested, 'jPOS needs the tags of the subfields.');
    return;
  }
  if (heads.length > 0 && keys.some((key) => Number(key) === 0)) {
    refuse(nested, 'jPOS has the number 0 for what is before the first tag.');
    return;
  }
  if (className === undefined || heads.length > 1) {
    refuse(nested, 'jPOS has no packager for this tag with this length.');
    return;
  }
  const fields = Object.entries(subelements).map(([key, override]) => {
    const layout = subelementLayout(nested.profile, placeOf(nested, composite), override);
    const isText = layout.format !== 'b' && layout.content === tag.encoding && /^[0-9]+$/.test(key);
    if (!isText) {
      refuse(nested, `jPOS has no class for the subelement ${key} with its tag.`);
      return undefined;
    }
    const most = Math.min(layout.length, limitOf(length));
    const chosen = { className, length: most, pad: false };
    if (layout.composite === undefined) return fieldNode(Number(key), layout.name, chosen);
    const pointer = `${nested.pointer}/composite/subelements/${key}`;
    return nestedNode({ ...nested, id: Number(key), layout, chosen, pointer }, layout.composite);
  });
  const first = heads.map((override) =>
    subfieldNode(nested, { ...composite, kind: 'positional', subelements: {} }, '0', override),
  );
  const content = [...first, ...fields].filter((field) => field !== undefined);
  const { id, layout, chosen } = nested;
  const packager = tag.encoding === 'ebcdic' ? MASTERCARD : EURO;
  const attributes = { ...attributesOf(id, layout.name, chosen), packager, emitBitmap: 'false' };
  return { name: 'isofieldpackager', attributes, content };
}

function limitOf({ digits }: NonNullable<Tagged['length']>): number {
  return 10 ** digits - 1;
}

const VALUE_CLASSES: Readonly<Record<string, string>> = {
  'ascii 2': 'IFA_LLCHAR',
  'ascii 3': 'IFA_LLLCHAR',
  'ebcdic 2': 'IFE_LLCHAR',
  'ebcdic 3': 'IFE_LLLCHAR',
};
/** The classes that the packagers of tagged fields can have. */
const CLASSES = ['IFMC_LLCHAR', 'IFEPE_LLCHAR', 'IFEPE_LLLCHAR', 'IFIPM_LLLCHAR'];

function tagClassOf(
  tag: Tagged['tag'],
  { digits, encoding }: NonNullable<Tagged['length']>,
): string | undefined {
  const value = VALUE_CLASSES[`${encoding} ${String(digits)}`];
  return CLASSES.find((name) => {
    const known = TAGGED_CLASSES[name];
    return (
      known?.value === value &&
      known?.tag.length === tag.length &&
      known.tag.encoding === tag.encoding
    );
  });
}
