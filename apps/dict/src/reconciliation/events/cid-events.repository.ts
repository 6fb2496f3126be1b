import { Injectable } from '@nestjs/common';
import { atOneInstant, type Transactional, type SqlRow, type UnitOfWork } from '#libs/database';
import { type VSync } from '#libs/dict-api';
import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { KeyRow } from '../../keys/key.row';
import { type CidSet } from '../cid-set';
import { vsyncOf, vsyncOfBits, XOR_OF_CIDS } from '../cid-set.repository';
import { CidChangeRow } from '../../directory/cid-change.row';
import {
  endOfInstant,
  EVENT_SOURCES,
  type CidEvent,
  type EventPlace,
  type EventSource,
} from './cid-events';

/** The number of events that one statement reads: some milliseconds. */
const EVENTS_A_PAGE = 2_000;
const LAST_SEQUENCE = 2 ** 31 - 1;
const LAST_INSTANT = toIsoUtc(LAST_INSTANT_MS);

/** A period. An undefined start or end is no limit. */
interface Period {
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
}

/** The events of a period. */
export interface ReadEvents {
  /** At most `limit` + 1 events: the additional one shows that there are more. */
  readonly events: readonly CidEvent[];
  /**
   * The VSync after the last of the first `limit` events. It is calculated back from the present VSync, so it includes all
   * silent changes.
   */
  readonly end: VSync;
}

/** The events of a set of CIDs. The rows of entries give creations and deletions, other rows give changes. */
@Injectable()
export class CidEvents {
  constructor(private readonly sandboxes: Sandboxes) {}

  async read(set: CidSet, period: Period, limit: number): Promise<ReadEvents> {
    const database = await this.sandboxes.database();
    return atOneInstant(database, function* (tx): Transactional<ReadEvents> {
      const events = yield* eventsOf(tx, set, period, limit + 1);
      const last = events.slice(0, limit).at(-1);
      const end = yield* vsyncOf(tx, set);
      yield* toggleAfter(tx, set, last ?? endOfInstant(period.endTime ?? LAST_INSTANT), end);
      return { events, end };
    });
  }
}

function* eventsOf(
  tx: UnitOfWork,
  { ispb, keyType }: CidSet,
  { startTime = '', endTime = LAST_INSTANT }: Period,
  limit: number,
): Transactional<readonly CidEvent[]> {
  const sources = EVENT_SOURCES.map((source, rank) => {
    const { from, type, cid, at, where } = SOURCES[source](tx);
    return (
      `SELECT * FROM (SELECT ${type} AS type, ${cid} AS cid, ${at} AS at, ${String(rank)} AS "rank", sequence ` +
      `FROM ${from} WHERE ispb = $1 AND key_type = $2 AND ${at} >= $3 AND ${at} <= $4 AND ${where} ` +
      `ORDER BY ${at}, sequence LIMIT ${String(limit)}) s${String(rank)}`
    );
  });
  const rows = yield {
    sql: `SELECT * FROM (${sources.join(' UNION ALL ')}) e ORDER BY at, "rank", sequence LIMIT ${String(limit)}`,
    parameters: [ispb, keyType, startTime, endTime],
  };
  return rows as unknown as readonly CidEvent[];
}

/** Reverts in a VSync the events after a place. */
function* toggleAfter(
  tx: UnitOfWork,
  set: CidSet,
  place: EventPlace,
  vsync: VSync,
): Transactional<void> {
  for (const [rank, source] of EVENT_SOURCES.entries()) {
    // At the same instant: all events of later sources, and events of the same source with a larger sequence.
    const sameRank = rank === place.rank ? place.sequence : LAST_SEQUENCE;
    const sequence = rank > place.rank ? -1 : sameRank;
    const after = { at: place.at, sequence };
    if (tx.isPostgres) yield* toggleOnPostgres(tx, set, { source, after }, vsync);
    else yield* toggleInPages(tx, set, { source, after }, vsync);
  }
}

interface EventsAfter {
  readonly source: EventSource;
  readonly after: { readonly at: string; readonly sequence: number };
}

function* toggleOnPostgres(
  tx: UnitOfWork,
  { ispb, keyType }: CidSet,
  { source, after }: EventsAfter,
  vsync: VSync,
): Transactional<void> {
  const { from, cid, at, where } = SOURCES[source](tx);
  const [row] = yield {
    sql:
      `SELECT ${XOR_OF_CIDS} AS bits FROM (SELECT ${cid} AS cid FROM ${from} ` +
      `WHERE ispb = $1 AND key_type = $2 AND (${at}, sequence) > ($3, $4) AND ${where}) e`,
    parameters: [ispb, keyType, after.at, after.sequence],
  };
  vsync.toggleAll(String(vsyncOfBits(row?.['bits'])));
}

function* toggleInPages(
  tx: UnitOfWork,
  { ispb, keyType }: CidSet,
  { source, after }: EventsAfter,
  vsync: VSync,
): Transactional<void> {
  const { from, cid, at, where } = SOURCES[source](tx);
  const limit = `LIMIT ${String(EVENTS_A_PAGE)}`;
  const next = (condition: string): string =>
    `SELECT * FROM (SELECT ${cid} AS cid, ${at} AS at, sequence FROM ${from} ` +
    `WHERE ispb = $1 AND key_type = $2 AND ${condition} AND ${where} ORDER BY ${at}, sequence ${limit})`;
  // First the rest of the instant, which can have many events. One comparison of both columns would read them all again.
  const rest = next(`${at} = $3 AND sequence > $4`);
  const sql = `${rest} UNION ALL ${next(`${at} > $3`)} ${limit}`;
  for (let last: SqlRow | undefined = after; last !== undefined;) {
    const parameters = [ispb, keyType, last['at'] ?? '', last['sequence'] ?? 0];
    const rows: readonly SqlRow[] = yield { sql, parameters };
    vsync.toggleAll(rows.map((row) => row['cid']).join(''));
    last = rows.at(-1);
  }
}

/** SQL of the events of a source. */
interface SourceSql {
  readonly from: string;
  readonly type: string;
  readonly cid: string;
  readonly at: string;
  readonly where: string;
}

const SOURCES: Readonly<Record<EventSource, (tx: UnitOfWork) => SourceSql>> = {
  created: (tx) => ({
    from: tx.table(KeyRow),
    type: "'ADDED'",
    cid: 'COALESCE(first_cid, cid)',
    at: 'created_at',
    where: "COALESCE(silent_change, '') <> 'ADDED'",
  }),
  changed: (tx) => ({
    from: tx.table(CidChangeRow),
    type: 'type',
    cid: 'cid',
    at: 'at',
    where: '1 = 1',
  }),
  deleted: (tx) => ({
    from: tx.table(KeyRow),
    type: "'REMOVED'",
    cid: 'cid',
    at: 'deleted_at',
    where: "COALESCE(silent_change, '') <> 'REMOVED'",
  }),
};
