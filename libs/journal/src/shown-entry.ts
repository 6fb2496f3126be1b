import { CALLER_HEADER, isCut, isForm, isRaw, SANDBOX_HEADER } from '#libs/http';
import { NAME, toIsoUtc } from '#libs/kernel';
import { keepSandbox, maskBody, maskCutBody, maskHeaders, maskPath, maskText } from '#libs/masking';
import { bodyView, type RequestView } from '#libs/matching';
import { pathOf, queryOf } from './entry-view';
import { mediaTypeIn, sideOf, type Side } from './entry-side';
import { shownText } from './hidden-members';
import type { JournalEntry } from './journal-entry';
import { type SkippedRule } from './skipped-rule';
import { type TableChange } from './table-change';
import { type TestValueNote } from './test-value-note';

const HEADER = SANDBOX_HEADER.toLowerCase();
const CALLER = CALLER_HEADER.toLowerCase();

/** What is shown of each entry, in a list of events too: masked, without headers and bodies. */
export interface ShownStart {
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
  readonly rule: string | undefined;
  /** Undefined if there are none. */
  readonly testValues: TestValueNote[] | undefined;
  readonly outcome: 'answered' | 'lost';
  /** The service that sent the request, as it says itself. */
  readonly caller: string | undefined;
}

/** An entry as it is shown: masked. */
export interface ShownEntry extends ShownStart {
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | undefined;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string | undefined;
  /** Undefined if there are none. */
  readonly skippedRules: SkippedRule[] | undefined;
  /** Undefined if there are none. */
  readonly changes: TableChange[] | undefined;
}

/** The start of an entry with masked data. */
export function shownStart(entry: JournalEntry): ShownStart {
  return {
    id: entry.id,
    at: toIsoUtc(entry.atMs),
    receivedAt: withMicroseconds(entry.receivedMs),
    method: entry.method,
    path: maskPath(entry.path),
    status: entry.status,
    durationMs: entry.durationMs,
    correlationId: maskText(entry.correlationId),
    rule: entry.rule,
    testValues: entry.testValues.length === 0 ? undefined : [...entry.testValues],
    outcome: entry.outcome,
    caller: callerOf(entry),
  };
}

/** The entry with masked data. Entries leave the journal only through this function and the others of this file. */
export function shownEntry(entry: JournalEntry): ShownEntry {
  const { requestHeaders, responseHeaders } = entry;
  const sandbox = sandboxOf(entry);
  return {
    ...shownStart(entry),
    requestHeaders: maskHeaders(requestHeaders, sandbox),
    requestBody: shownBody('request', entry, sandbox),
    responseHeaders: maskHeaders(responseHeaders, sandbox),
    responseBody: shownBody('response', entry, sandbox),
    skippedRules: entry.skippedRules.length === 0 ? undefined : [...entry.skippedRules],
    changes: entry.changes.length === 0 ? undefined : [...entry.changes],
  };
}

/** Only for display: any client can send the header. */
function callerOf({ requestHeaders }: JournalEntry): string | undefined {
  const name = requestHeaders[CALLER];
  return typeof name === 'string' && NAME.test(name) ? maskText(name) : undefined;
}

/** The masked request of an entry, for the actual values in a comparison with a match. */
export function shownRequest(entry: JournalEntry): RequestView {
  const path = maskPath(entry.path);
  const contentType = entry.requestHeaders['content-type'];
  const sandbox = sandboxOf(entry);
  return {
    method: entry.method,
    path: pathOf(path),
    query: queryOf(path),
    headers: maskHeaders(entry.requestHeaders, sandbox),
    body: bodyView(shownBody('request', entry, sandbox), contentType),
  };
}

/** The response header names the sandbox that was used, however the request named it. */
function sandboxOf({ requestHeaders, responseHeaders }: JournalEntry): string | undefined {
  const name = responseHeaders[HEADER] ?? requestHeaders[HEADER];
  return typeof name === 'string' ? name : undefined;
}

function withMicroseconds(ms: number): string {
  const microseconds = Math.floor((ms - Math.floor(ms)) * 1_000);
  return toIsoUtc(Math.floor(ms)).replace('Z', `${String(microseconds).padStart(3, '0')}Z`);
}

function shownBody(
  side: Side,
  entry: JournalEntry,
  sandbox: string | undefined,
): string | undefined {
  const { body, headers } = sideOf(side, entry);
  if (body === undefined) return undefined;
  const mediaType = mediaTypeIn(headers['content-type']);
  // Bytes, also written as hex, have no names by which sensitive values can be recognized.
  if (isRaw(mediaType)) return `(${String(body.bytes)} characters of raw data)`;
  const about = { isForm: isForm(mediaType), path: entry.path };
  const text = shownText(side, entry);
  if (!isCut(body)) return keepSandbox(sandbox, (whole) => maskBody(whole, about))(text);
  return `${keepSandbox(sandbox, (cut) => maskCutBody(cut, about))(text)}… (cut)`;
}
