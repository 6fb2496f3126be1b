import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CONFIG } from '#libs/platform';
import { CLOCK, DueWork } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { ClaimWork, DUE_PERIODS, type DuePeriod } from './claim-work';

/**
 * Acts for the donor or the claimer of a claim that has not acted when a period ended. In the real DICT each participant
 * has to do that. Here a donor that nobody plays would stop the test of the claimer.
 */
@Injectable()
export class SilentParties {
  constructor(
    dueWork: DueWork,
    private readonly work: ClaimWork,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {
    for (const period of Object.keys(DUE_PERIODS) as DuePeriod[]) {
      dueWork.handle(DUE_PERIODS[period], ({ key }) => this.act(key, period));
    }
  }

  private async act(claimId: string, period: DuePeriod): Promise<void> {
    if (this.config.silentParties === 'waits') return;
    await this.work.doDuties(claimId, period, this.clock.nowMs());
  }
}
