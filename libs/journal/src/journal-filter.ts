import { textOfKept, type KeptBody } from '#libs/http';
import { parseInstant } from '#libs/kernel';
import { parsePathPattern } from '#libs/matching';
import { pathOf } from './entry-view';
import { type JournalEntry } from './journal-entry';

/** All statuses with the same first digit. */
export type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx';

/**
 * The filters of the journal. They use the original data, not the masked data. An absent filter accepts all entries.
 */
export interface JournalFilter {
  /** A path or a pattern, as in a match. */
  readonly path?: string | undefined;
  readonly method?: string | undefined;
  readonly status?: number | StatusClass | undefined;
  /** ISO 8601: requests that arrived at this instant or later. */
  readonly since?: string | undefined;
  /** A part of the body of the request or of the response. */
  readonly bodyContains?: string | undefined;
  /** One of these correlation ids. */
  readonly correlationIds?: readonly string[] | undefined;
  /** A whole word of the path, or of the body of the request or of the response: `E1` is not in `E10`. */
  readonly endToEndId?: string | undefined;
  /** The id of the rule that was applied. */
  readonly rule?: string | undefined;
}

/** Whether the entry matches all filters. An invalid pattern or instant matches nothing. */
export function accepts(filter: JournalFilter, entry: JournalEntry): boolean {
  return (
    acceptsOrUnset(filter.method, (method) => entry.method === method.toUpperCase()) &&
    acceptsOrUnset(filter.status, (status) => hasStatus(entry, status)) &&
    acceptsOrUnset(filter.rule, (rule) => entry.rule === rule) &&
    acceptsOrUnset(filter.since, (since) => isSince(entry, since)) &&
    acceptsOrUnset(filter.path, (path) => isAtPath(entry, path)) &&
    acceptsOrUnset(filter.correlationIds, (ids) => ids.includes(entry.correlationId)) &&
    acceptsOrUnset(filter.endToEndId, (id) => hasWord(entry, id)) &&
    acceptsOrUnset(filter.bodyContains, (part) => hasInBody(entry, part))
  );
}

function acceptsOrUnset<T>(wanted: T | undefined, holds: (wanted: T) => boolean): boolean {
  return wanted === undefined || holds(wanted);
}

function hasStatus({ status }: JournalEntry, wanted: number | StatusClass): boolean {
  if (status === undefined) return false;
  if (typeof wanted === 'number') return status === wanted;
  return wanted === `${String(Math.floor(status / 100))}xx`;
}

function isSince({ atMs }: JournalEntry, since: string): boolean {
  const instant = parseInstant(since);
  return instant !== undefined && atMs >= instant;
}

function isAtPath(entry: JournalEntry, path: string): boolean {
  const pattern = parsePathPattern(path);
  return pattern.ok && pattern.value.accepts(pathOf(entry.path));
}

/** An EndToEndId has only letters and digits. If more of them are next to it, they belong to another id. */
function hasWord({ path, requestBody, responseBody }: JournalEntry, id: string): boolean {
  const texts = [path, ...[requestBody, responseBody].map((body) => body && textOfKept(body))];
  return texts.some((text) => text !== undefined && isWordOf(text, id));
}

function isWordOf(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const around = (text[at - 1] ?? '') + (text[at + word.length] ?? '');
    if (!/[0-9A-Za-z]/.test(around)) return true;
  }
  return false;
}

function hasInBody({ requestBody, responseBody }: JournalEntry, part: string): boolean {
  const has = (body: KeptBody | undefined): boolean =>
    body !== undefined && textOfKept(body).includes(part);
  return has(requestBody) || has(responseBody);
}
