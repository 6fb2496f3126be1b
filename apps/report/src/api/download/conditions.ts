import type { IncomingHttpHeaders } from 'node:http';

/** An entity-tag with or without the prefix W/ (RFC 9110, 8.8.3). */
const TAGS = /(W\/)?"[^"]*"/g;

/**
 * Whether the client has the file already, so that the response is 304 (RFC 9110, 13.1.2 and 13.2.2). `Cache-Control:
 * no-cache` in a request is meant for caches; `send` would send the whole file because of it.
 *
 * @param etag of the file, strong
 */
export function isKnown(etag: string, headers: IncomingHttpHeaders): boolean {
  const noneMatch = headers['if-none-match'];
  // If-Match is checked first, and can refuse the request.
  if (noneMatch === undefined || headers['if-match'] !== undefined) return false;
  if (noneMatch.trim() === '*') return true;
  return (noneMatch.match(TAGS) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Whether a `Range` is valid: without `If-Range`, or with one that has the strong ETag of this file (13.1.5). A weak
 * tag never matches, because files with the same weak tag may have different bytes.
 */
export function mayBeContinued(etag: string, headers: IncomingHttpHeaders): boolean {
  const ifRange = headers['if-range'];
  return typeof ifRange !== 'string' || ifRange.trim() === etag;
}

/**
 * The header Range for `send`. A suffix that is longer than the file means the whole file (RFC 9110, 14.1.2), but
 * `send` would answer 416.
 *
 * @param size of the file, in bytes
 */
export function rangeWithin(range: string, size: number): string {
  if (!/^bytes\s*=/i.test(range)) return range;
  return range.replace(
    /([=,]\s*)-(\d+)(?=\s*(?:,|$))/g,
    (suffix, before: string, length: string) =>
      Number(length) > size && size > 0 ? `${before}0-` : suffix,
  );
}
