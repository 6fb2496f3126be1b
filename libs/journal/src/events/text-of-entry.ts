import { readableText, textOfKept } from '#libs/http';
import { type JournalEntry } from '../journal-entry';

/** The text of a body of an entry as it was kept, of a JWT its claims; empty if there is none. */
export function textOfEntry(side: 'request' | 'response', entry: JournalEntry): string {
  const isRequest = side === 'request';
  const body = isRequest ? entry.requestBody : entry.responseBody;
  if (body === undefined) return '';
  const headers = isRequest ? entry.requestHeaders : entry.responseHeaders;
  return readableText(textOfKept(body), headers['content-type']);
}
