import { compile, type IsoMessage, type Profile } from '#libs/iso8583';
import { readSpecification } from './read-specification';

type Json = Readonly<Record<string, unknown>>;

function profileFrom(fields: Json): Profile {
  const read = readSpecification({ name: 'Test', fields }, 'imported');
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept));
  return read.value;
}

const LEFT_ZERO = { type: 'Left', pad: '0' };
const text = (length: number, prefix = 'ASCII.Fixed', more: Json = {}): Json => ({
  type: 'String',
  length,
  enc: 'ASCII',
  prefix,
  ...more,
});
const number = (length: number, more: Json = {}): Json => ({
  type: 'Numeric',
  length,
  enc: 'ASCII',
  prefix: 'ASCII.Fixed',
  padding: LEFT_ZERO,
  ...more,
});
const MTI = text(4);
const HEX_BITMAP = { type: 'Bitmap', length: 8, enc: 'HexToASCII', prefix: 'Hex.Fixed' };
const RAW_BITMAP = { type: 'Bitmap', length: 8, enc: 'Binary', prefix: 'Hex.Fixed' };

function packed(profile: Profile, message: IsoMessage): Buffer {
  const codec = compile(profile);
  const bytes = codec.encode(message);
  expect(codec.encode(codec.decode(bytes))).toEqual(bytes);
  return bytes;
}

