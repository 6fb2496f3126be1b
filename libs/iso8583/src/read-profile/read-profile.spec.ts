import fc from 'fast-check';
import { compile } from '../codec/codec';
import { PROFILES } from '../shipped/profiles';
import { readProfile } from './read-profile';

const { bcd, 'mastercard-like': mastercard } = PROFILES;
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

function pointersOf(value: unknown): string[] {
  const read = readProfile(value);
  return read.ok ? [] : read.refusal.kept.map(({ pointer }) => pointer);
}

describe('readProfile', () => {
  it.each(Object.entries(PROFILES))('accepts the built-in profile %s as JSON', (name, profile) => {
    expect(profile.name).toBe(name);
    expect(readProfile(json(profile))).toEqual({ ok: true, value: profile });
  });

  it('adds the defaults of absent members', () => {
    const { name, mti, bitmap, defaults } = bcd;
    const value = {
      name,
      mti,
      bitmap,
      defaults,
      description: '',
      codePage: 'cp037',
      overrides: {},
    };
    expect(readProfile({ name, mti, bitmap, defaults })).toEqual({ ok: true, value });
    expect(readProfile(value)).toEqual({ ok: true, value });
  });

  it('returns a profile that can be compiled to a codec', () => {
    const read = readProfile({
      ...bcd,
      name: 'acme',
      overrides: { '48': { name: 'Own data', format: 'b', lengthDigits: 4, length: 4000 } },
    });
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const message = { mti: '0100', fields: { '48': 'FF'.repeat(4000) } };
    const codec = compile(read.value);
    expect(codec.decode(codec.encode(message))).toEqual(message);
  });

  it.each([
    ['null', null, ['']],
    ['an array', [], ['']],
    ['text', 'bcd', ['']],
    ['nothing', {}, ['/name', '/mti', '/bitmap', '/defaults']],
    ['a name with a slash', { ...bcd, name: 'a/b' }, ['/name']],
    ['a name of 65 characters', { ...bcd, name: 'a'.repeat(65) }, ['/name']],
    ['a description of two lines', { ...bcd, description: 'a\nb' }, ['/description']],
    ['an unknown encoding of the MTI', { ...bcd, mti: 'hex' }, ['/mti']],
    ['a bitmap that is a text', { ...bcd, bitmap: 'hex' }, ['/bitmap']],
    ['an incomplete bitmap', { ...bcd, bitmap: { encoding: 'binary' } }, ['/bitmap/secondary']],
    ['an unknown code page', { ...bcd, codePage: 'cp1140' }, ['/codePage']],
    ['binary text', { ...bcd, defaults: { ...bcd.defaults, text: 'binary' } }, ['/defaults/text']],
    ['an unknown member', { ...bcd, defaults: { ...bcd.defaults, 'x/y': 1 } }, ['/defaults/x~1y']],
    ['an element with a leading zero', { ...bcd, overrides: { '02': {} } }, ['/overrides/02']],
    ['element 1', { ...bcd, overrides: { '1': {} } }, ['/overrides/1']],
    ['element 65', { ...bcd, overrides: { '65': {} } }, ['/overrides/65']],
    ['element 129', { ...bcd, overrides: { '129': {} } }, ['/overrides/129']],
    ['a length of zero', { ...bcd, overrides: { '4': { length: 0 } } }, ['/overrides/4/length']],
    [
      'a length of a million',
      { ...bcd, overrides: { '4': { length: 1e6 } } },
      ['/overrides/4/length'],
    ],
    ['a length as text', { ...bcd, overrides: { '4': { length: '12' } } }, ['/overrides/4/length']],
    [
      'seven digits of length',
      { ...bcd, overrides: { '4': { lengthDigits: 7 } } },
      ['/overrides/4/lengthDigits'],
    ],
    [
      'a length that does not fit in the prefix',
      { ...bcd, overrides: { '2': { length: 100 } } },
      ['/overrides/2/length'],
    ],
    ['packed text', { ...bcd, overrides: { '41': { content: 'bcd' } } }, ['/overrides/41/content']],
    [
      'packed binary data',
      { ...bcd, overrides: { '52': { content: 'bcd' } } },
      ['/overrides/52/content'],
    ],
    ['raw digits', { ...bcd, overrides: { '4': { content: 'binary' } } }, ['/overrides/4/content']],
    ['an advice code in no subelement', { ...bcd, adviceCode: '48.84' }, ['/adviceCode']],
    ['an advice code in an element', { ...bcd, adviceCode: '48' }, ['/adviceCode']],
    ['a place in no subelement', { ...bcd, places: { cvv: '62.1' } }, ['/places/cvv']],
    ['a place in an element', { ...bcd, places: { cvv: '62' } }, ['/places/cvv']],
    ['a place with subelements', { ...mastercard, places: { eci: '48.42' } }, ['/places/eci']],
    [
      'a place of two values',
      { ...mastercard, places: { cvv: '48.92', eci: '48.92' } },
      ['/places/eci'],
    ],
    ['an unknown value', { ...mastercard, places: { cvc: '48.92' } }, ['/places/cvc']],
    ['a key in no subelement', { ...bcd, keyExchange: '62.3' }, ['/keyExchange']],
    [
      'a sign without digits',
      { ...bcd, overrides: { '28': { length: 1 } } },
      ['/overrides/28/length'],
    ],
  ])('refuses %s', (_, value, pointers) => {
    expect(pointersOf(value)).toEqual(pointers);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'refuses %s as the name of a member or an element',
    (key) => {
      const text = JSON.stringify({ ...bcd, overrides: {} });
      const member = text.replace('{', `{${JSON.stringify(key)}:{},`);
      const element = text.replace('"overrides":{', `"overrides":{${JSON.stringify(key)}:{}`);
      expect(pointersOf(JSON.parse(member))).toEqual([`/${key}`]);
      expect(pointersOf(JSON.parse(element))).toEqual([`/overrides/${key}`]);
    },
  );

  it('describes the valid names and values in its errors', () => {
    expect(readProfile({ ...bcd, mti: 'hex', more: 1 })).toMatchObject({
      ok: false,
      refusal: {
        kept: [
          {
            pointer: '/more',
            detail:
              '"more" is unknown here; the known names are name, description, mti, bitmap, emitBitmap, header, codePage, adviceCode, places, defaults, overrides, presence, echo, keyExchange, standInReason.',
          },
          { pointer: '/mti', detail: 'Must be one of ascii, bcd, ebcdic.' },
        ],
      },
    });
  });

  it.each(['My_Profile', 'a.b', '', 'x'.repeat(41), '../x', 'é', 1])(
    'refuses the name %p',
    (name) => {
      expect(pointersOf({ ...bcd, name })).toEqual(['/name']);
    },
  );

  it('keeps the first 100 violations and counts the others', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`x${String(index)}`, 1]),
    );
    const read = readProfile({ ...bcd, overrides: many });
    expect(read).toMatchObject({ ok: false, refusal: { omitted: 9_900 } });
    expect(pointersOf({ ...bcd, overrides: many })).toHaveLength(100);
  });

  it('accepts or refuses any JSON without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof readProfile(value).ok).toBe('boolean');
        expect(pointersOf({ ...bcd, overrides: value })).toBeDefined();
      }),
    );
  });
});
