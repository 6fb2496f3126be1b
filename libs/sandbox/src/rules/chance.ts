/**
 * A number from 0 up to 1 that looks random and is always the same for the same seed and count, in every
 * process: a run with the same seed can be repeated. (The mixing function is the finaliser of MurmurHash3.)
 */
export function chance(seed: number, count: number, salt = 0): number {
  let hash = Math.imul(seed ^ Math.imul(count, 0x9e3779b1) ^ Math.imul(salt + 1, 0x7feb352d), 1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A number of the standard normal distribution, by Box and Muller. */
export function normalChance(seed: number, count: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance(seed, count, 1)));
  return radius * Math.cos(2 * Math.PI * chance(seed, count, 2));
}
