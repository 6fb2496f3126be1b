import type { IncomingHttpHeaders } from 'node:http';

/** An entity-tag with or without its mark of weakness (RFC 9110, 8.8.3). */
const TAGS = /(W\/)?"[^"]*"/g;

/**
 * Whether the client has the file already, so that the response is 304 (RFC 9110, 13.1.2 and 13.2.2). `Cache-Control:
 * no-cache` in a request speaks to caches on the way; `send` takes it for a wish of the whole file.
 *
 * @param etag of the file, strong
 */
export function isKnown(etag: string, headers: IncomingHttpHeaders): boolean {
  const noneMatch = headers['if-none-match'];
  // With If-Match, that one is looked at first, and may refuse.
  if (noneMatch === undefined || headers['if-match'] !== undefined) return false;
  if (noneMatch.trim() === '*') return true;
  return (noneMatch.match(TAGS) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Whether a `Range` counts: without `If-Range`, or with one that names this file by its strong ETag (13.1.5). A weak tag
 * never does, because files with the same weak tag may differ in their bytes.
 */
export function mayBeContinued(etag: string, headers: IncomingHttpHeaders): boolean {
  const ifRange = headers['if-range'];
  return typeof ifRange !== 'string' || ifRange.trim() === etag;
}
