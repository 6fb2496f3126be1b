import type { IncomingHttpHeaders } from 'node:http';
import { memoryOfKept, type KeptBody } from '#libs/platform';

/**
 * One request and its response as the journal holds them: the received bytes, not masked. Nothing of an
 * entry leaves the process before `shownEntry` or `shownRequest` has masked it.
 */
export interface JournalEntry {
  /** Set when the entry is added: rises by one with each entry of a journal, and is never given twice. */
  id: number;
  /** When the request arrived, in milliseconds since 1970, by the sandbox's clock where it was open. */
  readonly atMs: number;
  readonly method: string;
  /** As it was requested, with its query. */
  readonly path: string;
  /** Undefined where no response was sent. */
  readonly status: number | undefined;
  /** From the request's arrival to the end of its response, as the machine's clock measured it. */
  readonly durationMs: number;
  /** Ties the entry to the log and to the requests that followed from it. */
  readonly correlationId: string;
  /** By lower-case name. */
  readonly requestHeaders: IncomingHttpHeaders;
  /** Undefined where there was none, or where it was not read. */
  readonly requestBody: KeptBody | undefined;
  /** Lower-case names and values in turn: in this form they take the least memory and time. */
  readonly responseHeaders: readonly HeaderPart[];
  /** Undefined where there was none. */
  readonly responseBody: KeptBody | undefined;
  /** The id of the rule that took effect. */
  readonly rule: string | undefined;
  /** Whether the whole response was sent, or the connection ended before. */
  readonly outcome: 'answered' | 'lost';
}

/** The name of a header, or its value. */
export type HeaderPart = number | string | readonly string[];

/** What an entry takes in memory apart from its texts: measured with 20,000 entries on Node 20, rounded up. */
const FIXED_BYTES = 400;
/** What each header takes beside the characters of its value. */
const HEADER_BYTES = 24;

/** The memory that an entry takes, in bytes. */
export function sizeOf({
  path,
  requestHeaders,
  responseHeaders,
  requestBody,
  responseBody,
}: JournalEntry): number {
  let size = FIXED_BYTES + path.length;
  for (const name in requestHeaders) size += sizeOfPart(requestHeaders[name]);
  for (const part of responseHeaders) size += sizeOfPart(part);
  if (requestBody !== undefined) size += memoryOfKept(requestBody);
  if (responseBody !== undefined) size += memoryOfKept(responseBody);
  return size;
}

function sizeOfPart(part: HeaderPart | undefined): number {
  if (typeof part === 'string') return HEADER_BYTES + part.length;
  if (typeof part !== 'object') return HEADER_BYTES;
  return part.reduce((sum, text) => sum + HEADER_BYTES + text.length, 0);
}
