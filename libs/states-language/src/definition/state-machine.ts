import { type Json, type JsonObject } from '../json';

/**
 * The Amazon States Language as types; states-language.net and the AWS developer guide. A value of these types has
 * passed `checkDefinition`, so it also meets the rules that types cannot express.
 */
export interface StateMachine {
  readonly Comment?: string;
  readonly Version?: '1.0';
  readonly QueryLanguage?: QueryLanguage;
  readonly StartAt: string;
  readonly States: Readonly<Record<string, State>>;
  /** Only in the outermost machine. */
  readonly TimeoutSeconds?: number;
}

/** The language of paths and expressions. The default is `JSONPath`. */
export type QueryLanguage = 'JSONPath' | 'JSONata';

export const QUERY_LANGUAGES: readonly QueryLanguage[] = ['JSONPath', 'JSONata'];

export type State =
  | TaskState
  | PassState
  | ChoiceState
  | WaitState
  | SucceedState
  | FailState
  | ParallelState
  | MapState;

export type StateType = State['Type'];

interface Common {
  readonly Comment?: string;
  readonly QueryLanguage?: QueryLanguage;
  /** JSONPath: the part of the input that the state sees; null is an empty object. */
  readonly InputPath?: string | null;
  /** JSONPath: the part of the result that is the output; null is an empty object. */
  readonly OutputPath?: string | null;
  /** JSONata. */
  readonly Output?: Json;
}

/** A state with `Next` or `End`. */
interface WithNext {
  readonly Next?: string;
  readonly End?: boolean;
  /** Variables by name; in JSONPath mode a name can end in `.$`. */
  readonly Assign?: JsonObject;
}

/** A state with a result of its own. */
interface WithResult {
  /** JSONPath. */
  readonly Parameters?: Json;
  readonly ResultSelector?: Json;
  /** JSONPath: where the result is put into the input; null drops it. */
  readonly ResultPath?: string | null;
}

interface WithHandlers {
  readonly Retry?: readonly Retrier[];
  readonly Catch?: readonly Catcher[];
}

export interface Retrier {
  readonly ErrorEquals: readonly string[];
  /** The delay before the first retry; 1 by default. */
  readonly IntervalSeconds?: number;
  /** The number of retries after the first attempt; 3 by default. */
  readonly MaxAttempts?: number;
  /** The factor by which the interval grows with each retry; 2 by default. */
  readonly BackoffRate?: number;
  readonly MaxDelaySeconds?: number;
  /** FULL: the delay is a random time up to the interval. */
  readonly JitterStrategy?: 'FULL' | 'NONE';
}

export interface Catcher {
  readonly ErrorEquals: readonly string[];
  readonly Next: string;
  /** JSONPath. */
  readonly ResultPath?: string | null;
  /** JSONata. */
  readonly Output?: Json;
  readonly Assign?: JsonObject;
}

export interface TaskState extends Common, WithNext, WithResult, WithHandlers {
  readonly Type: 'Task';
  readonly Resource: string;
  /** JSONata. */
  readonly Arguments?: Json;
  readonly Credentials?: Json;
  /** A number; in JSONata mode also an expression. */
  readonly TimeoutSeconds?: number | string;
  readonly TimeoutSecondsPath?: string;
  readonly HeartbeatSeconds?: number | string;
  readonly HeartbeatSecondsPath?: string;
}

export interface PassState extends Common, WithNext {
  readonly Type: 'Pass';
  readonly Result?: Json;
  readonly Parameters?: Json;
  readonly ResultPath?: string | null;
}

export interface ChoiceState extends Common {
  readonly Type: 'Choice';
  readonly Choices: readonly ChoiceRule[];
  readonly Default?: string;
  /** Used if no rule matches. */
  readonly Assign?: JsonObject;
}

/** A rule of a Choice: in JSONata mode a Condition; in JSONPath mode a comparison, or And, Or or Not of other rules. */
export interface ChoiceRule {
  readonly Next: string;
  readonly Condition?: string | boolean;
  readonly Assign?: JsonObject;
  readonly Output?: Json;
  readonly [operator: string]: Json | undefined;
}

export interface WaitState extends Common, WithNext {
  readonly Type: 'Wait';
  readonly Seconds?: number | string;
  readonly Timestamp?: string;
  readonly SecondsPath?: string;
  readonly TimestampPath?: string;
}

export interface SucceedState extends Common {
  readonly Type: 'Succeed';
}

export interface FailState {
  readonly Type: 'Fail';
  readonly Comment?: string;
  readonly QueryLanguage?: QueryLanguage;
  readonly Error?: string;
  readonly Cause?: string;
  /** A path or an intrinsic function. */
  readonly ErrorPath?: string;
  readonly CausePath?: string;
}

export interface ParallelState extends Common, WithNext, WithResult, WithHandlers {
  readonly Type: 'Parallel';
  readonly Branches: readonly StateMachine[];
  readonly Arguments?: Json;
}

/** An inline Map. */
export interface MapState extends Common, WithNext, WithResult, WithHandlers {
  readonly Type: 'Map';
  readonly ItemProcessor?: StateMachine;
  /** The older name of ItemProcessor. */
  readonly Iterator?: StateMachine;
  /** JSONPath. */
  readonly ItemsPath?: string;
  /** JSONata: an array, or an expression of one. */
  readonly Items?: Json;
  /** The input of an iteration, for which `$$.Map.Item.Value` is the item. `Parameters` is its older name. */
  readonly ItemSelector?: Json;
  /** 0 is no limit. */
  readonly MaxConcurrency?: number | string;
  readonly MaxConcurrencyPath?: string;
  readonly ToleratedFailureCount?: number | string;
  readonly ToleratedFailureCountPath?: string;
  readonly ToleratedFailurePercentage?: number | string;
  readonly ToleratedFailurePercentagePath?: string;
}
