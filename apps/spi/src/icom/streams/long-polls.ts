import { setMaxListeners } from 'node:events';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { ChangeNotifier, Holds, Sandboxes, type OpenSandbox } from '#libs/sandbox';
import { type SpiConfig } from '../../config';
import { changeIdOf } from '../../messages/outbox.repository';
import { LongPoll } from './long-poll';
import { MessageQueue } from './message-queue.repository';
import { QueuePoller } from './queue-poller';

/** Lets requests wait for messages. When the service stops, all waits end at once and the requests find no messages. */
@Injectable()
export class LongPolls implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly pollers = new WeakMap<OpenSandbox, QueuePoller>();

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly notifier: ChangeNotifier,
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
   * Begins a wait of the current request for messages of a participant. A message that comes from now on ends the wait. The caller
   * must close it.
   */
  async begin(ispb: string): Promise<LongPoll> {
    const openSandbox = await this.sandboxes.current();
    return new LongPoll(this.config.icomPollMs, {
      context: currentContext(),
      holds: this.holds,
      listener: this.notifier.listen(changeIdOf(ispb)),
      closing: openSandbox.closing,
      stopping: this.stopping.signal,
      watch: (listener) => this.watch(openSandbox, ispb, listener),
    });
  }

  /** Also listens to other instances. @returns a function that stops it */
  private watch(
    openSandbox: OpenSandbox,
    ispb: string,
    listener: LongPoll['listener'],
  ): () => void {
    if (!this.queue.isShared(openSandbox)) return () => undefined;
    const poller = this.pollers.get(openSandbox) ?? new QueuePoller(openSandbox, this.queue);
    this.pollers.set(openSandbox, poller);
    poller.add(ispb, listener);
    return () => {
      poller.remove(ispb, listener);
    };
  }
}
