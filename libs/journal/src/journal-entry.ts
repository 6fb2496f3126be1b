import type { IncomingHttpHeaders } from 'node:http';
import type { KeptBody } from '#libs/platform';

/**
 * One request and its response as they are read from the journal: the received bytes, not masked. Nothing of an
 * entry leaves the process before `shownEntry` or `shownRequest` has masked it.
 */
export interface JournalEntry {
  /** Rises by one with each entry of a journal, and is never given twice. */
  readonly id: number;
  /** When the request arrived, in milliseconds since 1970, by the sandbox's clock where it was open. */
  readonly atMs: number;
  /** The same by the machine's clock, with a fraction: the order of requests across services. */
  readonly receivedMs: number;
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
  /** By lower-case name. */
  readonly responseHeaders: IncomingHttpHeaders;
  /** Undefined where there was none. */
  readonly responseBody: KeptBody | undefined;
  /** The id of the rule that took effect. */
  readonly rule: string | undefined;
  /** Whether the whole response was sent, or the connection ended before. */
  readonly outcome: 'answered' | 'lost';
}

/** What the journal is given of a request that has ended. */
export interface NewEntry extends Omit<JournalEntry, 'id' | 'responseHeaders'> {
  /** Lower-case names and values in turn: the cheapest form to get from a response. */
  readonly responseHeaders: readonly HeaderPart[];
}

/** The name of a header, or its value. */
export type HeaderPart = number | string | readonly string[];
