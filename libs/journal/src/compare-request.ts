import { toIsoUtc } from '#libs/kernel';
import { maskPath } from '#libs/masking';
import {
  failedChecks,
  mismatchOf,
  type Check,
  type Mismatch,
  type RequestMatch,
  type RequestView,
} from '#libs/matching';
import { requestOf } from './entry-view';
import { type JournalEntry } from './journal-entry';
import { shownRequest } from './shown-entry';

/** A request of the journal. */
export interface Candidate {
  readonly entry: JournalEntry;
  readonly request: RequestView;
}

/** A request, compared with a match. */
export interface Compared extends Candidate {
  /** The conditions that the request does not meet. */
  readonly failed: readonly Check[];
}

/** A request that a match does not select, and what is different in it. Both are masked. */
export interface NearestMiss {
  readonly entry: {
    readonly id: number;
    readonly method: string;
    readonly path: string;
    readonly at: string;
    readonly status: number | undefined;
  };
  readonly differences: readonly Mismatch[];
}

/** The view parses the body only once, so several matches can be compared with it. */
export function candidateOf(entry: JournalEntry): Candidate {
  return { entry, request: requestOf(entry) };
}

export function compareRequest(match: RequestMatch, { entry, request }: Candidate): Compared {
  return { entry, request, failed: failedChecks(match, request) };
}

/** Whether the method or the path matches, or the match has neither. */
export function isRelated(match: RequestMatch, { failed }: Compared): boolean {
  const asked = match.checks.filter(isPlace);
  return asked.length === 0 || failed.filter(isPlace).length < asked.length;
}

function isPlace({ field }: Check): boolean {
  return field === 'method' || field === 'path';
}

export function nearestMiss({ entry, failed }: Compared): NearestMiss {
  const { id, method, path, atMs, status } = entry;
  // The actual values come from the masked request, which is still valid JSON or XML.
  const shown = shownRequest(entry);
  return {
    entry: { id, method, path: maskPath(path), at: toIsoUtc(atMs), status },
    differences: failed.map((failedCheck) => mismatchOf(failedCheck, shown)),
  };
}
