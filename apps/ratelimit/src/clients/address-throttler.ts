import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { TooManyAttempts } from './client.errors';

/** Counts the calls of each address on the machine's clock: guessing does not get faster in a sandbox. */
@Injectable()
export class AddressThrottler extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { limit, timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new TooManyAttempts(limit, Math.max(1, Math.ceil(timeToBlockExpire)));
  }
}
