import type { IncomingHttpHeaders } from 'node:http';
import { type KeptBody } from '#libs/http';
import type { EntryPages, Place } from './entry-pages';
import { readHidden, textOfHidden } from './hidden-members';
import type { HeaderPart, JournalEntry, NewEntry } from './journal-entry';
import { readSkipped, textOfSkipped } from './skipped-rule';
import { readChanges, textOfChanges } from './table-change';
import { readTestValues, textOfTestValues } from './test-value-note';

/** The numbers at the start of an entry, 8 bytes each. NaN stands for undefined. */
const enum Field {
  AtMs,
  ReceivedMs,
  Status,
  DurationMs,
  IsLost,
  HeadBytes,
  /** The number of texts that are names and values of request headers. */
  RequestParts,
  RequestKeptBytes,
  RequestBodyBytes,
  ResponseKeptBytes,
  ResponseBodyBytes,
}
const FIELDS = 11;
const FIELD_BYTES = 8;

/** No text of an entry contains a line break, because HTTP does not allow line breaks in the head of a message. */
const SEPARATOR = '\n';
/** Method, path, correlation id, rule, skipped rules, test values, changes and hidden members come before the headers. */
const FIRST_HEADER = 8;

/**
 * Writes the numbers of an entry, its texts in Latin-1 (the character set of HTTP headers) and its bodies.
 *
 * @returns false if the entry is larger than the limit of all pages
 */
export function writeEntry(entry: NewEntry, pages: EntryPages): boolean {
  const { status, requestBody, responseBody } = entry;
  const texts = textsOf(entry);
  for (const name in entry.requestHeaders) addHeader(texts, name, entry.requestHeaders[name]);
  const requestParts = texts.length - FIRST_HEADER;
  addHeaders(texts, entry.responseHeaders);
  const head = texts.join(SEPARATOR);
  const requestBytes = keptBytesOf(requestBody);
  const responseBytes = keptBytesOf(responseBody);
  const length = FIELDS * FIELD_BYTES + head.length + requestBytes + responseBytes;
  const place = pages.append(length);
  if (place === undefined) return false;

  const { numbers, bytes, at } = place;
  const first = at / FIELD_BYTES;
  numbers[first + Field.AtMs] = entry.atMs;
  numbers[first + Field.ReceivedMs] = entry.receivedMs;
  numbers[first + Field.Status] = status ?? NaN;
  numbers[first + Field.DurationMs] = entry.durationMs;
  numbers[first + Field.IsLost] = entry.outcome === 'lost' ? 1 : 0;
  numbers[first + Field.HeadBytes] = head.length;
  numbers[first + Field.RequestParts] = requestParts;
  numbers[first + Field.RequestKeptBytes] = requestBytes;
  numbers[first + Field.RequestBodyBytes] = requestBody?.bytes ?? NaN;
  numbers[first + Field.ResponseKeptBytes] = responseBytes;
  numbers[first + Field.ResponseBodyBytes] = responseBody?.bytes ?? NaN;
  const headAt = at + FIELDS * FIELD_BYTES;
  bytes.write(head, headAt, 'latin1');
  if (requestBody !== undefined) writeBody(requestBody, bytes, headAt + head.length);
  if (responseBody !== undefined) {
    writeBody(responseBody, bytes, headAt + head.length + requestBytes);
  }
  return true;
}

/** The texts before the headers. */
function textsOf(entry: NewEntry): string[] {
  const { method, path, correlationId, rule = '', skippedRules, testValues, changes } = entry;
  const notes = [textOfSkipped(skippedRules), textOfTestValues(testValues), textOfChanges(changes)];
  return [method, path, correlationId, rule, ...notes, textOfHidden(entry.hiddenMembers)];
}

/** An entry, copied from the bytes that were written. */
export function readEntry({
  bytes,
  numbers,
  at,
  id,
}: Place & { readonly id: number }): JournalEntry {
  const number = (field: Field): number => numbers[at / FIELD_BYTES + field] ?? NaN;
  const headAt = at + FIELDS * FIELD_BYTES;
  const requestAt = headAt + number(Field.HeadBytes);
  const responseAt = requestAt + number(Field.RequestKeptBytes);
  const end = responseAt + number(Field.ResponseKeptBytes);
  const texts = bytes.toString('latin1', headAt, requestAt).split(SEPARATOR);
  const [method = '', path = '', correlationId = '', rule = '', ...notes] = texts;
  const [skipped = '', noted = '', changed = '', hidden = ''] = notes;
  const headers = texts.slice(FIRST_HEADER);
  const requestParts = number(Field.RequestParts);
  const status = number(Field.Status);
  return {
    id,
    atMs: number(Field.AtMs),
    receivedMs: number(Field.ReceivedMs),
    method,
    path,
    status: Number.isNaN(status) ? undefined : status,
    durationMs: number(Field.DurationMs),
    correlationId,
    requestHeaders: headersOf(headers.slice(0, requestParts)),
    requestBody: bodyOf(bytes.subarray(requestAt, responseAt), number(Field.RequestBodyBytes)),
    responseHeaders: headersOf(headers.slice(requestParts)),
    responseBody: bodyOf(bytes.subarray(responseAt, end), number(Field.ResponseBodyBytes)),
    rule: rule === '' ? undefined : rule,
    skippedRules: readSkipped(skipped),
    testValues: readTestValues(noted),
    changes: readChanges(changed),
    hiddenMembers: readHidden(hidden),
    outcome: number(Field.IsLost) === 1 ? 'lost' : 'answered',
  };
}

/** A header with several values is written once for each value. */
function addHeader(texts: string[], name: string, value: HeaderPart | undefined): void {
  if (typeof value === 'string') texts.push(name, value);
  else if (typeof value === 'object') for (const each of value) texts.push(name, each);
  else if (value !== undefined) texts.push(name, String(value));
}

function addHeaders(texts: string[], parts: readonly HeaderPart[]): void {
  for (let index = 0; index + 1 < parts.length; index += 2) {
    addHeader(texts, String(parts[index]), parts[index + 1]);
  }
}

function headersOf(texts: readonly string[]): IncomingHttpHeaders {
  const headers = new Map<string, string | string[]>();
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [name = '', value = ''] = texts.slice(index, index + 2);
    const earlier = headers.get(name) ?? (name === 'set-cookie' ? [] : undefined);
    headers.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(headers);
}

function keptBytesOf(body: KeptBody | undefined): number {
  if (body === undefined) return 0;
  return typeof body.start === 'string' ? body.bytes : body.start.length;
}

function writeBody({ start, bytes }: KeptBody, page: Buffer, at: number): void {
  if (typeof start !== 'string') page.set(start, at);
  // Copying as Latin-1 is faster, and gives the same result if each character takes one byte.
  else page.write(start, at, start.length === bytes ? 'latin1' : 'utf8');
}

function bodyOf(start: Buffer, bytes: number): KeptBody | undefined {
  return Number.isNaN(bytes) ? undefined : { start: Buffer.from(start), bytes };
}
