import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { newUuid } from '#libs/kernel';
import {
  EntitySql,
  forUpdate,
  isPostgres,
  SERVER_TIME_MS,
  type AtomicWork,
  type SqlRow,
} from '#libs/database';
import { type Message } from '../../messages/message';
import { MessageQueue } from './message-queue.repository';
import { IDLE_MS, MAX_STREAMS, newToken, type Stream } from './stream';
import { StreamRow } from './stream.row';

/** Messages that are delivered together; none after a wait without messages. */
export interface Batch {
  readonly messages: readonly Message[];
  /** The token that confirms the batch and takes the next one. */
  readonly next: string;
}

/** `waits`: there is nothing to read yet. `gone`: the stream is closed, or its token is an older one. */
export type Pulled = Batch | 'waits' | 'gone';

/** How a stream is read. */
export interface Pull {
  readonly ispb: string;
  readonly token: string;
  /** The most messages of a batch. */
  readonly size: number;
  /** The current time of the sandbox, ISO 8601 UTC. */
  readonly at: string;
  /** How long the request still waits for messages. With 0 it takes an empty batch. */
  readonly waitMs: number;
}

/** The clock that all instances share. SQLite has one instance. */
const SQLITE_TIME_MS = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** The streams of participants: pieces of atomic work, which lock the streams that they change. */
@Injectable()
export class Streams {
  constructor(private readonly queue: MessageQueue) {}

  /** Opens a stream. @returns false if the participant has the maximum of open streams */
  *open(database: DataSource, ispb: string, token: string): AtomicWork<boolean> {
    yield* this.lock(database, ispb);
    const { table } = EntitySql.of(database, StreamRow);
    for (;;) {
      const rows = yield { sql: `SELECT place FROM ${table} WHERE ispb = $1`, parameters: [ispb] };
      const taken = new Set(rows.map(({ place }) => place));
      const place = PLACES.find((each) => !taken.has(each));
      if (place === undefined) return false;
      // Another instance may take the same place at the same moment. Then the next round sees it.
      const opened = yield {
        sql:
          `INSERT INTO ${table} (id, ispb, place, current_token, next_token, idle_since_ms) ` +
          `VALUES ($1, $2, $3, NULL, $4, ${timeOf(database)}) ON CONFLICT DO NOTHING RETURNING id`,
        parameters: [newUuid().replaceAll('-', ''), ispb, place, token],
      };
      if (opened.length > 0) return true;
    }
  }

  /**
   * Reads a stream. The next token confirms the current batch, also if there is nothing to take yet, and takes the next
   * batch. The current token gives the current batch again.
   */
  *pull(database: DataSource, pull: Pull): AtomicWork<Pulled> {
    const { ispb, token, at, waitMs } = pull;
    const stream = yield* this.lock(database, ispb, token);
    if (stream === undefined) return 'gone';
    if (stream.currentToken === token) {
      const messages = yield* this.queue.takeAgain(database, ispb, stream.id);
      yield* this.use(database, stream, {});
      return { messages, next: stream.nextToken };
    }
    if (stream.currentToken !== null) yield* this.queue.confirm(database, ispb, stream.id, at);
    const messages = yield* this.queue.take(database, stream, pull);
    if (messages.length === 0 && waitMs > 0) {
      yield* this.use(database, stream, { currentToken: null }, waitMs);
      return 'waits';
    }
    const next = newToken();
    yield* this.use(database, stream, { currentToken: token, nextToken: next });
    return { messages, next };
  }

  /**
   * Closes a stream. The next token confirms the current batch; the current token puts it back.
   * @returns false if there is no such stream
   */
  *close(database: DataSource, ispb: string, token: string, at: string): AtomicWork<boolean> {
    const stream = yield* this.lock(database, ispb, token);
    if (stream === undefined) return false;
    if (stream.nextToken === token) yield* this.queue.confirm(database, ispb, stream.id, at);
    yield* this.remove(database, stream);
    return true;
  }

  /** Closes all streams of a participant, and puts their batches back. */
  *closeAll(database: DataSource, ispb: string): AtomicWork<void> {
    const { table } = EntitySql.of(database, StreamRow);
    const sql = `SELECT * FROM ${table} WHERE ispb = $1 ORDER BY place${forUpdate(database)}`;
    for (const row of yield { sql, parameters: [ispb] }) {
      yield* this.remove(database, streamOf(database, row));
    }
  }

  /** Locks the stream with this token and those that are idle, and closes the idle ones. */
  private *lock(database: DataSource, ispb: string, token = ''): AtomicWork<Stream | undefined> {
    const now = timeOf(database);
    const { table } = EntitySql.of(database, StreamRow);
    const isIdle = `idle_since_ms <= ${now} - ${String(IDLE_MS)}`;
    const rows = yield {
      sql:
        `SELECT *, CASE WHEN ${isIdle} THEN 1 ELSE 0 END AS is_idle FROM ${table} ` +
        `WHERE ispb = $1 AND (current_token = $2 OR next_token = $2 OR ${isIdle}) ` +
        `ORDER BY place${forUpdate(database)}`,
      parameters: [ispb, token],
    };
    let found: Stream | undefined;
    for (const row of rows) {
      if (row['is_idle'] === 1) yield* this.remove(database, streamOf(database, row));
      else found = streamOf(database, row);
    }
    return found;
  }

  private *remove(database: DataSource, { ispb, id }: Stream): AtomicWork<void> {
    yield* this.queue.putBack(database, ispb, id);
    const { table } = EntitySql.of(database, StreamRow);
    yield { sql: `DELETE FROM ${table} WHERE id = $1`, parameters: [id] };
  }

  private *use(
    database: DataSource,
    { id }: Stream,
    change: Partial<StreamRow>,
    waitMs = 0,
  ): AtomicWork<void> {
    const sql = EntitySql.of(database, StreamRow);
    const { columns, parameters } = sql.assignments(change, 2);
    const idleSince = `idle_since_ms = ${timeOf(database)} + $2`;
    yield {
      sql: `UPDATE ${sql.table} SET ${columns === '' ? '' : `${columns}, `}${idleSince} WHERE id = $1`,
      parameters: [id, Math.ceil(waitMs), ...parameters],
    };
  }
}

const PLACES = Array.from({ length: MAX_STREAMS }, (_, index) => index + 1);

function timeOf(database: DataSource): string {
  return isPostgres(database) ? SERVER_TIME_MS : SQLITE_TIME_MS;
}

function streamOf(database: DataSource, row: SqlRow): Stream {
  return EntitySql.of(database, StreamRow).read(row);
}
