import { z } from 'zod';
import { type Services } from '../services/services';
import { entryShape, type Entry } from '../services/shapes';

/** An entry of a journal, with the service that received the request. */
export type SuiteEntry = Entry & { readonly service: string };

/** The maximum number of correlation ids in one request to a service. */
const IDS_A_REQUEST = 50;

/** The entries of all services at an address below `/__admin`, one service after the other. */
export async function entriesOf(
  services: Services,
  path: string,
  filter: object,
): Promise<SuiteEntry[]> {
  const query = queryOf(filter);
  const answers = await services.each((service) =>
    service.control('GET', `${path}?${query}`, z.array(entryShape)),
  );
  return answers.flatMap(({ service, value }) =>
    value.map((entry) => ({ service: service.name, ...entry })),
  );
}

/** The query of the members that have a value. */
export function queryOf(filter: object): string {
  const present = Object.entries(filter).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    present.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
}

/**
 * All entries with an EndToEndId, and all with a correlation id of one of them: the calls that led to the payment, and those that
 * followed from it; then the other filters.
 */
export async function storyOf(
  read: (filter: object) => Promise<SuiteEntry[]>,
  endToEndId: string,
  rest: object,
): Promise<SuiteEntry[]> {
  const named = await read({ endToEndId });
  const ids = [...new Set(named.map(({ correlationId }) => correlationId))];
  const byKey = new Map<string, SuiteEntry>();
  for (let start = 0; start < ids.length; start += IDS_A_REQUEST) {
    const correlationId = ids.slice(start, start + IDS_A_REQUEST).join(',');
    for (const entry of await read({ ...rest, correlationId })) {
      byKey.set(`${entry.service} ${String(entry['id'])}`, entry);
    }
  }
  return [...byKey.values()];
}

/** The format of the instants is the same for all, so the order of the texts is that of the instants. */
export function byArrival(first: 'newest' | 'oldest' = 'newest') {
  const direction = first === 'oldest' ? 1 : -1;
  return (one: Entry, other: Entry): number =>
    one.receivedAt < other.receivedAt ? -direction : direction;
}
