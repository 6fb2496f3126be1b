import fc from 'fast-check';
import {
  compile,
  layoutOf,
  PROFILES,
  readProfile,
  type ElementLayout,
  type Profile,
} from '#libs/iso8583';
import { type Result, type ViolationList } from '#libs/kernel';
import { readPackager } from './jpos/read-packager';
import { writePackager } from './jpos/write-packager';
import { readSpecification } from './moov/read-specification';
import { writeSpecification } from './moov/write-specification';

const CHARACTERS: Readonly<Record<string, string>> = {
  n: '0123456789',
  a: 'AZaz',
  an: 'AZ09az',
  ns: '019/-',
  as: 'AZ/-',
  ans: 'AZ az09-[$é',
  z: '0123456789=',
};

const ASCII_1047 = { ...PROFILES.ebcdic, name: 'ebcdic-1047', codePage: 'cp1047' } as const;
const MIXED = checked({
  ...PROFILES.bcd,
  name: 'mixed',
  codePage: 'cp1047',
  bitmap: { encoding: 'binary', secondary: 'auto', tertiary: 'auto' },
  overrides: {
    '2': { oddDigits: 'right-f' },
    '22': { oddDigits: 'right-zero' },
    '32': { lengthEncoding: 'binary' },
    '36': { content: 'ascii' },
    '43': { composite: positional() },
    '48': { lengthEncoding: 'ascii', composite: tagged() },
    '60': { format: 'b', content: 'binary', composite: bitmapped() },
    '62': { content: 'ebcdic', lengthEncoding: 'ebcdic' },
    '130': { format: 'b', length: 20 },
  },
});
const BARE = checked({
  ...PROFILES['ascii-binary-bitmap'],
  name: 'bare',
  emitBitmap: false,
  header: { kind: 'fixed', initial: '000000' },
  overrides: { '3': {}, '11': {}, '41': {}, '62': { length: 20 } },
});

function positional() {
  return {
    kind: 'positional',
    subelements: {
      '1': { format: 'ans', length: 25 },
      '2': { format: 'ans', length: 13 },
      '3': { format: 'a', length: 2 },
    },
  };
}

function tagged() {
  return {
    kind: 'tagged',
    tag: { length: 2, encoding: 'ascii' },
    length: { digits: 2, encoding: 'ascii' },
    subelements: { '26': { length: 3 }, '84': { length: 2 } },
  };
}

function bitmapped() {
  return {
    kind: 'bitmapped',
    bitmap: { bytes: 2, encoding: 'binary' },
    subelements: {
      '1': { format: 'n', content: 'bcd', length: 4 },
      '9': {
        format: 'ans',
        content: 'ascii',
        length: 30,
        lengthDigits: 2,
        lengthEncoding: 'ascii',
      },
    },
  };
}

function checked(json: object): Profile {
  const read = readProfile(json);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept));
  return read.value;
}

/** Any value of an element, of full length if the length is fixed. */
function anyValue({
  format,
  length,
  lengthDigits,
  composite,
}: ElementLayout): fc.Arbitrary<string> {
  if (composite !== undefined) return fc.constant('');
  const most = lengthDigits === 0 ? length : Math.min(length, 30);
  const size = { minLength: lengthDigits === 0 ? length : 0, maxLength: most };
  if (format === 'b') {
    return fc.uint8Array(size).map((bytes) => Buffer.from(bytes).toString('hex').toUpperCase());
  }
  if (format === 'x+n') {
    const digits = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789')),
      minLength: length - 1,
      maxLength: length - 1,
    });
    return fc.tuple(fc.constantFrom('C', 'D'), digits).map(([sign, rest]) => sign + rest);
  }
  const characters = CHARACTERS[format] ?? '0';
  return fc.string({ unit: fc.constantFrom(...Array.from(characters)), ...size });
}

function anyMessage(profile: Profile) {
  const isBare = profile.emitBitmap === false;
  const last = profile.bitmap.tertiary === 'auto' ? 192 : 128;
  const numbers = isBare
    ? Object.keys(profile.overrides).map(Number)
    : Array.from({ length: last - 1 }, (_, index) => index + 2).filter((number) => number !== 65);
  const layouts = numbers.flatMap((number) => layoutOf(profile, number) ?? []);
  const pick = isBare ? fc.constant(layouts) : fc.subarray(layouts, { maxLength: 20 });
  return pick.chain((chosen) => {
    const plain = chosen.filter(({ composite }) => composite === undefined);
    const values = plain.map((layout) =>
      anyValue(layout).map((value) => [String(layout.number), value] as const),
    );
    return fc
      .tuple(...values)
      .map((fields) => ({ mti: '0200', fields: Object.fromEntries(fields) }));
  });
}

const PARTS = {
  '43.1': 'SHOP'.padEnd(25),
  '43.2': 'CITY'.padEnd(13),
  '43.3': 'BR',
  '48.26': 'ABC',
  '48.84': '01',
  '60.1': '1234',
  '60.9': 'text',
};

type Format = 'jpos' | 'moov';

function written(profile: Profile, format: Format): Result<Profile, ViolationList> {
  if (format === 'jpos') {
    const xml = writePackager(profile);
    return xml.ok ? readPackager(Buffer.from(xml.value), { name: 'again' }) : xml;
  }
  const json = writeSpecification(profile);
  return json.ok ? readSpecification(JSON.parse(JSON.stringify(json.value)), 'again') : json;
}

