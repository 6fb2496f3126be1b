import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { Inbox } from '../../settlement/incoming/inbox.service';
import { Admission } from '../admission';
import { icomProblem } from '../icom-errors';
import { TrafficBuckets } from '../traffic/traffic-buckets.repository';
import { receivedParts } from './received-parts';

/** Takes in the requests that bring messages. */
@Injectable()
export class IncomingService {
  constructor(
    private readonly admission: Admission,
    private readonly traffic: TrafficBuckets,
    private readonly inbox: Inbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns PI-ResourceId of each message in their order, after all are stored */
  async receive(ispb: string, request: Request): Promise<readonly string[]> {
    await this.admission.admit(ispb);
    await this.checkTraffic(ispb);
    const parts = receivedParts(request);
    await this.inbox.receive(ispb, parts);
    return parts.map(({ resourceId }) => resourceId);
  }

  private async checkTraffic(ispb: string): Promise<void> {
    const seconds = await this.traffic.retryAfterSec(ispb, this.clock.nowMs());
    if (seconds === undefined) return;
    const wait = String(seconds);
    const detail = `The traffic bucket of ${ispb} is empty. It holds messages again in ${wait} s, on the clock of the sandbox.`;
    throw icomProblem('rate-limit', detail, { 'Retry-After': wait });
  }
}
