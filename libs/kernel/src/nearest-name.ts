/** The usual limit of changes. */
const MAX_CHANGES = 3;
/** Longer names are not compared, because a name in a request can be as long as the body. */
const MAX_LENGTH = 40;

/**
 * The known name that is most similar to an unknown name.
 *
 * @param mostChanges with more changes than this, a name does not count as a typing error
 * @returns undefined if no known name is near
 * @example
 * nearestName('mtach', ['match', 'effect']); // "match"
 */
export function nearestName(
  name: string,
  known: readonly string[],
  mostChanges = MAX_CHANGES,
): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const sent = name.toLowerCase();
  let nearest: string | undefined;
  // Fewer changes are allowed for a short name, because any two names of three letters are three changes apart.
  let fewest = Math.min(mostChanges, Math.ceil(name.length / 2)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= fewest) continue;
    const count = changes(sent, candidate.toLowerCase());
    if (count < fewest) [nearest, fewest] = [candidate, count];
  }
  return nearest;
}

/** The optimal string alignment distance: letters added, removed, replaced, or swapped with the next. */
function changes(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
