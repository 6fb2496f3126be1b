import { type Budget } from '../budget';
import { isArray, type Json, refuseSize } from '../json';
import { type PathScope } from '../path/evaluate-path';
import { typeName } from '../path/path-functions';

/** Inputs of functions besides their arguments. */
export interface Chance {
  /** A number from 0 to 1, without 1. */
  random(): number;
  uuid(): string;
}

export interface ExpressionScope extends PathScope {
  readonly chance: Chance;
}

/** An intrinsic function. It throws an ArgumentProblem for invalid arguments. */
export type IntrinsicFunction = (args: readonly Json[], scope: ExpressionScope) => Json;

/** The arguments of a function are not valid. */
export class ArgumentProblem extends Error {}

/** @throws ArgumentProblem if the argument is not an array */
export function arrayArgument(args: readonly Json[], index: number): readonly Json[] {
  const value = args[index] ?? null;
  return isArray(value) ? value : wrongType(value, index, 'an array');
}

/** @throws ArgumentProblem if the argument is not a text */
export function textArgument(args: readonly Json[], index: number): string {
  const value = args[index] ?? null;
  return typeof value === 'string' ? value : wrongType(value, index, 'a string');
}

/** A number, rounded to a whole one, as AWS does. @throws ArgumentProblem if it is not a number */
export function integerArgument(args: readonly Json[], index: number): number {
  const value = args[index] ?? null;
  if (typeof value !== 'number') return wrongType(value, index, 'a number');
  const whole = Math.round(value);
  if (!Number.isSafeInteger(whole)) throw new ArgumentProblem('the number is too large.');
  return whole;
}

/** The JSON text of a value. Its size is checked before it is written. */
export function jsonText(value: Json, budget: Budget): string {
  if (refuseSize(value) !== undefined) {
    throw new ArgumentProblem('the value has more than 262144 bytes, or is nested too deep.');
  }
  const text = JSON.stringify(value);
  budget.produce(text.length);
  return text;
}

export function wrongType(value: Json, index: number, expected: string): never {
  throw new ArgumentProblem(
    `argument ${String(index + 1)} must be ${expected}, but is ${typeName(value)}.`,
  );
}
