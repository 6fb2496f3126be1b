import {
  layoutOf,
  readProfile,
  type ElementOverride,
  type Profile,
  type ProfileDefaults,
} from '#libs/iso8583';
import { accepted, refused, ViolationList, type Result } from '#libs/kernel';
import { type Description } from './description';
import { concise, type Layout } from './layout';

/** The defaults of elements of a kind that is not described: those of the MTI and of the bitmap. */
function likelyDefaults({ mti, bitmap }: Pick<Description, 'mti' | 'bitmap'>): ProfileDefaults {
  return {
    numeric: mti,
    text: mti === 'ebcdic' ? 'ebcdic' : 'ascii',
    track: mti,
    binary: bitmap.encoding,
    lengthEncoding: mti,
    lengthCounts: 'digits',
    oddDigits: 'left-zero',
  };
}

/**
 * The profile of a description. The defaults are the most frequent encodings, so that the overrides are few and a person
 * can read them. Elements that are not described have the layout of ISO 8583:1987 in these defaults.
 *
 * @returns the profile, or the errors with the places of the description
 */
export function profileOf(description: Description): Result<Profile, ViolationList> {
  const { elements, ...wire } = description;
  const layouts = [...elements.values()].map(({ layout }) => layout);
  const bare = {
    codePage: 'cp037',
    ...wire,
    defaults: defaultsOf(layouts, likelyDefaults(wire)),
    overrides: {},
  } as const;
  const overrides: Record<string, ElementOverride> = {};
  for (const [number, { layout }] of elements) {
    const override = changesOf(layout, number, bare);
    // Without a bitmap, the overrides also say which elements there are.
    const isNamed = wire.emitBitmap === false || Object.keys(override).length > 0;
    if (isNamed) overrides[String(number)] = override;
  }
  const read = readProfile({ ...bare, overrides });
  if (!read.ok) return refused(placed(read.refusal, description));
  const found = new ViolationList();
  checkSigns(read.value, description, found);
  return found.isEmpty ? accepted(read.value) : refused(found);
}

function defaultsOf(layouts: readonly Layout[], likely: ProfileDefaults): ProfileDefaults {
  const having = (...formats: Layout['format'][]): Layout[] =>
    layouts.filter(({ format }) => formats.includes(format));
  const variable = layouts.filter(({ lengthDigits }) => lengthDigits > 0);
  const packed = variable.filter(({ content, format }) => content === 'bcd' && format !== 'z');
  return {
    numeric: mostFrequent(contents(having('n', 'x+n'), 'bcd'), likely.numeric),
    text: mostFrequent(contents(having('a', 'an', 'ns', 'as', 'ans')), likely.text),
    track: mostFrequent(contents(having('z'), 'bcd'), likely.track),
    binary: mostFrequent(contents(having('b'), 'binary'), likely.binary),
    lengthEncoding: mostFrequent(
      variable.map(({ lengthEncoding }) => lengthEncoding),
      likely.lengthEncoding,
    ),
    lengthCounts: mostFrequent(
      variable.map(({ lengthCounts }) => lengthCounts),
      likely.lengthCounts,
    ),
    oddDigits: mostFrequent(
      packed.map(({ oddDigits }) => oddDigits),
      likely.oddDigits,
    ),
  };
}

/** The encodings that a default of the kind can have: characters of either code, and the given one. */
function contents(layouts: readonly Layout[], other: 'bcd'): ('ascii' | 'ebcdic' | 'bcd')[];
function contents(layouts: readonly Layout[], other: 'binary'): ('ascii' | 'ebcdic' | 'binary')[];
function contents(layouts: readonly Layout[]): ('ascii' | 'ebcdic')[];
function contents(layouts: readonly Layout[], other?: 'bcd' | 'binary'): Layout['content'][] {
  return layouts
    .map(({ content }) => content)
    .filter((content) => content === 'ascii' || content === 'ebcdic' || content === other);
}

/** The value that occurs most often; the first of several. */
function mostFrequent<Value>(values: readonly Value[], otherwise: Value): Value {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let [best, most] = [otherwise, 0];
  for (const [value, count] of counts) if (count > most) [best, most] = [value, count];
  return best;
}

/** The members of a layout that the profile would not have by itself. */
function changesOf(layout: Layout, number: number, bare: Profile): ElementOverride {
  const { format, lengthDigits } = layout;
  const standard = layoutOf(bare, number);
  // The defaults of the other members depend on these two.
  const overrides = { [String(number)]: { format, lengthDigits } };
  const likely = layoutOf({ ...bare, overrides }, number);
  const own: ElementOverride = {
    ...likely,
    ...(standard && { format: standard.format, lengthDigits: standard.lengthDigits }),
  };
  const changes = Object.entries(concise(layout)).filter(
    ([member, value]) => own[member as keyof ElementOverride] !== value,
  );
  return Object.fromEntries(changes);
}

/** The sign of x+n is a character of the texts. With packed digits, it has no encoding of its own. */
function checkSigns({ defaults }: Profile, { elements }: Description, found: ViolationList): void {
  if (defaults.text !== 'ebcdic') return;
  for (const [number, { layout, place }] of elements) {
    if (layout.format !== 'x+n' || layout.content !== 'bcd') continue;
    const detail = `${place}: the sign is ASCII, but texts are EBCDIC; a profile has one code for both.`;
    found.add(`/overrides/${String(number)}`, detail);
  }
}

/** The errors of a profile, with the places of the description. */
function placed(errors: ViolationList, { elements }: Description): ViolationList {
  const found = new ViolationList();
  for (const { pointer, detail } of errors.kept) {
    const [, number] = /^\/overrides\/([0-9]+)/.exec(pointer) ?? [];
    const place = elements.get(Number(number))?.place;
    found.add(pointer, place === undefined ? detail : `${place}: ${detail}`);
  }
  found.addOmitted(errors.omitted);
  return found;
}
