import type { z } from 'zod';
import { type DeepReadonly } from '../deep-readonly';
import { ELEMENTS, type ElementDefinition } from './elements-1987';
import { type profileSchema } from './profile-schema';

/** A dialect of ISO 8583:1987. `profile-schema.ts` describes the members; `readProfile` checks JSON from outside. */
export type Profile = DeepReadonly<z.output<typeof profileSchema>>;

export type ProfileDefaults = Profile['defaults'];
/** Changes of one element compared with the table and the defaults. */
export type ElementOverride = Profile['overrides'][string];
export type CodePageName = Profile['codePage'];

/** The complete layout of an element in a profile. */
export interface ElementLayout extends Required<ElementOverride> {
  readonly number: number;
}

export type ContentEncoding = ElementLayout['content'];
export type LengthEncoding = ElementLayout['lengthEncoding'];
export type OddDigits = ElementLayout['oddDigits'];

/** Returns the layout of an element in this profile; undefined if the element does not exist. */
export function layoutOf(profile: Profile, number: number): ElementLayout | undefined {
  const definition = ELEMENTS[number];
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

function contentFor(defaults: ProfileDefaults, format: ElementDefinition['format']) {
  if (format === 'n' || format === 'x+n') return defaults.numeric;
  if (format === 'z') return defaults.track;
  return format === 'b' ? defaults.binary : defaults.text;
}

function oddDigitsFor(
  defaults: ProfileDefaults,
  format: ElementDefinition['format'],
  lengthDigits: number,
): OddDigits {
  if (format === 'z') return 'right-f';
  return lengthDigits === 0 ? 'left-zero' : defaults.oddDigits;
}
