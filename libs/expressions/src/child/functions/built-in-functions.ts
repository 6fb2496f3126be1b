import jsonata from 'jsonata';
import { deepFreeze, type FunctionDefinition, lockFunction } from '../lock';
import { ExpressionProblem } from '../problem';
import { fitsInJson } from '../result';

/** The functions of jsonata 2.2. Each is frozen and gets limits for its texts. */
export const BUILT_IN_FUNCTIONS = [
  ...['sum', 'count', 'max', 'min', 'average', 'string', 'substring', 'substringBefore'],
  ...['substringAfter', 'lowercase', 'uppercase', 'length', 'trim', 'pad', 'match', 'contains'],
  ...['replace', 'split', 'join', 'formatNumber', 'formatBase', 'formatInteger', 'parseInteger'],
  ...['number', 'floor', 'ceil', 'round', 'abs', 'sqrt', 'power', 'random', 'boolean', 'not'],
  ...['map', 'zip', 'filter', 'single', 'reduce', 'sift', 'keys', 'lookup', 'append', 'exists'],
  ...['spread', 'merge', 'reverse', 'each', 'error', 'assert', 'type', 'sort', 'shuffle'],
  ...['distinct', 'base64encode', 'base64decode', 'encodeUrlComponent', 'encodeUrl'],
  ...['decodeUrlComponent', 'decodeUrl', 'eval', 'toMillis', 'fromMillis', 'clone'],
];

/**
 * The longest text that a function takes or returns, in UTF-16 units. V8 creates a text of 300,000,000 units without
 * cost, but ends the process when a function reads its characters. A text that only `&` creates has no limit.
 */
const MAX_TEXT_LENGTH = 1_048_576;
const MAX_PICTURE_LENGTH = 256;
const MAX_JSON_LEVELS = 500;

type Arguments = unknown[];

/** The checks before a call of a function, in addition to the length of its texts. */
const CHECKS: Readonly<Record<string, (args: Arguments) => void>> = {
  pad: ([, width]) => {
    if (Math.abs(Number(width)) > MAX_TEXT_LENGTH) refuseText('The result of $pad would be');
  },
  join: ([texts, separator = '']) => {
    if (!Array.isArray(texts)) return;
    const lengths = texts.map((text) => lengthOf(text) + lengthOf(separator));
    if (sum(lengths) > MAX_TEXT_LENGTH) refuseText('The result of $join would be');
  },
  string: ([value]) => {
    refuseLargeJson('string', value);
  },
  clone: ([value]) => {
    refuseLargeJson('clone', value);
  },
  toMillis: refuseLongPicture('toMillis', 1),
  fromMillis: refuseLongPicture('fromMillis', 1),
  formatNumber: refuseLongPicture('formatNumber', 1),
  formatInteger: refuseLongPicture('formatInteger', 1),
  parseInteger: refuseLongPicture('parseInteger', 1),
};

/** A function that replaces one of jsonata. It gets the original. */
export type Replacement = (
  original: FunctionDefinition,
) => FunctionDefinition | Promise<FunctionDefinition>;

/**
 * Changes the functions of jsonata in place, for all expressions of this process: limits their texts, replaces some,
 * and freezes them.
 */
export async function limitBuiltInFunctions(
  replacements: ReadonlyMap<string, Replacement>,
): Promise<void> {
  for (const name of BUILT_IN_FUNCTIONS) {
    const definition = (await jsonata(`$${name}`).evaluate(undefined)) as FunctionDefinition;
    const { implementation, signature } =
      (await replacements.get(name)?.(definition)) ?? definition;
    if (signature !== undefined) definition.signature = signature;
    definition.implementation = limited(name, implementation);
    lockFunction(definition);
  }
  // `f ~> g` makes a function from a syntax tree that all expressions share.
  const { body } = (await jsonata('$string ~> $length').evaluate(undefined)) as { body: unknown };
  deepFreeze(body);
}

/** The function with limits for its arguments and its result. */
export function limited(
  name: string,
  implementation: FunctionDefinition['implementation'],
): FunctionDefinition['implementation'] {
  const call = implementation as (this: unknown, ...args: Arguments) => unknown;
  function wrapper(this: unknown, ...args: Arguments): unknown {
    for (const argument of args) {
      if (lengthOf(argument) > MAX_TEXT_LENGTH) refuseText(`A text for $${name} is`);
    }
    CHECKS[name]?.(args);
    const result = call.apply(this, args);
    return result instanceof Promise ? result.then(checkResult) : checkResult(result);
  }
  function checkResult(result: unknown): unknown {
    if (lengthOf(result) > MAX_TEXT_LENGTH) refuseText(`The result of $${name} would be`);
    return result;
  }
  // jsonata reads the names of parameters from the source, and their number from `length`.
  Object.defineProperty(wrapper, 'toString', { value: () => String(implementation) });
  Object.defineProperty(wrapper, 'length', { value: implementation.length });
  return wrapper;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function refuseText(what: string): never {
  throw new ExpressionProblem(`${what} longer than ${String(MAX_TEXT_LENGTH)} characters`);
}

function refuseLargeJson(name: string, value: unknown): void {
  if (!fitsInJson(value, MAX_TEXT_LENGTH, MAX_JSON_LEVELS)) {
    throw new ExpressionProblem(
      `The value for $${name} has more than ${String(MAX_TEXT_LENGTH)} bytes of JSON, or too many levels`,
    );
  }
}

/** A picture becomes a regular expression of V8, whose work can grow with the square of its length. */
function refuseLongPicture(name: string, index: number): (args: Arguments) => void {
  return (args) => {
    if (lengthOf(args[index]) > MAX_PICTURE_LENGTH) {
      throw new ExpressionProblem(
        `The picture for $${name} is longer than ${String(MAX_PICTURE_LENGTH)} characters`,
      );
    }
  };
}
