/**
 * Whether a text matches a pattern of `StringMatches`: `*` is any text, `\*` an asterisk, `\\` a backslash.
 * Takes time linear in the length of both.
 *
 * @example matchesPattern('log-2026.txt', 'log-*.txt'); // true
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const parts = partsOf(pattern);
  const first = parts[0] ?? '';
  if (parts.length === 1) return text === first;
  const last = parts[parts.length - 1] ?? '';
  if (text.length < first.length + last.length) return false;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  const to = text.length - last.length;
  // The first match of each part is always right, because it leaves the most text for the following parts.
  for (const part of parts.slice(1, -1)) {
    const found = find(text, part, from, to);
    if (found === undefined) return false;
    from = found + part.length;
  }
  return true;
}

/** The texts between the asterisks. */
function partsOf(pattern: string): string[] {
  const parts = [''];
  for (const [token, escaped] of pattern.matchAll(/\\([*\\])|[^]/g)) {
    if (token === '*') parts.push('');
    else parts[parts.length - 1] = (parts.at(-1) ?? '') + (escaped ?? token);
  }
  return parts;
}

/** The first place of a part in the text between two places: the algorithm of Knuth, Morris and Pratt. */
function find(text: string, part: string, from: number, to: number): number | undefined {
  if (part === '') return from;
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = from; at < to; at += 1) {
    while (matched > 0 && text[at] !== part[matched]) matched = borders[matched - 1] ?? 0;
    if (text[at] === part[matched]) matched += 1;
    if (matched === part.length) return at - matched + 1;
  }
  return undefined;
}

/** For each prefix of the part: the length of its longest proper prefix that is also its suffix. */
function bordersOf(part: string): number[] {
  const borders = [0];
  for (let at = 1; at < part.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && part[at] !== part[border]) border = borders[border - 1] ?? 0;
    borders.push(part[at] === part[border] ? border + 1 : border);
  }
  return borders;
}
