import type { z } from 'zod';
import { type DeepReadonly } from '../deep-readonly';
import { type ElementOverride } from './composite';
import {
  definitionOf,
  LAST_ELEMENT,
  TERTIARY_BITMAP,
  type ElementDefinition,
} from './elements-1987';
import { type profileSchema } from './profile-schema';

/** A dialect of ISO 8583:1987. `profile-schema.ts` describes the members; `readProfile` checks JSON from outside. */
export type Profile = DeepReadonly<z.output<typeof profileSchema>>;

export type ProfileDefaults = Profile['defaults'];
export type CodePageName = Profile['codePage'];

/** The complete layout of an element in a profile. */
export interface ElementLayout
  extends Required<Omit<ElementOverride, RarelyPresent>>, Pick<ElementOverride, RarelyPresent> {
  readonly number: number;
}

const FIRST_ELEMENT = 2;
const LAST_OF_SECONDARY = 128;

type RarelyPresent = 'lengthAdjust' | 'pad' | 'private' | 'composite';

export type ContentEncoding = ElementLayout['content'];
export type LengthEncoding = ElementLayout['lengthEncoding'];
export type OddDigits = ElementLayout['oddDigits'];

/** Returns the numbers of the elements of a profile, in ascending order. */
export function elementNumbers({ bitmap, emitBitmap, overrides }: Profile): readonly number[] {
  // Without a bitmap, the elements are those that the profile lists.
  if (emitBitmap === false) return Object.keys(overrides).map(Number);
  const { tertiary = 'none' } = bitmap;
  const last = tertiary === 'none' ? LAST_OF_SECONDARY : LAST_ELEMENT;
  const count = last - FIRST_ELEMENT + 1;
  return Array.from({ length: count }, (_, index) => FIRST_ELEMENT + index).filter(
    (number) => number !== TERTIARY_BITMAP,
  );
}

/** Returns the layout of an element in this profile; undefined if the element does not exist. */
export function layoutOf(profile: Profile, number: number): ElementLayout | undefined {
  const definition = definitionOf(number);
  if (definition === undefined) return undefined;
  const key = String(number);
  const override = Object.hasOwn(profile.overrides, key) ? profile.overrides[key] : undefined;
  const { defaults } = profile;
  const { format, lengthDigits } = { ...definition, ...override };
  return {
    number,
    content: contentFor(defaults, format),
    lengthEncoding: defaults.lengthEncoding,
    lengthCounts: defaults.lengthCounts,
    oddDigits: oddDigitsFor(defaults, format, lengthDigits),
    ...definition,
    ...override,
  };
}

/** The encoding of a format in these defaults. */
export function contentFor(defaults: ProfileDefaults, format: ElementDefinition['format']) {
  if (format === 'n' || format === 'x+n') return defaults.numeric;
  if (format === 'z') return defaults.track;
  return format === 'b' ? defaults.binary : defaults.text;
}

/** The pad of an odd number of packed digits in these defaults. */
export function oddDigitsFor(
  defaults: ProfileDefaults,
  format: ElementDefinition['format'],
  lengthDigits: number,
): OddDigits {
  if (format === 'z') return 'right-f';
  return lengthDigits === 0 ? 'left-zero' : defaults.oddDigits;
}
