import { Injectable } from '@nestjs/common';
import { newUuid } from '#libs/kernel';
import { SERVER_TIME_MS, type SqlRow, type Transactional, type UnitOfWork } from '#libs/database';
import { type Message } from '../../messages/message';
import { Outbox } from '../../messages/outbox.repository';
import { MessageQueue } from './message-queue.repository';
import { IDLE_MS, MAX_STREAMS, newToken, type Stream } from './stream';
import { StreamRow } from './stream.row';

/** Messages that are delivered together. It is empty if no message came while the request waited. */
export interface Batch {
  readonly messages: readonly Message[];
  /** The token that confirms the batch and takes the next one. */
  readonly next: string;
}

/** `waits`: there are no messages yet. `gone`: the stream is closed, or the token is an older one. */
export type Pulled = Batch | 'waits' | 'gone';

/** A read of a stream. */
export interface Pull {
  readonly ispb: string;
  readonly token: string;
  /** The maximum number of messages of the batch. */
  readonly size: number;
  /** The current time of the sandbox, ISO 8601 UTC. */
  readonly at: string;
  /** How long the request can still wait for messages. 0: it takes an empty batch if there are none. */
  readonly waitMs: number;
}

/** The clock of the database, in milliseconds since 1970. With SQLite there is only one instance. */
const SQLITE_TIME_MS = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** The streams of participants. Each method locks the streams that it changes. */
@Injectable()
export class Streams {
  constructor(
    private readonly queue: MessageQueue,
    private readonly outbox: Outbox,
  ) {}

  /** Opens a stream. @returns false if the participant has the maximum number of open streams */
  *open(tx: UnitOfWork, ispb: string, token: string): Transactional<boolean> {
    yield* this.lock(tx, ispb);
    const table = tx.table(StreamRow);
    for (;;) {
      const rows = yield { sql: `SELECT place FROM ${table} WHERE ispb = $1`, parameters: [ispb] };
      const taken = new Set(rows.map(({ place }) => place));
      const place = PLACES.find((each) => !taken.has(each));
      if (place === undefined) return false;
      // Another instance may take the same place at the same moment. The next iteration sees it then.
      const opened = yield {
        sql:
          `INSERT INTO ${table} (id, ispb, place, current_token, next_token, idle_since_ms) ` +
          `VALUES ($1, $2, $3, NULL, $4, ${timeOf(tx)}) ON CONFLICT DO NOTHING RETURNING id`,
        parameters: [newUuid().replaceAll('-', ''), ispb, place, token],
      };
      if (opened.length > 0) return true;
    }
  }

  /**
   * Reads a stream. The next token confirms the current batch and takes the next one. It confirms also if there are no messages
   * to take yet. The current token reads the current batch again.
   */
  *pull(tx: UnitOfWork, pull: Pull): Transactional<Pulled> {
    const { ispb, token, at, waitMs } = pull;
    const stream = yield* this.lock(tx, ispb, token);
    if (stream === undefined) return 'gone';
    if (stream.currentToken === token) {
      const messages = yield* this.queue.takeAgain(tx, ispb, stream.id);
      yield* this.use(tx, stream, {});
      return { messages, next: stream.nextToken };
    }
    if (stream.currentToken !== null) yield* this.queue.confirm(tx, ispb, stream.id, at);
    const messages = yield* this.queue.take(tx, stream, pull);
    if (messages.length === 0 && waitMs > 0) {
      yield* this.use(tx, stream, { currentToken: null }, waitMs);
      return 'waits';
    }
    const next = newToken();
    yield* this.use(tx, stream, { currentToken: token, nextToken: next });
    return { messages, next };
  }

  /**
   * Closes a stream. The next token confirms the current batch; the current token puts it back.
   * @returns false if there is no such stream
   */
  *close(tx: UnitOfWork, ispb: string, token: string, at: string): Transactional<boolean> {
    const stream = yield* this.lock(tx, ispb, token);
    if (stream === undefined) return false;
    if (stream.nextToken === token) yield* this.queue.confirm(tx, ispb, stream.id, at);
    yield* this.remove(tx, stream);
    return true;
  }

  /** Closes all streams of a participant, and puts their batches back. */
  *closeAll(tx: UnitOfWork, ispb: string): Transactional<void> {
    const table = tx.table(StreamRow);
    const sql = `SELECT * FROM ${table} WHERE ispb = $1 ORDER BY place${tx.forUpdate()}`;
    for (const row of yield { sql, parameters: [ispb] }) {
      yield* this.remove(tx, streamOf(tx, row));
    }
  }

  /** Locks the stream with this token and those that are idle, and closes the idle ones. */
  private *lock(tx: UnitOfWork, ispb: string, token = ''): Transactional<Stream | undefined> {
    const now = timeOf(tx);
    const table = tx.table(StreamRow);
    const isIdle = `idle_since_ms <= ${now} - ${String(IDLE_MS)}`;
    const rows = yield {
      sql:
        `SELECT *, CASE WHEN ${isIdle} THEN 1 ELSE 0 END AS is_idle FROM ${table} ` +
        `WHERE ispb = $1 AND (current_token = $2 OR next_token = $2 OR ${isIdle}) ` +
        `ORDER BY place${tx.forUpdate()}`,
      parameters: [ispb, token],
    };
    let found: Stream | undefined;
    for (const row of rows) {
      if (row['is_idle'] === 1) yield* this.remove(tx, streamOf(tx, row));
      else found = streamOf(tx, row);
    }
    return found;
  }

  /** Wakes the waiting requests: for messages that were put back, or because their stream is closed. */
  private *remove(tx: UnitOfWork, { ispb, id }: Stream): Transactional<void> {
    yield* this.queue.putBack(tx, ispb, id);
    const table = tx.table(StreamRow);
    yield { sql: `DELETE FROM ${table} WHERE id = $1`, parameters: [id] };
    tx.afterCommit(() => {
      this.outbox.announce([ispb]);
    });
  }

  private *use(
    tx: UnitOfWork,
    { id }: Stream,
    change: Partial<StreamRow>,
    waitMs = 0,
  ): Transactional<void> {
    const sql = tx.sql(StreamRow);
    const { columns, parameters } = sql.assignments(change, 2);
    const idleSince = `idle_since_ms = ${timeOf(tx)} + $2`;
    yield {
      sql: `UPDATE ${sql.table} SET ${columns === '' ? '' : `${columns}, `}${idleSince} WHERE id = $1`,
      parameters: [id, Math.ceil(waitMs), ...parameters],
    };
  }
}

const PLACES = Array.from({ length: MAX_STREAMS }, (_, index) => index + 1);

function timeOf(tx: UnitOfWork): string {
  return tx.isPostgres ? SERVER_TIME_MS : SQLITE_TIME_MS;
}

function streamOf(tx: UnitOfWork, row: SqlRow): Stream {
  return tx.sql(StreamRow).read(row);
}
