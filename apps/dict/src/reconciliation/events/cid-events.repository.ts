import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atOneInstant, isPostgres, tableOf, type AtomicWork, type SqlRow } from '#libs/database';
import { type VSync } from '#libs/dict-api';
import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { KeyRow } from '../../keys/key.row';
import { type CidSet } from '../cid-set';
import { vsyncOf, vsyncOfBits, XOR_OF_CIDS } from '../cid-set.repository';
import { CidChangeRow } from './cid-change.row';
import {
  endOfInstant,
  EVENT_SOURCES,
  type CidEvent,
  type EventPlace,
  type EventSource,
} from './cid-events';

/** Events that one statement reads: some milliseconds. */
const EVENTS_A_PAGE = 2_000;
const LAST_SEQUENCE = 2 ** 31 - 1;
const LAST_INSTANT = toIsoUtc(LAST_INSTANT_MS);

/** A period; an undefined end has no limit. */
interface Period {
  readonly startTime: string | undefined;
  readonly endTime: string | undefined;
}

/** The events of a period. */
export interface ReadEvents {
  /** At most `limit`, and one more if there are more. */
  readonly events: readonly CidEvent[];
  /**
   * The VSync after the last event that is not the one more. It is calculated back from the present VSync, so a silent
   * change is in it as if it had always been there.
   */
  readonly end: VSync;
}

/** The events of a set of CIDs: rows of entries say when they were created and deleted, and other rows what changed them. */
@Injectable()
export class CidEvents {
  constructor(private readonly sandboxes: Sandboxes) {}

  async read(set: CidSet, period: Period, limit: number): Promise<ReadEvents> {
    const database = await this.sandboxes.database();
    return atOneInstant(database, function* (): AtomicWork<ReadEvents> {
      const events = yield* eventsOf(database, set, period, limit + 1);
      const last = events.slice(0, limit).at(-1);
      const end = yield* vsyncOf(database, set);
      yield* toggleAfter(database, set, last ?? endOfInstant(period.endTime ?? LAST_INSTANT), end);
      return { events, end };
    });
  }
}

function* eventsOf(
  database: DataSource,
  { ispb, keyType }: CidSet,
  { startTime = '', endTime = LAST_INSTANT }: Period,
  limit: number,
): AtomicWork<readonly CidEvent[]> {
  const sources = EVENT_SOURCES.map((source, rank) => {
    const { from, type, cid, at, where } = SOURCES[source](database);
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

/** Adds to a VSync what the events after a place have removed, and removes what they have added. */
function* toggleAfter(
  database: DataSource,
  set: CidSet,
  place: EventPlace,
  vsync: VSync,
): AtomicWork<void> {
  for (const [rank, source] of EVENT_SOURCES.entries()) {
    // Of the same instant, those of a later source, and of the same source those with a larger number.
    const sameRank = rank === place.rank ? place.sequence : LAST_SEQUENCE;
    const sequence = rank > place.rank ? -1 : sameRank;
    const after = { at: place.at, sequence };
    if (isPostgres(database)) yield* toggleOnPostgres(database, set, { source, after }, vsync);
    else yield* toggleInPages(database, set, { source, after }, vsync);
  }
}

interface EventsAfter {
  readonly source: EventSource;
  readonly after: { readonly at: string; readonly sequence: number };
}

function* toggleOnPostgres(
  database: DataSource,
  { ispb, keyType }: CidSet,
  { source, after }: EventsAfter,
  vsync: VSync,
): AtomicWork<void> {
  const { from, cid, at, where } = SOURCES[source](database);
  const [row] = yield {
    sql:
      `SELECT ${XOR_OF_CIDS} AS bits FROM (SELECT ${cid} AS cid FROM ${from} ` +
      `WHERE ispb = $1 AND key_type = $2 AND (${at}, sequence) > ($3, $4) AND ${where}) e`,
    parameters: [ispb, keyType, after.at, after.sequence],
  };
  vsync.toggleAll(String(vsyncOfBits(row?.['bits'])));
}

function* toggleInPages(
  database: DataSource,
  { ispb, keyType }: CidSet,
  { source, after }: EventsAfter,
  vsync: VSync,
): AtomicWork<void> {
  const { from, cid, at, where } = SOURCES[source](database);
  const limit = `LIMIT ${String(EVENTS_A_PAGE)}`;
  const next = (condition: string): string =>
    `SELECT * FROM (SELECT ${cid} AS cid, ${at} AS at, sequence FROM ${from} ` +
    `WHERE ispb = $1 AND key_type = $2 AND ${condition} AND ${where} ORDER BY ${at}, sequence ${limit})`;
  // First the rest of the instant, which can have many events: a comparison of both at once would read all of them again.
  const rest = next(`${at} = $3 AND sequence > $4`);
  const sql = `${rest} UNION ALL ${next(`${at} > $3`)} ${limit}`;
  for (let last: SqlRow | undefined = after; last !== undefined;) {
    const parameters = [ispb, keyType, last['at'] ?? '', last['sequence'] ?? 0];
    const rows: readonly SqlRow[] = yield { sql, parameters };
    vsync.toggleAll(rows.map((row) => row['cid']).join(''));
    last = rows.at(-1);
  }
}

/** Where the events of a source are. */
interface SourceSql {
  readonly from: string;
  readonly type: string;
  readonly cid: string;
  readonly at: string;
  readonly where: string;
}

const SOURCES: Readonly<Record<EventSource, (database: DataSource) => SourceSql>> = {
  created: (database) => ({
    from: tableOf(database, KeyRow),
    type: "'ADDED'",
    cid: 'COALESCE(first_cid, cid)',
    at: 'created_at',
    where: "COALESCE(silent_change, '') <> 'ADDED'",
  }),
  changed: (database) => ({
    from: tableOf(database, CidChangeRow),
    type: 'type',
    cid: 'cid',
    at: 'at',
    where: '1 = 1',
  }),
  deleted: (database) => ({
    from: tableOf(database, KeyRow),
    type: "'REMOVED'",
    cid: 'cid',
    at: 'deleted_at',
    where: "COALESCE(silent_change, '') <> 'REMOVED'",
  }),
};
