import { type Composite, type ElementOverride, type Subelements } from '#libs/iso8583';
import { withComposite } from '../container';
import { concise, type Layout } from '../layout';
import { NESTED, type Field, type Reporter } from './field';
import { PACKAGERS, type PackagerKind } from './packagers';
import { bitmapEncodingOf, isUnused, layoutOfField, own } from './read-field';
import { taggedComposite } from './read-tagged';

/** The layout of a field with subfields; undefined if it is refused, which is an error. */
export function layoutOfNested(field: Field, reporter: Reporter): Layout | undefined {
  const outer = layoutOfField(field, reporter);
  return nestedLayout(field, outer, reporter);
}

/** The layout of a field whose value has this layout before it is divided. */
function nestedLayout(
  field: Field,
  outer: Layout | undefined,
  reporter: Reporter,
): Layout | undefined {
  const packager = packagerOf(field, reporter);
  if (packager === undefined) return undefined;
  const fields = reporter.fieldsOf(field.element, field.path);
  if (packager.kind === 'ber-tlv') return outer && berTlv(field, outer, packager.content, reporter);
  const composite = compositeOf(field, packager, fields, reporter);
  if (outer === undefined || composite === undefined) return undefined;
  const layout = withComposite(outer, composite);
  if (layout !== undefined) return layout;
  reporter.add(
    field,
    `class ${field.className} translates all bytes to EBCDIC, so its subfields must be characters in ASCII. ` +
      'Use a class of binary data for the field.',
  );
  return undefined;
}

function packagerOf(field: Field, reporter: Reporter): PackagerKind | undefined {
  const { element } = field;
  if (!element.attributes.has('packager')) {
    reporter.add(field, 'the attribute packager is missing.');
    return undefined;
  }
  const name = reporter.classIn(element, 'packager', field);
  if (name === undefined) return undefined;
  const packager = own(PACKAGERS, name);
  if (packager !== undefined) return packager;
  reporter.add(
    field,
    `packager ${name.slice(0, 60)} is unknown. The known ones are ${Object.keys(PACKAGERS).join(', ')}; the parameter ` +
      'classes can give one of them to a packager of your own.',
  );
  return undefined;
}

function compositeOf(
  field: Field,
  { kind }: PackagerKind,
  fields: ReadonlyMap<number, Field>,
  reporter: Reporter,
): Composite | undefined {
  if (kind === 'tagged' || kind === 'mapped') {
    const nest = (inner: Field, outer: Layout): Layout | undefined =>
      nestedLayout(inner, outer, reporter);
    return taggedComposite(field, fields, nest, { reporter, isMapped: kind === 'mapped' });
  }
  const emitBitmap = field.element.attributes.get('emitBitmap')?.toLowerCase();
  const number = reporter.numberIn(field.element, 'bitmapField', field) ?? 1;
  const bitmapField = fields.get(number);
  // The packagers that are no GenericPackager have a bitmap if one of their fields is a bitmap.
  if (emitBitmap === 'false' || (emitBitmap === undefined && !hasBitmap(bitmapField))) {
    return { kind: 'positional', subelements: subelementsOf(fields, reporter) };
  }
  return bitmapped(field, bitmapField, fields, reporter);
}

function hasBitmap(field: Field | undefined): boolean {
  return field !== undefined && bitmapEncodingOf(field) !== undefined;
}

function bitmapped(
  field: Field,
  bitmapField: Field | undefined,
  fields: ReadonlyMap<number, Field>,
  reporter: Reporter,
): Composite | undefined {
  if (bitmapField === undefined) {
    reporter.add(
      field,
      'the field of the bitmap is missing; write emitBitmap="false" if there is none.',
    );
    return undefined;
  }
  const encoding = bitmapEncodingOf(bitmapField);
  const { length } = bitmapField;
  if (encoding !== 'ascii' && encoding !== 'binary') {
    reporter.add(
      bitmapField,
      'the bitmap of subfields must have the class IFA_BITMAP or IFB_BITMAP.',
    );
    return undefined;
  }
  if (length < 1 || length > 24) {
    reporter.add(bitmapField, 'the length of the bitmap must be from 1 to 24 bytes.');
    return undefined;
  }
  const rest = new Map([...fields].filter(([number]) => number !== bitmapField.id));
  // jPOS writes 8 bytes as long as no subfield is above 64, whatever the length of the bitmap.
  const isLong = length > 8 && Math.max(0, ...rest.keys()) > 64;
  const bytes = isLong ? length : Math.min(length, 8);
  return {
    kind: 'bitmapped',
    bitmap: { bytes, encoding, ...(isLong && { hasExtensionBit: true }) },
    subelements: subelementsOf(rest, reporter),
  };
}

function subelementsOf(fields: ReadonlyMap<number, Field>, reporter: Reporter): Subelements {
  const subelements: Record<string, ElementOverride> = {};
  for (const [number, field] of fields) {
    if (isUnused(field)) continue;
    const isNested = field.element.name === NESTED;
    const layout = isNested ? layoutOfNested(field, reporter) : layoutOfField(field, reporter);
    if (layout !== undefined) subelements[String(number)] = concise(layout);
  }
  return subelements;
}

/** Objects of BER-TLV as bytes, or as hex digits in a text. */
function berTlv(
  field: Field,
  outer: Layout,
  content: 'binary' | 'ascii' | 'ebcdic',
  reporter: Reporter,
): Layout | undefined {
  const composite: Composite = { kind: 'ber-tlv' };
  if (content === 'binary') {
    const layout = withComposite(outer, composite);
    const detail = `class ${field.className} translates bytes to EBCDIC; use a class of binary data.`;
    if (layout === undefined) reporter.add(field, detail);
    return layout;
  }
  const isHex = outer.format === 'b' ? outer.content === 'binary' : outer.content === 'ascii';
  if (!isHex || outer.lengthDigits === 0) {
    reporter.add(field, `class ${field.className} cannot have BER-TLV in hex digits here.`);
    return undefined;
  }
  const length = Math.floor(outer.length / 2);
  return { ...outer, format: 'b', content, lengthCounts: 'bytes', length, composite };
}
