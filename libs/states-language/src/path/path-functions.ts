import { StateFailure, shown } from '../failure';
import { isArray, isObject, type Json } from '../json';
import { type PathFunction } from './path';

/**
 * Applies the function at the end of a path, such as `$.items.length()`.
 *
 * @throws StateFailure States.Runtime if the value has another type
 */
export function applyFunction(call: PathFunction, value: Json, text: string): Json {
  switch (call) {
    case 'length':
      if (isArray(value) || typeof value === 'string') return value.length;
      if (isObject(value)) return Object.keys(value).length;
      break;
    case 'keys':
      if (isObject(value)) return Object.keys(value);
      break;
    default: {
      const numbers = isArray(value) ? value.filter((item) => typeof item === 'number') : [];
      const result = numbers.length > 0 ? statistic(call, numbers) : NaN;
      if (Number.isFinite(result)) return result;
    }
  }
  throw new StateFailure(
    'States.Runtime',
    `The function ${call}() of the JSONPath '${shown(text)}' cannot be applied to ${typeName(value)}.`,
  );
}

function statistic(
  call: Exclude<PathFunction, 'keys' | 'length'>,
  numbers: readonly number[],
): number {
  switch (call) {
    case 'sum':
      return sum(numbers);
    case 'avg':
      return sum(numbers) / numbers.length;
    case 'min':
      return numbers.reduce((least, item) => Math.min(least, item));
    case 'max':
      return numbers.reduce((greatest, item) => Math.max(greatest, item));
    case 'stddev': {
      const average = sum(numbers) / numbers.length;
      return Math.sqrt(sum(numbers.map((item) => (item - average) ** 2)) / numbers.length);
    }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, item) => total + item, 0);
}

/** The type of a value in words. */
export function typeName(value: Json): string {
  if (value === null) return 'null';
  if (isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  return { boolean: 'a boolean', number: 'a number', object: 'an object', string: 'a string' }[
    typeof value as 'boolean' | 'number' | 'object' | 'string'
  ];
}
