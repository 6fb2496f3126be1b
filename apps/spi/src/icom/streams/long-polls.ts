import { setMaxListeners } from 'node:events';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isPostgres } from '#libs/database';
import { CONFIG, currentContext } from '#libs/platform';
import { Holds, News, Sandboxes, type OpenSandbox } from '#libs/sandbox';
import { type SpiConfig } from '../../config';
import { newsOf } from '../../messages/outbox.repository';
import { LongPoll } from './long-poll';
import { MessageQueue } from './message-queue.repository';
import { QueuePoller } from './queue-poller';

/** Lets requests wait for messages. Waits end at once when the service stops; then the requests find nothing to read. */
@Injectable()
export class LongPolls implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly pollers = new WeakMap<DataSource, QueuePoller>();

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly news: News,
    private readonly holds: Holds,
    private readonly queue: MessageQueue,
    @Inject(CONFIG) private readonly config: SpiConfig,
  ) {
    setMaxListeners(0, this.stopping.signal);
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * Begins a wait of the current request for messages of a participant. News that come from now on end the wait. The caller
   * closes it.
   */
  async begin(ispb: string): Promise<LongPoll> {
    const openSandbox = await this.sandboxes.current();
    return new LongPoll(this.config.icomPollMs, {
      context: currentContext(),
      holds: this.holds,
      listener: this.news.listen(newsOf(ispb)),
      closing: openSandbox.closing,
      stopping: this.stopping.signal,
      watch: (listener) => this.watch(openSandbox, ispb, listener),
    });
  }

  /** Also listens to other instances. The returned function ends that. */
  private watch(
    { database }: OpenSandbox,
    ispb: string,
    listener: LongPoll['listener'],
  ): () => void {
    if (!isPostgres(database)) return () => undefined;
    const poller = this.pollers.get(database) ?? new QueuePoller(database, this.queue);
    this.pollers.set(database, poller);
    poller.add(ispb, listener);
    return () => {
      poller.remove(ispb, listener);
    };
  }
}
