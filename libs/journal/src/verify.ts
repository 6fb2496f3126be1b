import { isCut } from '#libs/http';
import { toIsoUtc } from '#libs/kernel';
import {
  failedChecks,
  mismatchOf,
  type Check,
  type Mismatch,
  type RequestMatch,
  type RequestView,
} from '#libs/matching';
import { requestOf } from './entry-view';
import { type Bound, type Expectation } from './expectation';
import { type JournalEntry } from './journal-entry';
import { maskPath } from './mask/mask';
import { shownRequest } from './shown-entry';

/** The journal of a sandbox. */
export interface Evidence {
  readonly entries: readonly JournalEntry[];
  /** Number of entries that were dropped to make room. */
  readonly dropped: number;
  /** False if the journal is off. */
  readonly isOn: boolean;
}

export interface VerifyReport {
  /** True if all expectations are met. */
  readonly pass: boolean;
  /** Number of entries that the journal dropped to make room. Expectations that need them cannot be decided. */
  readonly dropped: number;
  readonly results: readonly ExpectationResult[];
}

interface ExpectationResult {
  readonly pass: boolean;
  /** 'times 1', 'atLeast 1', 'atMost 0'. */
  readonly expected: string;
  /** Number of entries that matched. */
  readonly count: number;
  /** The reason, if the expectation fails because the journal is not complete. */
  readonly message: string | undefined;
  /** As it was posted. */
  readonly match: RequestMatch['definition'];
  /** If too few entries matched: the entries with the fewest differences, masked. */
  readonly nearestMisses: readonly NearestMiss[];
}

interface NearestMiss {
  readonly entry: {
    readonly id: number;
    readonly method: string;
    readonly path: string;
    readonly at: string;
    readonly status: number | undefined;
  };
  readonly differences: readonly Mismatch[];
}

const MAX_MISSES = 3;

interface Candidate {
  readonly entry: JournalEntry;
  readonly request: RequestView;
}

interface Compared extends Candidate {
  readonly failed: readonly Check[];
  readonly hasStatus: boolean;
}

/** Compares what was expected with what arrived, in any order. */
export function verify(expectations: readonly Expectation[], evidence: Evidence): VerifyReport {
  // All expectations use the same views, so that each body is parsed only once.
  const candidates = evidence.entries.map((entry) => ({ entry, request: requestOf(entry) }));
  const results = expectations.map((expectation) => check(expectation, candidates, evidence));
  const { dropped } = evidence;
  return { pass: results.every(({ pass }) => pass), dropped, results };
}

function check(
  expectation: Expectation,
  candidates: readonly Candidate[],
  evidence: Evidence,
): ExpectationResult {
  const { match, bound } = expectation;
  const compared = candidates.map((candidate) => compare(expectation, candidate));
  const count = compared.filter(isMatch).length;
  const cut = compared.filter(isUndecided).length;
  const possible = evidence.isOn ? count + cut + evidence.dropped : Infinity;
  const isTooFew = bound.kind !== 'atMost' && count < bound.count;
  const pass = isWithin(bound, count) && isWithin(bound, possible);
  const mayPass = pass || isPossible(bound, count, possible);
  return {
    pass,
    expected: `${bound.kind} ${String(bound.count)}`,
    count,
    message: !pass && mayPass ? gapIn(evidence, cut) : undefined,
    match: match.definition,
    nearestMisses: isTooFew ? nearestMisses(expectation, compared) : [],
  };
}

function compare({ match, status }: Expectation, { entry, request }: Candidate): Compared {
  const failed = failedChecks(match, request);
  return { entry, request, failed, hasStatus: status === undefined || status === entry.status };
}

function isMatch({ failed, hasStatus }: Compared): boolean {
  return failed.length === 0 && hasStatus;
}

/** True if only conditions on the body fail, and the journal has only the start of the body. */
function isUndecided({ entry: { requestBody }, failed, hasStatus }: Compared): boolean {
  if (failed.length === 0 || !hasStatus) return false;
  return (
    requestBody !== undefined &&
    isCut(requestBody) &&
    failed.every(({ field }) => /^body\b/.test(field))
  );
}

function isWithin({ kind, count: wanted }: Bound, count: number): boolean {
  if (kind === 'times') return count === wanted;
  return kind === 'atLeast' ? count >= wanted : count <= wanted;
}

/** True if a number from `least` to `most` is within the bound. */
function isPossible({ kind, count: wanted }: Bound, least: number, most: number): boolean {
  return (kind === 'atLeast' || least <= wanted) && (kind === 'atMost' || most >= wanted);
}

function gapIn({ isOn, dropped }: Evidence, cut: number): string {
  if (!isOn) return 'The journal is off. Set JOURNAL_SIZE to a number above 0.';
  const gaps = [
    ...(dropped > 0
      ? [
          `The journal no longer has all requests since it was last cleared: ${String(dropped)} ` +
            'entries were dropped. Clear it before the test, or increase JOURNAL_SIZE, JOURNAL_BYTES or ' +
            'JOURNAL_TOTAL_BYTES.',
        ]
      : []),
    ...(cut > 0
      ? [
          `${String(cut)} requests may match, but the journal has only the start of their bodies. ` +
            'Use a condition on the path or a header instead.',
        ]
      : []),
  ];
  return gaps.join(' ');
}

function nearestMisses(
  { match, status }: Expectation,
  compared: readonly Compared[],
): NearestMiss[] {
  const distance = ({ failed, hasStatus }: Compared): number => failed.length + (hasStatus ? 0 : 1);
  return compared
    .filter((candidate) => !isMatch(candidate) && isRelated(match, candidate.failed))
    .sort((one, other) => distance(one) - distance(other) || other.entry.id - one.entry.id)
    .slice(0, MAX_MISSES)
    .map((candidate) => nearestMiss(candidate, status));
}

function nearestMiss(
  { entry, failed, hasStatus }: Compared,
  status: number | undefined,
): NearestMiss {
  const { id, method, path, atMs } = entry;
  // The actual values come from the masked request, which is still valid JSON or XML.
  const shown = shownRequest(entry);
  const differences = failed.map((failedCheck) => mismatchOf(failedCheck, shown));
  const actual = entry.status === undefined ? undefined : String(entry.status);
  return {
    entry: { id, method, path: maskPath(path), at: toIsoUtc(atMs), status: entry.status },
    differences: hasStatus
      ? differences
      : [...differences, { field: 'status', expected: String(status), actual }],
  };
}

/** True if the method or the path matches, or if the match has neither. */
function isRelated(match: RequestMatch, failed: readonly Check[]): boolean {
  const asked = match.checks.filter(isPlace);
  return asked.length === 0 || failed.filter(isPlace).length < asked.length;
}

function isPlace({ field }: Check): boolean {
  return field === 'method' || field === 'path';
}
