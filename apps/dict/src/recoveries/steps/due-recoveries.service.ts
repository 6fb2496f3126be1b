import { Inject, Injectable } from '@nestjs/common';
import { atomically } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { Transfers } from '../../transfers/transfers.service';
import { Analysis } from './analysis.repository';
import { BLOCKING, RecoverySchedule } from './schedule.repository';

/** The due work on recoveries. The second time it does nothing, because the status has changed. */
@Injectable()
export class DueRecoveries {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly transfers: Transfers,
    private readonly analysis: Analysis,
    private readonly schedule: RecoverySchedule,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async track(id: string): Promise<void> {
    const { analysis, schedule } = this;
    await this.transfers.sync();
    const now = toIsoUtc(this.clock.nowMs());
    const database = await this.sandboxes.database();
    await atomically(database, function* () {
      if (yield* analysis.track(database, id, now)) {
        yield* schedule.next(database, BLOCKING, id, now);
      }
    });
    schedule.announce();
  }

  async block(id: string): Promise<void> {
    const now = toIsoUtc(this.clock.nowMs());
    const database = await this.sandboxes.database();
    await atomically(database, () => this.analysis.block(database, id, now));
  }
}
