import type { IncomingHttpHeaders } from 'node:http';
import { type KeptBody } from '#libs/http';
import { type JournalEntry } from './journal-entry';

/** The request of an entry, or its response. */
export type Side = 'request' | 'response';

interface EntrySide {
  readonly headers: IncomingHttpHeaders;
  readonly body: KeptBody | undefined;
}

export function sideOf(side: Side, entry: JournalEntry): EntrySide {
  return side === 'request'
    ? { headers: entry.requestHeaders, body: entry.requestBody }
    : { headers: entry.responseHeaders, body: entry.responseBody };
}

/** The media type in a Content-Type header, in lower case and without parameters; empty if there is none. */
export function mediaTypeIn(contentType: unknown): string {
  if (typeof contentType !== 'string') return '';
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
