import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { retryDelayMs, toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext } from '#libs/platform';
import { CLOCK, DueWork, Sandboxes, type Work } from '#libs/sandbox';
import { Outbox } from '../messages/outbox.repository';
import { Effects, INSTITUTION_NOTICE, TIMEOUT, type Moment } from './effects';
import { type ReceivedOrder, type SettledNotice } from './institutions/institution-notices';
import { ReceiverAnswers } from './institutions/receiver-answers.service';

/** Does the work of the engine: each piece in one transaction with the messages and the later work that follow from it. */
@Injectable()
export class SettlementWork {
  private readonly listeners: ((notices: readonly SettledNotice[]) => Promise<void>)[] = [];

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly outbox: Outbox,
    private readonly dueWork: DueWork,
    private readonly answers: ReceiverAnswers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Calls `listener` with the notices of work that is committed, and waits for it. It must not throw. */
  afterCommit(listener: (notices: readonly SettledNotice[]) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** The present instant, and what a rule orders for the current request. */
  moment(): Moment {
    const nowMs = this.clock.nowMs();
    return { nowMs, now: toIsoUtc(nowMs), outcome: currentContext().outcome };
  }

  /** The present instant, after the institutions that other services simulate have answered these orders. */
  async momentFor(orders: readonly ReceivedOrder[]): Promise<Moment> {
    const refusals = await this.answers.ask(orders);
    return { ...this.moment(), refusals };
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
      for (const notice of effects.notices) yield dueWork.enlisting(database, noticeWork(notice));
      for (const id of effects.cancelled) yield dueWork.cancelling(database, TIMEOUT, id);
      return { result, effects };
    });
    outbox.announce(effects.messages.map(({ ispb }) => ispb));
    const { scheduled, notices } = effects;
    if (scheduled.length > 0 || notices.length > 0) dueWork.announce();
    if (notices.length > 0) await Promise.all(this.listeners.map((listener) => listener(notices)));
    return result;
  }
}

/** The work that sends a notice again, if it could not be sent at once. */
function noticeWork(notice: SettledNotice): Work {
  const dueAt = toIsoUtc(Date.parse(notice.settledAt) + retryDelayMs(1, 0));
  return { kind: INSTITUTION_NOTICE, key: notice.id, dueAt, payload: { notice, attempts: 1 } };
}
