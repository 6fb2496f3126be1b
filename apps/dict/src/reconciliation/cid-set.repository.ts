import type { DataSource } from 'typeorm';
import { isPostgres, tableOf, type AtomicWork } from '#libs/database';
import { EMPTY_VSYNC, VSync } from '#libs/dict-api';
import { KeyRow } from '../keys/key.row';
import { type CidSet } from './cid-set';

/** The CIDs that one statement reads: some milliseconds. As lines, they are 260,000 bytes. */
export const CIDS_A_PAGE = 4_000;

/** The CIDs of a page. */
export interface CidPage {
  /** One after the other, in ascending order. */
  readonly cids: string;
  readonly last: string;
}

/**
 * The next CIDs of the set, as a piece of work.
 * @param after the last one of the page before; empty for the first page
 * @param end what follows each CID but the last
 * @returns undefined after the last page
 */
export function* nextCids(
  database: DataSource,
  { ispb, keyType }: CidSet,
  after: string,
  end = '',
): AtomicWork<CidPage | undefined> {
  const [row] = yield {
    sql: `SELECT string_agg(cid, $4) AS cids, max(cid) AS last FROM (
        SELECT cid FROM ${tableOf(database, KeyRow)}
        WHERE ispb = $1 AND key_type = $2 AND deleted_at IS NULL AND cid > $3
        ORDER BY cid LIMIT ${String(CIDS_A_PAGE)}
      ) page`,
    parameters: [ispb, keyType, after, end],
  };
  const page = row as { readonly [Name in keyof CidPage]: string | null } | undefined;
  const { cids = null, last = null } = page ?? {};
  return cids === null || last === null ? undefined : { cids, last };
}

/** The VSync of the set, as a piece of work of one instant. */
export function* vsyncOf(database: DataSource, set: CidSet): AtomicWork<VSync> {
  if (isPostgres(database)) return yield* vsyncOnPostgres(database, set);
  const vsync = new VSync();
  for (let after = ''; ;) {
    const page = yield* nextCids(database, set, after);
    if (page === undefined) return vsync;
    vsync.toggleAll(page.cids);
    after = page.last;
  }
}

function* vsyncOnPostgres(database: DataSource, { ispb, keyType }: CidSet): AtomicWork<VSync> {
  const [row] = yield {
    sql: `SELECT ${XOR_OF_CIDS} AS bits FROM ${tableOf(database, KeyRow)}
      WHERE ispb = $1 AND key_type = $2 AND deleted_at IS NULL`,
    parameters: [ispb, keyType],
  };
  return vsyncOfBits(row?.['bits']);
}

/** The XOR of the column `cid`, on PostgreSQL. */
export const XOR_OF_CIDS = "bit_xor(('x' || cid)::bit(256))";

/** @param bits a text of 256 digits; null if there were no CIDs */
export function vsyncOfBits(bits: unknown): VSync {
  if (typeof bits !== 'string') return new VSync();
  const digits = BigInt(`0b${bits}`).toString(16);
  return new VSync(digits.padStart(EMPTY_VSYNC.length, '0'));
}
