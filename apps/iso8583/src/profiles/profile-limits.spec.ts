import { isWithinLimits, MAX_PROFILE_CHARACTERS, MAX_PROFILES } from './profile-limits';

describe('A sandbox', () => {
  const equal = (count: number, size: number): number[] => Array<number>(count).fill(size);

  it.each([
    ['no profiles', [], true],
    ['the maximum number', equal(MAX_PROFILES, 1), true],
    ['one more', equal(MAX_PROFILES + 1, 1), false],
    ['the maximum size', equal(2, MAX_PROFILE_CHARACTERS / 2), true],
    ['one character more', [...equal(2, MAX_PROFILE_CHARACTERS / 2), 1], false],
  ])('with %s', (_, sizes, isRoom) => {
    expect(isWithinLimits(sizes)).toBe(isRoom);
  });
});
