import { compile } from '#libs/iso8583';
import {
  ASCII_START,
  errorsOf,
  nestedOf,
  packagerOf,
  profileFrom,
  type TestField,
} from '../test/packager';

describe('a packager', () => {
  it('gives the MTI, the bitmap, the header and the third bitmap', () => {
    const start: TestField[] = [
      [0, 'IFB_NUMERIC', 4, { pad: 'true' }],
      [1, 'IFB_BITMAP', 24],
      [130, 'IFB_LLCHAR', 9],
    ];
    const profile = profileFrom(packagerOf(start, { headerLength: '2' }));
    expect(profile).toMatchObject({
      mti: 'bcd',
      bitmap: { encoding: 'binary', secondary: 'auto', tertiary: 'auto' },
      header: { kind: 'fixed', initial: '0000' },
      codePage: 'cp1047',
    });
    const bytes = compile(profile).encode({ mti: '0800', fields: { '130': 'A' } });
    expect(bytes.toString('hex')).toBe(
      '0000080080000000000000008000000000000000' + '40000000000000000141',
    );
  });

  it('skips the DOCTYPE of jPOS and keeps the numbers of lines', () => {
    const doctype =
      '<!-- one -->\n<!DOCTYPE isopackager PUBLIC\n "-//jPOS/jPOS Generic Packager DTD 1.0//EN"\n "http://jpos.org/dtd/generic-packager-1.0.dtd">';
    const plain = packagerOf([...ASCII_START, [2, 'IFX', 3]]).toString();
    const xml = Buffer.from(plain.replace('?>\n', `?>\n${doctype}\n`));
    expect(errorsOf(xml)).toEqual([
      '/isopackager/isofield[@id="2"] Line 9: class IFX is unknown. A class of your own can be given a class of jPOS in the parameter classes.',
    ]);
  });

  it('uses the class that the parameter gives to a class of a company', () => {
    const xml = packagerOf([...ASCII_START, [2, 'IFX_PAN', 19]]);
    const classes = new Map([['org.jpos.iso.IFX_PAN', 'IFA_LLNUM']]);
    expect(profileFrom(xml, classes).overrides['2']).toEqual({ name: 'Field 2' });
  });

  it('leaves elements that are not described or not used as they are', () => {
    const xml = packagerOf([...ASCII_START, [63, 'IF_UNUSED', 0], [62, 'IF_NOP', 0]]);
    expect(profileFrom(xml).overrides).toEqual({});
  });

  it('writes few overrides, because the most frequent encodings are the defaults', () => {
    const { defaults, overrides } = profileFrom(
      packagerOf([
        ...ASCII_START,
        [2, 'IFB_LLNUM', 19, { name: '' }],
        [3, 'IFB_NUMERIC', 6, { pad: 'true', name: 'Processing code' }],
        [32, 'IFB_LLNUM', 11, { name: '' }],
      ]),
    );
    expect(defaults).toMatchObject({
      numeric: 'bcd',
      lengthEncoding: 'bcd',
      oddDigits: 'right-zero',
    });
    expect(overrides).toEqual({});
  });
});

