import { Dice } from '#libs/testing';

/** Dice for one step. They depend on the seed and the number of the step only, so a step does not change the next ones. */
export function diceOf(seed: number, step: number): Dice {
  return new Dice(Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b));
}

/** Draws one of the items, each as often as its weight. Returns undefined if there are none. */
export function drawWeighted<T extends { readonly weight: number }>(
  dice: Dice,
  items: readonly T[],
): T | undefined {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let left = dice.below(100 * total) / 100;
  return items.find(({ weight }) => (left -= weight) < 0);
}
