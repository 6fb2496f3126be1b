import { failure, summaryOf, type ViolationList } from '#libs/kernel';

export class ProfileUnknown extends failure.notFound(
  'PROFILE_NOT_FOUND',
  'The profile does not exist',
  (name: string, known: readonly string[]) =>
    `Profile ${name} does not exist; the profiles are ${known.join(', ')}.`,
) {}

export class ProfileInvalid extends failure.malformed(
  'PROFILE_INVALID',
  'The profile is not valid',
) {}

export class ProfileTaken extends failure.conflict(
  'PROFILE_TAKEN',
  'A built-in profile has that name',
  (name: string) => `Profile ${name} is built in and cannot be changed; use another name.`,
) {}

export class ProfileLimitReached extends failure.conflict(
  'PROFILE_LIMIT_REACHED',
  'The sandbox has no room for another profile',
  (max: number, maxCharacters: number) =>
    `A sandbox has at most ${String(max)} profiles, with ${String(maxCharacters)} characters of JSON in all; delete one first.`,
) {}

export class ProfileNotWritable extends failure.conflict(
  'PROFILE_NOT_WRITABLE',
  'The profile cannot be written in this format',
  (name: string, format: string, { kept, omitted }: Pick<ViolationList, 'kept' | 'omitted'>) => ({
    detail: `Profile ${name} cannot be written for ${format}: ${summaryOf(kept, omitted)}`,
    violations: kept,
  }),
) {}
