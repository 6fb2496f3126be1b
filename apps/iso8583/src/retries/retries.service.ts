import { Inject, Injectable } from '@nestjs/common';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type AtomicWork } from '#libs/database';
import { CardNotFound } from '../cards/card.errors';
import { HostRepository } from '../issuer/account/host.repository';
import { type HostStatements } from '../issuer/account/statements.repository';
import { RetryCountResponse, RetryModeResponse } from './retries.response';
import { isRetryMode, RETRIES_SETTING, type RetryCount, type RetryMode } from './retry-count';

const PAN = /^[0-9]{12,19}$/;

/** Shows and changes the counts of declined attempts. */
@Injectable()
export class RetriesService {
  constructor(
    private readonly host: HostRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async mode(): Promise<RetryModeResponse> {
    const name = await this.host.atomically(({ settings }) => settings.find(RETRIES_SETTING));
    return RetryModeResponse.of(name !== undefined && isRetryMode(name) ? name : 'off');
  }

  async changeMode(mode: RetryMode): Promise<RetryModeResponse> {
    await this.host.atomically(({ settings }) => settings.save(RETRIES_SETTING, mode));
    return RetryModeResponse.of(mode);
  }

  /** @throws CardNotFound */
  async ofCard(pan: string): Promise<RetryCountResponse[]> {
    const nowMs = this.clock.nowMs();
    const counts = await this.withCard(pan, nowMs, function* ({ retries }) {
      return yield* retries.ofCard(pan);
    });
    return counts.map((count: RetryCount) => RetryCountResponse.ofCount(count, nowMs));
  }

  /** @throws CardNotFound */
  async clear(pan: string): Promise<void> {
    await this.withCard(pan, this.clock.nowMs(), function* ({ retries }) {
      yield* retries.deleteOfCard(pan);
    });
  }

  /** Does the work under the lock of the card. */
  private withCard<T>(
    pan: string,
    nowMs: number,
    work: (statements: HostStatements) => AtomicWork<T>,
  ): Promise<T> {
    // Read before the database work starts, which can run in the context of another request.
    const { sandbox } = currentContext();
    return this.host.atomically(function* (statements): AtomicWork<T> {
      const locked = PAN.test(pan) ? yield* statements.lockCard(pan, toIsoUtc(nowMs)) : undefined;
      if (locked?.card === undefined) throw new CardNotFound(sandbox);
      return yield* work(statements);
    });
  }
}
