import { Inject, Injectable } from '@nestjs/common';
import { type Transactional } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { CardStore } from '../store/card-store.repository';
import { postWaiting } from './post-waiting';

/** Posts the messages that the network approved in place of the issuer. */
@Injectable()
export class StandInRecovery {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: CardStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The number of messages that wait. */
  waiting(): Promise<number> {
    return this.sandboxes.atomically((tx) => this.store.queue.count(tx));
  }

  /**
   * Posts all waiting messages, one card after the other. If the call is interrupted, the other messages stay in the
   * queue. A message that is approved at the same moment can wait too. The next use of its card posts it.
   */
  async post(): Promise<void> {
    const { store } = this;
    const nowMs = this.clock.nowMs();
    const pans = await this.sandboxes.atomically((tx) => store.queue.pans(tx));
    for (const pan of pans) {
      await this.sandboxes.atomically(function* (tx): Transactional<void> {
        const locked = yield* store.lock(tx, pan, toIsoUtc(nowMs));
        yield* postWaiting({ tx, store, nowMs }, locked);
      });
    }
  }
}
