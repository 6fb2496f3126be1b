import { type Comparison, daysBetween, isSame, pairOf, singleOf } from './comparison';
import { type MatchedEntry, type MatchRules } from './matched-entry';

/**
 * Compares the entries that have the same id. Entries with the same amount and day are paired first, then the others in their
 * order. One that is left is doubled if the id is an EndToEndId, or if an entry with the same amount and day was paired;
 * otherwise it is missing on the other side, as one of several installments with one NSU.
 *
 * @param entries of both sides, in the order of their days
 */
export function matchGroup(entries: readonly MatchedEntry[], rules: MatchRules): Comparison[] {
  const open = {
    file: entries.filter(({ side }) => side === 'file'),
    ledger: entries.filter(({ side }) => side === 'ledger'),
  };
  const pairs: Comparison[] = [];
  const pairWhere = (isPair: (file: MatchedEntry, ledger: MatchedEntry) => boolean): void => {
    open.file = open.file.filter((file) => {
      const index = open.ledger.findIndex((ledger) => isPair(file, ledger));
      const ledger = open.ledger[index];
      if (ledger === undefined) return true;
      open.ledger.splice(index, 1);
      pairs.push(pairOf(file, ledger, rules));
      return false;
    });
  };
  pairWhere((file, ledger) => isSame(file, ledger, rules));
  const isNeeded = rules.matchBy.includes('day');
  pairWhere(
    (file, ledger) => !isNeeded || daysBetween(file.day, ledger.day) <= rules.toleranceDays,
  );
  const singles = [...open.file, ...open.ledger].map((entry) =>
    singleOf(entry, isDoubled(entry, pairs, rules)),
  );
  return [...pairs, ...singles];
}

function isDoubled(entry: MatchedEntry, pairs: readonly Comparison[], rules: MatchRules): boolean {
  const isUnique = rules.matchBy.includes('endToEndId');
  return pairs.some((pair) => {
    const paired = pair[entry.side];
    return paired !== undefined && (isUnique || isSame(paired, entry, rules));
  });
}
