import { failure } from '#libs/kernel';
import { type Comparison } from './comparison';
import { MatchByDay } from './match-by-day';
import { matchGroup } from './match-group';
import { isByAmountAndDay, type MatchedEntry, type MatchRules } from './matched-entry';

/** Entries with one id are compared in memory, each with each. */
const MAX_GROUP = 1_000;
/** Entries with one amount that wait for a counterpart. */
const MAX_WAITING = 100_000;

export class KeyNotUnique extends failure.unprocessable(
  'KEY_NOT_UNIQUE',
  'Too many entries have the same key',
  ({ endToEndId, nsu, cents }: Pick<MatchedEntry, 'endToEndId' | 'nsu' | 'cents'>) =>
    `Too many entries cannot be told apart: those like the entry with the EndToEndId ${endToEndId ?? 'none'}, the NSU ${nsu ?? 'none'} and ` +
    `${String(cents)} cents. Use other members in matchBy, such as amount and day, or fewer days.`,
) {}

/**
 * Compares the entries of both sides. Only the entries of one key are in memory.
 * @param pages the entries in the order of key, day, number and side
 * @throws KeyNotUnique
 */
export async function* matchEntries(
  pages: AsyncIterable<readonly MatchedEntry[]>,
  rules: MatchRules,
): AsyncGenerator<readonly Comparison[]> {
  let group: Group | undefined;
  for await (const page of pages) {
    const results: Comparison[] = [];
    for (const entry of page) {
      if (group?.key !== entry.matchKey) {
        results.push(...(group?.end() ?? []));
        group = groupOf(entry.matchKey, rules);
      }
      results.push(...group.add(entry));
    }
    yield results;
  }
  yield group?.end() ?? [];
}

interface Group {
  readonly key: string;
  add(entry: MatchedEntry): readonly Comparison[];
  end(): readonly Comparison[];
}

function groupOf(key: string, rules: MatchRules): Group {
  if (isByAmountAndDay(key)) {
    const byDay = new MatchByDay(rules);
    const add = (entry: MatchedEntry) => {
      if (byDay.size >= MAX_WAITING) throw new KeyNotUnique(entry);
      return byDay.add(entry);
    };
    return { key, add, end: () => byDay.end() };
  }
  const entries: MatchedEntry[] = [];
  const add = (entry: MatchedEntry) => {
    if (entries.length >= MAX_GROUP) throw new KeyNotUnique(entry);
    entries.push(entry);
    return [];
  };
  return { key, add, end: () => matchGroup(entries, rules) };
}
