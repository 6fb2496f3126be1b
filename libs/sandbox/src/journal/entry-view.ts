import { bodyView, type RequestView } from '../match/request-view';
import type { JournalEntry } from './journal-entry';

/** The request of an entry, as it was kept: what is masked or cut there is so for a match as well. */
export function requestOf(entry: JournalEntry): RequestView {
  return {
    method: entry.method,
    path: pathOf(entry),
    query: queryOf(entry.path),
    headers: entry.requestHeaders,
    body: bodyView(entry.requestBody, entry.requestHeaders['content-type']),
  };
}

/** The path that was requested: decoded, without its query. */
export function pathOf({ path }: JournalEntry): string {
  const mark = path.indexOf('?');
  return decoded(mark === -1 ? path : path.slice(0, mark));
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function queryOf(path: string): Readonly<Record<string, readonly string[]>> {
  const query = new Map<string, string[]>();
  const mark = path.indexOf('?');
  const parameters = new URLSearchParams(mark === -1 ? '' : path.slice(mark + 1));
  for (const [name, value] of parameters) {
    const values = query.get(name);
    if (values === undefined) query.set(name, [value]);
    else values.push(value);
  }
  return Object.fromEntries(query);
}
