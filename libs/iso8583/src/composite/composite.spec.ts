import { compile, type Codec } from '../codec/codec';
import { PROFILES } from '../shipped/profiles';
import { type Profile } from '../profile/profile';
import {
  BINARY,
  BITMAPPED,
  COMPOSITE_ROWS,
  POSITIONAL,
  TAGS_2_2,
  TOKENS,
  withElement,
} from '../test/composites';
import { errorOf } from '../test/messages';

const { ascii, bcd } = PROFILES;

describe('An element with subelements', () => {
  it.each(COMPOSITE_ROWS)('is read and written with %s', (_, profile, element, parts, whole) => {
    const codec = compile(profile);
    const bytes = codec.encode({ mti: '0100', fields: {}, parts });
    const message = { mti: '0100', fields: { [element]: whole }, parts };
    expect(codec.decode(bytes)).toEqual(message);
    expect(Object.keys(codec.decode(bytes).parts ?? {})).toEqual(Object.keys(parts));
    expect(codec.encode({ mti: '0100', fields: { [element]: whole } })).toEqual(bytes);
    expect(codec.encode(message)).toEqual(bytes);
  });

  it.each(COMPOSITE_ROWS)(
    'explains the bytes of its subelements: %s',
    (_, profile, element, parts) => {
      const codec = compile(profile);
      const ranges = codec.explain(codec.encode({ mti: '0100', fields: {}, parts }));
      const whole = ranges.find((range) => range.element === `DE${element}`);
      const inner = ranges.filter((range) => range.element.startsWith(`DE${element}.`));
      expect(inner.map((range) => range.element)).toEqual(
        Object.keys(parts).map((path) => `DE${path}`),
      );
      const end = (whole?.offset ?? 0) + (whole?.length ?? 0);
      for (const { offset, length, prefixLength } of inner) {
        expect(offset).toBeGreaterThanOrEqual((whole?.offset ?? 0) + (whole?.prefixLength ?? 0));
        expect(offset + length).toBeLessThanOrEqual(end);
        expect(prefixLength).toBeLessThanOrEqual(length);
      }
      expect((inner.at(-1)?.offset ?? 0) + (inner.at(-1)?.length ?? 0)).toBe(end);
    },
  );
});

