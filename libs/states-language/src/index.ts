export {
  checkDefinition,
  type DefinitionChecks,
  MAX_DEFINITION_BYTES,
  MAX_STATES,
} from './definition/check-definition';
export type { QueryLanguage, State, StateMachine, StateType } from './definition/state-machine';
export { ERROR_NAMES, type StatesError } from './failure';
export { type Json, type JsonObject, MAX_DEPTH, MAX_PAYLOAD_BYTES } from './json';
export { MAX_EXPRESSION_LENGTH } from './query/expression-text';
