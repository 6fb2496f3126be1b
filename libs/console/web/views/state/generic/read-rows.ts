import { observe } from '../../../api/call';
import { observeList, type Json, type ListPart } from '../../../api/lists';
import { textAt, type Resource } from './resource';

/** The largest page of the APIs. */
export const LARGEST_PAGE = 1000;

type List = Resource['list'];

/** A list with `limit`, `cursor` and `X-Total-Count`. */
export function newestFirst(service: string, path: string): List {
  return ({ filters, limit }) =>
    observeList(service, `${path}?${queryOf({ ...filters, limit: String(limit) })}`);
}

/** A list of Open Finance, with `page` and `page-size`. */
export function ofOpenFinance(path: string): List {
  return ({ filters, limit }) =>
    observeList(
      'openfinance',
      `${path}?${queryOf({ ...filters, 'page-size': String(limit) })}`,
      'data',
    );
}

/** A list without pages; the array can be a member. The filter `text` is applied here. */
export function whole(service: string, path: string, member?: string): List {
  return async ({ filters, limit }) => {
    const { rows } = await observeList(service, path, member);
    return partOf(rows, filters['text'] ?? '', limit);
  };
}

/** The first rows that contain a text in any member. */
export function partOf(rows: readonly Json[], text: string, limit: number): ListPart {
  const sought = text.trim().toLowerCase();
  const found =
    sought === '' ? rows : rows.filter((row) => JSON.stringify(row).toLowerCase().includes(sought));
  return { rows: found.slice(0, limit), total: found.length, hasMore: found.length > limit };
}

/** Reads one row of the simulated system, by its id. */
export function one(service: string, path: (id: string) => string, member?: string) {
  return async (id: string): Promise<Json> => {
    const body = await observe<Json>(service, path(encodeURIComponent(id)));
    return member === undefined ? body : (body[member] as Json);
  };
}

/** One row: read by its id, or looked up in the list. Undefined if there is none. @throws Problem */
export async function rowOf(resource: Resource, id: string): Promise<Json | undefined> {
  if (resource.read !== undefined) return resource.read(id);
  const { rows } = await resource.list({ filters: {}, limit: LARGEST_PAGE });
  return rows.find((row) => resource.idOf(row) === id);
}

/** The id of a row is one of its members. */
export function idAt(path: string): (row: Json) => string {
  return (row) => textAt(row, path);
}

function queryOf(parameters: Readonly<Record<string, string>>): string {
  const given = Object.entries(parameters).filter(([, value]) => value.trim() !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, value.trim()])).toString();
}
