import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { icomProblem } from '../icom-errors';
import { type LongPoll } from './long-poll';
import { LongPolls } from './long-polls';
import { MAX_STREAMS, newToken } from './stream';
import { Streams, type Batch } from './streams.repository';

/** Used as a token, it closes all streams of the participant. The real ICOM does not have it. */
const ALL = 'start';

/** Opens, reads and closes streams. Several instances share them. */
@Injectable()
export class StreamDelivery {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly streams: Streams,
    private readonly polls: LongPolls,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Opens a stream and takes its first batch.
   * @param size the maximum number of messages of the batch
   * @returns undefined if the client has left
   */
  async start(ispb: string, size: number): Promise<Batch | undefined> {
    const poll = await this.polls.begin(ispb);
    // The client does not get this token, so it cannot request the first batch again.
    const token = newToken();
    const { streams } = this;
    try {
      if (!(await this.sandboxes.atomically((tx) => streams.open(tx, ispb, token)))) {
        throw tooManyStreams(ispb);
      }
      const batch = await this.read(poll, { ispb, token, size });
      if (batch === undefined || poll.isAbandoned) await this.close(ispb, token);
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
    const poll = await this.polls.begin(ispb);
    try {
      return await this.read(poll, { ispb, token, size });
    } finally {
      poll.close();
    }
  }

  /** Closes a stream. @throws HttpProblem 410 `stream` */
  async end(ispb: string, token: string): Promise<void> {
    if (token === ALL) {
      await this.sandboxes.atomically((tx) => this.streams.closeAll(tx, ispb));
      return;
    }
    if (!(await this.close(ispb, token))) throw streamGone(ispb, token);
  }

  private async read(
    poll: LongPoll,
    reader: { readonly ispb: string; readonly token: string; readonly size: number },
  ): Promise<Batch | undefined> {
    const { streams } = this;
    while (!poll.isAbandoned) {
      const at = toIsoUtc(this.clock.nowMs());
      const waitMs = poll.remainingMs;
      const pulled = await this.sandboxes.atomically((tx) =>
        streams.pull(tx, { ...reader, at, waitMs }),
      );
      if (pulled === 'gone') throw streamGone(reader.ispb, reader.token);
      if (pulled !== 'waits') return pulled;
      await poll.wait();
    }
    return undefined;
  }

  private close(ispb: string, token: string): Promise<boolean> {
    const at = toIsoUtc(this.clock.nowMs());
    return this.sandboxes.atomically((tx) => this.streams.close(tx, ispb, token, at));
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
