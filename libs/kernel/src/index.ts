export { formatCents, parseCents, sumCents, toCents, type Cents, type CentsRefusal } from './cents';
export { systemClock, toIsoUtc, type Clock } from './clock';
export { addDuration, parseDuration, type Duration } from './duration';
export { Failure, type FailureKind } from './failure';
export { newUuid } from './ids';
export { isCalendarDate, parseInstant } from './instant';
export { pointerToken } from './pointer';
export { accepted, refused, type Result } from './result';
export { MAX_VIOLATIONS, ViolationList, type Violation } from './violation';