describe('Subelements are refused', () => {
  const tagged = compile(withElement(ascii, '48', { ...TAGS_2_2, onError: 'refuse' }));
  const positional = compile(withElement(ascii, '60', POSITIONAL));
  const bitmapped = compile(withElement(bcd, '63', BITMAPPED, BINARY));
  const tokens = compile(withElement(ascii, '63', { ...TOKENS, onError: 'refuse' }));
  const encode = (codec: Codec, parts: Record<string, string>, fields = {}) =>
    errorOf(() => codec.encode({ mti: '0100', fields, parts }));

  it.each([
    [tagged, { '48.84': '012', '48': '1' }, 'ISO8583_PART_UNKNOWN', 'parts'],
    [tagged, { '48.84.1': '0' }, 'ISO8583_PART_UNKNOWN', 'DE48.84'],
    [tagged, { '48.84': '0', '48.84.1': '0' }, 'ISO8583_PARTS_CONTRADICT', 'DE48.84'],
    [tagged, { '48.841': '0' }, 'ISO8583_PART_UNKNOWN', 'DE48.841'],
    [tagged, { '48.92': '12345' }, 'ISO8583_LENGTH_OVER_LIMIT', 'DE48.92'],
    [tagged, { '48.92': 'x' }, 'ISO8583_CHARACTER_INVALID', 'DE48.92'],
    [tagged, { '47.1': 'x' }, 'ISO8583_PART_UNKNOWN', 'DE47'],
    [tagged, { '129.1': 'x' }, 'ISO8583_ELEMENT_UNKNOWN', 'DE129'],
    [tagged, { 'x.1': 'x' }, 'ISO8583_PART_UNKNOWN', 'parts'],
    [tagged, { ['48.1'.repeat(60)]: 'x' }, 'ISO8583_PART_UNKNOWN', 'parts'],
    [positional, { '60.1': '1', '60.3': '2' }, 'ISO8583_PART_MISSING', 'DE60.2'],
    [positional, { '60.4': '1' }, 'ISO8583_PART_UNKNOWN', 'DE60.4'],
    [bitmapped, { '63.2': '1' }, 'ISO8583_PART_UNKNOWN', 'DE63.2'],
  ])('to encode: %#', (codec, parts, code, element) => {
    expect(encode(codec, parts as Record<string, string>)).toMatchObject({ code, element });
  });

  it('if they contradict their element', () => {
    const whole = { '48': 'R840201' };
    expect(encode(tagged, { '48.TCC': 'R', '48.84': '02' }, whole)).toMatchObject({
      code: 'ISO8583_PARTS_CONTRADICT',
      element: 'DE48',
    });
    expect(encode(tagged, { '48.TCC': 'R', '48.84': '01' }, whole)).toBe('accepted');
    expect(encode(positional, { '60.1': '12' }, { '60': '012' })).not.toBe('accepted');
  });

  it.each([
    [tagged, '48', 'R8402', 'ISO8583_TOO_SHORT', 'DE48.84', 5],
    [tagged, '48', 'R84xx01', 'ISO8583_LENGTH_INVALID', 'DE48.84', 3],
    [tagged, '48', 'R9203x23', 'ISO8583_CHARACTER_INVALID', 'DE48.92', 5],
    [positional, '60', '123', 'accepted', undefined, 0],
    [positional, '60', '1x3', 'ISO8583_CHARACTER_INVALID', 'DE60.1', 1],
    [positional, '60', '12301A!', 'ISO8583_TRAILING_BYTES', 'DE60', 6],
    [bitmapped, '63', '400000' + '00', 'ISO8583_PART_UNKNOWN', 'DE63', 3],
    [tokens, '63', '& 0000300026! B200002 ab', 'ISO8583_PART_INVALID', 'DE63', 0],
    [tokens, '63', '& 0000200024? B200002 ab', 'ISO8583_PART_INVALID', 'DE63', 12],
    [tokens, '63', '& 0000200024! B200002-ab', 'ISO8583_LENGTH_INVALID', 'DE63', 16],
  ] as const)('to decode, with their place: %#', (...row) => {
    const [codec, key, value, code, element, at] = row;
    const plain = compile({ ...codec.profile, overrides: withoutComposite(codec.profile, key) });
    const bytes = plain.encode({ mti: '0100', fields: { [key]: value } });
    const range = plain.explain(bytes).at(-1);
    const start = (range?.offset ?? 0) + (range?.prefixLength ?? 0);
    const found = errorOf(() => codec.decode(bytes));
    if (found === 'accepted') expect(code).toBe('accepted');
    else expect(found).toMatchObject({ code, element, offset: start + at });
  });

  it('if there are more than 2,000 in a message', () => {
    const value = (count: number) => ({ '55': '8400'.repeat(count) });
    const layout = { ...BINARY, lengthDigits: 6, length: 99_999 };
    const codec = (onError: 'keep' | 'refuse') =>
      compile(withElement(bcd, '55', { kind: 'ber-tlv', onError }, layout));
    const sizeOf = (count: number, onError: 'keep' | 'refuse') => {
      const bytes = codec('keep').encode({ mti: '0100', fields: value(count) });
      return Object.keys(codec(onError).decode(bytes).parts ?? {}).length;
    };
    expect(sizeOf(2000, 'refuse')).toBe(2000);
    expect(sizeOf(2001, 'keep')).toBe(0);
    expect(errorOf(() => sizeOf(2001, 'refuse'))).toMatchObject({ code: 'ISO8583_PART_INVALID' });
  });

  it('if they are longer than any element, before all of them are written', () => {
    const keys = Array.from({ length: 999 }, (_, index) => String(index + 1));
    const subelements = Object.fromEntries(keys.map((key) => [key, { length: 999_999 }]));
    const layout = { lengthDigits: 6, length: 999_999 };
    const codec = compile(withElement(ascii, '48', { kind: 'positional', subelements }, layout));
    const parts = Object.fromEntries(keys.map((key) => [`48.${key}`, 'x']));
    expect(errorOf(() => codec.encode({ mti: '0100', fields: {}, parts }))).toMatchObject({
      code: 'ISO8583_LENGTH_OVER_LIMIT',
      element: 'DE48',
      got: 'more',
    });
  });

  it.each([{}, { '48': 'x', '60': 'x', '61': 'x', '62': 'x', '63': 'x' }])(
    'if they are longer than any message, before all of them are joined: %j',
    (fields) => {
      const keys = ['48', '60', '61', '62', '63'];
      const subelements = { '1': { length: 999_999 } };
      const layout = {
        lengthDigits: 0,
        length: 999_999,
        composite: { kind: 'positional', subelements },
      };
      const overrides = Object.fromEntries(
        keys.map((key) => [key, layout]),
      ) as Profile['overrides'];
      const parts = Object.fromEntries(keys.map((key) => [`${key}.1`, 'x']));
      const codec = compile({ ...ascii, overrides });
      expect(errorOf(() => codec.encode({ mti: '0100', fields, parts }))).toMatchObject({
        code: 'ISO8583_LENGTH_OVER_LIMIT',
        expected: 'at most 4194304 bytes of subelements',
      });
    },
  );

  it('never lose a value that is not divided', () => {
    const keeps = compile(withElement(ascii, '48', TAGS_2_2));
    const message = { mti: '0100', fields: { '48': 'no tags at all' } };
    expect(keeps.decode(keeps.encode(message))).toEqual(message);
  });
});

function withoutComposite(profile: Profile, key: string): Profile['overrides'] {
  const layout = Object.entries(profile.overrides[key] ?? {});
  return { [key]: Object.fromEntries(layout.filter(([member]) => member !== 'composite')) };
}
