export { isJsonObject, type JsonObject } from './json-value';
export { parsePathPattern } from './path-pattern';
export {
  type Check,
  failedChecks,
  matches,
  type Mismatch,
  mismatchOf,
  parseRequestMatch,
  type RequestMatch,
  unknownMembers,
} from './request-match';
export { bodyView, type RequestView } from './request-view';
