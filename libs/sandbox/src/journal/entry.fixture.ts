import type { JournalEntry } from './journal-entry';

/** For specs: a request of no importance, apart from what is told. */
export function entryFields(changes: Partial<JournalEntry> = {}): Omit<JournalEntry, 'id'> {
  return {
    at: '2026-11-21T12:00:00.000Z',
    method: 'POST',
    path: '/',
    status: 200,
    durationMs: 3,
    correlationId: 'c',
    requestHeaders: {},
    requestBody: undefined,
    responseHeaders: {},
    responseBody: undefined,
    rule: undefined,
    outcome: 'answered',
    ...changes,
  };
}

export function entryOf(id: number, changes: Partial<JournalEntry> = {}): JournalEntry {
  return { ...entryFields(changes), id };
}
