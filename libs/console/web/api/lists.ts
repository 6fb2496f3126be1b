import { send } from './call';

/** An object of an API. */
export type Json = Readonly<Record<string, unknown>>;

/** The first rows of a list. */
export interface ListPart {
  readonly rows: readonly Json[];
  /** How many rows the list has. Absent if the API does not say it. */
  readonly total?: number;
  /** Whether the API has more rows than these. */
  readonly hasMore: boolean;
}

/**
 * Reads the first rows of a list of a service: of the simulated system as an observer, or below `/__admin`. The array of the
 * response can be a member, as `data` of Open Finance.
 *
 * @param path with its query
 * @throws Problem
 */
export async function observeList(
  service: string,
  path: string,
  member?: string,
): Promise<ListPart> {
  const isObserver = !path.startsWith('/__admin');
  const response = await send(service, { path, isObserver });
  const body = (await response.json()) as unknown;
  const rows = (member === undefined ? body : (body as Json)[member]) as readonly Json[];
  const total = response.headers.get('X-Total-Count') ?? totalOf(body);
  return {
    rows,
    ...(total === undefined ? {} : { total: Number(total) }),
    hasMore:
      response.headers.get('Link')?.includes('rel="next"') === true ||
      (total !== undefined && Number(total) > rows.length),
  };
}

/** The total in the body of a list of Open Finance. */
function totalOf(body: unknown): string | undefined {
  const total = (body as { readonly meta?: { readonly totalRecords?: number } }).meta?.totalRecords;
  return total === undefined ? undefined : String(total);
}
