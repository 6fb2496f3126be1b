import fc from 'fast-check';
import { type Composite, type ElementOverride } from '../profile/composite';
import { type Profile } from '../profile/profile';
import { PROFILES } from '../shipped/profiles';

/** A layout with a value of it: whole, or by paths below it, as in `.84`. */
interface Sample {
  readonly layout: ElementOverride;
  readonly parts: Readonly<Record<string, string>>;
}

/** A profile with one element of subelements, and the subelements of a message in it. */
export interface Dialect {
  readonly profile: Profile;
  readonly parts: Readonly<Record<string, string>>;
}

const DIGITS = Array.from('0123456789');
const TEXT = Array.from('ABCxyz019 .#%-');
const BYTES = ['00', '01', '3F', '7F', '80', 'FF'];
const MAX_LEVEL = 3;

function text(units: readonly string[], minLength: number, maxLength: number) {
  return fc.array(fc.constantFrom(...units), { minLength, maxLength }).map((all) => all.join(''));
}

/** Any value with a layout; the length is fixed, or has a prefix, or belongs to the tag before it. */
function anyLeaf(isText: boolean, hasLength: boolean): fc.Arbitrary<Sample> {
  const kind = fc.constantFrom<'n' | 'ans' | 'b'>('n', 'ans', 'b');
  return fc
    .record({
      kind,
      digits: fc.integer({ min: 0, max: 3 }),
      length: fc.integer({ min: 1, max: 9 }),
    })
    .chain(({ kind: format, digits, length }) => {
      const units = { n: DIGITS, ans: TEXT, b: BYTES }[format];
      const isFixed = hasLength ? false : digits === 0;
      // The parity of packed digits would be lost in a length that counts bytes.
      const content = isText || format !== 'n' ? {} : ({ content: 'ascii' } as const);
      const own = hasLength ? { length } : { length, lengthDigits: digits };
      return text(units, isFixed ? length : 0, length).map((value) => ({
        layout: { format, ...own, ...content },
        parts: { '': value },
      }));
    });
}

function anySample(isText: boolean, hasLength: boolean, level: number): fc.Arbitrary<Sample> {
  const leaf = anyLeaf(isText, hasLength);
  if (level === MAX_LEVEL) return leaf;
  const inner = anyComposite(isText, level + 1).map(({ composite, parts }): Sample => {
    const own = hasLength ? {} : { lengthDigits: 4, length: 9999 };
    return { layout: { format: isText ? 'ans' : 'b', ...own, composite }, parts };
  });
  return fc.oneof({ weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: inner });
}

interface CompositeSample {
  readonly composite: Composite;
  readonly parts: Readonly<Record<string, string>>;
}

/** Any composite with subelements; every composite has at least one, because an empty value has none. */
function anyComposite(isText: boolean, level: number): fc.Arbitrary<CompositeSample> {
  const kinds = [positional(isText, level), bitmapped(isText, level), tagged(isText, level)];
  return fc.oneof(...kinds, ...(isText ? [] : [berTlv(level)]));
}

function positional(isText: boolean, level: number): fc.Arbitrary<CompositeSample> {
  return fc
    .array(anySample(isText, false, level), { minLength: 1, maxLength: 4 })
    .map((samples) => {
      const keyed = samples.map((sample, index) => [String(index + 1), sample] as const);
      return joined({ kind: 'positional', subelements: {} }, keyed);
    });
}

function bitmapped(isText: boolean, level: number): fc.Arbitrary<CompositeSample> {
  const keys = fc.uniqueArray(fc.integer({ min: 2, max: 64 }), { minLength: 1, maxLength: 4 });
  const options = fc.record({ hasExtensionBit: fc.boolean(), isHex: fc.boolean() });
  return fc.tuple(keys, options).chain(([numbers, { hasExtensionBit, isHex }]) =>
    fc.tuple(...numbers.map(() => anySample(isText, false, level))).map((samples) => {
      const encoding = isText || isHex ? 'ascii' : 'binary';
      const bitmap = { bytes: hasExtensionBit ? 16 : 8, encoding, hasExtensionBit } as const;
      const sorted = [...numbers].sort((one, other) => one - other);
      const keyed = samples.map((sample, index) => [String(sorted[index]), sample] as const);
      return joined({ kind: 'bitmapped', bitmap, subelements: {} }, keyed);
    }),
  );
}

