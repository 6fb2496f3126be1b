import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Profile } from '#libs/iso8583';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { beforeTry, givenUp, type Advice } from '../../acquirer/advices/advice';
import { AdviceRepository, type StoredChange } from '../../acquirer/advices/advice.repository';
import { type Listener } from '../../listeners/listener';
import { institutionOf, signOnRefusal } from '../../network/network-session';
import { sessionOf } from '../../network/host-session';
import { NetworkStateRepository } from '../../network/network-state.repository';
import { SettingRepository } from '../../settings/setting.repository';
import { inProfile } from './stand-in-advice';

/** The queue of the advices of a listener: the first one is sent until it is confirmed or given up. */
@Injectable()
export class AdviceQueue {
  constructor(
    private readonly advices: AdviceRepository,
    private readonly network: NetworkStateRepository,
    private readonly settings: SettingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Begins the next try of the first advice. An advice for an institution that has signed off, or has not signed on
   * although the sandbox requires it, stays in the queue.
   * @returns undefined if nothing can be sent now
   */
  begin(listener: Listener, profile: Profile, answerMs: number): Promise<Advice | undefined> {
    const now = toIsoUtc(this.clock.nowMs());
    const isSignedOn = (tx: UnitOfWork, advice: Advice) =>
      this.isSignedOn(tx, listener.institution ?? institutionOf(advice.message));
    return this.advices.beginFirst(listener.name, now, function* (tx, advice): Transactional<
      StoredChange | undefined
    > {
      if (!(yield* isSignedOn(tx, advice))) return undefined;
      const begun = beforeTry(advice, now, answerMs);
      if (begun === undefined) return givenUp(advice, now);
      // Only now is the profile of the listener known for certain.
      if (advice.standInReason === null) return begun;
      return { ...begun, profile: profile.name, message: inProfile(advice, profile) };
    });
  }

  private *isSignedOn(tx: UnitOfWork, institution: string): Transactional<boolean> {
    const { network, settings } = this;
    const session = yield* sessionOf(tx, { network, settings }, institution);
    return signOnRefusal(session) === undefined;
  }
}
