import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { lockCard } from '../cards/lock-card';
import { CardStore } from '../issuer/store/card-store.repository';
import { RetryCountResponse, RetryModeResponse } from '../retries/retries.response';
import { isRetryMode, type RetryMode } from '../retries/retry-count';

/** Shows and changes the counts of declined attempts. */
@Injectable()
export class RetriesService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly store: CardStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async mode(): Promise<RetryModeResponse> {
    const { settings } = this.store;
    const name = await this.sandboxes.atomically((tx) => settings.find(tx, 'retries'));
    return RetryModeResponse.of(name !== undefined && isRetryMode(name) ? name : 'off');
  }

  async changeMode(mode: RetryMode): Promise<RetryModeResponse> {
    const { settings } = this.store;
    await this.sandboxes.atomically((tx) => settings.save(tx, 'retries', mode));
    return RetryModeResponse.of(mode);
  }

  /** @throws CardNotFound */
  async ofCard(pan: string): Promise<RetryCountResponse[]> {
    const nowMs = this.clock.nowMs();
    const { retries } = this.store;
    const counts = await this.withCard(pan, nowMs, (tx) => retries.ofCard(tx, pan));
    return counts.map((count) => RetryCountResponse.ofCount(count, nowMs));
  }

  /** @throws CardNotFound */
  async clear(pan: string): Promise<void> {
    const { retries } = this.store;
    await this.withCard(pan, this.clock.nowMs(), (tx) => retries.deleteOfCard(tx, pan));
  }

  /** Does the work under the lock of the card. */
  private withCard<T>(
    pan: string,
    nowMs: number,
    work: (tx: UnitOfWork) => Transactional<T>,
  ): Promise<T> {
    const { store } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<T> {
      yield* lockCard(tx, store, pan, toIsoUtc(nowMs));
      return yield* work(tx);
    });
  }
}
