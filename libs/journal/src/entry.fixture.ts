import { keptText } from '#libs/http';
import type { JournalEntry, NewEntry } from './journal-entry';

export type EntryChanges = Partial<Omit<NewEntry, 'requestBody' | 'responseBody'>> & {
  readonly requestBody?: string | undefined;
  readonly responseBody?: string | undefined;
};

const LIMIT = 1_000_000;

/** For specs: a request with default values for all members that are not given. */
export function entryFields(
  { requestBody, responseBody, ...changes }: EntryChanges = {},
  limit = LIMIT,
): NewEntry {
  return {
    atMs: Date.UTC(2026, 10, 21, 12),
    receivedMs: Date.UTC(2026, 10, 21, 12) + 0.25,
    method: 'POST',
    path: '/',
    status: 200,
    durationMs: 3,
    correlationId: 'c',
    requestHeaders: {},
    requestBody: requestBody === undefined ? undefined : keptText(requestBody, limit),
    responseHeaders: [],
    responseBody: responseBody === undefined ? undefined : keptText(responseBody, limit),
    rule: undefined,
    skippedRules: [],
    testValues: [],
    changes: [],
    hiddenMembers: [],
    outcome: 'answered',
    ...changes,
  };
}

export function entryOf(id: number, changes: EntryChanges = {}, limit = LIMIT): JournalEntry {
  return { ...entryFields(changes, limit), responseHeaders: {}, id };
}
