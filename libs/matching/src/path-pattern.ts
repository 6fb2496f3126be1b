import { accepted, refused, type Result } from '#libs/kernel';

/** Stands for any single segment. */
const ANY = Symbol('any segment');
type Segment = string | typeof ANY;

/** A path pattern. It is compared segment by segment, in linear time. */
export interface PathPattern {
  readonly source: string;
  accepts(path: string): boolean;
  /** Whether there is a path that both patterns accept. */
  overlaps(other: PathPattern): boolean;
  readonly segments: readonly Segment[];
  /** Whether any further segments may follow. */
  readonly isOpen: boolean;
}

/**
 * Reads `/a/b` as itself, `:name`, `{name}` or `*` as any one segment, and `**` at the end as the rest, which can be
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
  const isOpen = parts.at(-1) === '**';
  const segments = isOpen ? parts.slice(0, -1) : parts;
  const wrong = segments.find((part) => part === ':' || (part.includes('*') && part !== '*'));
  if (wrong !== undefined) {
    return refused(
      `"${wrong}" is not a valid segment: write * or :name for one whole segment, ** at the end for the rest.`,
    );
  }
  return accepted(compile(source, segments, isOpen));
}

function compile(source: string, parts: readonly string[], isOpen: boolean): PathPattern {
  const segments = parts.map((part): Segment => (isPlaceholder(part) ? ANY : part));
  const isFixed = !isOpen && !segments.includes(ANY);
  const pattern: PathPattern = {
    source,
    segments,
    isOpen,
    accepts: isFixed
      ? (path) => path === source
      : (path) => acceptsSegments(segments, isOpen, path),
    overlaps: (other) => overlaps(pattern, other),
  };
  return pattern;
}

/** `{name}` is how the guides and OpenAPI write a parameter of a path. */
function isPlaceholder(part: string): boolean {
  return part === '*' || part.startsWith(':') || /^\{[^{}]+\}$/.test(part);
}

function acceptsSegments(segments: readonly Segment[], isOpen: boolean, path: string): boolean {
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
  return isOpen || from > path.length;
}

function overlaps(one: PathPattern, other: PathPattern): boolean {
  const [shorter, longer] =
    one.segments.length <= other.segments.length ? [one, other] : [other, one];
  if (shorter.segments.length < longer.segments.length && !shorter.isOpen) return false;
  return shorter.segments.every((segment, index) => {
    const opposite = longer.segments[index];
    if (segment === ANY) return opposite !== '';
    return opposite === ANY ? segment !== '' : opposite === segment;
  });
}
