import { accepted, refused, type Result } from '#libs/kernel';

/** A path pattern. It is compared segment by segment, in linear time. */
export interface PathPattern {
  readonly source: string;
  accepts(path: string): boolean;
}

/** Stands for any single segment. */
const ANY = Symbol('any segment');
type Segment = string | typeof ANY;

/**
 * Reads `/a/b` as itself, `:name` or `*` as any one segment, and `**` at the end as the rest, which can be
 * empty.
 *
 * @returns the error and what would be right, if the text is not a pattern
 */
export function parsePathPattern(source: string): Result<PathPattern, string> {
  if (!source.startsWith('/')) return refused("The path must start with '/'.");
  if (source.includes('?')) {
    return refused('The path must not have a query: write the part after "?" in "query".');
  }
  const parts = source.slice(1).split('/');
  const open = parts.at(-1) === '**';
  const segments = open ? parts.slice(0, -1) : parts;
  const wrong = segments.find((part) => part === ':' || (part.includes('*') && part !== '*'));
  if (wrong !== undefined) {
    return refused(
      `"${wrong}" is not a valid segment: write * or :name for one whole segment, ** at the end for the rest.`,
    );
  }
  return accepted(compile(source, segments, open));
}

function compile(source: string, parts: readonly string[], open: boolean): PathPattern {
  if (!open && !parts.some(isPlaceholder)) {
    return { source, accepts: (path) => path === source };
  }
  const segments = parts.map((part): Segment => (isPlaceholder(part) ? ANY : part));
  return { source, accepts: (path) => acceptsSegments(segments, open, path) };
}

function isPlaceholder(part: string): boolean {
  return part === '*' || part.startsWith(':');
}

function acceptsSegments(segments: readonly Segment[], open: boolean, path: string): boolean {
  if (!path.startsWith('/')) return false;
  let from = 1;
  for (const segment of segments) {
    if (from > path.length) return false;
    const slash = path.indexOf('/', from);
    const end = slash === -1 ? path.length : slash;
    const fits = segment === ANY ? end > from : path.slice(from, end) === segment;
    if (!fits) return false;
    from = end + 1;
  }
  return open || from > path.length;
}
