import { layoutOf } from '#libs/iso8583';
import { readSpecification } from './read-specification';

type Json = Readonly<Record<string, unknown>>;

const START: Json = {
  '0': { type: 'String', length: 4, enc: 'ASCII', prefix: 'ASCII.Fixed' },
  '1': { type: 'Bitmap', length: 8, enc: 'Binary', prefix: 'Binary.Fixed' },
};
const TEXT: Json = { type: 'String', length: 9, enc: 'ASCII', prefix: 'ASCII.LL' };

function errorsOf(fields: Json): string[] {
  const read = readSpecification({ name: 'Test', fields }, 'imported');
  return read.ok ? [] : read.refusal.kept.map(({ pointer, detail }) => `${pointer} ${detail}`);
}

function profileOf(fields: Json) {
  const read = readSpecification({ name: 'Test', fields: { ...START, ...fields } }, 'imported');
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept));
  return read.value;
}

describe('a specification', () => {
  it.each<[Json, Json]>([
    [{ length: 8 }, { encoding: 'binary', secondary: 'auto' }],
    [{ length: 16 }, { encoding: 'binary', secondary: 'always-unmarked' }],
    [{ enc: 'HexToASCII' }, { encoding: 'ascii', secondary: 'auto' }],
  ])('has a bitmap with %j', (more, bitmap) => {
    expect(profileOf({ '1': { ...(START['1'] as Json), ...more } }).bitmap).toEqual(bitmap);
  });

  it('has a third bitmap if there are fields for it, and one EBCDIC code', () => {
    const ebcdic = { ...TEXT, enc: 'EBCDIC1047', prefix: 'EBCDIC1047.LL' };
    expect(profileOf({ '130': ebcdic })).toMatchObject({
      bitmap: { tertiary: 'auto' },
      codePage: 'cp1047',
      defaults: { text: 'ebcdic', lengthEncoding: 'ebcdic' },
    });
  });

  it.each<[string, Json, Json]>([
    ['Binary.LL', {}, { lengthEncoding: 'binary', lengthDigits: 4 }],
    ['Hex.L', {}, { lengthEncoding: 'hex', lengthDigits: 2 }],
    ['BCD.LLL', {}, { lengthEncoding: 'bcd', lengthDigits: 3 }],
    ['BerTLV', {}, { lengthEncoding: 'ber' }],
    ['ASCII.LL', { length: 255 }, { length: 99 }],
    ['ASCII.Fixed', { padding: { type: 'Left', pad: '0' } }, { pad: { side: 'left', char: '0' } }],
    ['ASCII.Fixed', { type: 'Binary', enc: 'HexToASCII' }, { format: 'b', content: 'ascii' }],
    ['Binary.Fixed', { type: 'Hex', enc: 'Binary' }, { format: 'b', content: 'binary' }],
    ['BCD.LL', { enc: 'LBCD' }, { format: 'n', content: 'bcd', oddDigits: 'right-zero' }],
  ])('has a field with prefix %s and %j', (prefix, more, expected) => {
    const profile = profileOf({ '62': { ...TEXT, ...more, prefix } });
    expect(layoutOf(profile, 62)).toMatchObject(expected);
  });

  it('has tags with the characters that fill them, and a shared length', () => {
    const subfields = { '1': { ...TEXT, length: 2 }, '22': TEXT };
    const tag = {
      length: 3,
      enc: 'ASCII',
      padding: { type: 'Left', pad: '0' },
      sort: 'StringsByInt',
      skipUnknownTLVTags: true,
    };
    const composite = { type: 'Composite', length: 999, prefix: 'ASCII.LLL', tag, subfields };
    expect(profileOf({ '48': composite }).overrides['48']).toMatchObject({
      composite: {
        kind: 'tagged',
        tag: { length: 3, encoding: 'ascii' },
        length: { digits: 2, encoding: 'ascii' },
        unknown: 'skip',
        subelements: { '001': { length: 2 }, '022': { length: 9 } },
      },
    });
  });
});

describe('what cannot be a profile is refused with its pointer', () => {
  it.each<[string, Json, string]>([
    [
      'characters as hex digits',
      { '48': { ...TEXT, enc: 'HexToASCII' } },
      '/fields/48/enc A profile cannot have this: characters as hex digits',
    ],
    [
      'an unknown encoding',
      { '48': { ...TEXT, enc: 'UTF8' } },
      '/fields/48/enc A profile cannot have this: encoding UTF8 is unknown.',
    ],
    [
      'an unknown prefix',
      { '48': { ...TEXT, prefix: 'ASCII.LX' } },
      '/fields/48/prefix Prefix ASCII.LX is unknown.',
    ],
    [
      'no prefix',
      { '48': { type: 'String', length: 3, enc: 'ASCII' } },
      '/fields/48/prefix Is missing',
    ],
    ['no length', { '48': { ...TEXT, length: 0 } }, '/fields/48/length Must be at least 1.'],
    ['a length beyond all numbers', { '48': { ...TEXT, length: 1e300 } }, '/fields/48/length'],
    [
      'a variable field that is filled',
      { '48': { ...TEXT, padding: { type: 'Left', pad: '0' } } },
      '/fields/48/padding A profile does not fill',
    ],
    [
      'an unknown type',
      { '48': { ...TEXT, type: 'Strin' } },
      '/fields/48/type Did you mean "String"?',
    ],
    ['an unknown member', { '48': { ...TEXT, encoding: 'x' } }, '/fields/48/encoding'],
    ['a field 193', { '193': TEXT }, '/fields/193 Must be a field from 0 to 192 except 65.'],
    [
      'the same field twice',
      { '48': TEXT, '048': TEXT },
      '/fields/048 Field 48 is described twice.',
    ],
    ['a name that is no number', { __proto__x: TEXT }, '/fields/__proto__x Must be a field'],
    [
      'two EBCDIC codes',
      { '2': { ...TEXT, enc: 'EBCDIC' }, '3': { ...TEXT, enc: 'EBCDIC1047' } },
      '/fields Must use one of',
    ],
    ['no MTI', { '0': TEXT }, '/fields/0 Must be the message type'],
    ['no bitmap', { '1': TEXT }, '/fields/1 Must be the bitmap'],
    [
      'a subfield whose tag does not fit',
      {
        '48': {
          type: 'Composite',
          length: 9,
          prefix: 'ASCII.LL',
          tag: { length: 2, enc: 'ASCII' },
          subfields: { ABC: TEXT },
        },
      },
      '/fields/48/subfields/ABC The name of the subfield is not',
    ],
  ])('%s', (_, fields, expected) => {
    expect(errorsOf({ ...START, ...fields }).join('\n')).toContain(expected);
  });

  it.each([[null], [[]], ['text'], [{}], [{ fields: [] }], [{ fields: { '0': null } }]])(
    '%j',
    (json) => {
      expect(readSpecification(json, 'x').ok).toBe(false);
    },
  );

  it('subfields in each other without end', () => {
    let field: Json = TEXT;
    for (let level = 0; level < 20_000; level += 1) {
      field = { type: 'Composite', length: 9, prefix: 'ASCII.LL', subfields: { '1': field } };
    }
    expect(errorsOf({ ...START, '48': field })).toEqual([
      ' Must have at most 64 levels of objects.',
    ]);
  });
});
