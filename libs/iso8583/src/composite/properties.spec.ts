import fc from 'fast-check';
import { compile } from '../codec/codec';
import { readProfile } from '../read-profile/read-profile';
import { PROFILES } from '../shipped/profiles';
import { anyDialect } from '../test/dialects';
import { errorOf } from '../test/messages';

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** The value with one of its members or items replaced; `pick` says which one. */
function mutated(value: unknown, pick: number, replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value);
  if (entries.length === 0) return replacement;
  const at = pick % entries.length;
  const changed = entries.map(([key, item], index): [string, unknown] => [
    key,
    index === at ? mutated(item, Math.floor(pick / entries.length), replacement) : item,
  ]);
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

describe('A changed profile', () => {
  it('is refused, or its codec throws only its own error for any bytes and any values', () => {
    const start = fc.oneof(
      fc.constantFrom(...Object.values(PROFILES)),
      anyDialect().map(({ profile }) => profile),
    );
    const replacement = fc.oneof(
      fc.constantFrom(
        0,
        1,
        6,
        8,
        99,
        999_999,
        '',
        '03',
        'b',
        'n',
        'ans',
        'bcd',
        'binary',
        'ber',
        true,
      ),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const bytes = fc.uint8Array({ maxLength: 80 });
    fc.assert(
      fc.property(
        start,
        fc.nat(),
        replacement,
        bytes,
        fc.string(),
        (profile, pick, by, tail, text) => {
          const read = readProfile(mutated(json(profile), pick, by));
          if (!read.ok) return;
          const codec = compile(read.value);
          const message = {
            mti: '0100',
            fields: { '48': text },
            parts: { '60.1': text, '55.9F36': text },
          };
          errorOf(() => codec.encode(message));
          errorOf(() => codec.decode(tail));
          const found = errorOf(() => codec.encode({ mti: '0100', fields: {} }));
          if (found !== 'accepted') return;
          const start = codec.encode({ mti: '0100', fields: {} });
          errorOf(() => codec.decode(Buffer.concat([start.subarray(0, start.length - 8), tail])));
        },
      ),
      { numRuns: 120 },
    );
  });
});

describe('Any profile with subelements', () => {
  it('is accepted as JSON, decodes what it encoded, and encodes the same bytes again', () => {
    fc.assert(
      fc.property(anyDialect(), ({ profile, parts }) => {
        const read = readProfile(json(profile));
        expect(read).toMatchObject({ ok: true });
        if (!read.ok) return;
        const codec = compile(read.value);
        const bytes = codec.encode({ mti: '0100', fields: { '11': '000001' }, parts });
        const message = codec.decode(bytes);
        expect(message.parts).toEqual(parts);
        expect(codec.encode(message)).toEqual(bytes);
        expect(codec.encode({ mti: '0100', fields: message.fields })).toEqual(bytes);
      }),
      { numRuns: 40 },
    );
  });

  it('explains its subelements inside their element and in order', () => {
    fc.assert(
      fc.property(anyDialect(), ({ profile, parts }) => {
        const codec = compile(profile);
        const ranges = codec.explain(codec.encode({ mti: '0100', fields: {}, parts }));
        const [whole, ...inner] = ranges.slice(
          ranges.findIndex(({ element }) => element === 'DE60'),
        );
        expect(inner.map(({ element }) => element)).toEqual(
          Object.keys(parts).map((path) => `DE${path}`),
        );
        let end = (whole?.offset ?? 0) + (whole?.prefixLength ?? 0);
        for (const { offset, length } of inner) {
          expect(offset).toBeGreaterThanOrEqual(end);
          end = offset + length;
        }
        expect(end).toBe((whole?.offset ?? 0) + (whole?.length ?? 0));
      }),
      { numRuns: 40 },
    );
  });

  it('throws only its own error for changed bytes, and encodes again what it decoded', () => {
    fc.assert(
      fc.property(
        anyDialect(),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 }),
        ({ profile, parts }, changes) => {
          const codec = compile(profile);
          const bytes = codec.encode({ mti: '0100', fields: {}, parts });
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const error = errorOf(() => codec.decode(bytes));
          if (error !== 'accepted') return;
          const message = codec.decode(bytes);
          const again = codec.encode(message);
          // Hex is read in upper and lower case.
          expect(codec.decode(again)).toEqual(message);
          if (profile.bitmap.encoding === 'binary') expect(again).toHaveLength(bytes.length);
        },
      ),
      { numRuns: 40 },
    );
  });
});
