import { Inject, Injectable } from '@nestjs/common';

import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { Transfers } from '../../transfers/transfers';
import { RecoveryAnalysis } from './recovery-analysis';
import { BLOCKING, RecoverySchedule } from './recovery-schedule';

/** Does the due work of recoveries. Repeated work does nothing, because the status has changed. */
@Injectable()
export class DueRecoveries {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: Transfers,
    private readonly analysis: RecoveryAnalysis,
    private readonly schedule: RecoverySchedule,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async track(id: string): Promise<void> {
    const { analysis, schedule } = this;
    await this.transfers.sync();
    const now = toIsoUtc(this.clock.nowMs());
    await this.sandboxes.atomically(function* (tx) {
      if (yield* analysis.track(tx, id, now)) {
        yield* schedule.next(tx, BLOCKING, id, now);
      }
    });
  }

  async block(id: string): Promise<void> {
    const now = toIsoUtc(this.clock.nowMs());
    await this.sandboxes.atomically((tx) => this.analysis.block(tx, id, now));
  }
}
