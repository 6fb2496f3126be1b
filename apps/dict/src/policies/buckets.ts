import { Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { type OperationName } from '#libs/dict-api';
import { currentContext, type RequestContext } from '#libs/http';
import { toIsoUtc } from '#libs/kernel';
import { type DictKey } from '../keys/dict-key';
import { ownerTaxIdOf } from '../keys/official-entry';
import { type Call } from '../official/call';
import { Participants } from '../participants/participants';
import { Transfers } from '../transfers/transfers';
import { type PolicyQuery } from './list-role';
import { PolicyTable } from './policy-table';
import { RateLimited } from './rate-limited';
import { type Bucket, type Cost, type EmptyBucket } from './store/charge';
import { Charges, type Charge } from './store/charges.repository';

/** A lookup: its payer, its payment and its key. */
export interface LookupAttempt {
  /** CPF or CNPJ of the payer. */
  readonly payerId: string;
  readonly endToEndId: string;
  readonly keyType: KeyType;
  readonly keyValue: string;
}

/** The participant and the time of a request. */
export type Requester = Pick<Call, 'participant' | 'nowMs'>;

/** A lookup of `/dict/keys`. Its headers are optional. */
export type ContractLookup = Pick<LookupAttempt, 'keyType' | 'keyValue'> & {
  readonly participant?: string | undefined;
  readonly payerId?: string | undefined;
  readonly endToEndId?: string | undefined;
};

/**
 * Counts requests on the buckets of the rate policies.
 *
 * A lookup (getEntry) is counted after its outcome is known and before the response is sent:
 *
 *     const found = await this.entries.find(keyType, keyValue);
 *     if (refusal !== undefined) {
 *       await this.buckets.checkLookup(call, lookup); // 429 goes before 400
 *       throw refusal; // 400 costs nothing
 *     }
 *     await this.buckets.countLookup(call, lookup, found); // 429, or it counts a 200 or a 404
 *
 * The decision and the count are one transaction with locked buckets. Simultaneous lookups, also at several instances, cannot
 * overdraw a bucket, except by the penalty of one 404.
 */
@Injectable()
export class Buckets {
  /** The tokens that each running request has taken from the buckets of its operation. */
  private readonly counted = new WeakMap<RequestContext, Charge>();

  constructor(
    private readonly charges: Charges,
    private readonly policies: PolicyTable,
    private readonly participants: Participants,
    private readonly transfers: Transfers,
  ) {}

  /**
   * Counts a request on the policies of its operation, one token each. getEntry counts on none of them; see `countLookup`.
   * @throws RateLimited if one of the buckets is empty
   */
  admit(call: Call<unknown>, query: PolicyQuery): Promise<void> {
    return this.count(call.operation, call, query);
  }

  /**
   * Counts a request that is refused before it is admitted. Any status except 500 costs a token.
   * @throws RateLimited, which has priority over the other error
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

  /** Gives the tokens of the current request back. Call it for the status 500, which costs no tokens. */
  async takeBack(): Promise<void> {
    const context = currentContext();
    const charge = this.counted.get(context);
    if (charge === undefined) return;
    this.counted.delete(context);
    await this.charges.giveBack(charge.costs, charge.nowMs);
  }

  /**
   * Refuses a lookup if one of its buckets is empty. It takes no tokens.
   * @throws RateLimited
   */
  async checkLookup({ participant, nowMs }: Requester, lookup: LookupAttempt): Promise<void> {
    if (!this.policies.isEnforced) return;
    const buckets = await this.bucketsOf({ ...lookup, participant });
    await this.decide(() => this.charges.check(buckets, nowMs));
  }

  /**
   * Counts a lookup: for 200 one token of each policy, for 404 the penalty. A lookup that found its key is stored for its payment.
   * @throws RateLimited if one of the buckets is empty; then nothing is counted or stored
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
   * Counts a lookup of `/dict/keys` on the buckets of its headers, if DICT_CONTRACT_RATE_LIMIT is true.
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

  /** Before a lookup is refused, new payment orders are read, because they give tokens back. */
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

/** The lookup to store for its payment; undefined if a header is absent. */
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
