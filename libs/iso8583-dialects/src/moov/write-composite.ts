import {
  subelementLayout,
  type Composite,
  type ElementLayout,
  type ElementOverride,
  type Profile,
} from '#libs/iso8583';
import { type ViolationList } from '#libs/kernel';
import { unitsDiffer } from '../layout';
import { type MoovField, type MoovTag } from './specification';
import { codesOf, leafOf, nameOf, prefixNameOf } from './write-field';

type Tagged = Extract<Composite, { kind: 'tagged' }>;
type Shape = Pick<MoovField, 'tag' | 'bitmap'>;

/** Writes fields, and collects those that moov cannot have. */
export class FieldWriter {
  constructor(
    private readonly profile: Profile,
    private readonly found: ViolationList,
  ) {}

  /** A field that packs the same bytes; undefined if moov has none, which is an error. */
  fieldOf(layout: ElementLayout, pointer: string): MoovField | undefined {
    if (layout.composite !== undefined) return this.compositeOf(layout, layout.composite, pointer);
    const field = leafOf(layout, codesOf(this.profile));
    if (typeof field !== 'string') return field;
    this.refuse(pointer, field);
    return undefined;
  }

  private refuse(pointer: string, detail: string): undefined {
    this.found.add(pointer, `${detail}.`);
  }

  private compositeOf(
    layout: ElementLayout,
    composite: Composite,
    pointer: string,
  ): MoovField | undefined {
    const at = `${pointer}/composite`;
    const isText = layout.format !== 'b';
    if (layout.content !== (isText ? 'ascii' : 'binary')) {
      this.refuse(
        at,
        'moov reads subfields from the bytes of their field, not from translated ones',
      );
      return;
    }
    const prefix = prefixNameOf(layout);
    if (prefix === undefined) {
      this.refuse(pointer, 'moov has no such length prefix');
      return;
    }
    const shape = shapeOf(composite);
    if (typeof shape === 'string') {
      this.refuse(at, shape);
      return;
    }
    const subfields = this.subfieldsOf(composite, isText, at);
    return {
      type: 'Composite',
      length: layout.length,
      ...nameOf(layout),
      prefix,
      ...shape,
      subfields,
    };
  }

  private subfieldsOf(
    composite: Composite,
    isText: boolean,
    at: string,
  ): ReadonlyMap<string, MoovField> {
    const subfields = new Map<string, MoovField>();
    for (const [key, override] of Object.entries(composite.subelements ?? {})) {
      const field = this.subfieldOf(composite, isText, override, `${at}/subelements/${key}`);
      if (field !== undefined) subfields.set(key, field);
    }
    return subfields;
  }

  private subfieldOf(
    composite: Composite,
    isText: boolean,
    override: ElementOverride,
    at: string,
  ): MoovField | undefined {
    const layout = subelementLayout(this.profile, { composite, isText }, override);
    const isCounted = composite.kind === 'tagged' && composite.length !== undefined;
    if (isCounted && unitsDiffer(layout.content, layout.format)) {
      this.refuse(at, 'moov counts digits, or bytes of binary data, in the length after a tag');
      return;
    }
    return this.fieldOf(layout, at);
  }
}

/** What says how a composite is divided, or why moov has no such division. */
function shapeOf(composite: Composite): Shape | string {
  switch (composite.kind) {
    case 'positional':
      return { tag: { sort: 'StringsByInt' } };
    case 'bitmapped':
      return { bitmap: bitmapOf(composite.bitmap) };
    case 'ber-tlv': {
      const hasTags = Object.keys(composite.subelements ?? {}).length > 0;
      if (!hasTags) return 'moov needs the tags of BER-TLV';
      return { tag: { enc: 'BerTLVTag', sort: 'StringsByHex', ...unknownTags(composite.unknown) } };
    }
    case 'tagged':
      return tagged(composite);
  }
}

function bitmapOf({
  bytes,
  encoding,
  hasExtensionBit = false,
}: Extract<Composite, { kind: 'bitmapped' }>['bitmap']): NonNullable<MoovField['bitmap']> {
  const isHex = encoding === 'ascii';
  return {
    type: 'Bitmap',
    length: hasExtensionBit ? 8 : bytes,
    description: 'Bitmap',
    enc: isHex ? 'HexToASCII' : 'Binary',
    prefix: isHex ? 'Hex.Fixed' : 'Binary.Fixed',
    ...(!hasExtensionBit && { disableautoexpand: true }),
  };
}

const TAG_NAMES = { ascii: 'ASCII', ebcdic: 'EBCDIC', bcd: 'BCD', binary: 'ASCIIToHex' } as const;

function tagged({ index, before, after, head, tag, length, unknown }: Tagged): Shape | string {
  const hasFixedBytes = index !== undefined || before !== undefined || after !== undefined;
  if (hasFixedBytes) return 'moov has no fixed bytes around a tag';
  if (head !== undefined) return 'moov has no subfield before the first tag';
  if ((length?.adjust ?? 0) !== 0)
    return 'moov has no length after a tag that counts more than the value';
  return {
    tag: {
      length: tag.length,
      enc: TAG_NAMES[tag.encoding],
      sort: 'StringsByHex',
      ...unknownTags(unknown),
    },
  };
}

function unknownTags(unknown: Tagged['unknown']): Partial<MoovTag> {
  if (unknown === 'skip') return { skipUnknownTLVTags: true };
  return unknown === 'refuse' ? {} : { storeUnknownTLVTags: true };
}