function tagged(isText: boolean, level: number): fc.Arbitrary<CompositeSample> {
  const encoding = isText
    ? fc.constant<'ascii'>('ascii')
    : fc.constantFrom<'ascii' | 'bcd' | 'binary' | 'ebcdic'>('ascii', 'bcd', 'binary', 'ebcdic');
  const lengths = isText
    ? fc.constantFrom<'ascii' | 'hex'>('ascii', 'hex')
    : fc.constantFrom<'ascii' | 'hex' | 'ber' | 'binary-le' | 'bcd'>(
        'ascii',
        'hex',
        'ber',
        'binary-le',
        'bcd',
      );
  const options = fc.record({
    encoding,
    lengths,
    adjust: fc.integer({ min: 0, max: 3 }),
    hasIndex: fc.boolean(),
  });
  const samples = fc.array(anySample(isText, true, level), { minLength: 1, maxLength: 4 });
  return fc
    .tuple(options, samples)
    .map(([{ encoding: of, lengths: encoded, adjust, hasIndex }, all]) => {
      const index = { text: '2620', countDigits: 2, lengthDigits: 5 };
      const composite: Composite = {
        kind: 'tagged',
        tag: { length: 2, encoding: of },
        length: { digits: 4, encoding: encoded, adjust },
        ...(hasIndex ? { index, before: '2120', after: '20' } : {}),
      };
      const tags = of === 'binary' ? ['0A0B', '10FF', '2000', '3000'] : ['10', '01', '99', '42'];
      return joined(
        composite,
        all.map((sample, at) => [tags[at] ?? '', sample] as const),
      );
    });
}

function berTlv(level: number): fc.Arbitrary<CompositeSample> {
  const value = text(BYTES, 0, 300).map((parts): Sample => ({ layout: {}, parts: { '': parts } }));
  const inside = fc.tuple(value, anySample(false, true, level)).map(([one, other]) => {
    const composite: Composite = { kind: 'ber-tlv', subelements: { '9F02': other.layout } };
    const parts = { '.9F26': one.parts[''] ?? '', '.71.DF8101': one.parts[''] ?? '' };
    return { composite, parts: { ...parts, ...under('9F02', other.parts) } };
  });
  return inside;
}

/** Adds the subelements to their composite. */
function joined(
  composite: Composite,
  samples: readonly (readonly [key: string, sample: Sample])[],
): CompositeSample {
  const subelements = Object.fromEntries(samples.map(([key, { layout }]) => [key, layout]));
  const parts = Object.assign(
    {},
    ...samples.map(([key, sample]) => under(key, sample.parts)),
  ) as Sample['parts'];
  return { composite: { ...composite, subelements }, parts };
}

function under(key: string, parts: Sample['parts']): Sample['parts'] {
  return Object.fromEntries(
    Object.entries(parts).map(([path, value]) => [`.${key}${path}`, value]),
  );
}

/** Generates any profile with subelements in element 60, and a message in it. */
export function anyDialect(): fc.Arbitrary<Dialect> {
  // A path of subelements would name an element that the override below replaces.
  const base = fc.constantFrom(...Object.values(PROFILES).map(withoutPaths));
  return fc.tuple(base, fc.boolean()).chain(([profile, isText]) =>
    anyComposite(isText, 1).map(({ composite, parts }) => {
      const layout = {
        format: isText ? 'ans' : 'b',
        lengthDigits: 6,
        length: 99_999,
        composite,
      } as const;
      return {
        profile: { ...profile, name: 'any', overrides: { '60': layout } },
        parts: Object.fromEntries(
          Object.entries(parts).map(([path, value]) => [`60${path}`, value]),
        ),
      };
    }),
  );
}

function withoutPaths(profile: Profile): Profile {
  const { adviceCode } = profile;
  const others = Object.entries(profile).filter(
    ([name]) => name !== 'places' && (name !== 'adviceCode' || typeof adviceCode === 'boolean'),
  );
  return Object.fromEntries(others) as unknown as Profile;
}
