import { mismatches, type Mismatch, type RequestMatch } from '../match/request-match';
import type { RequestView } from '../match/request-view';
import { requestOf } from './entry-view';
import type { Bound, Expectation } from './expectation';
import type { JournalEntry } from './journal-entry';

export { parseExpectations, type Bound, type Expectation } from './expectation';

export interface VerifyReport {
  /** Whether everything that was expected has happened. */
  readonly pass: boolean;
  readonly results: readonly ExpectationResult[];
}

export interface ExpectationResult {
  readonly pass: boolean;
  /** 'times 1', 'atLeast 1', 'atMost 0'. */
  readonly expected: string;
  /** How many entries matched. */
  readonly count: number;
  /** As it was posted. */
  readonly match: RequestMatch['definition'];
  /** The entries that came closest, where too few matched. */
  readonly nearestMisses: readonly NearestMiss[];
}

export interface NearestMiss {
  readonly entry: Pick<JournalEntry, 'id' | 'method' | 'path' | 'at' | 'status'>;
  readonly differences: readonly Mismatch[];
}

const MAX_MISSES = 3;

interface Candidate {
  readonly entry: JournalEntry;
  readonly request: RequestView;
}

interface Compared {
  readonly entry: JournalEntry;
  readonly differences: readonly Mismatch[];
}

/** Compares what was expected with the entries, in any order, as they were kept: masked. */
export function verify(
  expectations: readonly Expectation[],
  entries: readonly JournalEntry[],
): VerifyReport {
  // One view each for all expectations: a body is parsed once.
  const candidates = entries.map((entry) => ({ entry, request: requestOf(entry) }));
  const results = expectations.map((expectation) => check(expectation, candidates));
  return { pass: results.every(({ pass }) => pass), results };
}

function check(expectation: Expectation, candidates: readonly Candidate[]): ExpectationResult {
  const { match, bound } = expectation;
  const compared = candidates.map((candidate) => compare(expectation, candidate));
  const count = compared.filter(({ differences }) => differences.length === 0).length;
  const isTooFew = bound.kind !== 'atMost' && count < bound.count;
  return {
    pass: isWithin(bound, count),
    expected: `${bound.kind} ${String(bound.count)}`,
    count,
    match: match.definition,
    nearestMisses: isTooFew ? nearestMisses(match, compared) : [],
  };
}

function compare({ match, status }: Expectation, { entry, request }: Candidate): Compared {
  const differences = mismatches(match, request);
  if (status === undefined || status === entry.status) return { entry, differences };
  const actual = entry.status === undefined ? undefined : String(entry.status);
  return {
    entry,
    differences: [...differences, { field: 'status', expected: String(status), actual }],
  };
}

function isWithin({ kind, count: wanted }: Bound, count: number): boolean {
  if (kind === 'times') return count === wanted;
  return kind === 'atLeast' ? count >= wanted : count <= wanted;
}

function nearestMisses(match: RequestMatch, compared: readonly Compared[]): NearestMiss[] {
  return compared
    .filter(({ differences }) => differences.length > 0 && isRelated(match, differences))
    .sort(
      (one, other) =>
        one.differences.length - other.differences.length || other.entry.id - one.entry.id,
    )
    .slice(0, MAX_MISSES)
    .map(({ entry: { id, method, path, at, status }, differences }) => ({
      entry: { id, method, path, at, status },
      differences,
    }));
}

/** Whether the method or the path is the one asked for; a match that asks for neither is near to any. */
function isRelated(match: RequestMatch, differences: readonly Mismatch[]): boolean {
  const asked = match.checks.map(({ field }) => field).filter(isPlace);
  const different = differences.filter(({ field }) => isPlace(field));
  return asked.length === 0 || different.length < asked.length;
}

function isPlace(field: string): boolean {
  return field === 'method' || field === 'path';
}
