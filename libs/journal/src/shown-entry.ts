import { toIsoUtc } from '#libs/kernel';
import { isCut, isForm, isRaw, textOfKept, type KeptBody } from '#libs/platform';
import { bodyView, type RequestView } from '#libs/matching';
import { pathOf, queryOf } from './entry-view';
import type { JournalEntry } from './journal-entry';
import { maskBody, maskCutBody, maskHeaders, maskPath, maskText } from './mask/mask';

/** An entry as it is shown: masked. */
export interface ShownEntry {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** ISO 8601 in UTC, with microseconds. */
  readonly receivedAt: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | undefined;
  readonly durationMs: number;
  readonly correlationId: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | undefined;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string | undefined;
  readonly rule: string | undefined;
  readonly outcome: 'answered' | 'lost';
}

/** The only way of an entry out of the journal. */
export function shownEntry(entry: JournalEntry): ShownEntry {
  const { requestHeaders, responseHeaders } = entry;
  return {
    id: entry.id,
    at: toIsoUtc(entry.atMs),
    receivedAt: withMicroseconds(entry.receivedMs),
    method: entry.method,
    path: maskPath(entry.path),
    status: entry.status,
    durationMs: entry.durationMs,
    correlationId: maskText(entry.correlationId),
    requestHeaders: maskHeaders(requestHeaders),
    requestBody: shownBody(requestHeaders['content-type'], entry.requestBody),
    responseHeaders: maskHeaders(responseHeaders),
    responseBody: shownBody(responseHeaders['content-type'], entry.responseBody),
    rule: entry.rule,
    outcome: entry.outcome,
  };
}

/** The request of an entry as it is shown, to say what it has where it differs from a match. */
export function shownRequest(entry: JournalEntry): RequestView {
  const path = maskPath(entry.path);
  const contentType = entry.requestHeaders['content-type'];
  return {
    method: entry.method,
    path: pathOf(path),
    query: queryOf(path),
    headers: maskHeaders(entry.requestHeaders),
    body: bodyView(shownBody(contentType, entry.requestBody), contentType),
  };
}

function withMicroseconds(ms: number): string {
  const microseconds = Math.floor((ms - Math.floor(ms)) * 1_000);
  return toIsoUtc(Math.floor(ms)).replace('Z', `${String(microseconds).padStart(3, '0')}Z`);
}

function shownBody(contentType: unknown, body: KeptBody | undefined): string | undefined {
  if (body === undefined) return undefined;
  const mediaType = String(contentType).split(';', 1)[0]?.trim().toLowerCase() ?? '';
  // Bytes, or hex that stands for them, have no names to recognize sensitive values by.
  if (isRaw(mediaType)) return `(${String(body.bytes)} characters of raw data)`;
  const about = { isForm: isForm(mediaType) };
  const text = textOfKept(body);
  return isCut(body) ? `${maskCutBody(text, about)}… (cut)` : maskBody(text, about);
}
