import { createHash } from 'node:crypto';
import jsonata from 'jsonata';
import { limited, type Replacement } from './built-in-functions';
import { Chance } from './chance';
import { type Evaluation } from './evaluation';
import { type FunctionDefinition, lockFunction } from '../lock';
import { ExpressionProblem } from '../problem';

/** A limit of AWS, for its function States.ArrayRange. */
const MAX_RANGE = 1_000;

const ALGORITHMS = new Map([
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
]);

interface AddedFunction {
  /** In jsonata's language for signatures: `n` number, `s` string, `a` list, `?` optional. */
  readonly signature: string;
  readonly implementation: FunctionDefinition['implementation'];
}

/**
 * The functions that AWS Step Functions adds to JSONata, and those that follow the clock of the caller.
 * Parameters are undefined if the expression gives a value that does not exist.
 */
function addedFunctions(evaluation: Evaluation): Readonly<Record<string, AddedFunction>> {
  return {
    partition: { signature: '<an:a>', implementation: partition },
    range: { signature: '<nnn:a>', implementation: range },
    hash: { signature: '<ss?:s>', implementation: hash },
    uuid: { signature: '<:s>', implementation: () => evaluation.chance.uuid() },
    parse: { signature: '<s:x>', implementation: parse },
    millis: { signature: '<:n>', implementation: () => evaluation.nowMs },
  };
}

/** Defines the functions that jsonata does not have, by name. */
export async function defineAddedFunctions(
  evaluation: Evaluation,
): Promise<ReadonlyMap<string, FunctionDefinition>> {
  const definitions = new Map<string, FunctionDefinition>();
  for (const [name, added] of Object.entries(addedFunctions(evaluation))) {
    definitions.set(name, await defined(name, added));
  }
  // $now uses the formats of $fromMillis, which already has its limits here.
  const fromMillis = (await jsonata('$fromMillis').evaluate(undefined)) as FunctionDefinition;
  const now = await defined('now', {
    signature: '<s?s?:s>',
    implementation(this: unknown, picture?: string, timezone?: string) {
      return fromMillis.implementation.apply(this, [
        ...([evaluation.nowMs, picture, timezone] as never[]),
      ]);
    },
  });
  definitions.set('now', now);
  for (const definition of definitions.values()) lockFunction(definition);
  return definitions;
}

/** Functions of jsonata that depend on time or random values, and $eval. */
export function replacementsFor(evaluation: Evaluation): ReadonlyMap<string, Replacement> {
  return new Map<string, Replacement>([
    [
      'random',
      () =>
        defined('random', {
          signature: '<n?:n>',
          implementation: (seed?: number) =>
            (seed === undefined
              ? evaluation.chance
              : new Chance(`random(${String(seed)})`)
            ).number(),
        }),
    ],
    ['shuffle', () => ({ implementation: (list?: unknown[]) => shuffled(list, evaluation) })],
    ['eval', () => ({ implementation: refuseEval })],
    [
      'toMillis',
      ({ implementation }) => ({
        implementation: function toMillis(timestamp: string, picture?: string) {
          // jsonata takes the parts that are missing in the text from this instant.
          const environment = { timestamp: new Date(evaluation.nowMs) };
          return implementation.apply({ environment }, [...([timestamp, picture] as never[])]);
        },
      }),
    ],
  ]);
}

async function defined(name: string, added: AddedFunction): Promise<FunctionDefinition> {
  const expression = jsonata(`$${name}`);
  expression.registerFunction(
    name,
    limited(name, added.implementation) as (...args: unknown[]) => unknown,
    added.signature,
  );
  return (await expression.evaluate(undefined)) as FunctionDefinition;
}

function partition(list: unknown[] | undefined, size: number | undefined): unknown {
  if (list === undefined || size === undefined) return undefined;
  const length = Math.round(size);
  if (length < 1)
    throw new ExpressionProblem('The size of a part for $partition must be at least 1');
  const count = Math.ceil(list.length / length);
  return Array.from({ length: count }, (_, part) => list.slice(part * length, (part + 1) * length));
}

function range(first?: number, last?: number, step?: number): unknown {
  if (first === undefined || last === undefined || step === undefined) return undefined;
  const [from, to, by] = [Math.round(first), Math.round(last), Math.round(step)];
  if (by === 0) throw new ExpressionProblem('The step for $range must not be 0');
  const length = Math.max(0, Math.floor((to - from) / by) + 1);
  if (length > MAX_RANGE) {
    throw new ExpressionProblem(`The list of $range has more than ${String(MAX_RANGE)} numbers`);
  }
  // A sequence of one item is the item itself, as everywhere in JSONata.
  return length === 1 ? from : Array.from({ length }, (_, index) => from + index * by);
}

function hash(text?: string, algorithm?: string): string | undefined {
  if (text === undefined || algorithm === undefined) return undefined;
  const known = ALGORITHMS.get(algorithm);
  if (known === undefined) {
    const names = [...ALGORITHMS.keys()].join(', ');
    throw new ExpressionProblem(`The algorithm for $hash must be one of ${names}`);
  }
  return createHash(known).update(text).digest('hex');
}

function parse(text?: string): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ExpressionProblem('The text for $parse is not JSON');
  }
}

/** Fisher and Yates. */
function shuffled(list: unknown[] | undefined, { chance }: Evaluation): unknown[] | undefined {
  if (list === undefined) return undefined;
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance.number() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}

function refuseEval(): never {
  throw new ExpressionProblem('$eval cannot be used. Use $parse to read JSON');
}
