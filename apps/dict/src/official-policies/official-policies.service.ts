import { Injectable } from '@nestjs/common';
import { type Category, type PolicyState } from '#libs/dict-api';
import { available, meterOfPolicy, type Policy } from '#libs/rate-limit';
import { DictRefusal } from '../official/dict-refusal';
import { type CallOf, type ResultOf } from '../operations/operation';
import { Participants } from '../participants/participants';
import { Transfers } from '../transfers/transfers';
import { PolicyTable } from '../policies/policy-table';
import { BucketList } from '../policies/store/bucket-list.repository';
import { stateAt } from '../policies/store/charge';

/** Shows the policies and buckets of participants. The official API does not show the buckets of payers. */
@Injectable()
export class OfficialPoliciesService {
  constructor(
    private readonly policies: PolicyTable,
    private readonly buckets: BucketList,
    private readonly participants: Participants,
    private readonly transfers: Transfers,
  ) {}

  async list(call: CallOf<'listPolicies'>): Promise<ResultOf<'listPolicies'>> {
    const category = await this.participants.categoryOf(call.participant);
    const states = await this.statesOf(call, this.policies.ofParticipant(category));
    return { Category: category, Policies: { Policy: states } };
  }

  async find(call: CallOf<'getPolicy'>, name: string): Promise<ResultOf<'getPolicy'>> {
    const category = await this.participants.categoryOf(call.participant);
    const policy = this.policies.ofParticipant(category).find((each) => each.name === name);
    if (policy === undefined) throw this.notFound(name, category);
    const [state] = await this.statesOf(call, [policy]);
    if (state === undefined) throw new Error(`${name} has no state.`);
    return { Category: category, Policy: state };
  }

  private async statesOf(
    { participant, nowMs }: Pick<CallOf<'listPolicies'>, 'participant' | 'nowMs'>,
    policies: readonly Policy[],
  ): Promise<readonly PolicyState[]> {
    await this.transfers.sync();
    const buckets = policies.map((policy) => ({ policy, owner: participant }));
    const states = await this.buckets.states(buckets);
    return buckets.map((bucket) => {
      const { name, capacity, refillTokens, refillPeriodSec } = bucket.policy;
      const fullAt = stateAt(states, bucket, nowMs);
      return {
        AvailableTokens: available(meterOfPolicy(bucket.policy), fullAt, nowMs),
        Capacity: capacity,
        RefillTokens: refillTokens,
        RefillPeriodSec: refillPeriodSec,
        Name: name,
      };
    });
  }

  private notFound(name: string, category: Category): DictRefusal {
    const isOfPayers = this.policies.sizesOf(name).some(({ scope }) => scope === 'USER');
    const known = this.policies.ofParticipant(category).map((policy) => policy.name);
    return new DictRefusal(
      'NotFound',
      isOfPayers
        ? `${name} is a policy of payers, not of participants. GET /__admin/buckets shows its buckets.`
        : `${name.slice(0, 60)} is not a policy. The policies are ${known.join(', ')}.`,
    );
  }
}
