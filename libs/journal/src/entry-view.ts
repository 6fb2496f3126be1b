import { percentDecoded } from '#libs/kernel';
import { bodyView, type RequestView } from '#libs/matching';
import { textOfEntry } from './events/text-of-entry';
import { type JournalEntry } from './journal-entry';

/** The request of an entry as it arrived. Matching uses the original data, not the masked data. */
export function requestOf(entry: JournalEntry): RequestView {
  const { method, path, requestHeaders, requestBody } = entry;
  const text = requestBody === undefined ? undefined : textOfEntry('request', entry);
  return {
    method,
    path: pathOf(path),
    query: queryOf(path),
    headers: requestHeaders,
    body: bodyView(text, requestHeaders['content-type']),
  };
}

/** The path of a URL: decoded, without its query. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  return path.includes('%') ? percentDecoded(path) : path;
}

export function queryOf(url: string): Readonly<Record<string, readonly string[]>> {
  const query = new Map<string, string[]>();
  const mark = url.indexOf('?');
  const parameters = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  for (const [name, value] of parameters) {
    const values = query.get(name);
    if (values === undefined) query.set(name, [value]);
    else values.push(value);
  }
  return Object.fromEntries(query);
}
