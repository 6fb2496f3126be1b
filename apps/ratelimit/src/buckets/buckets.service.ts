import { Inject, Injectable } from '@nestjs/common';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CONFIG, currentContext, type JsonList } from '#libs/platform';
import {
  balance,
  FULL,
  holding,
  meterOfPolicy,
  policyId,
  RESERVED_TOKENS,
  stateBefore,
  type Policy,
  type QueryOutcome,
} from '#libs/rate-limit';
import { CLOCK } from '#libs/sandbox';
import type { RatelimitConfig } from '../ratelimit-variables';
import { BucketRepository, type LedgerFilter, type Movement } from './bucket.repository';
import { stateOf, type BucketState } from './bucket-state';
import type { LedgerEntry, LedgerKind, LedgerReason } from './ledger-entry';

/** What holds a query, or what it is held by. */
export interface Reservation {
  readonly isAllowed: boolean;
  /** The client's buckets under the policies, behind it. */
  readonly buckets: readonly BucketState[];
}

/**
 * The buckets of the clients. A query reserves a token of each before it is known what becomes of it: who
 * asks many things at once could otherwise have all of them fail for one token.
 */
@Injectable()
export class BucketsService {
  constructor(
    private readonly buckets: BucketRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: RatelimitConfig,
  ) {}

  /** The policies that a query of a key of this type is held to; of all, where the type is not known. */
  policiesFor(keyType: string | undefined): readonly Policy[] {
    return this.config.policies.filter(
      ({ keyTypes }) =>
        keyTypes === undefined || keyType === undefined || keyTypes.includes(keyType),
    );
  }

  /** The client's buckets as they are. */
  async read(
    clientId: string,
    policies: readonly Policy[] = this.config.policies,
  ): Promise<readonly BucketState[]> {
    const states = await this.buckets.read(clientId);
    const nowMs = this.clock.nowMs();
    return policies.map((policy) => stateOf(policy, states.get(policyId(policy)) ?? FULL, nowMs));
  }

  /** Takes a token from each of the buckets, or from none. */
  async reserve(clientId: string, policies: readonly Policy[]): Promise<Reservation> {
    const nowMs = this.clock.nowMs();
    const movements = policies.map((policy) => ({ policy, tokens: RESERVED_TOKENS }));
    const states = await this.buckets.spend(clientId, movements, nowMs);
    if (states === undefined) {
      return { isAllowed: false, buckets: await this.noteRefusal(clientId, policies, 'exhausted') };
    }
    const buckets = await this.note(clientId, movements, { states, nowMs, reason: 'query' });
    return { isAllowed: true, buckets };
  }

  /** Makes of the reservation what the outcome costs; gives the buckets behind it, where they changed. */
  async settle(
    clientId: string,
    policies: readonly Policy[],
    outcome: QueryOutcome,
  ): Promise<readonly BucketState[]> {
    const nowMs = this.clock.nowMs();
    const movements = policies
      .map((policy) => ({ policy, tokens: policy.costs[outcome] - RESERVED_TOKENS }))
      .filter(({ tokens }) => tokens !== 0);
    if (movements.length === 0) return [];
    const states = await this.buckets.move(clientId, movements, nowMs);
    if (states === undefined) return [];
    return this.note(clientId, movements, { states, nowMs, reason: outcome });
  }

  /** Notes that a query was refused by the buckets that are empty, or by all where a rule orders it. */
  async noteRefusal(
    clientId: string,
    policies: readonly Policy[],
    reason: 'exhausted' | 'ordered',
  ): Promise<readonly BucketState[]> {
    const buckets = await this.read(clientId, policies);
    const refusing = buckets.filter(({ waitMs }) => reason === 'ordered' || waitMs > 0);
    const nowMs = this.clock.nowMs();
    await this.buckets.note(
      refusing.map(({ policy, balance: held }) =>
        this.entry(clientId, policy, {
          kind: 'REFUSAL',
          reason,
          tokens: RESERVED_TOKENS,
          balanceBefore: held,
          balanceAfter: held,
          nowMs,
        }),
      ),
    );
    return buckets;
  }

  /** Makes the bucket hold so many tokens, the next of them to come in so many milliseconds. */
  async set(
    clientId: string,
    policy: Policy,
    tokens: number,
    nextInMs?: number,
  ): Promise<BucketState> {
    const [before] = await this.read(clientId, [policy]);
    const nowMs = this.clock.nowMs();
    const meter = meterOfPolicy(policy);
    const fullAt = holding(meter, nowMs, tokens, nextInMs);
    await this.buckets.set(clientId, policy, fullAt);
    const balanceBefore = before?.balance ?? policy.capacity;
    const balanceAfter = balance(meter, fullAt, nowMs);
    const moved = { tokens: Math.abs(balanceAfter - balanceBefore), balanceBefore, balanceAfter };
    const entry = { kind: 'SET', reason: 'control', nowMs, ...moved } as const;
    await this.buckets.note([this.entry(clientId, policy, entry)]);
    return stateOf(policy, fullAt, nowMs);
  }

  ledger(filter: LedgerFilter, write: (entry: LedgerEntry) => string): JsonList {
    return this.buckets.ledger(filter, write);
  }

  private async note(
    clientId: string,
    movements: readonly Movement[],
    {
      states,
      nowMs,
      reason,
    }: {
      readonly states: readonly number[];
      readonly nowMs: number;
      readonly reason: LedgerReason;
    },
  ): Promise<readonly BucketState[]> {
    const moved = movements.map((movement, index) => ({
      ...movement,
      next: states[index] ?? FULL,
    }));
    await this.buckets.note(
      moved.map(({ policy, tokens, next }) => {
        const meter = meterOfPolicy(policy);
        return this.entry(clientId, policy, {
          kind: tokens > 0 ? 'SPEND' : 'RETURN',
          reason,
          tokens: Math.abs(tokens),
          // From the state that the statement itself gave: no other request can come in between.
          balanceBefore: balance(meter, stateBefore(meter, next, tokens), nowMs),
          balanceAfter: balance(meter, next, nowMs),
          nowMs,
        });
      }),
    );
    return moved.map(({ policy, next }) => stateOf(policy, next, nowMs));
  }

  private entry(clientId: string, policy: Policy, { nowMs, ...about }: Moved): LedgerEntry {
    return {
      id: newUuid(),
      clientId,
      policy: policyId(policy),
      ...about,
      correlationId: currentContext().correlationId,
      at: toIsoUtc(nowMs),
    };
  }
}

interface Moved {
  readonly kind: LedgerKind;
  readonly reason: LedgerReason;
  readonly tokens: number;
  readonly balanceBefore: number;
  readonly balanceAfter: number;
  readonly nowMs: number;
}