describe('subfields', () => {
  const SUBFIELDS = 'org.jpos.iso.packager.GenericSubFieldPackager';
  const messageOf = (parts: Record<string, string>) => ({ mti: '0800', fields: {}, parts });
  const hexOf = (xml: Buffer, parts: Record<string, string>) => {
    const codec = compile(profileFrom(xml));
    const bytes = codec.encode(messageOf(parts));
    expect(codec.decode(bytes).parts).toEqual(parts);
    return bytes.toString('latin1').slice(20);
  };

  it('one after the other', () => {
    const nested = nestedOf(
      [54, 'IFA_LLLCHAR', 120, { packager: SUBFIELDS, emitBitmap: 'false' }],
      [
        [0, 'IFA_NUMERIC', 2],
        [1, 'IF_CHAR', 3],
        [2, 'IFA_LLCHAR', 9],
      ],
    );
    const xml = packagerOf([...ASCII_START, nested]);
    expect(hexOf(xml, { '54.0': '10', '54.1': 'ABC', '54.2': 'xyz' })).toBe('01010ABC03xyz');
  });

  it('after a bitmap', () => {
    const nested = nestedOf(
      [127, 'IFA_LLLLLLBINARY', 999, { packager: SUBFIELDS, emitBitmap: 'true', bitmapField: '0' }],
      [
        [0, 'IFB_BITMAP', 8],
        [2, 'IFA_LLCHAR', 32],
        [20, 'IFA_NUMERIC', 8],
      ],
    );
    const xml = packagerOf([...ASCII_START, nested]);
    const text = hexOf(xml, { '127.2': 'key', '127.20': '20261127' });
    expect(Buffer.from(text, 'latin1').toString('hex').slice(32)).toBe(
      Buffer.from('000021').toString('hex') +
        '4000100000000000' +
        Buffer.from('03key20261127').toString('hex'),
    );
  });

  it('with tags, after a field without one', () => {
    const packager = 'org.jpos.iso.packager.EuroSubFieldPackager';
    const nested = nestedOf(
      [48, 'IFA_LLLCHAR', 999, { packager }],
      [
        [0, 'IF_CHAR', 1],
        [42, 'IFMC_LLCHAR', 7],
        [84, 'IFMC_LLCHAR', 2],
      ],
    );
    const xml = packagerOf([...ASCII_START, nested]);
    expect(hexOf(xml, { '48.HEAD': 'R', '48.42': '0103210', '48.84': '01' })).toBe(
      '018R42070103210840201',
    );
  });

  it('with tags, and subfields in them', () => {
    const inner = nestedOf(
      [42, 'IFMC_LLCHAR', 7, { packager: SUBFIELDS, emitBitmap: 'false' }],
      [
        [1, 'IFA_NUMERIC', 2],
        [2, 'IF_CHAR', 3],
      ],
    );
    const packager = 'org.jpos.iso.packager.EuroSubFieldPackager';
    const outer = nestedOf([48, 'IFA_LLLCHAR', 999, { packager }], []).replace(
      '\n',
      `\n${inner}\n`,
    );
    const xml = packagerOf([...ASCII_START, outer]);
    expect(hexOf(xml, { '48.42.1': '21', '48.42.2': 'ABC' })).toBe('009420521ABC');
  });

  it('with tags in EBCDIC in a field of binary data', () => {
    const packager = 'org.jpos.iso.packager.MasterCardEBCDICSubFieldPackager';
    const nested = nestedOf([48, 'IFE_LLLBINARY', 999, { packager }], [[92, 'IFEPE_LLCHAR', 3]]);
    const text = hexOf(packagerOf([...ASCII_START, nested]), { '48.92': '123' });
    expect(Buffer.from(text, 'latin1').toString('hex')).toBe('f0f0f7f9f2f0f3f1f2f3');
  });

  // The message of a test of jPOS with a tag mapper of its own, whose tags are tokens here.
  it('with the tags of a published message', () => {
    const packager = 'org.jpos.iso.packager.GenericTaggedFieldsPackager';
    const more = { packager, tagMapper: 'com.example.Tags' };
    const xml = packagerOf([
      [0, 'IFA_NUMERIC', 4],
      [1, 'IFB_BITMAP', 16],
      [2, 'IFA_LLCHAR', 19],
      nestedOf(
        [48, 'IFA_LLLCHAR', 999, more],
        [
          [1, 'IFA_TTLLCHAR', 29, { token: 'A1' }],
          [3, 'IFA_TTLLCHAR', 8, { token: 'A3' }],
        ],
      ),
      nestedOf([60, 'IFA_LLLCHAR', 999, more], [[1, 'IFA_TTLLLCHAR', 21, { token: 'A1' }]]),
    ]);
    const codec = compile(profileFrom(xml));
    const bytes = codec.encode({
      mti: '1100',
      fields: { '2': '123456' },
      parts: { '48.A1': '48TagA1', '48.A3': '48TagA3', '60.A1': '60TagA1' },
    });
    const bitmap = Buffer.from('4000000000010010', 'hex').toString('latin1');
    expect(bytes.toString('latin1')).toBe(
      `1100${bitmap}06123456022A10748TagA1A30748TagA3012A100760TagA1`,
    );
  });

  it.each(['BERTLVBinaryPackager', 'BERTLVAsciiHexPackager'])('of BER-TLV with %s', (name) => {
    const packager = `org.jpos.tlv.packager.bertlv.${name}`;
    const nested = nestedOf([55, 'IFA_LLLCHAR', 999, { packager }], []);
    const text = hexOf(packagerOf([...ASCII_START, nested]), {
      '55.9F02': '000000001000',
      '55.5F2A': '0986',
    });
    const tlv = '9F02060000000010005F2A020986';
    expect(text).toBe(
      name.includes('Ascii') ? `028${tlv}` : `014${Buffer.from(tlv, 'hex').toString('latin1')}`,
    );
  });
});
