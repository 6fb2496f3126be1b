import { ArgumentProblem, integerArgument, type IntrinsicFunction } from './arguments';

export const NUMBER_FUNCTIONS = {
  MathAdd: (args) => {
    const sum = integerArgument(args, 0) + integerArgument(args, 1);
    if (!Number.isSafeInteger(sum)) throw new ArgumentProblem('the sum is too large.');
    return sum;
  },

  /** A number from the first one up to the second one, which is not included. The same seed always gives the same number. */
  MathRandom: (args, { chance }) => {
    const from = integerArgument(args, 0);
    const to = integerArgument(args, 1);
    if (to <= from) throw new ArgumentProblem('the end must be greater than the start.');
    const draw = args.length > 2 ? seeded(integerArgument(args, 2)) : chance.random();
    return from + Math.floor(draw * (to - from));
  },

  UUID: (_, { chance }) => chance.uuid(),
} satisfies Record<string, IntrinsicFunction>;

/** A number from 0 to 1 that looks random: the finalizer of MurmurHash3, on 32 bits. */
function seeded(seed: number): number {
  let bits = (seed ^ Math.floor(seed / 2 ** 32)) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
