import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { TooManyAttempts } from './client.errors';

/** Limits the requests of each address by the clock of the machine, which no sandbox can advance. */
@Injectable()
export class AddressThrottler extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { limit, timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new TooManyAttempts(limit, Math.max(1, Math.ceil(timeToBlockExpire)));
  }
}
