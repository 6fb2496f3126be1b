import { isCut } from '#libs/http';
import { type RequestMatch } from '#libs/matching';
import {
  candidateOf,
  compareRequest,
  isRelated,
  nearestMiss,
  type Candidate,
  type Compared,
  type NearestMiss,
} from './compare-request';
import { type Bound, type Expectation } from './expectation';
import { type JournalEntry } from './journal-entry';

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

const MAX_MISSES = 3;

interface ComparedWithStatus extends Compared {
  readonly hasStatus: boolean;
}

/** Compares what was expected with what arrived, in any order. */
export function verify(expectations: readonly Expectation[], evidence: Evidence): VerifyReport {
  // All expectations use the same views, so that each body is parsed only once.
  const candidates = evidence.entries.map(candidateOf);
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

function compare({ match, status }: Expectation, candidate: Candidate): ComparedWithStatus {
  const hasStatus = status === undefined || status === candidate.entry.status;
  return { ...compareRequest(match, candidate), hasStatus };
}

function isMatch({ failed, hasStatus }: ComparedWithStatus): boolean {
  return failed.length === 0 && hasStatus;
}

/** True if only conditions on the body fail, and the journal has only the start of the body. */
function isUndecided({ entry: { requestBody }, failed, hasStatus }: ComparedWithStatus): boolean {
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
  compared: readonly ComparedWithStatus[],
): NearestMiss[] {
  const distance = ({ failed, hasStatus }: ComparedWithStatus): number =>
    failed.length + (hasStatus ? 0 : 1);
  return compared
    .filter((candidate) => !isMatch(candidate) && isRelated(match, candidate))
    .sort((one, other) => distance(one) - distance(other) || other.entry.id - one.entry.id)
    .slice(0, MAX_MISSES)
    .map((candidate) => withStatus(nearestMiss(candidate), candidate, status));
}

function withStatus(
  miss: NearestMiss,
  { entry, hasStatus }: ComparedWithStatus,
  status: number | undefined,
): NearestMiss {
  if (hasStatus) return miss;
  const actual = entry.status === undefined ? undefined : String(entry.status);
  const difference = { field: 'status', expected: String(status), actual };
  return { ...miss, differences: [...miss.differences, difference] };
}
