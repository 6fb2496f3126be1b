export { addDays, addMonths } from './calendar';
export { canonicalJson } from './canonical-json';
export {
  formatCents,
  formatSum,
  parseCents,
  sumCents,
  toCents,
  type Cents,
  type CentsRefusal,
} from './cents';
export { decimalPointHint } from './decimal-point';
export { systemClock, toIsoUtc, type Clock } from './time';
export { addDuration, parseDuration, type Duration } from './duration';
export { at, failure, Failure, type FailureKind, RequestInvalid } from './failure';
export { newOrderedUuid, newUuid, stableUuid } from './ids';
export { newRandomBytes } from './random-block';
export {
  FIRST_INSTANT_MS,
  isCalendarDate,
  isWrittenInstant,
  LAST_INSTANT_MS,
  parseInstant,
} from './time';
export { retryDelayMs } from './retry-delay';
export { halfUp } from './half-up';
export { passesLuhn } from './luhn';
export { contentOrNew } from './content-or-new';
export { makeFolder } from './make-folder';
export { LruCache } from './lru-cache';
export { BASE_PATH, BASE_PATH_RULE } from './base-path';
export { NAME, NAME_RULE } from './name';
export { nearestName } from './nearest-name';
export { isNestedDeeper } from './nesting';
export { percentDecoded } from './percent-decoded';
export { pointerToken } from './pointer';
export { readSmallFile } from './small-file';
export { TemporaryFile } from './temporary-file';
export { checkTransitions, type Transition } from './transitions';
export { accepted, refused, type Result } from './failure';
export { MAX_VIOLATIONS, summaryOf, ViolationList, type Violation } from './failure';
