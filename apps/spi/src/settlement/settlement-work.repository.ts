import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext } from '#libs/platform';
import { CLOCK, DueWork, Sandboxes } from '#libs/sandbox';
import { Outbox } from '../messages/outbox.repository';
import { Effects, TIMEOUT, type Moment } from './effects';

/** Does the work of the engine: each piece in one transaction with the messages and the later work that follow from it. */
@Injectable()
export class SettlementWork {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly outbox: Outbox,
    private readonly dueWork: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The present instant, and what a rule orders for the current request. */
  moment(): Moment {
    const nowMs = this.clock.nowMs();
    return { nowMs, now: toIsoUtc(nowMs), outcome: currentContext().outcome };
  }

  /**
   * Does all of the work or nothing of it. The work may be done a second time: it begins with new effects each time.
   */
  async run<T>(work: (database: DataSource, effects: Effects) => AtomicWork<T>): Promise<T> {
    const database = await this.sandboxes.database();
    const { outbox, dueWork } = this;
    const { result, effects } = await atomically(database, function* () {
      const effects = new Effects();
      const result = yield* work(database, effects);
      yield* outbox.put(database, effects.messages);
      for (const later of effects.scheduled) yield dueWork.enlisting(database, later);
      for (const id of effects.cancelled) yield dueWork.cancelling(database, TIMEOUT, id);
      return { result, effects };
    });
    outbox.announce(effects.messages.map(({ ispb }) => ispb));
    if (effects.scheduled.length > 0) dueWork.announce();
    return result;
  }
}