// The expected bytes are those of the tests of moov-io/iso8583.
describe('a specification packs the published bytes', () => {
  it('of message_test.go, in ASCII', () => {
    const profile = profileFrom({
      '0': MTI,
      '1': HEX_BITMAP,
      '2': text(19, 'ASCII.LL'),
      '3': number(6),
      '4': text(12, 'ASCII.Fixed', { padding: LEFT_ZERO }),
    });
    const fields = { '2': '4242424242424242', '3': '123456', '4': '100' };
    expect(packed(profile, { mti: '0100', fields }).toString()).toBe(
      '01007000000000000000164242424242424242123456000000000100',
    );
  });

  it('of message_test.go, with packed digits and binary data', () => {
    const blanks = { padding: { type: 'Left', pad: ' ' } };
    const packedDigits = (enc: string): Json => ({
      type: 'Numeric',
      length: 3,
      enc,
      prefix: 'BCD.Fixed',
    });
    const profile = profileFrom({
      '0': MTI,
      '1': RAW_BITMAP,
      '2': text(19, 'ASCII.LL'),
      '3': text(6),
      '4': number(12),
      '7': number(10),
      '11': number(6),
      '12': number(6),
      '13': number(4),
      '14': number(4),
      '19': packedDigits('BCD'),
      '22': number(3),
      '25': number(2),
      '32': { type: 'Numeric', length: 11, enc: 'ASCII', prefix: 'ASCII.LL' },
      '35': text(37, 'ASCII.LL'),
      '37': text(12),
      '41': text(8),
      '42': text(15),
      '43': text(40, 'ASCII.Fixed', blanks),
      '49': packedDigits('LBCD'),
      '52': { type: 'String', length: 8, enc: 'Binary', prefix: 'Binary.Fixed' },
      '53': number(16, blanks),
      '120': text(999, 'ASCII.LLL'),
    });
    const fields = {
      '2': '4276555555555555',
      '3': '000000',
      '4': '77700',
      '7': '701111844',
      '11': '123',
      '12': '131844',
      '13': '701',
      '14': '1902',
      '19': '643',
      '22': '901',
      '25': '2',
      '32': '123456',
      '35': '4276555555555555=12345678901234567890',
      '37': '987654321001',
      '41': '00000321',
      '42': '120000000000034',
      '43': 'Test text',
      '49': '643',
      '52': '0102030405060708',
      '53': '1234000000000000',
      '120': 'Another test text',
    };
    const latin1 = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1');
    expect(packed(profile, { mti: '0100', fields }).toString('latin1')).toBe(
      `0100${latin1('F23C248128E098000000000000000100')}164276555555555555000000000000077700` +
        `070111184400012313184407011902${latin1('0643')}9010206123456374276555555555555=12345678901234567890` +
        `98765432100100000321120000000000034${' '.repeat(31)}Test text${latin1('64300102030405060708')}` +
        '1234000000000000017Another test text',
    );
  });

  it('of builder_test.go, with a bitmap of subfields', () => {
    const subfields = { '1': text(2), '2': text(2), '10': text(6) };
    const bitmap = { ...HEX_BITMAP, disableautoexpand: true };
    const profile = profileFrom({
      '0': MTI,
      '1': RAW_BITMAP,
      '48': { type: 'Composite', length: 255, prefix: 'ASCII.LL', bitmap, subfields },
    });
    const bytes = packed(profile, { mti: '0100', fields: {}, parts: { '48.10': '11 456' } });
    expect(bytes.toString('latin1').slice(12)).toBe('22004000000000000011 456');
  });

  it('of emv_tlv_test.go, with objects of BER-TLV', () => {
    const object = { type: 'Binary', length: 999, enc: 'Binary', prefix: 'BerTLV' };
    const profile = profileFrom({
      '0': MTI,
      '1': RAW_BITMAP,
      '55': {
        type: 'Composite',
        length: 999,
        prefix: 'ASCII.LLL',
        tag: { enc: 'BerTLVTag', sort: 'StringsByHex' },
        subfields: { '82': object, '9F36': object, '9F3B': object },
      },
    });
    const parts = { '55.82': '017F', '55.9F36': '027F', '55.9F3B': '9F4502047F' };
    const bytes = packed(profile, { mti: '0100', fields: {}, parts });
    expect(bytes.toString('hex').slice(24).toUpperCase()).toBe(
      '3031378202017F9F3602027F9F3B059F4502047F',
    );
  });

  it('of field54/spec_test.go, with subfields in subfields', () => {
    const amount = {
      type: 'Composite',
      length: 20,
      prefix: 'ASCII.Fixed',
      tag: { sort: 'StringsByInt' },
      subfields: { '01': text(2), '02': text(2), '03': text(3), '04': text(1), '05': text(12) },
    };
    const profile = profileFrom({
      '0': MTI,
      '1': RAW_BITMAP,
      '2': text(19, 'ASCII.LL'),
      '3': number(6),
      ...Object.fromEntries(FIXED.map(([id, length]) => [String(id), text(length)])),
      '32': text(11, 'ASCII.LL'),
      '54': {
        type: 'Composite',
        length: 120,
        prefix: 'ASCII.LLL',
        tag: { sort: 'StringsByInt' },
        subfields: { '01': amount, '02': amount },
      },
      '61': text(19, 'ASCII.LLL'),
      '63': text(70, 'ASCII.LLL'),
      '102': text(28, 'ASCII.LL'),
    });
    const codec = compile(profile);
    const published = Buffer.from(PUBLISHED_0110, 'latin1');
    const message = codec.decode(published);
    expect(message.fields).toMatchObject({ '41': 'TERMID01', '49': '840', '54': AMOUNTS });
    expect(message.parts).toMatchObject({
      '54.1.3': '840',
      '54.1.4': 'D',
    });
    expect(codec.encode(message)).toEqual(published);
    expect(codec.encode({ ...message, fields: { ...message.fields, '54': AMOUNTS } })).toEqual(
      published,
    );
  });
});

/** The elements of that message with a fixed length. */
const FIXED: readonly (readonly [number, number])[] = [
  [4, 12],
  [6, 12],
  [7, 10],
  [10, 8],
  [11, 6],
  [12, 6],
  [13, 4],
  [15, 4],
  [25, 2],
  [28, 9],
  [37, 12],
  [38, 6],
  [39, 2],
  [41, 8],
  [42, 15],
  [49, 3],
  [51, 3],
];

const AMOUNTS = '0072840D000000000010';

/** The 0110 of the test, without its length of two bytes and its last element. */
const PUBLISHED_0110 =
  `0110${Buffer.from('F67A00910EC0A40A0000000004000000', 'hex').toString('latin1')}` +
  '151001948687365640000000000000500000000000501000122132918610020000163721829180122012200D000000000600' +
  '000080221301637200124551TERMID01CARD ACCEPTOR  8408400200072840D000000000010016000000000402000007000' +
  '02    123456123456123           0                       VISA        15100194868736564';
