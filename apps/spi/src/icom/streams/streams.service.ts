import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { Outbox } from '../../messages/outbox.repository';
import { icomProblem } from '../icom-errors';
import { type LongPoll } from './long-poll';
import { LongPolls } from './long-polls';
import { MAX_STREAMS, newToken } from './stream';
import { Streams, type Batch } from './streams.repository';

/** In the place of a token: closes all streams of the participant. The real ICOM does not have it. */
const ALL = 'start';

/** Opens, reads and closes streams. Several instances share them. */
@Injectable()
export class StreamsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly streams: Streams,
    private readonly polls: LongPolls,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Opens a stream and takes its first batch.
   * @param size the most messages of a batch
   * @returns undefined if the client has left
   */
  async start(ispb: string, size: number): Promise<Batch | undefined> {
    const database = await this.sandboxes.database();
    const poll = await this.polls.begin(ispb);
    // It stands for the start. Nobody learns it, so the first batch cannot be asked for again.
    const token = newToken();
    const { streams } = this;
    try {
      if (!(await atomically(database, () => streams.open(database, ispb, token)))) {
        throw tooManyStreams(ispb);
      }
      const batch = await this.read(database, poll, { ispb, token, size });
      if (batch === undefined || poll.isAbandoned) await this.close(ispb, token, database);
      return batch;
    } finally {
      poll.close();
    }
  }

  /**
   * Reads the batch of a token: the next one, or the current one again.
   * @returns undefined if the client has left
   * @throws HttpProblem 410 `stream`
   */
  async next(ispb: string, token: string, size: number): Promise<Batch | undefined> {
    const database = await this.sandboxes.database();
    const poll = await this.polls.begin(ispb);
    try {
      return await this.read(database, poll, { ispb, token, size });
    } finally {
      poll.close();
    }
  }

  /** Closes a stream. @throws HttpProblem 410 `stream` */
  async end(ispb: string, token: string): Promise<void> {
    const database = await this.sandboxes.database();
    if (token === ALL) {
      await atomically(database, () => this.streams.closeAll(database, ispb));
      this.outbox.announce([ispb]);
      return;
    }
    if (!(await this.close(ispb, token, database))) throw streamGone(ispb, token);
  }

  private async read(
    database: DataSource,
    poll: LongPoll,
    reader: { readonly ispb: string; readonly token: string; readonly size: number },
  ): Promise<Batch | undefined> {
    const { streams } = this;
    while (!poll.isAbandoned) {
      const at = toIsoUtc(this.clock.nowMs());
      const waitMs = poll.remainingMs;
      const pulled = await atomically(database, () =>
        streams.pull(database, { ...reader, at, waitMs }),
      );
      if (pulled === 'gone') throw streamGone(reader.ispb, reader.token);
      if (pulled !== 'waits') return pulled;
      await poll.wait();
    }
    return undefined;
  }

  /** Wakes those who wait: for what was put back, or in the closed stream. */
  private async close(ispb: string, token: string, database: DataSource): Promise<boolean> {
    const at = toIsoUtc(this.clock.nowMs());
    const { streams } = this;
    const isClosed = await atomically(database, () => streams.close(database, ispb, token, at));
    this.outbox.announce([ispb]);
    return isClosed;
  }
}

function tooManyStreams(ispb: string) {
  const detail =
    `${ispb} has ${String(MAX_STREAMS)} open streams, which is the maximum. Close one with DELETE, or wait: a stream ` +
    'that is not used for 60 s is closed.';
  return icomProblem('too-many-streams', detail);
}

function streamGone(ispb: string, token: string) {
  const detail =
    `${ispb} has no open stream with the token ${token.slice(0, 40)}. The stream was closed, or the token is an older one. ` +
    `Start a new stream: GET /api/v1/out/${ispb}/stream/start.`;
  return icomProblem('stream', detail);
}
