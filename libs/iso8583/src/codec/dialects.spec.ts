import { type IsoMessage } from '../message';
import { responseTo } from '../profile/presence';
import { PROFILES } from '../shipped/profiles';
import { type Profile } from '../profile/profile';
import { readProfile } from '../read-profile/read-profile';
import { errorOf } from '../test/messages';
import { compile } from './codec';

const { ascii, bcd, ebcdic } = PROFILES;
const hex = (codec: ReturnType<typeof compile>, message: IsoMessage) =>
  codec.encode(message).toString('hex').toUpperCase();

const rows: readonly (readonly [
  what: string,
  profile: Profile,
  fields: IsoMessage['fields'],
  wire: string,
])[] = [
  [
    'a tertiary bitmap after the secondary one',
    { ...bcd, bitmap: { ...bcd.bitmap, tertiary: 'auto' } },
    { '11': '000001', '129': 'A', '192': 'B' },
    '0100' +
      '8020000000000000' +
      '8000000000000000' +
      '8000000000000001' +
      '000001' +
      '000141' +
      '000142',
  ],
  [
    'a tertiary bitmap only if needed',
    { ...bcd, bitmap: { ...bcd.bitmap, tertiary: 'auto' } },
    { '11': '000001' },
    '0100' + '0020000000000000' + '000001',
  ],
  [
    'a tertiary bitmap in element 65',
    { ...bcd, bitmap: { ...bcd.bitmap, tertiary: 'element-65' } },
    { '64': '0000000000000000', '70': '301', '130': 'A' },
    '0100' +
      '8000000000000001' +
      '8400000000000000' +
      '0000000000000000' +
      '4000000000000000' +
      '0301' +
      '000141',
  ],
  [
    'no bitmap',
    { ...bcd, emitBitmap: false, overrides: { '3': {}, '11': {}, '41': {} } },
    { '3': '000000', '11': '000001' },
    '0100' + '000000' + '000001',
  ],
  [
    'no bitmap, also not in element 65',
    {
      ...bcd,
      emitBitmap: false,
      bitmap: { ...bcd.bitmap, tertiary: 'element-65' },
      overrides: { '11': {}, '129': {} },
    },
    { '11': '000001', '129': 'A' },
    '0100' + '000001' + '000141',
  ],
  [
    'hex lengths',
    withLayout(ascii, { lengthEncoding: 'hex', lengthDigits: 2 }),
    { '48': 'x'.repeat(26) },
    text('0100' + '0000000000010000' + '1A' + 'x'.repeat(26)),
  ],
  [
    'little-endian lengths',
    withLayout(bcd, { lengthEncoding: 'binary-le' }),
    { '48': 'x'.repeat(258) },
    '01000000000000010000' + '0201' + '78'.repeat(258),
  ],
  [
    'BER lengths up to 127',
    withLayout(bcd, { lengthEncoding: 'ber' }),
    { '48': 'x' },
    '01000000000000010000' + '01' + '78',
  ],
  [
    'BER lengths above 127',
    withLayout(bcd, { lengthEncoding: 'ber' }),
    { '48': 'x'.repeat(300) },
    '01000000000000010000' + '82012C' + '78'.repeat(300),
  ],
  [
    'lengths that count themselves',
    withLayout(ascii, { lengthAdjust: 3 }),
    { '48': 'xy' },
    text('01000000000000010000' + '005xy'),
  ],
  [
    'lengths of six digits',
    withLayout(ascii, { lengthDigits: 6, length: 999_999 }),
    { '48': 'x'.repeat(70_000) },
    text('01000000000000010000' + '070000' + 'x'.repeat(70_000)),
  ],
  [
    'an F on the left of odd digits',
    { ...bcd, overrides: { '2': { oddDigits: 'left-f' } } },
    { '2': '123' },
    '01004000000000000000' + '03' + 'F123',
  ],
  [
    'code page 500',
    { ...ebcdic, codePage: 'cp500', overrides: { '41': { length: 7 } } },
    { '41': '[]^!|¢¬' },
    'F0F1F0F00000000000800000' + '4A5A5F4FBBB0BA',
  ],
];

function text(value: string): string {
  return Buffer.from(value, 'latin1').toString('hex').toUpperCase();
}

function withLayout(profile: Profile, layout: Profile['overrides'][string]): Profile {
  return { ...profile, overrides: { '48': { length: 400, ...layout } } };
}

