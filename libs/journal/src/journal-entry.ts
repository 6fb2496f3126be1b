import type { IncomingHttpHeaders } from 'node:http';
import { type KeptBody } from '#libs/http';
import { type SkippedRule } from './skipped-rule';
import { type TableChange } from './table-change';
import { type TestValueNote } from './test-value-note';

/**
 * One request and its response as stored in the journal: the received bytes, not masked. An entry leaves the process
 * only after `shownEntry` or `shownRequest` has masked it.
 */
export interface JournalEntry {
  /** Increases by one with each entry of a journal, and is never used twice. */
  readonly id: number;
  /** When the request arrived, in milliseconds since 1970, by the clock of the sandbox if it was open. */
  readonly atMs: number;
  /** The same time by the clock of the machine, with a fraction. It orders requests across services. */
  readonly receivedMs: number;
  readonly method: string;
  /** The path of the request, with its query. */
  readonly path: string;
  /** Undefined if no response was sent. */
  readonly status: number | undefined;
  /** Time from the arrival of the request to the end of its response, by the clock of the machine. */
  readonly durationMs: number;
  /** Connects the entry to log lines and to requests that this request caused. */
  readonly correlationId: string;
  /** By lower-case name. */
  readonly requestHeaders: IncomingHttpHeaders;
  /** Undefined if there was none, or if it was not read. */
  readonly requestBody: KeptBody | undefined;
  /** By lower-case name. */
  readonly responseHeaders: IncomingHttpHeaders;
  /** Undefined if there was none. */
  readonly responseBody: KeptBody | undefined;
  /** The id of the rule that took effect. */
  readonly rule: string | undefined;
  /** The rules that matched and had no effect; only the first of many. */
  readonly skippedRules: readonly SkippedRule[];
  /** The test values of the request; only the first of many. */
  readonly testValues: readonly TestValueNote[];
  /** The rows that the request has changed, by table. */
  readonly changes: readonly TableChange[];
  /** The names of the members of the bodies that are not shown, in addition to those that never are. */
  readonly hiddenMembers: readonly string[];
  /** `answered` if the whole response was sent, `lost` if the connection ended before. */
  readonly outcome: 'answered' | 'lost';
}

/** The data of a request that has ended, for a new entry of the journal. */
export interface NewEntry extends Omit<JournalEntry, 'id' | 'responseHeaders'> {
  /** Alternating lower-case names and values, because this form is the fastest to get from a response. */
  readonly responseHeaders: readonly HeaderPart[];
}

/** The name of a header, or its value. */
export type HeaderPart = number | string | readonly string[];
