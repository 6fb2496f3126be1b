export { bodyCondition } from './body-check';
export { isJsonObject, type JsonObject, parsePointer, valueAt } from './json-value';
export { textCondition } from './named-condition';
export { parsePathPattern, type PathPattern } from './path-pattern';
export {
  type Check,
  closedMatch,
  compiledMatch,
  failedChecks,
  matches,
  matchMembers,
  type Mismatch,
  mismatchOf,
  refuseManyConditions,
  type RequestMatch,
  requestMatch,
} from './request-match';
export { bodyView, type RequestView } from './request-view';
