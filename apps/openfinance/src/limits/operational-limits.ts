import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes } from '#libs/sandbox';
import { currentCaller } from '../security/caller';
import { LimitSettingsService } from '../settings/limits/limit-settings.service';
import { type LimitSettings } from '../settings/limits/limit-settings';
import { endpointOf } from './endpoint';
import { LimitCounters, type Counter } from './limit-counter.repository';
import { bankIsOverloaded, monthlyLimitReached, tooManyCallsAMinute } from './limit.errors';
import { MONTHLY_LIMITS } from './monthly-limits';
import { countWhenAnswered, customerOfReading } from './monthly-reading';
import { periodOf } from './period';
import { trafficClassOf } from './traffic-limits';

/** The operational limits of the bank, if the sandbox has them. */
@Injectable()
export class OperationalLimits {
  constructor(
    private readonly settings: LimitSettingsService,
    private readonly sandboxes: Sandboxes,
    private readonly counters: LimitCounters,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Counts a request against the limits of traffic, and prepares the count of its response.
   * @throws HttpProblem (529, 429) if one of the limits is reached
   */
  async check(request: Request): Promise<void> {
    const settings = await this.settings.current();
    if (settings.limits === 'off') return;
    const { path } = request.route as { readonly path: string };
    const endpoint = endpointOf(path);
    await this.countTraffic(request, endpoint, settings);
    const monthly = MONTHLY_LIMITS[endpoint];
    const isByKey = monthly?.hasKeys === true && request.query['pagination-key'] !== undefined;
    if (monthly === undefined || isByKey || request.method !== 'GET') return;
    const limit = settings.monthlyCalls[monthly.class];
    countWhenAnswered(() => this.countMonth(request, { endpoint, limit }, settings));
  }

  private async countTraffic(
    request: Request,
    endpoint: string,
    { callsPerSecond, callsPerMinute }: LimitSettings,
  ): Promise<void> {
    const nowMs = this.clock.nowMs();
    const second = { kind: 'second', period: periodOf('second', nowMs), key: '' } as const;
    const trafficClass = trafficClassOf(endpoint);
    const minute: Counter | undefined = trafficClass && {
      ...{ kind: 'minute', period: periodOf('minute', nowMs) },
      key: `${request.method} ${endpoint} ${originOf(request)}`,
      limit: callsPerMinute[trafficClass],
    };
    const { counters } = this;
    const refused = await this.sandboxes.atomically(function* (tx) {
      if (!(yield* counters.count(tx, { ...second, limit: callsPerSecond }))) return 'second';
      if (minute !== undefined && !(yield* counters.count(tx, minute))) return 'minute';
      return undefined;
    });
    if (refused === 'second') {
      const detail = `The bank allows ${String(callsPerSecond)} calls a second. It has had that many in the second ${second.period}Z on the clock of the sandbox.`;
      throw bankIsOverloaded(detail);
    }
    if (refused === 'minute' && minute !== undefined) {
      const detail = `An origin may call ${endpoint} ${String(minute.limit)} times a minute. It has done so in the minute ${minute.period}Z on the clock of the sandbox.`;
      throw tooManyCallsAMinute(detail);
    }
  }

  /** Counts a read that succeeds, by month, endpoint, resource, customer and client ("Limites operacionais"). */
  private async countMonth(
    request: Request,
    { endpoint, limit }: { readonly endpoint: string; readonly limit: number },
    { monthlyStatus }: LimitSettings,
  ): Promise<void> {
    const period = periodOf('month', this.clock.nowMs());
    const resource = Object.values(request.params).join('/');
    const client = currentCaller()?.organisationId ?? '';
    const key = [endpoint, resource, customerOfReading(), client].join(' ');
    const { counters } = this;
    const isCounted = await this.sandboxes.atomically((tx) =>
      counters.count(tx, { kind: 'month', period, key, limit }),
    );
    if (isCounted) return;
    const of = resource === '' ? '' : ` of ${resource}`;
    const detail = `The client has read ${endpoint}${of} ${String(limit)} times in ${period} for this customer; the next month (Brasília) begins a new count.`;
    throw monthlyLimitReached(monthlyStatus, detail);
  }
}

/** The origin of a call: the organisation of its token, or the address of a call without one ("Limites de tráfego"). */
function originOf(request: Request): string {
  return currentCaller()?.organisationId ?? request.ip ?? '';
}
