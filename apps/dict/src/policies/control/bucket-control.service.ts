import { Inject, Injectable } from '@nestjs/common';
import { isIspb, TAX_ID } from '#libs/brazil';
import { audit } from '#libs/control';
import { type JsonList } from '#libs/http';
import { type Clock } from '#libs/kernel';
import { FULL, holding, meterOfPolicy, policyId, type Policy } from '#libs/rate-limit';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { Participants } from '../../participants/participants';
import { Transfers } from '../../transfers/transfers';
import { payerKindOf, PolicyTable } from '../policy-table';
import { BucketList } from '../store/bucket-list.repository';
import { type Bucket } from '../store/charge';
import { BalanceOutOfRange, BucketOwnerInvalid, PolicyNotFound } from './bucket.errors';
import { bucketRequest, type BucketsRequest } from './bucket.request';
import { PolicyBucketResponse } from './bucket.response';

/** Shows and sets buckets for a tester. */
@Injectable()
export class BucketControlService {
  constructor(
    private readonly policies: PolicyTable,
    private readonly buckets: BucketList,
    private readonly participants: Participants,
    private readonly transfers: Transfers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The buckets that are not full. */
  async list({ owner, policy }: BucketsRequest): Promise<JsonList> {
    const policies = policy === undefined ? this.policies.all : this.sizesOf(policy);
    await this.transfers.sync();
    const nowMs = this.clock.nowMs();
    return this.buckets.notFull({ owner, policies }, nowMs, (bucket, states) =>
      JSON.stringify(PolicyBucketResponse.of(bucket, states, nowMs)),
    );
  }

  async set(
    policyName: string,
    owner: string,
    body: object | undefined,
  ): Promise<PolicyBucketResponse> {
    const { balance } = readRequest(bucketRequest, body ?? {});
    const bucket = await this.bucketOf(policyName, owner);
    const { capacity, deepestDebt } = meterOfPolicy(bucket.policy);
    if (balance > capacity || balance < -deepestDebt) {
      throw new BalanceOutOfRange(policyId(bucket.policy), { min: -deepestDebt, max: capacity });
    }
    const nowMs = this.clock.nowMs();
    await this.buckets.set(bucket, holding(meterOfPolicy(bucket.policy), nowMs, balance), nowMs);
    audit('set bucket', policyId(bucket.policy));
    return PolicyBucketResponse.of(bucket, await this.buckets.states([bucket]), nowMs);
  }

  async fill(policyName: string, owner: string): Promise<void> {
    const bucket = await this.bucketOf(policyName, owner);
    await this.buckets.set(bucket, FULL, this.clock.nowMs());
    audit('fill bucket', policyId(bucket.policy));
  }

  /** The bucket, in the size of its owner. */
  private async bucketOf(name: string, owner: string): Promise<Bucket> {
    const sizes = this.sizesOf(name);
    const [first] = sizes;
    const scope = first?.scope === 'USER' ? 'USER' : 'PSP';
    const isOwner = scope === 'USER' ? TAX_ID.test(owner) : isIspb(owner);
    if (!isOwner) throw new BucketOwnerInvalid(name, scope);
    const category =
      scope === 'USER' ? payerKindOf(owner) : await this.participants.categoryOf(owner);
    const policy = sizes.find((each) => (each.category ?? category) === category);
    if (policy === undefined) throw new Error(`${name} has no size ${category}.`);
    return { policy, owner };
  }

  private sizesOf(name: string): readonly Policy[] {
    const sizes = this.policies.sizesOf(name);
    if (sizes.length > 0) return sizes;
    throw new PolicyNotFound(name, [...new Set(this.policies.all.map((each) => each.name))]);
  }
}
