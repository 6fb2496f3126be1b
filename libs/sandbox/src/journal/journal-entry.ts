/** One request and its answer, masked, as the journal keeps it. */
export interface JournalEntry {
  /** Rises by one with each entry of a journal, and is never given twice. */
  readonly id: number;
  /** When the request came in, by the sandbox's clock: ISO 8601 in UTC. */
  readonly at: string;
  readonly method: string;
  /** As it was requested, with its query. */
  readonly path: string;
  /** The route that took the request, where one did. */
  readonly route?: string;
  /** Undefined where no answer was sent. */
  readonly status: number | undefined;
  /** From the request's arrival to the end of its answer, as the machine's clock measured it. */
  readonly durationMs: number;
  /** Ties the entry to the log and to the requests that followed from it. */
  readonly correlationId: string;
  /** By lower-case name. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Undefined where there was none; cut where it is long. */
  readonly requestBody: string | undefined;
  /** By lower-case name. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Undefined where there was none; cut where it is long. */
  readonly responseBody: string | undefined;
  /** The id of the rule that hit. */
  readonly rule: string | undefined;
  /** Whether the whole answer left, or the connection ended before. */
  readonly outcome: 'answered' | 'lost';
}
