import { PROFILES } from '../shipped/profiles';
import { type TaggedComposite } from './composite';
import { partLayout } from './part-layout';

type Length = NonNullable<TaggedComposite['length']>;

/** The most bytes of subelement 01 of DE48 with this length. */
function mostBytes(length: Length | undefined, override = {}): number | undefined {
  const composite: TaggedComposite = {
    kind: 'tagged',
    tag: { length: 2, encoding: 'bcd' },
    ...(length && { length }),
    subelements: { '01': override },
  };
  const profile = { ...PROFILES.bcd, overrides: { '48': { format: 'b' as const, composite } } };
  return partLayout(profile, '48.01')?.maxLength;
}

describe('The most bytes of a subelement', () => {
  it.each<[Length, number]>([
    [{ digits: 2, encoding: 'ascii' }, 99],
    [{ digits: 2, encoding: 'ascii', adjust: 2 }, 97],
    [{ digits: 3, encoding: 'bcd' }, 999],
    [{ digits: 3, encoding: 'ebcdic' }, 999],
    [{ digits: 2, encoding: 'hex' }, 255],
    [{ digits: 1, encoding: 'binary' }, 255],
    [{ digits: 2, encoding: 'binary' }, 255],
    [{ digits: 3, encoding: 'binary' }, 65_535],
    [{ digits: 2, encoding: 'binary-le' }, 255],
    [{ digits: 4, encoding: 'binary-le' }, 65_535],
    [{ digits: 1, encoding: 'ber' }, 999_999],
  ])('with the length %j is %i', (length, expected) => {
    expect(mostBytes(length)).toBe(expected);
  });

  it('is that of its layout, if the prefix can hold more', () => {
    expect(mostBytes({ digits: 2, encoding: 'binary' }, { length: 19 })).toBe(19);
    expect(mostBytes(undefined, { length: 19 })).toBe(19);
  });

  it('before the tags is that of its own layout', () => {
    const composite: TaggedComposite = {
      kind: 'tagged',
      head: { CAT: { length: 200 } },
      tag: { length: 2, encoding: 'ascii' },
      length: { digits: 2, encoding: 'ascii' },
    };
    const profile = { ...PROFILES.ascii, overrides: { '48': { composite } } };
    expect(partLayout(profile, '48.CAT')).toMatchObject({ kind: 'positional', maxLength: 200 });
    expect(partLayout(profile, '48.01')).toMatchObject({ kind: 'tagged', maxLength: 99 });
  });
});
