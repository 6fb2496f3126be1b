import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { type DictConfig } from '../../config';
import { keyTypeOfOfficial } from '../../keys/official-entry';
import { Participants } from '../../participants/participants';
import { PolicyTable } from '../policy-table';
import { BucketList } from '../store/bucket-list.repository';
import { bucketName } from '../store/charge';
import { forecastOf, type LookupTerms } from './forecast';
import { forecastRequest, type ForecastRequest } from './forecast.request';
import { ForecastResponse } from './forecast.response';

/** Forecasts the cost of lookups. */
@Injectable()
export class ForecastService {
  constructor(
    private readonly policies: PolicyTable,
    private readonly buckets: BucketList,
    private readonly participants: Participants,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  async forecast(sent: object | undefined): Promise<ForecastResponse> {
    const valid = readRequest(forecastRequest, sent ?? {});
    const { lookups, payers = 1, perMinute, paidShare = 0 } = valid;
    const { found = 0, notFound = 0, keyTypes = ['PHONE'] } = lookups;
    const plan = { found, notFound, payers, perMinute, paidShare };
    const forecast = await forecastOf(
      { ...plan, keyTypes: keyTypes.map(keyTypeOfOfficial) },
      await this.termsOf(valid),
    );
    return ForecastResponse.of(forecast);
  }

  private async termsOf(body: ForecastRequest): Promise<LookupTerms> {
    const { participant, payer = 'PF' } = body;
    const category =
      participant === undefined
        ? (body.category ?? this.config.category)
        : await this.participants.categoryOf(participant);
    const bucket = this.policies.ofLookup(participant ?? '', category);
    const states = participant === undefined ? undefined : await this.buckets.states([bucket]);
    return {
      participant: bucket.policy,
      participantState: states?.get(bucketName(bucket)),
      payerPolicy: (keyType) => this.policies.ofPayerKind(keyType, payer),
      nowMs: this.clock.nowMs(),
    };
  }
}
