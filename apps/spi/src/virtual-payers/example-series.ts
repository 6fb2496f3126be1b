import { Inject, Injectable } from '@nestjs/common';
import { LAST_INSTANT_MS, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { newSeries } from './new-series';
import { paymentBody } from './payment-body';
import { PaymentSeriesRepository } from './payment-series.repository';

/**
 * A payment that every sandbox has, so that the examples of the API's documentation work on a fresh start. It is made
 * when it is first named.
 */
export const EXAMPLE_SERIES = '00000000-0000-4000-8000-000000000041';

/** So far ahead that there is time to stop it. */
const AHEAD_MS = 86_400_000;
/** The clock of a sandbox can be near the last instant that can be written. */
const LAST_START_MS = LAST_INSTANT_MS - 1_000;

/** Makes the payments of the documentation. */
@Injectable()
export class ExampleSeries {
  constructor(
    private readonly repository: PaymentSeriesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns whether the example has the id; then it exists now */
  async make(id: string): Promise<boolean> {
    if (id !== EXAMPLE_SERIES) return false;
    const nowMs = this.clock.nowMs();
    const at = toIsoUtc(Math.min(nowMs + AHEAD_MS, LAST_START_MS));
    const body = paymentBody.parse({ to: '12345678', amount: '150.00', at });
    await this.repository.add(newSeries(body, Math.min(nowMs, LAST_START_MS), id));
    this.repository.announce();
    return true;
  }
}