describe('A codec encodes and decodes', () => {
  it.each(rows)('%s', (_, profile, fields, wire) => {
    const codec = compile(profile);
    const message = { mti: '0100', fields: { ...fields } };
    expect(hex(codec, message)).toBe(wire);
    expect(codec.decode(Buffer.from(wire, 'hex'))).toEqual(message);
    expect(codec.explain(Buffer.from(wire, 'hex')).at(-1)).toMatchObject({
      element: `DE${Object.keys(fields).at(-1) ?? ''}`,
    });
  });

  it.each([
    [{ format: 'n', pad: { side: 'right', char: '0' } }, '12', '120000'],
    [{ format: 'an', pad: { side: 'left', char: ' ' } }, 'AB', '    AB'],
    [{ format: 'ans', pad: { side: 'right', char: '*' } }, '', '******'],
    [{ format: 'b', length: 3, pad: { side: 'left', char: 'F' } }, 'AB', 'FFFFAB'],
  ] as const)('a short value with the pad %j', (layout, value, whole) => {
    const codec = compile({ ...ascii, overrides: { '3': { length: 6, ...layout } } });
    const bytes = codec.encode({ mti: '0100', fields: { '3': value } });
    expect(codec.decode(bytes).fields).toEqual({ '3': whole });
  });

  it('refuses a gap in a message without a bitmap', () => {
    const codec = compile({ ...bcd, emitBitmap: false, overrides: { '3': {}, '11': {} } });
    const error = errorOf(() => codec.encode({ mti: '0100', fields: { '11': '000001' } }));
    expect(error).toMatchObject({ code: 'ISO8583_VALUE_INVALID', element: 'DE3' });
  });

  it('does not need memory for elements that are absent, and refuses a message of more than 2 MB', () => {
    const overrides = Object.fromEntries(
      ['48', '60', '61', '62', '63'].map((key) => [key, { lengthDigits: 0, length: 999_999 }]),
    );
    const codec = compile({ ...ascii, overrides });
    expect(codec.encode({ mti: '0100', fields: { '48': 'x' } }).length).toBeGreaterThan(999_999);
    const error = errorOf(() =>
      codec.encode({ mti: '0100', fields: { '48': 'x', '60': 'x', '61': 'x' } }),
    );
    expect(error).toMatchObject({ code: 'ISO8583_LENGTH_OVER_LIMIT', element: 'message' });
  });
});

describe('A header', () => {
  const header = {
    kind: 'counted',
    initial: '0C01020000000000000000AA',
    swap: { first: 5, second: 8, bytes: 3 },
    totalLength: { offset: 3, bytes: 2 },
  } as const;
  const codec = compile({ ...bcd, header });
  const message = { mti: '0800', fields: { '11': '000001' } };
  const body = '0800' + '0020000000000000' + '000001';

  it('is written before the MTI, with the length of the message', () => {
    expect(hex(codec, message)).toBe('0C010200190000000000' + '00AA' + body);
  });

  it('is read, and written again with the same bytes', () => {
    for (const sent of [
      '0C0102001911111122222201',
      '0C0102000011111122222201',
      '0F010200' + '1C111111222222010203FF',
    ]) {
      const bytes = Buffer.from(sent + body, 'hex');
      const decoded = codec.decode(bytes);
      expect(decoded).toEqual({ ...message, header: sent });
      expect(codec.encode(decoded)).toEqual(bytes);
      expect(codec.explain(bytes)[0]).toMatchObject({ element: 'header', length: sent.length / 2 });
    }
  });

  it('of a response has the addresses exchanged', () => {
    const request = { ...message, header: '0C0102001911111122222201' };
    const response = responseTo(request, { '39': '00' }, codec.profile);
    expect(response.header).toBe('0C0102001922222211111101');
    expect(hex(codec, response).slice(0, 24)).toBe('0C0102001B' + '222222' + '111111' + '01');
  });

  it.each([
    ['0C01020018' + '11111122222201' + body, 3],
    ['0401020019' + body, 0],
    ['0C01', 0],
    ['', 0],
  ])('is refused if it is %s', (wire, offset) => {
    const error = errorOf(() => codec.decode(Buffer.from(wire, 'hex')));
    expect(error).toMatchObject({ element: 'header', offset });
  });

  it.each(['0C01', 'xx', '0C', 7])('cannot be written as %p', (sent) => {
    const error = errorOf(() => codec.encode({ ...message, header: sent as string }));
    expect(error).toMatchObject({ code: 'ISO8583_HEADER_INVALID' });
    expect(errorOf(() => compile(bcd).encode({ ...message, header: '00' }))).toMatchObject({
      code: 'ISO8583_HEADER_INVALID',
    });
  });

  it.each([
    [{ ...header, initial: '0D01' }, ['/header/initial', '/header/swap', '/header/totalLength']],
    [{ ...header, prefix: '0D' }, ['/header/initial']],
    [{ kind: 'fixed', initial: '' }, ['/header/initial']],
    [{ ...header, swap: { first: 5, second: 6, bytes: 3 } }, ['/header/swap']],
  ])('of a profile is refused: %j', (json, pointers) => {
    const read = readProfile({ ...bcd, header: json });
    expect(read.ok ? [] : read.refusal.kept.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
