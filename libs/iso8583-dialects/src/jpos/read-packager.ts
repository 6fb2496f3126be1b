import { LAST_ELEMENT, TERTIARY_BITMAP, type Profile } from '#libs/iso8583';
import { accepted, refused, ViolationList, type Result } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { type Described, type Description } from '../description';
import { profileOf } from '../profile-of';
import { type ClassNames } from './class-name';
import { readDocument } from './document';
import { NESTED, placeOf, Reporter, type Field } from './field';
import { bitmapEncodingOf, isUnused, layoutOfField } from './read-field';
import { layoutOfNested } from './read-nested';

const ROOT = 'isopackager';
const MTI_ENCODINGS = ['ascii', 'bcd', 'ebcdic'] as const;
/** The only EBCDIC code of jPOS. */
const CODE_PAGE = 'cp1047';
const MAX_HEADER = 255;

export interface PackagerOptions {
  /** The name of the profile, which a description of jPOS does not have. */
  readonly name: string;
  readonly description?: string;
  readonly classes?: ClassNames;
}

/**
 * Reads a field description of GenericPackager of jPOS as a profile.
 *
 * @param xml the document; its DOCTYPE is never resolved, and classes are only names in a table
 * @returns the profile, or all errors with the path and the line of the element
 */
export function readPackager(
  xml: Uint8Array,
  { name, description = '', classes = new Map() }: PackagerOptions,
): Result<Profile, ViolationList> {
  const document = readDocument(xml);
  if (!document.ok) return document;
  const found = new ViolationList();
  const reader = new PackagerReader(document.value, new Reporter(found, classes));
  const wire = reader.read();
  if (wire === undefined || !found.isEmpty) return refused(found);
  const profile = profileOf({ name, description, ...wire });
  return profile.ok ? accepted(profile.value) : profile;
}

type Wire = Omit<Description, 'name' | 'description'>;

class PackagerReader {
  private readonly at: Pick<Field, 'path' | 'place'>;

  constructor(
    private readonly root: XmlElement,
    private readonly reporter: Reporter,
  ) {
    this.at = { path: `/${ROOT}`, place: placeOf(root) };
  }

  read(): Wire | undefined {
    const { root, reporter, at } = this;
    if (root.name !== ROOT || root.namespace !== '') {
      reporter.add({ path: '', place: placeOf(root) }, `the root element must be ${ROOT}.`);
      return undefined;
    }
    reporter.checkAttributes(root, at);
    const fields = reporter.fieldsOf(root, at.path);
    const bitmapField = reporter.numberIn(root, 'bitmapField', at) ?? 1;
    const emitBitmap = root.attributes.get('emitBitmap')?.toLowerCase() !== 'false';
    const mti = this.mtiOf(fields.get(0));
    const bitmap = this.bitmapOf(fields, bitmapField, emitBitmap);
    const header = this.headerOf();
    const elements = this.elementsOf(fields, bitmapField);
    if (mti === undefined || bitmap === undefined) return undefined;
    return {
      mti,
      bitmap,
      codePage: CODE_PAGE,
      ...(!emitBitmap && { emitBitmap }),
      ...(header && { header }),
      elements,
    };
  }

  private mtiOf(field: Field | undefined): Profile['mti'] | undefined {
    const { reporter, at } = this;
    if (field === undefined) {
      reporter.add(at, 'field 0, the message type, is missing.');
      return undefined;
    }
    const layout = layoutOfField(field, reporter);
    if (layout === undefined) return undefined;
    const { format, content, length, lengthDigits } = layout;
    const isMti = format === 'n' || format === 'ans';
    if (!isMti || length !== 4 || lengthDigits > 0 || content === 'binary') {
      reporter.add(field, 'the message type must have a fixed length of 4 digits.');
      return undefined;
    }
    return MTI_ENCODINGS.find((encoding) => encoding === content);
  }

  private bitmapOf(
    fields: ReadonlyMap<number, Field>,
    number: number,
    emitBitmap: boolean,
  ): Profile['bitmap'] | undefined {
    const { reporter, at } = this;
    const field = fields.get(number);
    if (!emitBitmap) return { encoding: 'binary', secondary: 'auto' };
    if (field === undefined) {
      reporter.add(at, `field ${String(number)}, the bitmap, is missing.`);
      return undefined;
    }
    const encoding = bitmapEncodingOf(field);
    if (encoding === undefined) {
      reporter.add(field, 'the bitmap must have the class IFA_BITMAP, IFB_BITMAP or IFE_BITMAP.');
      return undefined;
    }
    if (field.length !== 8 && field.length !== 16 && field.length !== 24) {
      reporter.add(field, 'the length of the bitmap must be 8, 16 or 24 bytes.');
      return undefined;
    }
    const tertiary = fields.get(TERTIARY_BITMAP);
    const isElement = tertiary !== undefined && bitmapEncodingOf(tertiary) !== undefined;
    if (field.length === 24) return { encoding, secondary: 'auto', tertiary: 'auto' };
    return { encoding, secondary: 'auto', ...(isElement && { tertiary: 'element-65' }) };
  }

  private headerOf(): Description['header'] {
    const { reporter, root, at } = this;
    const bytes = reporter.numberIn(root, 'headerLength', at) ?? 0;
    if (bytes > MAX_HEADER) {
      reporter.add(at, `headerLength must be at most ${String(MAX_HEADER)}.`);
      return undefined;
    }
    // jPOS sends the header of the message. A message without one gets zeros here.
    return bytes > 0 ? { kind: 'fixed', initial: '00'.repeat(bytes) } : undefined;
  }

  private elementsOf(
    fields: ReadonlyMap<number, Field>,
    bitmapField: number,
  ): ReadonlyMap<number, Described> {
    const { reporter } = this;
    const elements = new Map<number, Described>();
    for (const [number, field] of fields) {
      if (number === 0 || number === bitmapField || number === TERTIARY_BITMAP || isUnused(field))
        continue;
      if (number < 2 || number > LAST_ELEMENT) {
        reporter.add(field, `a profile has the elements from 2 to ${String(LAST_ELEMENT)}.`);
        continue;
      }
      const isNested = field.element.name === NESTED;
      const layout = isNested ? layoutOfNested(field, reporter) : layoutOfField(field, reporter);
      if (layout !== undefined) elements.set(number, { layout, place: field.place });
    }
    return elements;
  }
}
