import { textOfKept } from '#libs/http';
import { type JournalEntry } from '../journal-entry';

/** The text of a body of an entry as it was kept; empty if there is none. */
export function textOfEntry(
  side: 'request' | 'response',
  { requestBody, responseBody }: JournalEntry,
): string {
  const body = side === 'request' ? requestBody : responseBody;
  return body === undefined ? '' : textOfKept(body);
}
