import { canonicalJson } from '#libs/kernel';
import { isSame, type Json } from '../json';
import {
  ArgumentProblem,
  arrayArgument,
  integerArgument,
  type IntrinsicFunction,
  jsonText,
} from './arguments';

/** A limit of AWS. */
const MAX_RANGE = 1_000;

export const ARRAY_FUNCTIONS = {
  Array: (args) => args,

  ArrayContains: (args, { budget }) => {
    const array = arrayArgument(args, 0);
    budget.visit(array.length);
    return array.some((item) => isSame(item, args[1] ?? null));
  },

  ArrayGetItem: (args) => {
    const array = arrayArgument(args, 0);
    const index = integerArgument(args, 1);
    const item = index < 0 ? undefined : array[index];
    if (item === undefined) {
      throw new ArgumentProblem(
        `there is no item ${String(index)} in an array of ${String(array.length)}.`,
      );
    }
    return item;
  },

  ArrayLength: (args) => arrayArgument(args, 0).length,

  ArrayPartition: (args, { budget }) => {
    const array = arrayArgument(args, 0);
    const size = integerArgument(args, 1);
    if (size < 1) throw new ArgumentProblem('the size of a part must be at least 1.');
    budget.visit(array.length);
    const count = Math.ceil(array.length / size);
    return Array.from({ length: count }, (_, part) => array.slice(part * size, (part + 1) * size));
  },

  ArrayRange: (args) => {
    const [first, last, step] = [0, 1, 2].map((index) => integerArgument(args, index));
    if (first === undefined || last === undefined || step === undefined) return [];
    if (step === 0) throw new ArgumentProblem('the step must not be 0.');
    const length = Math.max(0, Math.floor((last - first) / step) + 1);
    if (length > MAX_RANGE) {
      throw new ArgumentProblem(`the range has more than ${String(MAX_RANGE)} numbers.`);
    }
    return Array.from({ length }, (_, index) => first + index * step);
  },

  ArrayUnique: (args, { budget }) => {
    const items = new Map<string, Json>();
    const array = arrayArgument(args, 0);
    // Limits the size of the texts that are compared.
    jsonText(array, budget);
    for (const item of array) {
      const key = canonicalJson(item);
      if (!items.has(key)) items.set(key, item);
    }
    return [...items.values()];
  },
} satisfies Record<string, IntrinsicFunction>;
