import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, DueWork, type Work } from '#libs/sandbox';
import { scheduledInstantMs } from '../../payments/end-to-end-id';

/** The kind of due work that makes the payments of a day of a remittance. */
export const REMITTANCE_DAYS = 'openfinance-remittance-days';

/** A day of a remittance. */
export interface RemittanceDay {
  readonly remittanceId: string;
  /** YYYY-MM-DD, in Brasília. */
  readonly payOn: string;
}

/** The days of remittances that wait for their instant: that of other scheduled payments, or now for today. */
@Injectable()
export class DayQueue {
  constructor(
    private readonly dueWork: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  nowMs(): number {
    return this.clock.nowMs();
  }

  *add(tx: UnitOfWork, day: RemittanceDay): Transactional<void> {
    const nowMs = this.clock.nowMs();
    const dueAtMs = day.payOn <= brasiliaDate(nowMs) ? nowMs : scheduledInstantMs(day.payOn);
    yield* this.dueWork.schedule(tx, workOf(day, toIsoUtc(dueAtMs)));
  }

  /** Schedules the rest of a day. */
  async continue(day: RemittanceDay, dueAt: string): Promise<void> {
    await this.dueWork.scheduleAlone(workOf(day, dueAt));
  }
}

function workOf(day: RemittanceDay, dueAt: string): Work {
  const key = `${day.remittanceId}/${day.payOn}`;
  // The payload is new each time: work that is scheduled again while it runs is done again.
  return { kind: REMITTANCE_DAYS, key, dueAt, payload: { ...day, run: newUuid() } };
}
