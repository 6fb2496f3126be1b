/** Lists and `guess` read all posted profiles of a sandbox, so they are limited, also by size. */
export const MAX_PROFILES = 100;
export const MAX_PROFILE_CHARACTERS = 10_000_000;

/** Whether a sandbox can have profiles of these sizes. @param sizes characters of JSON of each */
export function isWithinLimits(sizes: Iterable<number>): boolean {
  let [count, characters] = [0, 0];
  for (const size of sizes) [count, characters] = [count + 1, characters + size];
  return count <= MAX_PROFILES && characters <= MAX_PROFILE_CHARACTERS;
}
