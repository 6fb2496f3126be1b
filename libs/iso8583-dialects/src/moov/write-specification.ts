import { type Profile } from '#libs/iso8583';
import { accepted, refused, ViolationList, type Result } from '#libs/kernel';
import { elementsOf } from '../description-of';
import { type MoovField } from './specification';
import { FieldWriter } from './write-composite';
import { codesOf } from './write-field';

/** A field as JSON. */
export interface MoovFieldJson extends Omit<MoovField, 'subfields'> {
  readonly subfields?: Readonly<Record<string, MoovFieldJson>>;
}

/** A specification as JSON. */
export interface MoovSpecification {
  readonly name: string;
  readonly fields: Readonly<Record<string, MoovFieldJson>>;
}

/**
 * Writes a profile as a message specification of moov-io/iso8583, with a field for each element.
 *
 * @returns the specification as JSON, or the elements that moov cannot have, with the reason
 */
export function writeSpecification(profile: Profile): Result<MoovSpecification, ViolationList> {
  const found = new ViolationList();
  const fields: Record<string, MoovFieldJson> = {};
  const mti = mtiOf(profile, found);
  const bitmap = bitmapOf(profile, found);
  const writer = new FieldWriter(profile, found);
  if (mti !== undefined) fields['0'] = jsonOf(mti);
  fields['1'] = jsonOf(bitmap);
  for (const layout of elementsOf(profile)) {
    const key = String(layout.number);
    const field = writer.fieldOf(layout, `/overrides/${key}`);
    if (field !== undefined) fields[key] = jsonOf(field);
  }
  if (!found.isEmpty) return refused(found);
  return accepted({
    name: profile.description === '' ? profile.name : profile.description,
    fields,
  });
}

function jsonOf({ subfields, ...field }: MoovField): MoovFieldJson {
  if (subfields === undefined) return field;
  const members = [...subfields].map(([key, subfield]) => [key, jsonOf(subfield)] as const);
  return { ...field, subfields: Object.fromEntries(members) };
}

function mtiOf(profile: Profile, found: ViolationList): MoovField | undefined {
  const { ebcdic } = codesOf(profile);
  const enc = { ascii: 'ASCII', bcd: 'BCD', ebcdic }[profile.mti];
  if (enc === undefined) {
    found.add('/mti', `moov does not have the EBCDIC code ${profile.codePage}.`);
    return undefined;
  }
  const prefix = `${enc.startsWith('EBCDIC') ? 'EBCDIC' : enc}.Fixed`;
  return { type: 'String', length: 4, description: 'Message type indicator', enc, prefix };
}

function bitmapOf({ bitmap, emitBitmap = true, header }: Profile, found: ViolationList): MoovField {
  const { encoding, secondary, tertiary = 'none' } = bitmap;
  if (!emitBitmap) found.add('/emitBitmap', 'moov has no messages without a bitmap.');
  if (header !== undefined) found.add('/header', 'moov has no header in a specification.');
  if (encoding === 'ebcdic') found.add('/bitmap/encoding', 'moov has no bitmap in EBCDIC.');
  if (secondary === 'always') {
    const detail = 'moov sets bit 1 only if there are elements above 64.';
    found.add('/bitmap/secondary', detail);
  }
  if (tertiary === 'element-65' || (tertiary === 'auto' && secondary !== 'auto')) {
    found.add('/bitmap/tertiary', 'moov has the third bitmap after the second one only.');
  }
  const isHex = encoding === 'ascii';
  const isLong = secondary === 'always-unmarked';
  return {
    type: 'Bitmap',
    length: isLong ? 16 : 8,
    description: 'Bitmap',
    enc: isHex ? 'HexToASCII' : 'Binary',
    prefix: isHex ? 'Hex.Fixed' : 'Binary.Fixed',
    ...(isLong && { disableautoexpand: true }),
  };
}
