import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type AtomicWork } from '#libs/database';
import { HostRepository } from '../account/host.repository';
import { postWaiting } from './post-waiting';

/** Posts what the network approved in place of the issuer. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly host: HostRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The number of messages that wait. */
  waiting(): Promise<number> {
    return this.host.atomically(({ queue }) => queue.count());
  }

  /**
   * Posts all waiting messages, one card after the other. A call that was interrupted leaves the others in the queue, and
   * a message that was approved at the same moment can wait too: the next use of its card posts it.
   */
  async post(): Promise<void> {
    const nowMs = this.clock.nowMs();
    const pans = await this.host.atomically(({ queue }) => queue.pans());
    for (const pan of pans) {
      await this.host.atomically(function* (statements): AtomicWork<void> {
        const locked = yield* statements.lockCard(pan, toIsoUtc(nowMs));
        yield* postWaiting(statements, locked, nowMs);
      });
    }
  }
}
