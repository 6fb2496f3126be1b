import { LAST_ELEMENT, MAX_JSON_DEPTH, TERTIARY_BITMAP, type Profile } from '#libs/iso8583';
import { isNestedDeeper, pointerToken, refused, ViolationList, type Result } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { type Described, type Description } from '../description';
import { profileOf } from '../profile-of';
import { layoutOfField } from './read-composite';
import { specificationSchema, type MoovField } from './specification';

const MTI_ENCODINGS: Readonly<Record<string, Profile['mti']>> = {
  ASCII: 'ascii',
  BCD: 'bcd',
  EBCDIC: 'ebcdic',
  EBCDIC1047: 'ebcdic',
};
const BITMAP_ENCODINGS: Readonly<Record<string, Profile['bitmap']['encoding']>> = {
  Binary: 'binary',
  HexToASCII: 'ascii',
  Hex: 'ascii',
};

/**
 * Reads a message specification of moov-io/iso8583 as a profile.
 *
 * @param json as the builder of moov writes it
 * @returns the profile, or all errors by JSON Pointer
 */
export function readSpecification(json: unknown, name: string): Result<Profile, ViolationList> {
  const found = new ViolationList();
  if (isNestedDeeper(json, MAX_JSON_DEPTH)) {
    found.add('', `Must have at most ${String(MAX_JSON_DEPTH)} levels of objects.`);
    return refused(found);
  }
  const read = readJson(specificationSchema, json);
  if (!read.ok) return read;
  const { fields, name: title = '' } = read.value;
  const wire = new SpecificationReader(fields, found).read();
  if (wire === undefined || !found.isEmpty) return refused(found);
  const description = title.replace(/[\u0000-\u001F\u007F]+/g, ' ').slice(0, 500);
  return profileOf({ name, description, ...wire });
}

class SpecificationReader {
  constructor(
    private readonly fields: ReadonlyMap<string, MoovField>,
    private readonly found: ViolationList,
  ) {}

  read(): Omit<Description, 'name' | 'description'> | undefined {
    const mti = this.mti();
    const bitmap = this.bitmap();
    const elements = this.elements();
    const codePage = this.codePage();
    if (mti === undefined || bitmap === undefined) return undefined;
    return { mti, bitmap, ...(codePage && { codePage }), elements };
  }

  private mti(): Profile['mti'] | undefined {
    const field = this.fields.get('0');
    const mti = field && MTI_ENCODINGS[field.enc ?? ''];
    const isFixed = field?.prefix?.endsWith('.Fixed') === true && field.length === 4;
    if (mti !== undefined && isFixed) return mti;
    const names = Object.keys(MTI_ENCODINGS).join(', ');
    this.found.add('/fields/0', `Must be the message type: a fixed length of 4, in ${names}.`);
    return undefined;
  }

  private bitmap(): Profile['bitmap'] | undefined {
    const field = this.fields.get('1');
    const encoding = field && BITMAP_ENCODINGS[field.enc ?? ''];
    if (field?.type !== 'Bitmap' || encoding === undefined) {
      const names = Object.keys(BITMAP_ENCODINGS).join(', ');
      this.found.add('/fields/1', `Must be the bitmap: type Bitmap, in ${names}.`);
      return undefined;
    }
    const { length = 8, disableautoexpand } = field;
    // With 16 bytes, moov always writes both halves, and bit 1 is not set.
    if (length === 16) return { encoding, secondary: 'always-unmarked' };
    if ((length === 8 || length === 0) && disableautoexpand !== true) {
      const hasThird = [...this.fields.keys()].some((key) => Number(key) > 128);
      return { encoding, secondary: 'auto', ...(hasThird && { tertiary: 'auto' }) };
    }
    this.found.add('/fields/1/length', 'Must be 8 with automatic expansion, or 16.');
    return undefined;
  }

  private elements(): ReadonlyMap<number, Described> {
    const elements = new Map<number, Described>();
    for (const [key, field] of this.fields) {
      const pointer = `/fields/${pointerToken(key)}`;
      const number = /^[0-9]{1,3}$/.test(key) ? Number(key) : -1;
      if (number === 0 || number === 1 || (number === TERTIARY_BITMAP && field.type === 'Bitmap'))
        continue;
      if (number < 2 || number > LAST_ELEMENT || number === TERTIARY_BITMAP) {
        this.found.add(pointer, 'Must be a field from 0 to 192 except 65.');
        continue;
      }
      if (elements.has(number)) {
        this.found.add(pointer, `Field ${String(number)} is described twice.`);
        continue;
      }
      const layout = layoutOfField(field, pointer, this.found);
      if (layout !== undefined) elements.set(number, { layout, place: `Field ${String(number)}` });
    }
    return elements;
  }

  /** A profile has one EBCDIC code. */
  private codePage(): Profile['codePage'] | undefined {
    const codes = new Set([...this.fields.values()].flatMap(codesIn));
    if (codes.size < 2) return codes.has('EBCDIC1047') ? 'cp1047' : undefined;
    this.found.add('/fields', 'Must use one of EBCDIC and EBCDIC1047, not both.');
    return undefined;
  }
}

function codesIn({ enc, tag, subfields }: MoovField): string[] {
  const own = [enc, tag?.enc].filter((name) => name === 'EBCDIC' || name === 'EBCDIC1047');
  return [...own, ...[...(subfields?.values() ?? [])].flatMap(codesIn)];
}