function again(profile: Profile, format: Format): Profile {
  const read = written(profile, format);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept.slice(0, 5)));
  return read.value;
}

describe('a profile that is written and read again packs the same bytes', () => {
  it.each<[string, Format, Profile]>([
    ['ascii', 'jpos', PROFILES.ascii],
    ['ascii-binary-bitmap', 'jpos', PROFILES['ascii-binary-bitmap']],
    ['bcd', 'jpos', PROFILES.bcd],
    ['ebcdic 1047', 'jpos', ASCII_1047],
    ['mixed', 'jpos', MIXED],
    ['bare', 'jpos', BARE],
    ['ascii', 'moov', PROFILES.ascii],
    ['ascii-binary-bitmap', 'moov', PROFILES['ascii-binary-bitmap']],
    ['ebcdic', 'moov', PROFILES.ebcdic],
    ['ebcdic 1047', 'moov', ASCII_1047],
  ])('%s as %s', (_, format, profile) => {
    const codec = compile(profile);
    const other = compile(again(profile, format));
    fc.assert(
      fc.property(anyMessage(profile), (message) => {
        const bytes = codec.encode(message);
        expect(other.encode(message)).toEqual(bytes);
        expect(other.encode(other.decode(bytes))).toEqual(bytes);
      }),
      { numRuns: 8 },
    );
  });

  // Shipped profiles that a format cannot have are in the table of refusals below, or have composites that it does not know.
  it.each(Object.values(PROFILES).map((profile) => [profile.name, profile] as const))(
    'the shipped profile %s, wherever it can be written',
    (_, profile) => {
      for (const format of ['jpos', 'moov'] as const) {
        const read = written(profile, format);
        if (!read.ok) continue;
        const [codec, other] = [compile(profile), compile(read.value)];
        fc.assert(
          fc.property(anyMessage(profile), (message) => {
            expect(other.encode(message)).toEqual(codec.encode(message));
          }),
          { numRuns: 8 },
        );
      }
    },
  );

  it('and the formats can have these shipped profiles', () => {
    const names = (format: Format): string[] =>
      Object.values(PROFILES)
        .filter((profile) => written(profile, format).ok)
        .map(({ name }) => name);
    expect(names('jpos')).toEqual(['ascii', 'ascii-binary-bitmap', 'bcd', 'iso2003-cmf']);
    expect(names('moov')).toEqual(['ascii', 'ascii-binary-bitmap', 'ebcdic']);
  });

  it('with its subelements', () => {
    const message = { mti: '0200', fields: {}, parts: PARTS };
    const bytes = compile(MIXED).encode(message);
    const codec = compile(again(MIXED, 'jpos'));
    expect(codec.encode(message)).toEqual(bytes);
    expect(codec.decode(bytes).parts).toEqual(PARTS);
  });

  it('and can be written a second time', () => {
    const first = again(PROFILES.bcd, 'jpos');
    expect(again(first, 'jpos')).toEqual(first);
  });
});

describe('what a format cannot have is refused with the element', () => {
  const binaryLength = PROFILES['bcd-binary-length'];
  it.each<[string, Format, Profile, string[]]>([
    [
      'packed tracks',
      'moov',
      PROFILES.bcd,
      [
        '/overrides/28',
        '/overrides/29',
        '/overrides/30',
        '/overrides/31',
        '/overrides/35',
        '/overrides/36',
        '/overrides/97',
      ],
    ],
    [
      'packed tracks after a binary length',
      'jpos',
      binaryLength,
      ['/overrides/35', '/overrides/36'],
    ],
    ['another EBCDIC code', 'jpos', PROFILES.ebcdic, ['/codePage']],
    [
      'a bitmap of 16 bytes',
      'jpos',
      { ...PROFILES.ascii, bitmap: { encoding: 'ascii', secondary: 'always' } },
      ['/bitmap/secondary'],
    ],
    [
      'a bitmap of 16 bytes',
      'moov',
      { ...PROFILES.ascii, bitmap: { encoding: 'ascii', secondary: 'always' } },
      ['/bitmap/secondary'],
    ],
    [
      'a header that counts itself',
      'jpos',
      { ...PROFILES.ascii, header: { kind: 'counted', initial: '0400' } },
      ['/header'],
    ],
    [
      'a header',
      'moov',
      { ...PROFILES.ascii, header: { kind: 'fixed', initial: '00' } },
      ['/header'],
    ],
    ['messages without a bitmap', 'moov', BARE, ['/emitBitmap', '/header']],
    [
      'lengths with the least significant byte first',
      'jpos',
      { ...PROFILES.ascii, overrides: { '48': { lengthEncoding: 'binary-le' } } },
      ['/overrides/48'],
    ],
    [
      'lengths with the least significant byte first',
      'moov',
      { ...PROFILES.ascii, overrides: { '48': { lengthEncoding: 'binary-le' } } },
      ['/overrides/48'],
    ],
    [
      'blanks before a value',
      'jpos',
      { ...PROFILES.ascii, overrides: { '41': { pad: { side: 'left', char: ' ' } } } },
      ['/overrides/41'],
    ],
  ])('%s in %s', (_, format, profile, pointers) => {
    const read = written(profile, format);
    expect(read.ok ? [] : read.refusal.kept.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
