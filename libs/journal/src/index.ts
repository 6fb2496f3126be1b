export { expectation, expectations, parseExpectations } from './expectation';
export { type HeaderPart, type JournalEntry, type NewEntry } from './journal-entry';
export { accepts, type JournalFilter, type StatusClass } from './journal-filter';
export { Journals, type JournalsLimits } from './journals';
export { maskPan } from './mask/mask-pan';
export { ruleMisses, type MissReason, type RuleMiss } from './rule-misses';
export { shownEntry, type ShownEntry } from './shown-entry';
export { SKIP_REASONS, type SkippedRule, type SkipReason } from './skipped-rule';
export { verify, type VerifyReport } from './verify';
