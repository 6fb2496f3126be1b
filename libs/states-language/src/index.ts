export {
  checkDefinition,
  type DefinitionChecks,
  MAX_DEFINITION_BYTES,
  MAX_STATES,
} from './definition/check-definition';
export type { QueryLanguage, State, StateMachine, StateType } from './definition/state-machine';
export { dot } from './diagram/dot';
export { type ExecutionPath, executionPath } from './diagram/execution-path';
export { mermaid } from './diagram/mermaid';
export {
  type Environment,
  type Evaluator,
  type ExecutionContext,
  type ExpressionBatch,
  type ExpressionResult,
} from './execution/environment';
export { type Draws, type EventType, type HistoryEvent, MAX_EVENTS } from './execution/events';
export {
  type ChildCounts,
  childFrame,
  type ChildPlan,
  executionFrame,
  type Frame,
  type Part,
  type Pending,
  type PendingChildren,
  type PendingTask,
  planChildren,
  wakeAtMs,
} from './execution/frame';
export { Program } from './execution/program';
export { redrivenFrame, redriveSignal } from './execution/redrive';
export { nextStates, resourcesAhead } from './execution/resources-ahead';
export type { Action, ChildOutcome, Signal, Step, TaskAction } from './execution/signals';
export { ERROR_NAMES, type StatesError } from './failure';
export { MAX_ITEMS } from './interpreter/children';
export { MAX_VARIABLES_BYTES } from './interpreter/leave';
export { step } from './interpreter/step';
export { type Json, type JsonObject, MAX_DEPTH, MAX_PAYLOAD_BYTES } from './json';
export { MAX_EXPRESSION_LENGTH } from './query/expression-text';
