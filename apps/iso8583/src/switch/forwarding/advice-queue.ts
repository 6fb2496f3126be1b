import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { beforeTry, givenUp, type Advice, type AdviceChange } from '../../acquirer/advices/advice';
import { AdviceRepository } from '../../acquirer/advices/advice.repository';
import { institutionOf, signOnRefusal } from '../../network/network-session';
import { NetworkStateRepository } from '../../network/network-state.repository';
import { storedSettings } from '../../settings/host-settings';
import { SettingRepository } from '../../settings/setting.repository';

/** The queue of the advices of a listener: the first one is sent until it is confirmed or given up. */
@Injectable()
export class AdviceQueue {
  constructor(
    private readonly advices: AdviceRepository,
    private readonly states: NetworkStateRepository,
    private readonly settings: SettingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Begins the next try of the first advice. An advice for an institution that has signed off, or has not signed on
   * although the sandbox requires it, stays in the queue.
   * @returns undefined if nothing can be sent now
   */
  begin(listener: string, answerMs: number): Promise<Advice | undefined> {
    const now = toIsoUtc(this.clock.nowMs());
    const isSignedOn = (tx: UnitOfWork, advice: Advice) => this.isSignedOn(tx, advice);
    return this.advices.beginFirst(listener, now, function* (tx, advice): Transactional<
      Partial<AdviceChange> | undefined
    > {
      if (!(yield* isSignedOn(tx, advice))) return undefined;
      return beforeTry(advice, now, answerMs) ?? givenUp(advice, now);
    });
  }

  private *isSignedOn(tx: UnitOfWork, { message }: Advice): Transactional<boolean> {
    const state = yield* this.states.find(tx, institutionOf(message));
    const { security } = storedSettings((yield* this.settings.stored(tx)).host);
    return signOnRefusal({ state, security }) === undefined;
  }
}
