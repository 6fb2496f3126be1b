import { createHash } from 'node:crypto';
import { PaginationKeyInvalid } from './accounts.errors';

/** The start of a page: after this posting. */
export interface PageStart {
  readonly page: number;
  readonly after: { readonly atMs: number; readonly sequence: number };
}

/** The parameters of a list. A key of another list would leave out items. */
export type ListQuery = readonly (string | number | undefined)[];

const MADE_FOR_OTHERS =
  'Must be from a link of the same list: with the same account, period, filters and page-size.';

/** The text in a link that encodes the start of a page, so that the database finds it immediately. */
export function writePaginationKey({ page, after }: PageStart, query: ListQuery): string {
  const parts = [page, after.atMs, after.sequence, markOf(query)];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws PaginationKeyInvalid if the text is not the key of a page of this list */
export function readPaginationKey(text: string, query: ListQuery): PageStart {
  const [page, atMs, sequence, mark] = partsOf(text);
  if (!isNumber(page) || !isNumber(atMs) || !isNumber(sequence) || page < 2) {
    throw new PaginationKeyInvalid('Must be the pagination-key of a link.');
  }
  if (mark !== markOf(query)) throw new PaginationKeyInvalid(MADE_FOR_OTHERS);
  return { page, after: { atMs, sequence } };
}

function partsOf(text: string): readonly unknown[] {
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function markOf(query: ListQuery): string {
  return createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 11);
}
