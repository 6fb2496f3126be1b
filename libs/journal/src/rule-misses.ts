import { type RequestMatch } from '#libs/matching';
import {
  candidateOf,
  compareRequest,
  isRelated,
  nearestMiss,
  type Compared,
  type NearestMiss,
} from './compare-request';
import { type JournalEntry } from './journal-entry';
import { type SkipReason } from './skipped-rule';

/**
 * Why a rule had no effect on a request: a reason that was recorded, or `another`: it was the turn of another rule, or the
 * request was refused before the rules were tried.
 */
export type MissReason = SkipReason | 'another';

/** A request that a rule had no effect on. */
export interface RuleMiss extends NearestMiss {
  /** Undefined if the request does not match: then there are differences. */
  readonly reason: MissReason | undefined;
}

/** A rule whose misses are searched. */
export interface MissedRule {
  readonly id: string;
  readonly match: RequestMatch;
  /** When it was created, by the clock of the machine. */
  readonly createdAtMs: number;
}

const MAX_MISSES = 10;

/**
 * The requests since the creation of a rule that it nearly had an effect on: first those that match it, then those with the
 * fewest differences.
 */
export function ruleMisses(rule: MissedRule, entries: Iterable<JournalEntry>): RuleMiss[] {
  const found: Compared[] = [];
  for (const entry of entries) {
    if (entry.rule === rule.id || entry.receivedMs < rule.createdAtMs) continue;
    const compared = comparedWith(rule, entry);
    if (isRelated(rule.match, compared)) found.push(compared);
  }
  return found
    .sort((one, other) => one.failed.length - other.failed.length || other.entry.id - one.entry.id)
    .slice(0, MAX_MISSES)
    .map((compared) => ({ ...nearestMiss(compared), reason: reasonOf(rule, compared) }));
}

/** A recorded reason says that the request matched, also if the journal has only the start of its body. */
function comparedWith({ id, match }: MissedRule, entry: JournalEntry): Compared {
  const compared = compareRequest(match, candidateOf(entry));
  return entry.skippedRules.some(({ rule }) => rule === id)
    ? { ...compared, failed: [] }
    : compared;
}

function reasonOf({ id }: MissedRule, { entry, failed }: Compared): MissReason | undefined {
  if (failed.length > 0) return undefined;
  return entry.skippedRules.find(({ rule }) => rule === id)?.reason ?? 'another';
}
