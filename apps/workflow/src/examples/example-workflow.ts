import { type Json, type StateMachine } from '#libs/states-language';

/** A definition that shows how a workflow is written. It uses only the resources of this service. */
export interface ExampleWorkflow {
  readonly name: string;
  readonly description: string;
  readonly definition: StateMachine;
  /** An input with which it succeeds on a fresh start, unless the description says what it needs. */
  readonly input: Json;
  /** Its output, and the errors with which it fails. */
  readonly returns: string;
}

/**
 * Tries again where the outcome is unknown or the simulator is down. The arguments of these tasks have an
 * idempotencyKey, so that a payment whose answer was lost is not made twice.
 */
export const RETRY_SIBLING = [
  {
    ErrorEquals: ['Sibling.Unavailable', 'Sibling.Error', 'States.Timeout'],
    IntervalSeconds: 5,
    MaxAttempts: 4,
    BackoffRate: 2,
  },
] as const;
