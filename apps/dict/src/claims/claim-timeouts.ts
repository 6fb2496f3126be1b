import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Clock } from '#libs/kernel';
import { CLOCK, DueWork } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { ClaimLifecycle, DUE_PERIODS, type DuePeriod } from './claim-lifecycle';

/**
 * Acts for the donor or the claimer if it has not acted by the end of a period. In the real DICT the participant itself must
 * act. In a test often nobody plays the other participant, and the claim would never end.
 */
@Injectable()
export class ClaimTimeouts {
  constructor(
    dueWork: DueWork,
    private readonly claims: ClaimLifecycle,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {
    for (const period of Object.keys(DUE_PERIODS) as DuePeriod[]) {
      dueWork.handle(DUE_PERIODS[period], ({ key }) => this.act(key, period));
    }
  }

  private async act(claimId: string, period: DuePeriod): Promise<void> {
    if (this.config.silentParties === 'waits') return;
    await this.claims.transaction(this.clock.nowMs(), (tx, context) =>
      this.claims.doDuties(tx, claimId, period, context),
    );
  }
}
