import { readableText, textOfKept } from '#libs/http';
import { sideOf, type Side } from '../entry-side';
import { type JournalEntry } from '../journal-entry';

/** The text of a body of an entry as it was kept, of a JWT its claims; empty if there is none. */
export function textOfEntry(side: Side, entry: JournalEntry): string {
  const { body, headers } = sideOf(side, entry);
  if (body === undefined) return '';
  return readableText(textOfKept(body), headers['content-type']);
}
