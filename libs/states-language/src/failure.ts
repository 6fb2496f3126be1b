/** The error names that begin with `States.`; states-language.net, appendix A, and the AWS developer guide. */
export const ERROR_NAMES = [
  'States.ALL',
  'States.BranchFailed',
  'States.DataLimitExceeded',
  'States.ExceedToleratedFailureThreshold',
  'States.HeartbeatTimeout',
  'States.IntrinsicFailure',
  'States.ItemReaderFailed',
  'States.NoChoiceMatched',
  'States.ParameterPathFailure',
  'States.Permissions',
  'States.QueryEvaluationError',
  'States.ResultPathMatchFailure',
  'States.ResultWriterFailed',
  'States.Runtime',
  'States.TaskFailed',
  'States.Timeout',
] as const;

export type StatesError = (typeof ERROR_NAMES)[number];

/** The failure of a state, as Retry and Catch see it. */
export interface StateError {
  readonly error: string;
  readonly cause?: string;
  /** Other names that `ErrorEquals` can use for this error. */
  readonly aliases?: readonly StatesError[];
  /** `States.ALL` and `States.TaskFailed` do not match it. */
  readonly isTerminal?: boolean;
}

/** Thrown while a state is evaluated, and converted to a StateError by the step. It never leaves the library. */
export class StateFailure extends Error implements StateError {
  override readonly cause: string;
  readonly aliases: readonly StatesError[];
  readonly isTerminal: boolean;
  /** The field that was evaluated, such as `Arguments/user[0]`. */
  readonly location: string | undefined;

  constructor(
    readonly error: StatesError,
    cause: string,
    {
      aliases = [],
      location,
    }: { readonly aliases?: readonly StatesError[]; readonly location?: string } = {},
  ) {
    super(cause);
    this.cause = cause;
    this.aliases = aliases;
    this.location = location;
    this.isTerminal = error === 'States.Runtime' || error === 'States.DataLimitExceeded';
  }
}

/** The maximum length of a value or an expression in an error. */
const SHOWN_CHARACTERS = 100;

/** A text for an error message, cut if it is long. */
export function shown(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}

/** A syntax error. Thrown by the parsers of paths and of intrinsic functions. */
export class SyntaxFailure extends Error {}
