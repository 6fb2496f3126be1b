export { hiddenNames, shownText } from './hidden-members';
export {
  type BusinessEvent,
  type Decision,
  type EventOperation,
  type EventTable,
  type ExplainedElement,
  type ExplainedMessage,
  type Explanation,
  type FactPlaces,
  type Facts,
  OTHER_EVENT,
  PROBLEM_FACTS,
} from './events/event-table';
export { EventReader } from './events/event-reader';
export { explainCode } from './events/explain-code';
export { JournalCursor, type PositionedStep } from './events/journal-cursor';
export { FactReader } from './events/fact-reader';
export { hasText, shownEvent, shownExplanation } from './events/shown-event';
export { mediaTypeIn, sideOf, type Side } from './entry-side';
export { textOfEntry } from './events/text-of-entry';
export { expectation, expectations, parseExpectations } from './expectation';
export { type HeaderPart, type JournalEntry, type NewEntry } from './journal-entry';
export { accepts, type JournalFilter, type StatusClass } from './journal-filter';
export { type Journal } from './journal';
export { type Clearing, type JournalListener, Journals, type JournalsLimits } from './journals';
export { ruleMisses, type MissReason, type RuleMiss } from './rule-misses';
export { shownEntry, shownStart, type ShownEntry } from './shown-entry';
export { SKIP_REASONS, type SkippedRule, type SkipReason } from './skipped-rule';
export { type TableChange } from './table-change';
export { TEST_VALUE_REASONS, type TestValueNote, type TestValueReason } from './test-value-note';
export { verify, type VerifyReport } from './verify';
