import { type QueryLanguage, type StateType } from './state-machine';

/** How the value of a field is checked. */
export type FieldKind =
  | 'array-or-expression'
  | 'assign'
  | 'boolean'
  | 'branches'
  | 'catch'
  | 'choices'
  | 'count'
  | 'json'
  | 'language'
  | 'machine'
  | 'nullable-path'
  | 'path'
  | 'path-or-function'
  | 'percentage'
  | 'result-path'
  | 'retry'
  | 'seconds'
  | 'seconds-from-0'
  | 'state'
  | 'template'
  | 'text'
  | 'text-or-expression'
  | 'timestamp';

export interface Field {
  readonly kind: FieldKind;
  /** The query language that the field belongs to, if it is not part of both. */
  readonly only?: QueryLanguage;
  readonly isRequired?: true;
}

export type Fields = Readonly<Record<string, Field>>;

const COMMON: Fields = {
  Type: { kind: 'text', isRequired: true },
  Comment: { kind: 'text' },
  QueryLanguage: { kind: 'language' },
};

const DATA: Fields = {
  ...COMMON,
  InputPath: { kind: 'nullable-path', only: 'JSONPath' },
  OutputPath: { kind: 'nullable-path', only: 'JSONPath' },
  Output: { kind: 'template', only: 'JSONata' },
};

const ASSIGN: Fields = { Assign: { kind: 'assign' } };

const TRANSITION: Fields = { ...ASSIGN, Next: { kind: 'state' }, End: { kind: 'boolean' } };

const PARAMETERS: Fields = {
  Parameters: { kind: 'template', only: 'JSONPath' },
  ResultPath: { kind: 'result-path', only: 'JSONPath' },
};

const WORK: Fields = {
  ...DATA,
  ...TRANSITION,
  ...PARAMETERS,
  ResultSelector: { kind: 'template', only: 'JSONPath' },
  Retry: { kind: 'retry' },
  Catch: { kind: 'catch' },
};

const ARGUMENTS: Fields = { Arguments: { kind: 'template', only: 'JSONata' } };

/** A number, or a path to one in the field with `Path` after its name. */
function numberOrPath(name: string, kind: FieldKind): Fields {
  return { [name]: { kind }, [`${name}Path`]: { kind: 'path', only: 'JSONPath' } };
}

/** The fields of each type of state; states-language.net, "State Types", and the AWS developer guide. */
export const FIELDS: Readonly<Record<StateType, Fields>> = {
  Task: {
    ...WORK,
    ...ARGUMENTS,
    Resource: { kind: 'text', isRequired: true },
    Credentials: { kind: 'json' },
    ...numberOrPath('TimeoutSeconds', 'seconds'),
    ...numberOrPath('HeartbeatSeconds', 'seconds'),
  },
  Pass: { ...DATA, ...TRANSITION, ...PARAMETERS, Result: { kind: 'json', only: 'JSONPath' } },
  Choice: {
    ...DATA,
    ...ASSIGN,
    Choices: { kind: 'choices', isRequired: true },
    Default: { kind: 'state' },
  },
  Wait: {
    ...DATA,
    ...TRANSITION,
    ...numberOrPath('Seconds', 'seconds-from-0'),
    ...numberOrPath('Timestamp', 'timestamp'),
  },
  Succeed: DATA,
  Fail: {
    ...COMMON,
    Error: { kind: 'text-or-expression' },
    Cause: { kind: 'text-or-expression' },
    ErrorPath: { kind: 'path-or-function', only: 'JSONPath' },
    CausePath: { kind: 'path-or-function', only: 'JSONPath' },
  },
  Parallel: { ...WORK, ...ARGUMENTS, Branches: { kind: 'branches', isRequired: true } },
  Map: {
    ...WORK,
    ItemProcessor: { kind: 'machine' },
    Iterator: { kind: 'machine' },
    ItemsPath: { kind: 'path', only: 'JSONPath' },
    Items: { kind: 'array-or-expression', only: 'JSONata' },
    ItemSelector: { kind: 'template' },
    ...numberOrPath('MaxConcurrency', 'count'),
    ...numberOrPath('ToleratedFailureCount', 'count'),
    ...numberOrPath('ToleratedFailurePercentage', 'percentage'),
  },
};

/** Fields of which a state has exactly one. */
export const EXACTLY_ONE: Readonly<Partial<Record<StateType, readonly (readonly string[])[]>>> = {
  Task: [['Next', 'End']],
  Pass: [['Next', 'End']],
  Wait: [
    ['Next', 'End'],
    ['Seconds', 'SecondsPath', 'Timestamp', 'TimestampPath'],
  ],
  Parallel: [['Next', 'End']],
  Map: [
    ['Next', 'End'],
    ['ItemProcessor', 'Iterator'],
  ],
};

/** Fields of which a state has at most one. */
export const AT_MOST_ONE: readonly (readonly string[])[] = [
  ['TimeoutSeconds', 'TimeoutSecondsPath'],
  ['HeartbeatSeconds', 'HeartbeatSecondsPath'],
  ['Error', 'ErrorPath'],
  ['Cause', 'CausePath'],
  ['ItemSelector', 'Parameters'],
  ['MaxConcurrency', 'MaxConcurrencyPath'],
  ['ToleratedFailureCount', 'ToleratedFailureCountPath'],
  ['ToleratedFailurePercentage', 'ToleratedFailurePercentagePath'],
];

/** Fields of AWS that this library does not support, with the reason. */
export const NOT_SUPPORTED: ReadonlyMap<string, string> = new Map(
  ['ItemBatcher', 'ItemReader', 'Label', 'ResultWriter'].map((name) => [
    name,
    'belongs to the distributed Map, which is not supported. Use an inline Map without it.',
  ]),
);
