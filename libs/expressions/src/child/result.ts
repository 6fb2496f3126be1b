import { type Json } from '#libs/states-language';
import { type ChildLimits } from '../messages';
import { ExpressionProblem } from './problem';

/** A JSON value and its size. */
export interface MeasuredValue {
  readonly value: Json | undefined;
  readonly bytes: number;
}

/**
 * The value of an expression as a result. The markers of jsonata on sequences are removed. A member without a value is
 * left out, an item without a value becomes null. Functions (including regular expressions) and numbers that are not
 * finite are refused.
 *
 * @throws ExpressionProblem if the value is not JSON, is too large or nested too deeply
 */
export function resultOf(value: unknown, { maxResultBytes, maxDepth }: ChildLimits): MeasuredValue {
  const size = sizeOf(value, maxResultBytes, maxDepth);
  const refusal = size.refusal ?? (size.left < 0 ? 'too-large' : undefined);
  if (refusal !== undefined) {
    throw new ExpressionProblem(REFUSALS[refusal](maxResultBytes, maxDepth));
  }
  return { value: value as Json | undefined, bytes: maxResultBytes - size.left };
}

/**
 * Whether the JSON of a value has at most this length. The limit also limits the work if one value is contained many
 * times.
 */
export function fitsInJson(value: unknown, maxBytes: number, maxDepth: number): boolean {
  const { left, refusal } = sizeOf(value, maxBytes, maxDepth);
  return left >= 0 && refusal !== 'too-deep';
}

type Refusal = 'too-large' | 'too-deep' | 'function' | 'not-finite';

const REFUSALS: Readonly<Record<Refusal, (maxBytes: number, maxDepth: number) => string>> = {
  'too-large': (maxBytes) => `The result has more than ${String(maxBytes)} bytes`,
  'too-deep': (_, maxDepth) => `The result is nested more than ${String(maxDepth)} deep`,
  function: () => 'The result has a function, which is not JSON. Call the function',
  'not-finite': () => 'The result has a number that is not finite, which is not JSON',
};

interface Size {
  /** The remaining bytes of the limit, not counting the backslashes of escapes; negative if the value does not fit. */
  left: number;
  /** The first reason, apart from its size, why a value cannot be a result. */
  refusal?: Refusal;
}

function sizeOf(value: unknown, maxBytes: number, maxDepth: number): Size {
  const size: Size = { left: maxBytes };
  subtract(value, size, maxDepth);
  return size;
}

function subtract(value: unknown, size: Size, depthLeft: number): void {
  if (typeof value === 'string') {
    size.left -= value.length > size.left ? Infinity : Buffer.byteLength(value) + 2;
  } else if (isFunction(value)) {
    size.refusal ??= 'function';
  } else if (typeof value !== 'object' || value === null) {
    size.left -= 4;
    if (typeof value === 'number' && !Number.isFinite(value)) size.refusal ??= 'not-finite';
  } else if (depthLeft === 0) {
    size.refusal ??= 'too-deep';
    size.left = -Infinity;
  } else {
    size.left -= 2;
    for (const [name, member] of membersOf(value)) {
      if (size.left < 0) return;
      size.left -= name.length + 1;
      subtract(member, size, depthLeft - 1);
    }
  }
}

function membersOf(value: object): Iterable<readonly [string, unknown]> {
  return Array.isArray(value) ? value.map((item) => ['', item] as const) : Object.entries(value);
}

function isFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  return '_jsonata_function' in value || '_jsonata_lambda' in value;
}
