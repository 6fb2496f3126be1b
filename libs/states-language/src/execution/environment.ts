import { type Json, type JsonObject } from '../json';
import { type Frame } from './frame';

/** Evaluates expressions of JSONata, isolated from the service. */
export interface Evaluator {
  /** @returns one result for each expression, in the same order */
  evaluate(batch: ExpressionBatch): Promise<readonly ExpressionResult[]>;
}

export interface ExpressionBatch {
  /** The expressions without `{%` and `%}`. */
  readonly expressions: readonly string[];
  /** The variables by name: `states`, and the assigned variables. */
  readonly bindings: JsonObject;
  /** The time that $now and $millis return. */
  readonly nowMs: number;
  /** The seed of $random and $uuid, from 0 to 1. The same seed must give the same values. */
  readonly seed: number;
}

/** `value` is undefined if the expression has no value. */
export type ExpressionResult =
  | { readonly ok: true; readonly value: Json | undefined }
  | { readonly ok: false; readonly message: string };

/**
 * The inputs of a step from outside. Time and random values are recorded in the events of the step, so that the same
 * step can be repeated.
 */
export interface Environment {
  readonly nowMs: number;
  /** From 0 to 1, without 1. */
  random(): number;
  uuid(): string;
  readonly evaluator: Evaluator;
  /** The parts of the context object that are the same for the whole execution. */
  readonly context: ExecutionContext;
  /** The parent frames of this one, the root frame first. They do not change while this frame runs. */
  readonly ancestors: readonly Frame[];
  /** How many events the execution has recorded, in all of its frames. */
  readonly eventsRecorded: number;
}

/** `$$.Execution` (Id, Input, Name, StartTime ...) and `$$.StateMachine` (Id, Name). */
export interface ExecutionContext {
  readonly Execution: JsonObject;
  readonly StateMachine: JsonObject;
}
