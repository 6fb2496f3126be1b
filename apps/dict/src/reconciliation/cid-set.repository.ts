import { type Transactional, type UnitOfWork } from '#libs/database';
import { EMPTY_VSYNC, VSync } from '#libs/dict-api';
import { KeyRow } from '../keys/key.row';
import { type CidSet } from './cid-set';

/** The number of CIDs that one statement reads. That takes some milliseconds; as lines, they are 260,000 bytes. */
export const CIDS_A_PAGE = 4_000;

/** The CIDs of a page. */
export interface CidPage {
  /** The CIDs in ascending order, joined by `end`. */
  readonly cids: string;
  readonly last: string;
}

/**
 * The next page of CIDs of the set.
 * @param after the last CID of the previous page; empty for the first page
 * @param end the separator between two CIDs
 * @returns undefined after the last page
 */
export function* nextCids(
  tx: UnitOfWork,
  { ispb, keyType }: CidSet,
  after: string,
  end = '',
): Transactional<CidPage | undefined> {
  const [row] = yield {
    sql: `SELECT string_agg(cid, $4) AS cids, max(cid) AS last FROM (
        SELECT cid FROM ${tx.table(KeyRow)}
        WHERE ispb = $1 AND key_type = $2 AND deleted_at IS NULL AND cid > $3
        ORDER BY cid LIMIT ${String(CIDS_A_PAGE)}
      ) page`,
    parameters: [ispb, keyType, after, end],
  };
  const page = row as { readonly [Name in keyof CidPage]: string | null } | undefined;
  const { cids = null, last = null } = page ?? {};
  return cids === null || last === null ? undefined : { cids, last };
}

/** The VSync of the set. The transaction must see one instant: `atOneInstant`. */
export function* vsyncOf(tx: UnitOfWork, set: CidSet): Transactional<VSync> {
  if (tx.isPostgres) return yield* vsyncOnPostgres(tx, set);
  const vsync = new VSync();
  for (let after = ''; ;) {
    const page = yield* nextCids(tx, set, after);
    if (page === undefined) return vsync;
    vsync.toggleAll(page.cids);
    after = page.last;
  }
}

function* vsyncOnPostgres(tx: UnitOfWork, { ispb, keyType }: CidSet): Transactional<VSync> {
  const [row] = yield {
    sql: `SELECT ${XOR_OF_CIDS} AS bits FROM ${tx.table(KeyRow)}
      WHERE ispb = $1 AND key_type = $2 AND deleted_at IS NULL`,
    parameters: [ispb, keyType],
  };
  return vsyncOfBits(row?.['bits']);
}

/** SQL of the XOR of the column `cid`, on PostgreSQL. */
export const XOR_OF_CIDS = "bit_xor(('x' || cid)::bit(256))";

/** @param bits 256 binary digits; null if there were no CIDs */
export function vsyncOfBits(bits: unknown): VSync {
  if (typeof bits !== 'string') return new VSync();
  const digits = BigInt(`0b${bits}`).toString(16);
  return new VSync(digits.padStart(EMPTY_VSYNC.length, '0'));
}
