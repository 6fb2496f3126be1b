import { Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { type OperationName } from '#libs/dict-api';
import { toIsoUtc } from '#libs/kernel';
import { currentContext, type RequestContext } from '#libs/platform';
import { type DictKey } from '../keys/dict-key';
import { ownerTaxIdOf } from '../keys/official-entry';
import { type Call } from '../official/call';
import { Participants } from '../participants/participants.service';
import { Transfers } from '../transfers/transfers.service';
import { type PolicyQuery } from './list-role';
import { PolicyTable } from './policy-table';
import { RateLimited } from './rate-limited';
import { type Bucket, type Cost, type EmptyBucket } from './store/charge';
import { Charges, type Charge } from './store/charges.repository';

/** What a lookup asks for, and for whom. */
export interface LookupAttempt {
  /** CPF or CNPJ of the payer. */
  readonly payerId: string;
  readonly endToEndId: string;
  readonly keyType: KeyType;
  readonly keyValue: string;
}

/** Who makes a request, and when. */
export type Requester = Pick<Call, 'participant' | 'nowMs'>;

/** A lookup at the contract's address, which needs no headers. */
export type ContractLookup = Pick<LookupAttempt, 'keyType' | 'keyValue'> & {
  readonly participant?: string | undefined;
  readonly payerId?: string | undefined;
  readonly endToEndId?: string | undefined;
};

/**
 * Counts requests on the buckets of the rate policies.
 *
 * A lookup (getEntry) is counted when its outcome is known, and before it is told:
 *
 *     const found = await this.entries.find(keyType, keyValue);
 *     if (refusal !== undefined) {
 *       await this.buckets.checkLookup(call, lookup); // 429 goes before 400
 *       throw refusal; // 400 costs nothing
 *     }
 *     await this.buckets.countLookup(call, lookup, found); // 429, or it counts a 200 or a 404
 *
 * The decision and the count are one transaction with locked buckets. Lookups at the same moment, of any instance, never
 * overdraw a bucket, except by the penalty of one 404.
 */
@Injectable()
export class Buckets {
  /** What the present requests have taken from the buckets of their operations. */
  private readonly counted = new WeakMap<RequestContext, Charge>();

  constructor(
    private readonly charges: Charges,
    private readonly policies: PolicyTable,
    private readonly participants: Participants,
    private readonly transfers: Transfers,
  ) {}

  /**
   * Counts a request on the policies of its operation, one token each. Those of getEntry are counted when its result is known.
   * @throws RateLimited if one of them has nothing left
   */
  admit(call: Call<unknown>, query: PolicyQuery): Promise<void> {
    return this.count(call.operation, call, query);
  }

  /**
   * Counts a request that is refused before it is admitted: any status except 500 costs a token.
   * @throws RateLimited, which goes before the other error
   */
  async count(operation: OperationName, requester: Requester, query: PolicyQuery): Promise<void> {
    if (!this.policies.isEnforced) return;
    const { participant, nowMs } = requester;
    const category = await this.participants.categoryOf(participant);
    const buckets = this.policies.ofOperation(operation, query, { participant, category });
    if (buckets.length === 0) return;
    const charge = { nowMs, costs: costsOf(buckets, true) };
    refuse(await this.charges.submit(charge));
    this.counted.set(currentContext(), charge);
  }

  /** Gives the tokens of the present request back, because it ends with the status 500, which costs none. */
  async takeBack(): Promise<void> {
    const context = currentContext();
    const charge = this.counted.get(context);
    if (charge === undefined) return;
    this.counted.delete(context);
    await this.charges.giveBack(charge.costs, charge.nowMs);
  }

  /**
   * Refuses a lookup if a policy that counts it has nothing left. It takes nothing.
   * @throws RateLimited
   */
  async checkLookup({ participant, nowMs }: Requester, lookup: LookupAttempt): Promise<void> {
    if (!this.policies.isEnforced) return;
    const buckets = await this.bucketsOf({ ...lookup, participant });
    await this.decide(() => this.charges.check(buckets, nowMs));
  }

  /**
   * Counts a lookup: on 200 one token of each policy, on 404 its penalty. A lookup that found its key is kept for its payment.
   * @throws RateLimited if a policy has nothing left; then nothing is counted or kept
   */
  async countLookup(
    { participant, nowMs }: Requester,
    lookup: LookupAttempt,
    found: DictKey | undefined,
  ): Promise<void> {
    const buckets = this.policies.isEnforced
      ? await this.bucketsOf({ ...lookup, participant })
      : [];
    await this.countOn(buckets, { ...lookup, participant }, { nowMs, found });
  }

  /**
   * Counts a lookup at the contract's address, if DICT_CONTRACT_RATE_LIMIT says so, on the buckets of those that it names.
   * @throws RateLimited
   */
  async countContractLookup(
    lookup: ContractLookup,
    nowMs: number,
    found: DictKey | undefined,
  ): Promise<void> {
    if (!this.policies.isEnforcedOnContract) return;
    await this.countOn(await this.bucketsOf(lookup), lookup, { nowMs, found });
  }

  private async countOn(
    buckets: readonly Bucket[],
    lookup: ContractLookup,
    { nowMs, found }: { readonly nowMs: number; readonly found: DictKey | undefined },
  ): Promise<void> {
    const row = found && lookupRow(lookup, found, nowMs);
    if (buckets.length === 0 && row === undefined) return;
    const charge: Charge = {
      nowMs,
      costs: costsOf(buckets, found !== undefined),
      ...(row === undefined ? {} : { lookup: row }),
    };
    await this.decide(() => this.charges.submit(charge));
  }

  private async bucketsOf(lookup: ContractLookup): Promise<readonly Bucket[]> {
    const { participant, payerId, keyType } = lookup;
    const ofPayer = payerId === undefined ? [] : [this.policies.ofPayer(keyType, payerId)];
    if (participant === undefined) return ofPayer;
    const category = await this.participants.categoryOf(participant);
    return [...ofPayer, this.policies.ofLookup(participant, category)];
  }

  /** Payment orders that have arrived meanwhile give tokens back before a lookup is refused. */
  private async decide(decision: () => Promise<EmptyBucket | undefined>): Promise<void> {
    if ((await decision()) === undefined) return;
    await this.transfers.sync();
    refuse(await decision());
  }
}

function costsOf(buckets: readonly Bucket[], isFound: boolean): readonly Cost[] {
  const outcome = isFound ? 'found' : 'notFound';
  return buckets.map((bucket) => ({ ...bucket, tokens: bucket.policy.costs[outcome] }));
}

/** The lookup to keep for its payment; undefined if it does not say which one that is. */
function lookupRow(lookup: ContractLookup, found: DictKey, nowMs: number): Charge['lookup'] {
  const { participant, payerId, endToEndId, keyType, keyValue } = lookup;
  if (participant === undefined || payerId === undefined || endToEndId === undefined) {
    return undefined;
  }
  return {
    ...{ participant, payerId, endToEndId, keyType, keyValue },
    ownerTaxId: ownerTaxIdOf(found),
    ownerAccount: found.account,
    at: toIsoUtc(nowMs),
    creditedAt: null,
  };
}

function refuse(empty: EmptyBucket | undefined): void {
  if (empty !== undefined) throw new RateLimited(empty);
}
