import {
  TERTIARY_BITMAP,
  type ElementLayout,
  type ElementOverride,
  type Profile,
} from '#libs/iso8583';
import { accepted, refused, ViolationList, type Result } from '#libs/kernel';
import { writeXml, type XmlNode } from '#libs/xml';
import { elementsOf, inWords } from '../description-of';
import { chooseClass } from './choose-class';
import { fieldNode, nestedNode } from './write-nested';

const MTI_CLASSES = { ascii: 'IFA_NUMERIC', bcd: 'IFB_NUMERIC', ebcdic: 'IFE_NUMERIC' } as const;
const BITMAP_CLASSES = { ascii: 'IFA_BITMAP', binary: 'IFB_BITMAP', ebcdic: 'IFE_BITMAP' } as const;

/**
 * Writes a profile as a field description of GenericPackager of jPOS, with a field for each element.
 *
 * @returns the document, or the elements that jPOS cannot have, with the reason
 */
export function writePackager(profile: Profile): Result<string, ViolationList> {
  const found = new ViolationList();
  checkWhole(profile, found);
  const fields = fieldsOf(profile, found);
  if (!found.isEmpty) return refused(found);
  const { emitBitmap = true, header } = profile;
  const attributes = {
    ...(!emitBitmap && { emitBitmap: 'false' }),
    ...(header && { headerLength: String(header.initial.length / 2) }),
  };
  return accepted(indented(writeXml({ name: 'isopackager', attributes, content: fields })));
}

/** Checks what is not about one element. */
function checkWhole(profile: Profile, found: ViolationList): void {
  const { bitmap, header, codePage } = profile;
  if (bitmap.secondary !== 'auto') {
    found.add('/bitmap/secondary', 'jPOS sends the secondary bitmap only with elements above 64.');
  }
  if (header !== undefined && !isPlainHeader(header)) {
    const detail =
      'jPOS knows only the length of a header, so it must be fixed and of zeros, without other members.';
    found.add('/header', detail);
  }
  if (codePage !== 'cp1047' && hasEbcdicText(profile)) {
    found.add(
      '/codePage',
      'jPOS has only the EBCDIC code cp1047; use it in a copy of the profile.',
    );
  }
}

function isPlainHeader({ kind, initial, ...others }: NonNullable<Profile['header']>): boolean {
  return kind === 'fixed' && /^0+$/.test(initial) && Object.keys(others).length === 0;
}

/** Digits are the same in all codes, so that they need no code page. */
function hasEbcdicText(profile: Profile): boolean {
  return elementsOf(profile).some(isEbcdicText);
}

function isEbcdicText({ format, content, composite }: ElementOverride): boolean {
  if (content === 'ebcdic' && format !== 'n' && format !== 'b') return true;
  return Object.values(composite?.subelements ?? {}).some(isEbcdicText);
}

function fieldsOf(profile: Profile, found: ViolationList): XmlNode[] {
  const { mti, bitmap, emitBitmap = true } = profile;
  const third = bitmap.tertiary ?? 'none';
  const bitmapClass = BITMAP_CLASSES[bitmap.encoding];
  const fields: XmlNode[] = [
    fieldNode(0, 'Message type indicator', {
      className: MTI_CLASSES[mti],
      length: 4,
      pad: mti === 'bcd',
    }),
  ];
  if (emitBitmap) {
    const length = third === 'auto' ? 24 : 16;
    fields.push(fieldNode(1, 'Bitmap', { className: bitmapClass, length, pad: false }));
  }
  let isPast65 = false;
  for (const layout of elementsOf(profile)) {
    if (third === 'element-65' && !isPast65 && layout.number > TERTIARY_BITMAP) {
      isPast65 = true;
      fields.push(
        fieldNode(TERTIARY_BITMAP, 'Tertiary bitmap', {
          className: bitmapClass,
          length: 8,
          pad: false,
        }),
      );
    }
    const field = elementNode(profile, layout, found);
    if (field !== undefined) fields.push(field);
  }
  return fields;
}

function elementNode(
  profile: Profile,
  layout: ElementLayout,
  found: ViolationList,
): XmlNode | undefined {
  const { number, name, composite } = layout;
  const pointer = `/overrides/${String(number)}`;
  const chosen = chooseClass(layout);
  if (chosen === undefined) {
    found.add(pointer, `jPOS has no class for ${inWords(layout)}.`);
    return undefined;
  }
  if (layout.format === 'x+n' && layout.content === 'bcd' && profile.defaults.text === 'ebcdic') {
    found.add(pointer, 'jPOS writes the sign in ASCII, and the profile in EBCDIC.');
    return undefined;
  }
  if (composite === undefined) return fieldNode(number, name, chosen);
  return nestedNode({ profile, id: number, layout, chosen, pointer, found }, composite);
}

/** One field a line, so that a person can read and compare the document. Values have no `<` and `>`, because they are escaped. */
function indented(document: string): string {
  let depth = 0;
  return document
    .replaceAll('></isofield>', '/>')
    .replaceAll('><', '>\n<')
    .split('\n')
    .map((line) => {
      if (line.startsWith('</')) depth -= 1;
      const text = '  '.repeat(depth) + line;
      const isOpen = line.startsWith('<iso') && !line.endsWith('/>');
      if (isOpen) depth += 1;
      return text;
    })
    .join('\n')
    .concat('\n');
}
