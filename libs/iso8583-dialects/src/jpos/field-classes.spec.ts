import { compile, type IsoMessage } from '#libs/iso8583';
import { ASCII_START, errorsOf, packagerOf, profileFrom } from '../test/packager';
import { FIELD_CLASSES, REFUSED_CLASSES, TAGGED_CLASSES } from './field-classes';

/** The bytes of one element in a class, in hex. */
function packed(className: string, length: number, value: string, pad = false): string {
  const more: Record<string, string> = pad ? { pad: 'true' } : {};
  const xml = packagerOf([...ASCII_START, [60, className, length, more]]);
  const message: IsoMessage = { mti: '0800', fields: { '60': value } };
  const codec = compile(profileFrom(xml));
  const bytes = codec.encode(message);
  expect(codec.encode(codec.decode(bytes))).toEqual(bytes);
  return bytes.toString('hex').slice(40).toUpperCase();
}

type Row = [
  source: string,
  className: string,
  length: number,
  value: string,
  pad: boolean,
  expected: string,
];

/** The expected bytes are in a test of jPOS. */
const PUBLISHED = 'published';
/** The expected bytes follow from the padder, the interpreter and the prefixer of the class. */
const CONSTRUCTOR = 'constructor';

describe('a class of jPOS packs the bytes of jPOS', () => {
  it.each<Row>([
    [PUBLISHED, 'IFB_LLNUM', 10, '1234', true, '041234'],
    [PUBLISHED, 'IFE_LLNUM', 10, '1234', false, 'F0F4F1F2F3F4'],
    [PUBLISHED, 'IFA_AMOUNT', 6, 'D00123', false, '443030313233'],
    [PUBLISHED, 'IFB_NUMERIC', 10, '1234', true, '0000001234'],
    [PUBLISHED, 'IFE_LLLBINARY', 100, '3031', false, 'F0F0F23031'],
    [PUBLISHED, 'IFA_LLLCHAR', 10, 'ABCD', false, '30303441424344'],
    [PUBLISHED, 'IFB_AMOUNT', 6, 'D00123', true, '44000123'],
    [PUBLISHED, 'IFB_AMOUNT', 5, 'D0123', true, '440123'],
    [CONSTRUCTOR, 'IFB_LLNUM', 19, '123', false, '031230'],
    [CONSTRUCTOR, 'IFB_LLNUM', 19, '123', true, '030123'],
    [CONSTRUCTOR, 'IFB_LLLNUM', 19, '123', false, '00031230'],
    [CONSTRUCTOR, 'IFB_FLLNUM', 19, '123', false, '03123F'],
    [CONSTRUCTOR, 'IFB_FLLLNUM', 19, '123', true, '00030123'],
    [CONSTRUCTOR, 'IFB_LLHNUM', 40, '1234567890123456', false, '101234567890123456'],
    [CONSTRUCTOR, 'IFB_LLLHNUM', 40, '12', false, '000212'],
    [CONSTRUCTOR, 'IFB_NUMERIC', 3, '123', false, '1230'],
    [CONSTRUCTOR, 'IFB_FNUMERIC', 3, '123', false, '123F'],
    [CONSTRUCTOR, 'IFB_AMOUNT2003', 4, '1234', false, '1234'],
    [CONSTRUCTOR, 'IFEB_LLNUM', 19, '123', false, 'F0F2123F'],
    [CONSTRUCTOR, 'IFEB_LLLNUM', 19, '1234', false, 'F0F0F21234'],
    [CONSTRUCTOR, 'IF_CHAR', 5, 'AB', false, '4142202020'],
    [CONSTRUCTOR, 'IF_ECHAR', 3, 'AB', false, 'C1C240'],
    [CONSTRUCTOR, 'IFE_CHAR', 3, 'A[', false, 'C1AD40'],
    [CONSTRUCTOR, 'IFA_NUMERIC', 4, '12', false, '30303132'],
    [CONSTRUCTOR, 'IFE_NUMERIC', 3, '1', false, 'F0F0F1'],
    [CONSTRUCTOR, 'IFA_AMOUNT2003', 3, '1', false, '303031'],
    [CONSTRUCTOR, 'IFE_AMOUNT', 3, 'C12', false, 'C3F1F2'],
    [CONSTRUCTOR, 'IFA_LLNUM', 19, '12', false, '30323132'],
    [CONSTRUCTOR, 'IFA_LLLNUM', 19, '12', false, '3030323132'],
    [CONSTRUCTOR, 'IFA_LCHAR', 9, 'AB', false, '324142'],
    [CONSTRUCTOR, 'IFA_LLLLLLCHAR', 9, 'AB', false, '3030303030324142'],
    [CONSTRUCTOR, 'IFA_BINARY', 2, '0AFF', false, '30414646'],
    [CONSTRUCTOR, 'IFA_LLBINARY', 9, '0AFF', false, '30320AFF'],
    [CONSTRUCTOR, 'IFA_LLABINARY', 9, '0AFF', false, '303230414646'],
    [CONSTRUCTOR, 'IFA_LLLABINARY', 9, '0AFF', false, '30303230414646'],
    [CONSTRUCTOR, 'IFAE_LLCHAR', 9, 'AB', false, '3032C1C2'],
    [CONSTRUCTOR, 'IFEA_LLCHAR', 9, 'AB', false, 'F0F24142'],
    [CONSTRUCTOR, 'IFB_LLCHAR', 9, 'AB', false, '024142'],
    [CONSTRUCTOR, 'IFB_LLLCHAR', 9, 'AB', false, '00024142'],
    [CONSTRUCTOR, 'IFB_LLLLLLCHAR', 9, 'AB', false, '0000024142'],
    [CONSTRUCTOR, 'IFB_LLHCHAR', 255, 'ABCDEFGHIJ', false, '0A4142434445464748494A'],
    [CONSTRUCTOR, 'IFB_LLLHECHAR', 999, 'AB', false, '0002C1C2'],
    [CONSTRUCTOR, 'IFB_BINARY', 2, '0AFF', false, '0AFF'],
    [CONSTRUCTOR, 'IFB_HEX', 4, '0AFF', true, '0AFF'],
    [CONSTRUCTOR, 'IFB_LLLBINARY', 99, '0AFF', false, '00020AFF'],
    [CONSTRUCTOR, 'IFB_LLHBINARY', 99, '0AFF', false, '020AFF'],
    [CONSTRUCTOR, 'IFB_LLLHBINARY', 999, '0AFF', false, '00020AFF'],
    [CONSTRUCTOR, 'IFE_BINARY', 2, '0AFF', false, 'F0C1C6C6'],
    [CONSTRUCTOR, 'IFE_LLBINARY', 9, '0AFF', false, 'F0F20AFF'],
    [CONSTRUCTOR, 'IFE_LLLCHAR', 9, 'AB', false, 'F0F0F2C1C2'],
  ])('%s: %s of %i, "%s", pad %s', (...row) => {
    const [, className, length, value, pad, expected] = row;
    expect(packed(className, length, value, pad)).toBe(expected);
  });

  it('and each class of the table can be the class of a field', () => {
    for (const [name, { hexDigits }] of Object.entries(FIELD_CLASSES)) {
      const xml = packagerOf([...ASCII_START, [60, name, hexDigits ? 4 : 3]]);
      expect([name, errorsOf(xml)]).toEqual([name, []]);
    }
  });

  it('tracks keep their separator in classes of digits', () => {
    const xml = packagerOf([...ASCII_START, [35, 'IFB_FLLNUM', 37]]);
    const bytes = compile(profileFrom(xml)).encode({ mti: '0200', fields: { '35': '4111=2512' } });
    expect(bytes.toString('hex').slice(40)).toBe('094111d2512f');
  });
});

it('no class is both possible and refused', () => {
  const possible = [...Object.keys(FIELD_CLASSES), ...Object.keys(TAGGED_CLASSES)];
  expect(possible.filter((name) => Object.hasOwn(REFUSED_CLASSES, name))).toEqual([]);
});
