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
import type { LedgerEntry, LedgerReason } from './ledger-entry';

/** A query that was let in or not, and the client's buckets behind that. */
export interface Reservation {
  readonly clientId: string;
  readonly isAllowed: boolean;
  readonly buckets: readonly BucketState[];
  /** What is to be noted when the outcome is known. */
  readonly lines: readonly LedgerEntry[];
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
      const buckets = await this.noteRefusal(clientId, policies, 'exhausted');
      return { clientId, isAllowed: false, buckets, lines: [] };
    }
    const moved = { clientId, movements, states, nowMs };
    return { clientId, isAllowed: true, buckets: statesOf(moved), lines: linesOf(moved, 'query') };
  }

  /**
   * Makes of the reservation what the outcome costs, and notes both: one line for the token that was
   * reserved, one for what came back or was added.
   *
   * @returns the buckets behind it
   */
  async settle(
    { clientId, buckets, lines }: Reservation,
    outcome: QueryOutcome,
  ): Promise<readonly BucketState[]> {
    const nowMs = this.clock.nowMs();
    const movements = buckets
      .map(({ policy }) => ({ policy, tokens: policy.costs[outcome] - RESERVED_TOKENS }))
      .filter(({ tokens }) => tokens !== 0);
    const states =
      movements.length === 0 ? [] : await this.buckets.move(clientId, movements, nowMs);
    if (states === undefined || states.length === 0) {
      await this.buckets.note(lines);
      return buckets;
    }
    const moved = { clientId, movements, states, nowMs };
    await this.buckets.note([...lines, ...linesOf(moved, outcome)]);
    const changed = new Map(statesOf(moved).map((state) => [state.policy, state]));
    return buckets.map((state) => changed.get(state.policy) ?? state);
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
        lineOf(clientId, policy, {
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
    const about = { kind: 'SET', reason: 'control', nowMs, ...moved } as const;
    await this.buckets.note([lineOf(clientId, policy, about)]);
    return stateOf(policy, fullAt, nowMs);
  }

  ledger(filter: LedgerFilter, write: (entry: LedgerEntry) => string): JsonList {
    return this.buckets.ledger(filter, write);
  }
}

/** Movements that have happened, and the states that they led to. */
interface Moved {
  readonly clientId: string;
  readonly movements: readonly Movement[];
  readonly states: readonly number[];
  readonly nowMs: number;
}

function statesOf({ movements, states, nowMs }: Moved): readonly BucketState[] {
  return movements.map(({ policy }, index) => stateOf(policy, states[index] ?? FULL, nowMs));
}

/** The balances come from the state that the statement itself gave: no other request is in between. */
function linesOf(
  { clientId, movements, states, nowMs }: Moved,
  reason: LedgerReason,
): readonly LedgerEntry[] {
  return movements.map(({ policy, tokens }, index) => {
    const meter = meterOfPolicy(policy);
    const next = states[index] ?? FULL;
    return lineOf(clientId, policy, {
      kind: tokens > 0 ? 'SPEND' : 'RETURN',
      reason,
      tokens: Math.abs(tokens),
      balanceBefore: balance(meter, stateBefore(meter, next, tokens), nowMs),
      balanceAfter: balance(meter, next, nowMs),
      nowMs,
    });
  });
}

function lineOf(
  clientId: string,
  policy: Policy,
  {
    nowMs,
    ...about
  }: Pick<LedgerEntry, 'kind' | 'reason' | 'tokens' | 'balanceBefore' | 'balanceAfter'> & {
    readonly nowMs: number;
  },
): LedgerEntry {
  return {
    id: newUuid(),
    clientId,
    policy: policyId(policy),
    ...about,
    correlationId: currentContext().correlationId,
    at: toIsoUtc(nowMs),
  };
}
