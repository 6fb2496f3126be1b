import { percentDecoded } from '#libs/kernel';

/** Finds the addresses that need a closer look. Most have none of these characters before the query. */
const SUSPECT = /^[^/]|^[^?]*?(?:\/[/.]|[#\\\s]|%(?:2[ef]|5c))/i;

/**
 * Says what is wrong with an address that is only another form of one; undefined if it is in the canonical form. A proxy
 * that hides `/__admin` can read other forms in another way than the service does, so the service serves nothing at
 * them. Escapes in segments are allowed, because parameters need them: `/dict/keys/a%2Fb`. The router refuses other
 * cases of letters and a slash at the end.
 *
 * @param url path and query, as in the request line
 */
export function wrongForm(url: string): string | undefined {
  if (!SUSPECT.test(url)) return undefined;
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/')) return 'It does not begin with a slash.';
  if (/[#\\\s]/.test(path))
    return 'It has a character that must be encoded: #, a backslash or a space.';
  const segments = path.slice(1).split('/');
  if (segments.slice(0, -1).includes('')) return 'It has an empty segment.';
  if (segments.some(hasDots)) return 'It has a segment "." or "..", which can be encoded.';
  return undefined;
}

/** Whether a proxy that decodes the segment finds `.` or `..` in it, as in `..%2Frules`. */
function hasDots(segment: string): boolean {
  return percentDecoded(segment)
    .split(/[/\\]/)
    .some((part) => part === '.' || part === '..');
}

const UNRESERVED = /^[\w.~-]$/;

/** The form of a path that a browser would send: without empty segments, dots, needless escapes and a slash at the end. */
export function simplified(path: string): readonly string[] {
  const segments: string[] = [];
  for (const segment of path.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[/\\]/)) {
    const plain = segment.replace(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(parseInt(escape.slice(1), 16));
      return UNRESERVED.test(character) ? character : escape;
    });
    if (plain === '..') segments.pop();
    else if (plain !== '' && plain !== '.') segments.push(plain);
  }
  return segments;
}

/**
 * The path of a service that the client probably meant: one that differs only in the case of letters or in its form.
 * @param path without the query
 * @param declared the paths of the routes, as in `/dict/keys/:key`; those with optional parts or wildcards are not compared
 */
export function meantPath(path: string, declared: readonly string[]): string | undefined {
  const given = simplified(path);
  for (const pattern of declared) {
    const segments = pattern
      .split('/')
      .slice(1)
      .filter((segment) => segment !== '');
    if (segments.length !== given.length || /[{}*]/.test(pattern)) continue;
    const meant = segments.map((segment, index) => same(segment, given[index] ?? ''));
    if (!meant.includes(undefined)) return `/${meant.join('/')}`;
  }
  return undefined;
}

/** The declared segment, or the value of a parameter; undefined if they differ. */
function same(segment: string, given: string): string | undefined {
  if (segment.startsWith(':')) return given;
  return segment.toLowerCase() === given.toLowerCase() ? segment : undefined;
}
